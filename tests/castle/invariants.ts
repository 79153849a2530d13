import { armyIds } from '../../src/game';
import { fieldOf, piecesAt, type CastleGame, type CastleState } from '../../src/castle';

/** What is never true of a state, whatever was played: one line each. */
export function brokenInvariants(game: CastleGame, state: CastleState): string[] {
  const broken: string[] = [];
  const field = fieldOf(game, state);
  for (const { id, at, life, sheet, hidden, stupor } of field.pieces) {
    const holders = piecesAt(field, at);
    if (game.ground.foot[at] === 255) broken.push(`${id} stands on impassable ground`);
    if (holders.length > 1 && !game.ground.tower[at]) broken.push(`${id} shares a hex that is no top`);
    if (holders.filter(({ army }) => army === sheet.army).length > 1) broken.push(`${id} shares a hex with a friend`);
    if (state.catapult?.at === at) broken.push(`${id} stands on the catapult`);
    if (life > sheet.life) broken.push(`${id} has ${life} lives`);
    if (stupor < 0) broken.push(`${id} has ${stupor} turns of stupor`);
    if (hidden && state.phase !== 'play') broken.push(`${id} is hidden before play`);
  }
  for (const number of state.broken) {
    if (!game.ground.sections.includes(number)) broken.push(`section ${number} does not exist`);
  }
  if (new Set(state.broken).size < state.broken.length) broken.push('a section is broken twice');
  for (const army of armyIds) if (state.magic[army].crystals < 0) broken.push(`${army} owes crystals`);
  if (state.catapult && state.catapult.shots < 0) broken.push('the catapult shot too often');
  if (state.banner?.carrier) {
    const carrier = state.characters[state.banner.carrier];
    if (!carrier || carrier.life <= 0) broken.push('nobody alive carries the banner that is carried');
    else if (carrier.at !== state.banner.at) broken.push('the banner is not with its carrier');
  }
  if (state.turn > game.mission.turnLimit) broken.push('the game goes on after its last turn');
  return broken;
}
