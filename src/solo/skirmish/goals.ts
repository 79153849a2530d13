import { otherArmy, type ArmyId, type Objective } from '../../game';
import { parseHex, type HexIndex } from '../../hex';
import { isExitFor, pieceAt, type SkirmishGame } from '../../skirmish';
import { farAway } from './tables';
import type { Man, Survey } from './survey';

/** Something that draws one man over the board. */
export interface Goal {
  readonly kind: 'hold' | 'exit' | 'horse';
  /** Where to; of an exit the nearest edge hex will do. */
  readonly hex: HexIndex;
  /** For being there at the end of this turn. */
  readonly there: number;
  /** For being on the way: all of it there, less by the turns to go. */
  readonly near: number;
  readonly travel: Uint8Array;
}

/** Rounds after this one. */
const roundsLeft = ({ game, state }: Survey): number => Math.max(0, game.turnLimit - state.turn);

/** What a hex of an objective is worth to whoever stands on it, now. */
function holdWorth(
  survey: Survey,
  objective: Extract<Objective, { kind: 'hold' }>,
  hexes: readonly HexIndex[],
  man: Man,
  hex: HexIndex,
) {
  const rounds = roundsLeft(survey);
  const points = objective.points * survey.point;
  const late = rounds === 0 ? 1 : survey.weights.holdEarly / (1 + rounds);
  let worth = points * late;
  if (objective.wins) {
    let held = 0;
    for (const other of hexes) {
      const piece = other === hex ? undefined : pieceAt(survey.field, other);
      if (piece && piece.id !== man.id && piece.army === objective.army && piece.standing && !piece.sheet!.animal)
        held++;
    }
    const part = (count: number) => (count / hexes.length) ** 3;
    worth += survey.weights.win * (part(held + 1) - part(held)) * (objective.army === man.army ? 1 : 0.7);
  }
  return worth;
}

const hexesOn = (game: SkirmishGame, labels: readonly string[]): HexIndex[] =>
  labels.map((label) => parseHex(game.board.grid, label)).filter((hex) => hex !== null);

const exits = new WeakMap<SkirmishGame, Map<string, readonly HexIndex[]>>();

/** Where somebody may leave the board. */
export function exitHexes(game: SkirmishGame, man: Man): readonly HexIndex[] {
  let known = exits.get(game);
  if (!known) exits.set(game, (known = new Map()));
  const found = known.get(man.id);
  if (found) return found;
  const hexes = Array.from({ length: game.board.grid.size }, (_, hex) => hex).filter((hex) =>
    isExitFor(game, man.sheet, hex),
  );
  known.set(man.id, hexes);
  return hexes;
}

/** What leaving brings, points and a part of the game. */
export function exitWorth(survey: Survey, man: Man): number {
  let worth = 0;
  const { game, state } = survey;
  for (const objective of game.objectives) {
    if ((objective.kind !== 'leave' && objective.kind !== 'escort') || objective.army !== man.army) continue;
    if (objective.who ? !objective.who.includes(man.id) : man.sheet.animal) continue;
    worth += objective.points * survey.point;
    if (!objective.wins) continue;
    const who = objective.who ?? [];
    const needed = 'needed' in objective && objective.needed !== undefined ? objective.needed : who.length;
    const gone = who.filter((id) => state.characters[id]!.health === 'left').length;
    worth += survey.weights.win / Math.max(1, needed - gone);
  }
  return worth;
}

function exitGoal(survey: Survey, man: Man): Goal | null {
  const worth = exitWorth(survey, man);
  if (worth === 0) return null;
  const hexes = exitHexes(survey.game, man);
  const travel = survey.tables.travelTo(`exit ${man.id}`, hexes, man.rides);
  return { kind: 'exit', hex: -1, there: 0, near: worth, travel };
}

interface Prize {
  readonly hex: HexIndex;
  readonly objective: Extract<Objective, { kind: 'hold' }>;
  readonly hexes: readonly HexIndex[];
}

function prizesOf(survey: Survey, army: ArmyId): Prize[] {
  return survey.game.objectives.flatMap((objective) => {
    if (objective.kind !== 'hold') return [];
    if (objective.army !== army && objective.army !== otherArmy(army)) return [];
    const hexes = hexesOn(survey.game, objective.hexes);
    return hexes.map((hex) => ({ hex, objective, hexes }));
  });
}

/** Each prize draws the nearest who is not drawn by another yet; whoever stands on one keeps it. */
function claims(survey: Survey, army: ArmyId, prizes: readonly HexIndex[]): Map<string, HexIndex> {
  const claimed = new Map<string, HexIndex>();
  const able = survey.men[army].filter((man) => man.standing && !man.sheet.animal);
  const pairs = prizes.flatMap((hex) =>
    able.map((man) => {
      const way = survey.tables.travel(hex, man.rides)[man.piece.head]!;
      const turns = (way * 10) / Math.max(1, man.piece.values.move);
      return { hex, man, order: turns + (man.sheet.weapon ? 8 : 0) };
    }),
  );
  pairs.sort((a, b) => a.order - b.order || a.hex - b.hex || (a.man.id < b.man.id ? -1 : 1));
  const taken = new Set<HexIndex>();
  for (const { hex, man, order } of pairs) {
    if (order > 2000 || taken.has(hex) || claimed.has(man.id)) continue;
    taken.add(hex);
    claimed.set(man.id, hex);
  }
  return claimed;
}

function horseGoal(survey: Survey, man: Man): Goal | null {
  if (man.rides || !man.sheet.mounted) return null;
  const horse = survey.state.horses.find(({ rider }) => rider === man.id);
  if (!horse) return null;
  return {
    kind: 'horse',
    hex: horse.at,
    there: 0,
    near: 0.6 * man.worth,
    travel: survey.tables.travel(horse.at, false),
  };
}

/** What draws every man of an army, by id. `company`: each prize draws one only. */
export function goalsOf(survey: Survey, army: ArmyId, company: boolean): ReadonlyMap<string, readonly Goal[]> {
  const goals = new Map<string, Goal[]>();
  const prizes = prizesOf(survey, army);
  const claimed = company ? claims(survey, army, [...new Set(prizes.map(({ hex }) => hex))]) : null;
  for (const man of survey.men[army]) {
    const list: Goal[] = [];
    const exit = exitGoal(survey, man);
    if (exit) list.push(exit);
    const horse = horseGoal(survey, man);
    if (horse) list.push(horse);
    if (!man.sheet.animal) {
      for (const { hex, objective, hexes } of prizes) {
        const worth = holdWorth(survey, objective, hexes, man, hex);
        const drawn = !claimed || claimed.get(man.id) === hex;
        const travel = survey.tables.travel(hex, man.rides);
        list.push({ kind: 'hold', hex, there: worth, near: drawn ? survey.weights.progress * worth : 0, travel });
      }
    }
    goals.set(man.id, list);
  }
  return goals;
}

/** What a goal gives somebody who ends his turn on a hex. */
export function goalAt({ game, state }: Survey, goal: Goal, man: Man, hex: HexIndex, tail: HexIndex): number {
  if (goal.kind === 'hold' && (hex === goal.hex || tail === goal.hex)) return goal.there + goal.near;
  if (goal.near === 0) return 0;
  const way = goal.travel[hex]!;
  if (way === farAway) return 0;
  const turns = way / Math.max(1, man.piece.values.move);
  if (goal.kind !== 'exit') return goal.near / (1 + turns);
  const left = Math.max(1, game.turnLimit - state.turn + 1);
  return goal.near * Math.max(0, 1 - turns / (left + 1)) * 0.9;
}
