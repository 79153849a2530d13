import type { BadgeView, CounterView } from '../../board/view';
import type { ArmyId, Language } from '../../game';
import { fieldOf, type Piece } from '../../castle';
import type { ArmyLook } from '../army-pairs';
import { doneIds, machine, readyIds, type Scene, type Table } from './table';

export type ArmyLooks = Readonly<Record<ArmyId, ArmyLook>>;

interface Facts {
  readonly looks: ArmyLooks;
  readonly language: Language;
  readonly ready: ReadonlySet<string>;
  readonly done: ReadonlySet<string>;
  /** The catapult's name in the player's language. */
  readonly machineName: string;
}

const nobody: ReadonlySet<string> = new Set();

/** The lives with which a character begins. @rule CFI-2 */
export const fullLife = ({ game }: Scene, who: string): number =>
  game.options.level === 'beginner' ? 1 : (game.byId.get(who)?.life ?? 1);

/**
 * The badges of a character: effects that last, with what is left of them, and what it carries. @rule MAG-1 @rule MAG-2
 * @rule CSC-3
 */
function badgesOf({ game, state }: Scene, { id, army, sheet, stupor }: Piece): readonly BadgeView[] {
  const badges: BadgeView[] = [];
  const { crystals } = state.magic[army];
  if (sheet.magic > 0 && game.options.magic) badges.push({ kind: 'crystals', count: crystals });
  if (stupor > 0) badges.push({ kind: 'stupor', count: stupor });
  if (state.doings.hasted.includes(id)) badges.push({ kind: 'haste', count: null });
  if (state.banner?.carrier === id) badges.push({ kind: 'banner', count: null });
  return badges;
}

const base = { facing: null, values: null, stunned: false, armoured: false, weapon: null } as const;

function counterOf(scene: Scene, piece: Piece, { looks, language, ready, done }: Facts): CounterView {
  const { id, sheet, army, at, life, hidden, invisible, stupor } = piece;
  const { melee, shooting, magic, defence } = sheet;
  const owned = army === scene.state.active && !scene.state.outcome;
  const full = fullLife(scene, id);
  return {
    ...base,
    ...looks[army],
    id,
    hex: at,
    figure: sheet.type,
    name: sheet.name[language],
    dice: { melee, shooting, magic, defence },
    lives: { left: life, of: full },
    hidden,
    invisible,
    badges: badgesOf(scene, piece),
    wounded: life < full,
    stunned: stupor > 0,
    done: owned && done.has(id) && !ready.has(id),
    ready: owned && ready.has(id),
  };
}

/** The machine as a counter; null where there is none on the board. @rule CAT-1 @rule CAT-6 */
function machineCounter({ game, state }: Scene, { looks, machineName, ready }: Facts): CounterView | null {
  const { catapult } = state;
  if (!catapult || catapult.at < 0) return null;
  const { besieger } = game.options;
  return {
    ...base,
    ...looks[besieger],
    id: machine,
    hex: catapult.at,
    figure: 'catapult',
    name: machineName,
    dice: null,
    lives: { left: catapult.life, of: game.ruleset.values.catapult.life },
    badges: [{ kind: 'shots', count: catapult.shots }],
    wounded: catapult.life < game.ruleset.values.catapult.life,
    done: catapult.shot || catapult.moved,
    ready: ready.has(machine) && state.active === besieger,
  };
}

/** Two that look the same: what they show is plain data. */
const same = (a: CounterView, b: CounterView): boolean => JSON.stringify(a) === JSON.stringify(b);

function countersOf(scene: Scene, facts: Facts): CounterView[] {
  const people = fieldOf(scene.game, scene.state).pieces.map((piece) => counterOf(scene, piece, facts));
  const machineAt = machineCounter(scene, facts);
  return machineAt ? [machineAt, ...people] : people;
}

/**
 * Returns a function that makes the counters of a state. A counter that has not changed is the same object as before,
 * so that it is not redrawn.
 */
export function counterMaker(): (
  table: Table,
  looks: ArmyLooks,
  language: Language,
  machineName: string,
) => readonly CounterView[] {
  let last = new Map<string, CounterView>();
  return (table, looks, language, machineName) => {
    const ready = new Set(readyIds(table.legal));
    const facts = { looks, language, machineName, ready, done: new Set(doneIds(table.state)) };
    const counters = countersOf(table, facts).map((counter) => {
      const before = last.get(counter.id);
      return before && same(before, counter) ? before : counter;
    });
    last = new Map(counters.map((counter) => [counter.id, counter]));
    return counters;
  };
}

/**
 * The counter of a living character (or the catapult) in a state, without what it can still do; null when it is not on
 * the board.
 */
export function portrait(
  scene: Scene,
  who: string,
  looks: ArmyLooks,
  language: Language,
  machineName: string,
): CounterView | null {
  const facts = { looks, language, machineName, ready: nobody, done: nobody };
  if (who === machine) return machineCounter(scene, facts);
  const piece = fieldOf(scene.game, scene.state).byId.get(who);
  return piece ? counterOf(scene, piece, facts) : null;
}

/** The counter of a character that has no place yet, as it would look on a hex. */
export function ghostOf(
  { game, state }: Scene,
  who: string,
  hex: number,
  looks: ArmyLooks,
  language: Language,
  machineName: string,
): CounterView | null {
  const character = state.characters[who];
  const placed: Scene = {
    game,
    state: {
      ...state,
      characters: character ? { ...state.characters, [who]: { ...character, at: hex } } : { ...state.characters },
      catapult: who === machine && state.catapult ? { ...state.catapult, at: hex } : state.catapult,
    },
  };
  return portrait(placed, who, looks, language, machineName);
}
