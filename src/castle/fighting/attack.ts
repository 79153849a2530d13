import { otherArmy, type Modifier, type Refusal, type Tally } from '../../game';
import { distance } from '../../hex';
import { loadedFor } from '../catapult/crew';
import { climbsOf } from '../climbing/climb';
import type { AttackKind, Target } from '../commands';
import { apartBy, enemyTouching, fieldOf, type Piece } from '../field';
import type { CastleGame } from '../game';
import { distanceToSection, sectionAt, sectionOf, type Section } from '../ground';
import { isRefusal, refuse } from '../refusals';
import { sight } from '../sight/sight';
import type { CastleState } from '../state';
import { chanceToWound, type Fraction } from './fraction';

/** An attack that could be made, as the preview shows it and the dice decide it. @rule CFI-1 */
export interface Attack {
  readonly who: string;
  readonly by: AttackKind;
  readonly target: Target;
  readonly dice: Tally;
  /** Every value that could count, the target's own first; the highest does. */
  readonly defences: Tally;
  readonly defence: number;
  readonly chance: Fraction;
}

interface Context {
  readonly game: CastleGame;
  readonly state: CastleState;
  readonly attacker: Piece;
  readonly by: AttackKind;
  readonly target: Target;
}

/** Dice, and the defences to be compared; or why not. */
type Judged = { readonly dice: Modifier; readonly defences: readonly Modifier[] } | Refusal;

const value = (reason: string, rule: string, amount: number, facts: Modifier['facts'] = {}): Modifier => ({
  reason,
  rule,
  value: amount,
  facts,
});

const own = (target: Piece): Modifier => value('own', 'CFI-1', target.sheet.defence, { who: target.id });

/** The dice that somebody has for a way of attacking. */
function diceFor({ attacker }: Context, skill: 'melee' | 'shooting' | 'magic'): Modifier | Refusal {
  const amount = attacker.sheet[skill];
  if (amount > 0) return value(skill, 'CFI-1', amount, { who: attacker.id });
  return refuse('not-able', 'CFI-1', { who: attacker.id, skill });
}

/** The enemy aimed at, whom nothing keeps from being a target. @rule MAG-2 */
function enemyAimedAt({ game, state, attacker, target }: Context): Piece | Refusal {
  if (target.kind !== 'character') return refuse('not-a-target', 'CFI-1', { kind: target.kind });
  const enemy = fieldOf(game, state).byId.get(target.id);
  if (!enemy || enemy.army === attacker.army) return refuse('not-a-target', 'CFI-1', { who: target.id });
  return enemy.invisible ? refuse('target-invisible', 'MAG-2', { who: enemy.id }) : enemy;
}

/** The whole section aimed at. @rule WAL-5 */
function sectionAimedAt({ game, state, target }: Context): Section | Refusal {
  if (target.kind !== 'section') return refuse('not-a-target', 'WAL-5', { kind: target.kind });
  const number = sectionAt(game.board, target.hex, target.direction);
  const facts = { hex: target.hex, direction: target.direction };
  if (number < 0) return refuse('no-section', 'WAL-5', facts);
  return state.broken.includes(number) ? refuse('already-broken', 'WAL-5', facts) : sectionOf(game.board, number);
}

/** Hand to hand; the machine may be struck too. @rule CTU-3 @rule CAT-4 */
function inMelee(context: Context): Judged {
  const { game, state, attacker, target } = context;
  const dice = diceFor(context, 'melee');
  if (isRefusal(dice)) return dice;
  if (target.kind === 'catapult') {
    const at = state.catapult?.at ?? -1;
    if (at < 0) return refuse('no-catapult', 'CAT-4');
    if (attacker.army === game.options.besieger) return refuse('not-a-target', 'CAT-4', { kind: 'catapult' });
    const because = apartBy(game, state, attacker.at, at);
    if (because) return refuse('not-in-contact', 'CTU-3', { who: attacker.id, because });
    return { dice, defences: [value('catapult', 'CAT-4', game.ruleset.values.defence.catapult)] };
  }
  const enemy = enemyAimedAt(context);
  if (isRefusal(enemy)) return enemy;
  const because = apartBy(game, state, attacker.at, enemy.at);
  if (because) return refuse('not-in-contact', 'CTU-3', { who: attacker.id, target: enemy.id, because });
  return { dice, defences: [own(enemy)] };
}

/** The range of a character's shots, or of its magic, from where it stands. @rule CFI-3 @rule CSC-2 */
export function reachOfShots(game: CastleGame, attacker: Pick<Piece, 'at'>): number {
  const { ground, top, night } = game.ruleset.values.reach;
  if (game.mission.night) return night;
  return game.ground.tower[attacker.at] ? top : ground;
}

/** Arrows, bullets and the mages' attack. @rule CFI-3 @rule CFI-4 @rule CFI-5 @rule WAL-7 */
function fromAfar(context: Context, skill: 'shooting' | 'magic'): Judged {
  const { game, state, attacker } = context;
  const dice = diceFor(context, skill);
  if (isRefusal(dice)) return dice;
  if (attacker.hidden) return refuse('hidden', 'WAL-7', { who: attacker.id });
  const enemy = enemyAimedAt(context);
  if (isRefusal(enemy)) return enemy;
  if (enemy.hidden) return refuse('target-hidden', 'WAL-7', { who: enemy.id });
  const touching = skill === 'shooting' ? enemyTouching(game, state, attacker) : undefined;
  if (touching) return refuse('in-contact', 'CFI-5', { who: attacker.id, enemy: touching.id });
  const range = distance(game.board.grid, attacker.at, enemy.at);
  const reach = reachOfShots(game, attacker);
  if (range > reach) {
    const rule = game.mission.night ? 'CSC-2' : 'CFI-3';
    return refuse('out-of-range', rule, { who: attacker.id, range, reach });
  }
  const { clear, blockers, hides } = sight(game, state, attacker.at, enemy.at);
  if (clear) return { dice, defences: [own(enemy), ...hides] };
  const { kind, hex } = blockers[0]!;
  return refuse('line-blocked', 'CFI-4', { by: kind, hex });
}

/** Over the rampart, the climb having succeeded. @rule WAL-2 @rule WAL-4 @rule WAL-7 */
function overRampart(context: Context): Judged {
  const { game, state, attacker } = context;
  const dice = diceFor(context, 'melee');
  if (isRefusal(dice)) return dice;
  const enemy = enemyAimedAt(context);
  if (isRefusal(enemy)) return enemy;
  const climb = climbsOf(game, state, attacker.id).find(({ holder }) => holder === enemy.id);
  if (!climb) return refuse('nothing-to-climb', 'WAL-2', { who: attacker.id, hex: enemy.at });
  const { overRampart: behind } = game.ruleset.values.defence;
  return { dice, defences: enemy.hidden ? [own(enemy)] : [own(enemy), value('over-the-wall', 'WAL-4', behind)] };
}

/** Hammer or mace against a section beside him. @rule WAL-5 */
function atRampart(context: Context): Judged {
  const { game, attacker } = context;
  if (!attacker.sheet.breaker) return refuse('not-able', 'WAL-5', { who: attacker.id, skill: 'break' });
  const dice = diceFor(context, 'melee');
  if (isRefusal(dice)) return dice;
  const section = sectionAimedAt(context);
  if (isRefusal(section)) return section;
  const beside = section.outside === attacker.at || section.inside === attacker.at;
  const about = { who: attacker.id, at: 'section' };
  if (!beside) return refuse('not-in-contact', 'WAL-5', about);
  // Nobody on a top works on what stands at its foot. @rule CTU-3
  if (game.ground.tower[attacker.at]) return refuse('not-in-contact', 'CTU-3', { ...about, because: 'top' });
  return { dice, defences: [value('section', 'WAL-5', game.ruleset.values.defence.section)] };
}

/** One die, whatever the target's defence; no line of sight is needed, and hiding is of no use. @rule CAT-2 */
function withTheCatapult(context: Context): Judged {
  const { game, state, attacker, target } = context;
  const catapult = loadedFor(game, state, attacker);
  if (isRefusal(catapult)) return catapult;
  const { reach, misses } = game.ruleset.values.catapult;
  const aimed = target.kind === 'section' ? sectionAimedAt(context) : enemyAimedAt(context);
  if (isRefusal(aimed)) return aimed;
  const range =
    'outside' in aimed
      ? distanceToSection(game.board, catapult.at, aimed)
      : distance(game.board.grid, catapult.at, aimed.at);
  if (range > reach) return refuse('out-of-range', 'CAT-2', { who: attacker.id, range, reach });
  return { dice: value('catapult', 'CAT-2', 1), defences: [value('catapult-misses', 'CAT-2', misses)] };
}

function judge(context: Context): Judged {
  switch (context.by) {
    case 'melee':
      return inMelee(context);
    case 'shooting':
    case 'magic':
      return fromAfar(context, context.by);
    case 'climb':
      return overRampart(context);
    case 'break':
      return atRampart(context);
    case 'catapult':
      return withTheCatapult(context);
  }
}

/**
 * An attack with its dice, defences and exact chance, or the refusal. Whether the attacker may still act this turn is
 * not checked here. @rule CFI-1
 */
export function attackOf(
  game: CastleGame,
  state: CastleState,
  by: AttackKind,
  who: string,
  target: Target,
): Attack | Refusal {
  const attacker = fieldOf(game, state).byId.get(who);
  if (!attacker) return refuse('unknown', 'CFI-1', { who });
  if (attacker.stupor > 0) return refuse('stupefied', 'MAG-2', { who, turns: attacker.stupor });
  const judged = judge({ game, state, attacker, by, target });
  if (isRefusal(judged)) return judged;
  const defence = Math.max(...judged.defences.map((one) => one.value));
  const { dice, defences } = judged;
  return { who, by, target, dice: [dice], defences, defence, chance: chanceToWound(dice.value, defence) };
}

/** Whether somebody attacks in that way at all, wherever the target: spares looking at every target. */
function couldAttack(game: CastleGame, state: CastleState, by: AttackKind, piece: Piece): boolean {
  switch (by) {
    case 'melee':
    case 'climb':
      return piece.sheet.melee > 0;
    case 'shooting':
      return piece.sheet.shooting > 0 && !piece.hidden;
    case 'magic':
      return piece.sheet.magic > 0 && !piece.hidden;
    case 'break':
      return piece.sheet.breaker;
    case 'catapult':
      return !isRefusal(loadedFor(game, state, piece));
  }
}

/** All possible targets of a character: enemies, sections, the catapult. */
export function* possibleTargets(
  game: CastleGame,
  state: CastleState,
  by: AttackKind,
  attacker: Piece,
): Generator<Target> {
  if (!couldAttack(game, state, by, attacker)) return;
  if (by !== 'break') {
    for (const { id, army } of fieldOf(game, state).pieces) {
      if (army === otherArmy(attacker.army)) yield { kind: 'character', id };
    }
  }
  if (by === 'melee' && state.catapult) yield { kind: 'catapult' };
  if (by !== 'break' && by !== 'catapult') return;
  for (const number of game.ground.sections) {
    const { outside: hex, direction } = sectionOf(game.board, number);
    yield { kind: 'section', hex, direction };
  }
}
