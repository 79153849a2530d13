import type { CounterView, LineView, MarksView } from '../../board/view';
import { parseHex, tiedBetween, type HexIndex } from '../../hex';
import {
  chanceUnhurt,
  fieldOf,
  isRefusal,
  valuesOf,
  type Pose,
  type Reachable,
  type SkirmishGame,
  ledPoses,
} from '../../skirmish';
import { selectedOf, type Interaction, type Table } from './interaction';
import { hexOfPiece, leavingPlacesOf, placesFor, placesOf } from './places';
import type { Preview } from './preview';

/** The words that are drawn on the board. */
export interface MarkWords {
  /** `part` from 0 to 1. */
  readonly percent: (part: number) => string;
  readonly range: (hexes: number) => string;
}

type Outline = MarksView['outlines'][number];

/** The hexes that an army must hold; they always carry a flag. */
export function objectiveHexes(game: SkirmishGame): readonly HexIndex[] {
  const hexes = game.objectives.flatMap((objective) =>
    objective.kind === 'hold' ? objective.hexes.map((label) => parseHex(game.board.grid, label) ?? -1) : [],
  );
  return [...new Set(hexes)].filter((hex) => hex >= 0);
}

/** Places of those on foot, a mark a hex. */
const reachMarks = (places: readonly Reachable[]): MarksView['reach'] =>
  places.filter(({ pose }) => pose.facing === null).map(({ pose, tests, cost }) => ({ hex: pose.at, tests, cost }));

const partsOf = new WeakMap<readonly Reachable[], MarksView['parts']>();

/** Places of a rider, a mark a facing: the same list for the same places. An advance is counted in hexes. @rule MOV-12 */
function partMarks(places: readonly Reachable[], advancing: boolean): MarksView['parts'] {
  let parts = partsOf.get(places);
  if (!parts) {
    parts = places.flatMap(({ pose: { at, facing }, tests, cost }) =>
      facing === null ? [] : [{ hex: at, facing, tests, cost: advancing ? 0 : cost }],
    );
    partsOf.set(places, parts);
  }
  return parts;
}

function lineOf(preview: Preview, words: MarkWords): LineView | null {
  if (preview.kind !== 'shot') return null;
  const { from, to, sight, answer } = preview;
  const blockers = sight.blockers.map((blocker) => ({
    hex: blocker.hex,
    direction: 'direction' in blocker ? blocker.direction : null,
  }));
  return { from, to, clear: sight.clear && !isRefusal(answer), label: words.range(sight.range), blockers };
}

function targetsOf({ state, legal }: Table, interaction: Interaction): MarksView['targets'] {
  const chosen = selectedOf(interaction);
  if (chosen === null || state.pending) return [];
  if (interaction.kind === 'attack') {
    const [first, ...others] = interaction.attackers;
    const common = (legal.attackers[first!] ?? []).filter((id) =>
      others.every((other) => legal.attackers[other]?.includes(id)),
    );
    return common.map((id) => ({ id, picked: interaction.defenders.includes(id) }));
  }
  const aimed = interaction.kind === 'target' ? interaction.target : null;
  return Object.keys(legal.shooters[chosen] ?? {}).map((id) => ({ id, picked: id === aimed }));
}

function outlinesOf(table: Table, interaction: Interaction, preview: Preview): readonly Outline[] {
  const outlines: Outline[] = [];
  const put = (hexes: readonly HexIndex[], kind: Outline['kind']) =>
    outlines.push(...hexes.map((hex) => ({ hex, kind })));
  put(objectiveHexes(table.game), 'objective');
  const chosen = selectedOf(interaction);
  const zone = table.legal.deployers.length > 0 ? table.game.zones[table.state.active] : null;
  if (zone) put([...zone], 'zone');
  else if (chosen !== null && (interaction.kind === 'selected' || interaction.kind === 'place')) {
    put(
      leavingPlacesOf(table, chosen).map(({ pose }) => pose.at),
      'zone',
    );
  }
  if (interaction.kind === 'attack') {
    // The first attacker is the selected one; those who join him are outlined.
    const others = interaction.attackers.slice(1).map((id) => hexOfPiece(table, id));
    put(
      others.filter((hex) => hex !== null),
      'cursor',
    );
  }
  if (preview.kind === 'place')
    put(
      preview.tests.map(({ hex }) => hex),
      'test',
    );
  // @rule LOF-3
  if (preview.kind === 'shot') put(tiedBetween(table.game.board.grid, preview.from, preview.to), 'tie');
  return outlines;
}

/** Somebody where he would stand, with the values that he would have there. @rule CHR-1 */
function ghostOf({ game, state }: Table, own: CounterView, { at, facing }: Pose): CounterView {
  const sheet = game.byId.get(own.id);
  const character = state.characters[own.id];
  const values = sheet && character ? valuesOf(sheet, { facing, health: character.health }) : own.values;
  return { ...own, hex: at, facing, values };
}

/** Whoever goes where he is pointed, where he would stand; the horse that he leads behind him. @rule MOV-12 @rule MOV-13 */
function ghostsOf(table: Table, preview: Preview, counters: readonly CounterView[]): readonly CounterView[] {
  if (preview.kind !== 'place') return [];
  const { who, place, horse: led } = preview;
  const own = counters.find(({ id }) => id === who);
  const ghosts = own ? [ghostOf(table, own, place.pose)] : [];
  const horse = table.state.horses.find(({ id }) => id === led);
  const shown = counters.find(({ id }) => id === led);
  const walker = fieldOf(table.game, table.state).byId.get(who);
  const stands = horse && walker && ledPoses(table.game, walker, horse, place.path).at(-1);
  return shown && stands ? [...ghosts, { ...shown, hex: stands.at, facing: stands.facing }] : ghosts;
}

/** Everything drawn over the ground for the present interaction. */
export function marksOf(
  table: Table,
  interaction: Interaction,
  preview: Preview,
  rest: { readonly counters: readonly CounterView[]; readonly words: MarkWords },
): MarksView {
  const chosen = selectedOf(interaction);
  const showsReach = chosen !== null && (interaction.kind === 'selected' || interaction.kind === 'place');
  // Off the board, or into the saddle: a place that is not chosen by six parts.
  const leaving = interaction.kind === 'place' && (interaction.verb === 'leave' || interaction.verb === 'mount');
  const pointed = interaction.kind === 'place' ? interaction : null;
  const places = !showsReach
    ? []
    : pointed && !leaving
      ? placesFor(table, chosen, pointed.verb, pointed.horse)
      : placesOf(table, chosen);
  // In a deployment the zone is outlined: its hexes cost nothing.
  const deploying = table.legal.deployers.length > 0;
  const head = chosen === null ? undefined : fieldOf(table.game, table.state).byId.get(chosen)?.head;
  const placed = preview.kind === 'place' ? preview : null;
  return {
    selected: chosen,
    reach: leaving || deploying ? [] : reachMarks(places),
    parts: leaving ? [] : partMarks(places, table.state.pending !== null),
    pickedPart:
      placed && !leaving && placed.place.pose.facing !== null
        ? { hex: placed.place.pose.at, facing: placed.place.pose.facing }
        : null,
    path:
      placed && head !== undefined && placed.verb !== 'deploy' && placed.place.path.length > 0
        ? {
            hexes: [head, ...placed.place.path.map(({ at }) => at)],
            label: placed.place.tests > 0 ? rest.words.percent(chanceUnhurt(table.game, placed.place.tests)) : '',
          }
        : null,
    targets: targetsOf(table, interaction),
    line: lineOf(preview, rest.words),
    ghosts: ghostsOf(table, preview, rest.counters),
    outlines: outlinesOf(table, interaction, preview),
  };
}
