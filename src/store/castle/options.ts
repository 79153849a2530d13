import { distance, type Direction, type HexIndex } from '../../hex';
import { fieldOf, isRefusal, piecesAt, type Attack, type Piece, type Target, attackNow } from '../../castle';
import { sameTarget, selectedOf, type Choice, type DeclaredAttack, type Interaction } from './interaction';
import {
  attacksOf,
  castOf,
  climbsOf,
  dragsOf,
  hexesOfTarget,
  leavingPlacesOf,
  placesOf,
  sectionOfTarget,
} from './places';
import { machine, type Table } from './table';

/**
 * Where in a hex a touch landed: in which sixth, and whether near its outer side. Null for the keyboard, which touches
 * a hex as a whole.
 */
export type Spot = { readonly part: Direction; readonly rim: boolean } | null;

const worth = ({ chance }: Attack): number => chance.numerator / chance.denominator;

/** The best way of attacking each thing, in the order in which the rules offer them. */
function bestAttacks(attacks: readonly Attack[]): readonly Attack[] {
  const best: Attack[] = [];
  for (const attack of attacks) {
    const known = best.findIndex(({ target }) => sameTarget(target, attack.target));
    if (known < 0) best.push(attack);
    else if (worth(attack) > worth(best[known]!)) best[known] = attack;
  }
  return best;
}

const aimed = ({ who, by, target }: Attack): Choice => ({
  kind: 'target',
  who,
  by: by as DeclaredAttack,
  target,
});

/** The angle between two directions, in steps of 60°. */
export const turns = (a: Direction, b: Direction): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The direction from a hex to a section on one of its sides. */
export function sideFrom(table: Table, hex: HexIndex, target: Target): Direction | null {
  const section = sectionOfTarget(table, target);
  if (!section) return null;
  if (section.outside === hex) return section.direction;
  return section.inside === hex ? (((section.direction + 3) % 6) as Direction) : null;
}

/** How far from the touched sixth of a hex the section is that a choice aims at; null where that is none over the hex. */
function offFrom(table: Table, choice: Choice, hex: HexIndex, spot: Spot): number | null {
  const target = choice.kind === 'target' || choice.kind === 'spell' ? choice.target : undefined;
  const side = target ? sideFrom(table, hex, target) : null;
  if (side === null) return null;
  return spot ? turns(side, spot.part) : 0;
}

/**
 * What a touch means of the walls that can be aimed at and of all else at a hex: on a wall the wall, in the middle of the
 * hex all else, and the nearest wall where there is nothing else. A key, which touches no place in the hex, means them all.
 */
function withWalls(
  table: Table,
  others: readonly Choice[],
  walls: readonly Choice[],
  hex: HexIndex,
  spot: Spot,
): readonly Choice[] {
  const here = walls.flatMap((choice) => {
    const off = offFrom(table, choice, hex, spot);
    return off === null ? [] : [{ choice, off }];
  });
  if (spot === null) return [...others, ...here.map(({ choice }) => choice)];
  const [nearest] = here.toSorted((a, b) => a.off - b.off);
  const touched = spot.rim && nearest?.off === 0;
  return nearest && (touched || others.length === 0) ? [nearest.choice] : others;
}

/** What a touch can mean while a spell waits for its target. @rule MAG-2 */
function spellOptions(
  table: Table,
  spell: Extract<Interaction, { kind: 'spell' }>,
  hex: HexIndex,
  spot: Spot,
): readonly Choice[] {
  const choice = castOf(table, spell.who, spell.use);
  if (!choice) return [];
  const { target: _target, at: _at, ...open } = spell;
  if (choice.hexes.includes(hex)) return [{ ...open, at: hex }];
  const aim = (target: Target): Choice => ({ ...open, target });
  const walls = choice.targets.filter(({ kind }) => kind === 'section').map(aim);
  const others = choice.targets.filter(
    (target) => target.kind !== 'section' && hexesOfTarget(table, target).includes(hex),
  );
  return withWalls(table, others.map(aim), walls, hex, spot);
}

/** Everything that somebody could do to or at a hex, its walls left out. */
function deedsAt(table: Table, who: string, hex: HexIndex): Choice[] {
  const deeds: Choice[] = [];
  for (const attack of bestAttacks(attacksOf(table, who))) {
    if (attack.target.kind !== 'section' && hexesOfTarget(table, attack.target).includes(hex))
      deeds.push(aimed(attack));
  }
  if (climbsOf(table, who).some(({ to }) => to === hex)) deeds.push({ kind: 'climb', who, to: hex });
  if (placesOf(table, who).some(({ at }) => at === hex)) deeds.push({ kind: 'place', who, verb: 'move', at: hex });
  else if (leavingPlacesOf(table, who).some(({ at }) => at === hex)) {
    deeds.push({ kind: 'place', who, verb: 'leave', at: hex });
  }
  return deeds;
}

/** How somebody would attack from where he is, when nothing can come of it now: to say why. */
function hopelessAim(table: Table, attacker: Piece, enemy: Piece): Choice | null {
  const { game, state } = table;
  const { sheet, id, at } = attacker;
  const near = distance(game.board.grid, at, enemy.at) <= 1;
  const by: DeclaredAttack | null = near ? 'melee' : sheet.shooting > 0 ? 'shooting' : sheet.magic > 0 ? 'magic' : null;
  if (by === null) return null;
  const target: Target = { kind: 'character', id: enemy.id };
  return isRefusal(attackNow(game, state, by, id, target)) ? { kind: 'target', who: id, by, target } : null;
}

/** The ids that a touch on a hex can select: who stands there, and the catapult. */
export function holdersOf({ game, state }: Table, hex: HexIndex): readonly string[] {
  const ids = piecesAt(fieldOf(game, state), hex).map(({ id }) => id);
  return state.catapult?.at === hex ? [...ids, machine] : ids;
}

/** Everything but a wall that a touch on a hex could mean for somebody chosen: what he can do first, then whose card opens. */
function meaningsAt(table: Table, who: string | null, hex: HexIndex): readonly Choice[] {
  const { game, state } = table;
  const { byId } = fieldOf(game, state);
  const own = who === null ? undefined : byId.get(who);
  const active = own?.army === state.active ? own : undefined;
  const deeds = active ? deedsAt(table, active.id, hex) : [];
  const cards = holdersOf(table, hex).map((id): Choice => ({ kind: 'selected', who: id }));
  // An enemy who can be attacked here is touched to attack him, not to read his card.
  const attacked = deeds.flatMap((deed) =>
    deed.kind === 'target' && deed.target.kind === 'character' ? [deed.target.id] : [],
  );
  const climbed = deeds.some(({ kind }) => kind === 'climb');
  const enemies = new Set(holdersOf(table, hex).filter((id) => byId.get(id)?.army !== state.active));
  const left = cards.filter(({ who: id }) => !attacked.includes(id) && !(climbed && enemies.has(id)));
  if (deeds.length === 0 && active && active.at !== hex) {
    const [enemy] = piecesAt(fieldOf(game, state), hex).filter(({ army }) => army !== state.active);
    const hopeless = enemy && hopelessAim(table, active, enemy);
    if (hopeless) return [hopeless, ...left.filter(({ who: id }) => id !== enemy.id)];
  }
  return [...deeds, ...left];
}

/** Everything that a touch on a hex could mean during play. */
export function optionsAt(table: Table, interaction: Interaction, hex: HexIndex, spot: Spot): readonly Choice[] {
  const who = selectedOf(interaction);
  if (interaction.kind === 'spell') {
    const spells = spellOptions(table, interaction, hex, spot);
    if (spells.length > 0) return spells;
  }
  if (interaction.kind === 'drag') {
    const { who: first, mate } = interaction;
    const there = dragsOf(table, first, mate).some(({ path }) => path.at(-1) === hex);
    if (there) return [{ kind: 'drag', who: first, mate, at: hex }];
  }
  const attacks = who === null ? [] : bestAttacks(attacksOf(table, who));
  const walls = attacks.filter(({ target }) => target.kind === 'section').map(aimed);
  return withWalls(table, meaningsAt(table, who, hex), walls, hex, spot);
}
