import type { CastleGame, CharacterSheet } from '../../castle';
import { weights } from './weights';

const { cost } = weights;

/** What somebody is worth unhurt, in hundredths of a point: the lists give no prices, his dice do. */
function fullWorth(sheet: Omit<CharacterSheet, 'id' | 'name' | 'type'>, lives: number): number {
  const { melee, shooting, magic, defence, breaker } = sheet;
  const skills = cost.melee * melee + cost.shooting * shooting + cost.magic * magic + cost.defence * (defence - 2);
  const all = cost.body + skills + (breaker ? cost.breaker : 0);
  return all + Math.round((all * cost.secondLife * (lives - 1)) / 100);
}

const livesOf = ({ options }: CastleGame, sheet: CharacterSheet): number =>
  options.level === 'beginner' ? 1 : sheet.life;

/** The worth of a man: his cost, and only part of it if he has lost a life. */
export function worthOf(game: CastleGame, sheet: CharacterSheet, life: number): number {
  if (life <= 0) return 0;
  const lives = livesOf(game, sheet);
  const full = fullWorth(sheet, lives);
  return life >= lives ? full : Math.round((full * cost.wounded) / 100);
}

/** What the catapult is worth to the besiegers. */
export const machineWorth = (shots: number): number =>
  shots === 0 ? 0 : weights.machine.body + weights.machine.shot * shots;
