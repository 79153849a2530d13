import type { Direction, HexIndex } from '../../hex';
import { distance } from '../../hex';
import { fieldOf, isRefusal, piecesAt, type Attack, type Piece, type Target } from '../../castle';
import { attackNow } from '../../castle/fighting/decide-attack';
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

const worth = ({ chance }: Attack): number => chance.numerator / chance.denominator;

/** The best way of attacking each thing, in the order in which the rules offer them. */
export function bestAttacks(attacks: readonly Attack[]): readonly Attack[] {
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

/** How far apart two directions are, in steps of 60°. */
const turns = (a: Direction, b: Direction): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** The direction from a hex of a section over it. */
function sideFrom(table: Table, hex: HexIndex, target: Target): Direction | null {
  const section = sectionOfTarget(table, target);
  if (!section) return null;
  if (section.outside === hex) return section.direction;
  return section.inside === hex ? (((section.direction + 3) % 6) as Direction) : null;
}

/**
 * Of the sections that can be aimed at, the one that a touch on a hex means: the one in the sixth that was touched; where
 * nothing else could be meant, the nearest.
 */
function sectionMeant<T extends { readonly target: Target }>(
  table: Table,
  offers: readonly T[],
  hex: HexIndex,
  part: Direction,
  alone: boolean,
): T | undefined {
  const sides = offers.flatMap((offer) => {
    const side = sideFrom(table, hex, offer.target);
    return side === null ? [] : [{ offer, off: turns(side, part) }];
  });
  const [nearest] = sides.toSorted((a, b) => a.off - b.off);
  return nearest && (nearest.off === 0 || alone) ? nearest.offer : undefined;
}

/** What a touch can mean while a spell waits for its target. @rule MAG-2 */
export function spellOptions(
  table: Table,
  spell: Extract<Interaction, { kind: 'spell' }>,
  hex: HexIndex,
  part: Direction,
): readonly Choice[] {
  const choice = castOf(table, spell.who, spell.use);
  if (!choice) return [];
  const { target: _target, at: _at, ...open } = spell;
  if (choice.hexes.includes(hex)) return [{ ...open, at: hex }];
  const offers = choice.targets.map((target) => ({ target }));
  const others = offers.filter(({ target }) => target.kind !== 'section' && hexesOfTarget(table, target).includes(hex));
  const sections = offers.filter(({ target }) => target.kind === 'section');
  const section = sectionMeant(table, sections, hex, part, others.length === 0);
  return [...others, ...(section ? [section] : [])].map(({ target }) => ({ ...open, target }));
}

/** Everything that somebody could do to or at a hex. */
function deedsAt(table: Table, who: string, hex: HexIndex, part: Direction): Choice[] {
  const deeds: Choice[] = [];
  const best = bestAttacks(attacksOf(table, who));
  for (const attack of best) {
    if (attack.target.kind !== 'section' && hexesOfTarget(table, attack.target).includes(hex))
      deeds.push(aimed(attack));
  }
  if (climbsOf(table, who).some(({ to }) => to === hex)) deeds.push({ kind: 'climb', who, to: hex });
  if (placesOf(table, who).some(({ at }) => at === hex)) deeds.push({ kind: 'place', who, verb: 'move', at: hex });
  else if (leavingPlacesOf(table, who).some(({ at }) => at === hex)) {
    deeds.push({ kind: 'place', who, verb: 'leave', at: hex });
  }
  const sections = best.filter(({ target }) => target.kind === 'section');
  const section = sectionMeant(table, sections, hex, part, deeds.length === 0);
  if (section) deeds.push(aimed(section));
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

/** Those whom a touch on a hex can choose: whoever stands there, and the machine. */
export function holdersOf({ game, state }: Table, hex: HexIndex): readonly string[] {
  const ids = piecesAt(fieldOf(game, state), hex).map(({ id }) => id);
  return state.catapult?.at === hex ? [...ids, machine] : ids;
}

/**
 * Everything that a touch on a hex could mean while play goes on, what somebody chosen can do first, then whose card can
 * be opened.
 */
export function optionsAt(table: Table, interaction: Interaction, hex: HexIndex, part: Direction): readonly Choice[] {
  const { game, state } = table;
  const who = selectedOf(interaction);
  const own = who === null ? undefined : fieldOf(game, state).byId.get(who);
  if (interaction.kind === 'spell') {
    const spells = spellOptions(table, interaction, hex, part);
    if (spells.length > 0) return spells;
  }
  if (interaction.kind === 'drag') {
    const { who: first, mate } = interaction;
    const there = dragsOf(table, first, mate).some(({ path }) => path.at(-1) === hex);
    if (there) return [{ kind: 'drag', who: first, mate, at: hex }];
  }
  const deeds = who !== null && own?.army === state.active ? deedsAt(table, who, hex, part) : [];
  const cards = holdersOf(table, hex).map((id): Choice => ({ kind: 'selected', who: id }));
  // An enemy who can be attacked here is touched to attack him, not to read his card.
  const attacked = deeds.flatMap((deed) =>
    deed.kind === 'target' && deed.target.kind === 'character' ? [deed.target.id] : [],
  );
  const climbed = deeds.some(({ kind }) => kind === 'climb');
  const enemies = new Set(
    holdersOf(table, hex).filter((id) => fieldOf(game, state).byId.get(id)?.army !== state.active),
  );
  const left = cards.filter(({ who: id }) => !attacked.includes(id) && !(climbed && enemies.has(id)));
  if (deeds.length === 0 && own?.army === state.active && own.at !== hex) {
    const [enemy] = piecesAt(fieldOf(game, state), hex).filter(({ army }) => army !== state.active);
    const hopeless = enemy && hopelessAim(table, own, enemy);
    if (hopeless) return [hopeless, ...left.filter(({ who: id }) => id !== enemy.id)];
  }
  return [...deeds, ...left];
}
