import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refusal } from '../../game';
import type { Direction, HexIndex } from '../../hex';
import { type Command, type Event, type SkirmishState, hexesOfPose } from '../../skirmish';
import { createDoubleTap } from '../double-tap';
import type { SkirmishSession } from './open';
import {
  nextReady,
  selectedOf,
  selecting,
  settled,
  tableOf,
  type Interaction,
  type Table,
  type Touched,
} from './interaction';
import { easiestByHex, hexOfPiece, placeAt, placesOf, verbNow } from './places';
import { pointingAt } from './pointing';
import { commandOf, previewOf, rollsDice, type Preview } from './preview';
import { commit, pointAtExit, pointAtSaddle, touch, withoutFighter } from './touch';

/**
 * A roll just made (a shot, a melee, tests on the way). It stays on the card that announced it until the next touch.
 */
export interface RollShown {
  readonly key: number;
  readonly preview: Exclude<Preview, { kind: 'none' }>;
  readonly events: readonly Event[];
}

/** The first event of a kind in a roll; null before it is rolled. */
export function eventOf<T extends Event['type']>(roll: RollShown | null, type: T): Extract<Event, { type: T }> | null {
  const found = roll?.events.find((event) => event.type === type);
  return (found as Extract<Event, { type: T }> | undefined) ?? null;
}

/** A place that is previewed while a finger slides or a mouse hovers; it selects nothing. @rule MOV-12 */
export interface Glimpse {
  readonly interaction: Extract<Interaction, { kind: 'place' }>;
  readonly preview: Preview;
}

export interface PlayState {
  readonly table: Table;
  readonly interaction: Interaction;
  readonly preview: Preview;
  readonly glimpse: Glimpse | null;
  /** The refusal of the last touch, if it led to nothing. */
  readonly refusal: Refusal | null;
  readonly roll: RollShown | null;
  /** The hex whose details are shown. */
  readonly inspected: HexIndex | null;
  /** Hexes to be brought into sight: a new list each time. */
  readonly look: readonly HexIndex[];
  /** `at`: when a finger touched, in milliseconds; without it a second tap is never too soon. */
  readonly tap: (hex: HexIndex, part: Direction, at?: number) => void;
  /** Looks at one of a rider's places in passing; null: at none. */
  readonly glimpseAt: (hex: HexIndex | null, facing: Direction | null) => void;
  /** Opens somebody's card and brings him into sight. */
  readonly select: (who: string) => void;
  /** Opens the card of the next one who can act. */
  readonly next: () => void;
  readonly deselect: () => void;
  /** Points at a place in reach, by the list; `at`: when a finger that slid there was lifted. */
  readonly pointAt: (hex: HexIndex, part?: Direction, at?: number) => void;
  /** Points at a way off the board; from one hex when it is named. */
  readonly pointAtExit: (from?: HexIndex) => void;
  /** Points at a hex to get off onto, at one's own horse, or at a place to lead a horse to; at the best when none is named. @rule MOV-13 */
  readonly pointAtSaddle: (verb: 'dismount' | 'mount' | 'lead', horse?: string, at?: HexIndex) => void;
  /** One more attacker, or one fewer fighter. @rule MEL-2 */
  readonly addFighter: (who: string) => void;
  readonly removeFighter: (who: string) => void;
  /** Carries out what is pointed at. */
  readonly commit: () => void;
  /** He does not advance. @rule ADV-1 */
  readonly stay: () => void;
  readonly endSequence: () => void;
  /** Points at what a command would do, without doing it. */
  readonly pointOut: (command: Command) => void;
  readonly inspect: (hex: HexIndex | null) => void;
  readonly closeRoll: () => void;
}

export type PlayStore = StoreApi<PlayState>;

const rolled: readonly Event['type'][] = ['shot', 'fought', 'tested'];

/** The card of a roll that a command has just made; `before` gives the table at which it was given. */
function rollOf(before: () => Table, command: Command | null, events: readonly Event[], key: number): RollShown | null {
  if (!command || !events.some(({ type }) => rolled.includes(type))) return null;
  const table = before();
  const preview = previewOf(table, pointingAt(table, command));
  return preview.kind === 'none' ? null : { key, preview, events };
}

/** The player's hand over a session: what is pointed at, what it would lead to, and doing it. */
export function createPlay(session: SkirmishSession): PlayStore {
  const { game } = session.getState();
  const double = createDoubleTap();
  const store = createStore<PlayState>()((set, get) => {
    function point(interaction: Interaction, refusal: Refusal | null = null, look?: readonly HexIndex[]): void {
      const { table } = get();
      set({
        interaction,
        preview: previewOf(table, interaction),
        glimpse: null,
        refusal,
        roll: null,
        ...(look && { look }),
      });
    }

    /** False when it was refused: the player is told why. */
    function send(command: Command): boolean {
      const answer = session.getState().dispatch(command);
      if (answer.kind === 'refused') set({ refusal: answer.refusal });
      return answer.kind !== 'refused';
    }

    function follow({ interaction, command, refusal }: Touched): void {
      const look = lookAt(get().table, interaction);
      point(interaction, refusal ?? null, look);
      if (command) send(command);
    }

    const open = (who: string) => {
      const { table } = get();
      const hex = hexOfPiece(table, who);
      point(selecting(table, who), null, hex === null ? [] : [hex]);
    };

    const table = tableOf(game, session.getState().state);
    return {
      table,
      interaction: settled(table),
      preview: { kind: 'none' },
      glimpse: null,
      refusal: null,
      roll: null,
      inspected: null,
      look: [],

      tap(hex, part, at) {
        const touched = touch(get().table, get().interaction, hex, part);
        if (touched.command && rollsDice(get().preview) && double.tooSoon(at)) return;
        double.pointed(at);
        const before = get().interaction;
        follow(touched);
        if (isHeap(get().table, before, touched, hex)) set({ inspected: hex });
      },
      glimpseAt(hex, facing) {
        const glimpse = glimpseOf(get().table, get().interaction, hex, facing);
        const before = get().glimpse?.interaction.pose;
        const pose = glimpse?.interaction.pose;
        const moved = before?.at !== pose?.at || before?.facing !== pose?.facing;
        // What was refused before is no word about what is looked at now.
        const past = hex !== null && get().refusal !== null;
        if (moved || past) set({ glimpse, ...(past && { refusal: null }) });
      },
      select: open,
      next() {
        const who = nextReady(get().table, selectedOf(get().interaction));
        if (who !== null) open(who);
      },
      deselect() {
        const { interaction, table: now } = get();
        const chosen = selectedOf(interaction);
        const back = chosen !== null && interaction.kind !== 'selected' && !isBare(interaction);
        point(back ? selecting(now, chosen) : settled(now));
      },
      pointAt(hex, part, at) {
        double.pointed(at);
        const { table: now, interaction } = get();
        const who = selectedOf(interaction);
        const places = who === null ? [] : placesOf(now, who);
        const place = part === undefined ? easiestByHex(places).get(hex) : placeAt(places, hex, part);
        if (who !== null && place)
          follow({ interaction: { kind: 'place', who, verb: verbNow(now), pose: place.pose } });
      },
      pointAtExit(from) {
        const who = selectedOf(get().interaction);
        const exit = who === null ? null : pointAtExit(get().table, who, from);
        if (exit) follow({ interaction: exit });
      },
      pointAtSaddle(verb, horse, at) {
        const who = selectedOf(get().interaction);
        const place = who === null ? null : pointAtSaddle(get().table, who, verb, horse, at);
        if (place) follow({ interaction: place });
      },
      addFighter(who) {
        const { table: now, interaction } = get();
        const hex = hexOfPiece(now, who);
        if (interaction.kind === 'attack' && hex !== null) follow(touch(now, interaction, hex, 0));
      },
      removeFighter(who) {
        const { interaction } = get();
        if (interaction.kind === 'attack') point(withoutFighter(interaction, who));
      },
      commit: () => follow(commit(get().table, get().interaction)),
      stay() {
        const who = selectedOf(get().interaction);
        if (who !== null) send({ type: 'stay', who });
      },
      endSequence() {
        // Who is shown at a place in a deployment is put there: he was seen standing there. @rule VIC-1
        const placing = placingOf(get());
        if (!placing || send(placing)) send({ type: 'endSequence' });
      },
      pointOut: (command) => follow({ interaction: pointingAt(get().table, command) }),
      inspect: (hex) => set({ inspected: hex }),
      closeRoll: () => set({ roll: null }),
    };
  });

  session.subscribe((now, before) => {
    if (now.state === before.state) return;
    const table = tableOf(game, now.state);
    const { played } = now;
    const fresh = played !== before.played && played?.how === 'command' ? played : null;
    const interaction = settled(table);
    // What lies on the table still is what the command was given at, but where several came at once.
    const last = store.getState().table;
    const tableBefore = (state: SkirmishState) => (last.state === state ? last : tableOf(game, state));
    store.setState({
      table,
      interaction,
      preview: previewOf(table, interaction),
      glimpse: null,
      refusal: null,
      roll: fresh && rollOf(() => tableBefore(fresh.before), fresh.command, fresh.events, fresh.key),
      look: lookAt(table, interaction),
    });
  });
  return store;
}

function glimpseOf(
  table: Table,
  interaction: Interaction,
  hex: HexIndex | null,
  facing: Direction | null,
): Glimpse | null {
  const who = selectedOf(interaction);
  if (who === null || hex === null || facing === null) return null;
  const place = placesOf(table, who).find(({ pose }) => pose.at === hex && pose.facing === facing);
  if (!place) return null;
  const looked = { kind: 'place', who, verb: verbNow(table), pose: place.pose } as const;
  return { interaction: looked, preview: previewOf(table, looked) };
}

/** The placement of a deployment that is shown and not done yet; null when there is none. */
export function placingOf({ preview }: Pick<PlayState, 'preview'>): Command | null {
  return preview.kind === 'place' && preview.verb === 'deploy' ? commandOf(preview) : null;
}

/** Whether a touch lies on several things at once: the dead alone, or beneath somebody stunned or a loose horse. */
function isHeap(
  { state }: Table,
  before: Interaction,
  { interaction, command, refusal }: Touched,
  hex: HexIndex,
): boolean {
  if (command || refusal || (state.bodies[hex] ?? 0) === 0) return false;
  if (interaction.kind === 'idle') return before.kind === 'idle';
  if (interaction.kind !== 'selected') return false;
  const character = state.characters[interaction.who];
  return !character || character.stunnedIn !== null;
}

/** An attack with nobody attacked yet is but a selection. */
const isBare = (interaction: Interaction): boolean =>
  interaction.kind === 'attack' && interaction.defenders.length === 0 && interaction.attackers.length === 1;

/** The hexes that what is pointed at is about. */
function lookAt(table: Table, interaction: Interaction): readonly HexIndex[] {
  const who = selectedOf(interaction);
  const own = who === null ? null : hexOfPiece(table, who);
  const others: (HexIndex | null)[] =
    interaction.kind === 'place'
      ? hexesOfPose(table.game, interaction.pose)
      : interaction.kind === 'target'
        ? [interaction.to]
        : interaction.kind === 'attack'
          ? [...interaction.attackers, ...interaction.defenders].map((id) => hexOfPiece(table, id))
          : [];
  return [own, ...others].filter((hex) => hex !== null);
}
