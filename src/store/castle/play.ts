import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import {
  fieldOf,
  type CastleGame,
  type CastleState,
  type Command,
  type Event,
  type SpellUse,
  deployRefusal,
} from '../../castle';
import { createDoubleTap } from '../double-tap';
import type { Session } from '../session-types';
import { idle, selectedOf, selecting, type Choice, type Interaction, type Touched } from './interaction';
import type { Spot } from './options';
import { lookAt } from './look';
import { castOf, leavingPlacesOf, matesOf } from './places';
import { pointedBy, pointingAt } from './pointing';
import { previewOf, rollsDice, type Preview } from './preview';
import { nextReady, tableOf, type Over, type Table } from './table';
import { choose, commit, settled, touch } from './touch';

export type CastleSession = Session<CastleGame, CastleState, Command, Event>;

/** A roll just made. It stays on the card that announced it until the next touch. */
export interface RollShown {
  readonly key: number;
  /** The state before the roll, and what was possible then. */
  readonly table: Table;
  readonly preview: Extract<Preview, { kind: 'attack' | 'climb' | 'spell' }>;
  readonly events: readonly Event[];
}

export interface PlayState {
  readonly table: Table;
  readonly interaction: Interaction;
  readonly preview: Preview;
  /** The refusal of the last touch, if it led to nothing. */
  readonly refusal: Refusal | null;
  readonly roll: RollShown | null;
  /** The mages' dice or the choice of a spell, until the player has looked at them. @rule MAG-1 */
  readonly omens: readonly Event[] | null;
  readonly over: Over | null;
  /** The hex whose details are shown. */
  readonly inspected: HexIndex | null;
  /** Hexes to be brought into sight; a new list for each request. */
  readonly look: readonly HexIndex[];
  /** `at`: the time of the touch in milliseconds; without it (keyboard, list) it never counts as a double tap. */
  readonly tap: (hex: HexIndex, spot: Spot, at?: number) => void;
  /** Opens a character's card and brings it into sight. */
  readonly select: (who: string) => void;
  /** Opens the card of the next character that can act. */
  readonly next: () => void;
  readonly deselect: () => void;
  /** Chooses one of the things that a touch could mean; carries it out if it is pointed at already. */
  readonly choose: (choice: Choice) => void;
  /** Begins a spell, whose target is to be chosen next. @rule MAG-2 */
  readonly beginSpell: (use: SpellUse) => void;
  /** Chooses the slain character to be brought back. */
  readonly callBack: (lost: string) => void;
  /** Begins to drag the catapult, with another character beside it. @rule CAT-1 */
  readonly beginDrag: (mate?: string) => void;
  /** Points at the nearest way off the board. @rule CSC-3 */
  readonly pointAtExit: () => void;
  readonly hide: () => void;
  readonly stand: () => void;
  /** Carries out what is pointed at. */
  readonly commit: () => void;
  /** Places a character on a hex at once, after it was carried there by a finger. @rule CSC-1 */
  readonly place: (who: string, hex: HexIndex) => void;
  /** Reports that a character is being carried over a hex; null: outside the board. */
  readonly carryOver: (who: string, hex: HexIndex | null) => void;
  readonly placeRest: () => void;
  /** Takes all characters of the army that is being set up off the board. */
  readonly clear: () => void;
  readonly rollMagic: () => void;
  readonly chooseSpell: (spell: string) => void;
  readonly closeOmens: () => void;
  /** Ends the turn, or the deployment of the army. */
  readonly end: () => void;
  /** Shows what a command would do, without doing it. */
  readonly pointOut: (command: Command) => void;
  readonly inspect: (hex: HexIndex | null) => void;
  readonly closeRoll: () => void;
}

export type PlayStore = StoreApi<PlayState>;

/** The card of a roll that a command has just made. */
function rollOf(table: Table, command: Command | null, events: readonly Event[], key: number): RollShown | null {
  const pointed = command && pointedBy(command);
  if (!pointed || !events.some(({ type }) => type === 'rolled' || type === 'cast')) return null;
  const preview = previewOf(table, pointed);
  if (preview.kind !== 'attack' && preview.kind !== 'climb' && preview.kind !== 'spell') return null;
  return { key, table, preview, events };
}

const omenTypes: readonly Command['type'][] = ['rollMagic', 'chooseSpell'];

/** Where the army that plays stands: looked at as the siege begins. */
const ownHexes = ({ game, state }: Table): readonly HexIndex[] =>
  fieldOf(game, state)
    .pieces.filter(({ army }) => army === state.active)
    .map(({ at }) => at);

/** The command that ends what is going on now. */
const endingOf = ({ state, legal }: Table): Command | null => {
  if (state.phase === 'deployment') return legal.canEndDeployment ? { type: 'endDeployment' } : null;
  return legal.canEndTurn ? { type: 'endTurn' } : null;
};

type Get = () => PlayState;
type Change = (change: Partial<PlayState>) => void;

/** What is pointed at, and doing it: the part that all verbs share. */
function handOf(session: CastleSession, get: Get, set: Change) {
  function point(interaction: Interaction, refusal: Refusal | null = null, look?: readonly HexIndex[]): void {
    const { table } = get();
    set({ interaction, preview: previewOf(table, interaction), refusal, roll: null, ...(look && { look }) });
  }
  function send(command: Command): void {
    const answer = session.getState().dispatch(command);
    if (answer.kind === 'refused') set({ refusal: answer.refusal });
  }
  function follow({ interaction, command, refusal }: Touched): void {
    point(interaction, refusal ?? null, lookAt(get().table, interaction));
    if (command) send(command);
  }
  const ofChosen = (act: (who: string) => void): void => {
    const who = selectedOf(get().interaction);
    if (who !== null) act(who);
  };
  return { point, send, follow, ofChosen };
}

type Verbs = Omit<
  PlayState,
  'table' | 'interaction' | 'preview' | 'refusal' | 'roll' | 'omens' | 'over' | 'inspected' | 'look'
>;

function verbsOf(session: CastleSession, get: Get, set: Change): Verbs {
  const { point, send, follow, ofChosen } = handOf(session, get, set);
  const double = createDoubleTap();
  const open = (who: string) => follow({ interaction: selecting(who) });
  return {
    tap(hex, spot, at) {
      const touched = touch(get().table, get().interaction, hex, spot);
      if (touched.command && rollsDice(get().preview) && double.tooSoon(at)) return;
      double.pointed(at);
      follow(touched);
    },
    select: open,
    next() {
      const who = nextReady(get().table, selectedOf(get().interaction));
      if (who !== null) open(who);
    },
    deselect() {
      const { interaction } = get();
      const back = interaction.kind !== 'selected' && selectedOf(interaction);
      point(typeof back === 'string' ? selecting(back) : idle);
    },
    choose: (choice) => follow(choose(get().table, get().interaction, choice)),
    beginSpell: (use) =>
      ofChosen((who) => {
        // Even a single target is pointed at by a touch, so that a touch never casts what has not been looked at.
        if (castOf(get().table, who, use)) follow({ interaction: { kind: 'spell', who, use } });
      }),
    callBack(lost) {
      const { interaction } = get();
      if (interaction.kind === 'spell') follow({ interaction: { ...interaction, lost } });
    },
    beginDrag: (mate) =>
      ofChosen((who) => {
        const with_ = mate ?? matesOf(get().table, who)[0];
        if (with_ !== undefined) follow({ interaction: { kind: 'drag', who, mate: with_ } });
      }),
    pointAtExit: () =>
      ofChosen((who) => {
        const [nearest] = leavingPlacesOf(get().table, who).toSorted((a, b) => a.cost - b.cost);
        if (nearest) follow({ interaction: { kind: 'place', who, verb: 'leave', at: nearest.at } });
      }),
    hide: () => ofChosen((who) => send({ type: 'hide', who })),
    stand: () => ofChosen((who) => send({ type: 'stand', who })),
    commit: () => follow(commit(get().table, get().interaction)),
    place(who, hex) {
      follow({ interaction: selecting(who), command: { type: 'deploy', who, at: hex } });
    },
    carryOver(who, hex) {
      if (hex === (get().over?.hex ?? null)) return;
      const { game, state } = get().table;
      set({ over: hex === null ? null : { hex, fits: deployRefusal(game, state, who, hex) === null } });
    },
    placeRest() {
      point(idle);
      send({ type: 'deployRest' });
    },
    clear() {
      point(idle);
      send({ type: 'clearDeployment' });
    },
    rollMagic: () => send({ type: 'rollMagic' }),
    chooseSpell: (spell) => send({ type: 'chooseSpell', spell }),
    closeOmens: () => set({ omens: null }),
    end() {
      const command = endingOf(get().table);
      if (command) send(command);
    },
    pointOut: (command) => follow({ interaction: pointingAt(get().table, command) }),
    inspect: (inspected) => set({ inspected }),
    closeRoll: () => set({ roll: null }),
  };
}

/** The player's interaction with a session: what is pointed at, its preview, and carrying it out. */
export function createPlay(session: CastleSession): PlayStore {
  const { game } = session.getState();
  const store = createStore<PlayState>()((set, get) => ({
    table: tableOf(game, session.getState().state),
    interaction: idle,
    preview: { kind: 'none' },
    refusal: null,
    roll: null,
    omens: null,
    over: null,
    inspected: null,
    look: [],
    ...verbsOf(session, get, set),
  }));

  session.subscribe((now, before) => {
    if (now.state === before.state) return;
    const { interaction: last, omens } = store.getState();
    const table = tableOf(game, now.state);
    const fresh = now.played !== before.played && now.played?.how === 'command' ? now.played : null;
    const interaction = settled(table, last, fresh?.command?.type ?? null);
    const opens = now.state.phase === 'play' && before.state.phase !== 'play';
    const told = fresh?.command && omenTypes.includes(fresh.command.type) ? fresh.events : null;
    store.setState({
      table,
      interaction,
      preview: previewOf(table, interaction),
      refusal: null,
      roll: fresh && rollOf(tableOf(game, fresh.before), fresh.command, fresh.events, fresh.key),
      // A spell chosen after the dice is shown with them.
      omens: told ? [...(omens ?? []), ...told] : fresh ? null : omens,
      look: opens ? ownHexes(table) : lookAt(table, interaction),
    });
  });
  return store;
}
