import * as v from 'valibot';
import type { Library } from '../src/game';
import { problemSchema, type Problem } from '../src/practice';
import { library } from '.';
import { castleLibrary } from './castle';
import bestCharge from './practice/best-charge.json';
import clearLine from './practice/clear-line.json';
import cutOff from './practice/cut-off.json';
import findTheShot from './practice/find-the-shot.json';
import fireball from './practice/fireball.json';
import holdTheCourt from './practice/hold-the-court.json';
import holdTheWall from './practice/hold-the-wall.json';
import muleHome from './practice/mule-home.json';
import outOfSight from './practice/out-of-sight.json';
import overTheWall from './practice/over-the-wall.json';
import rideThrough from './practice/ride-through.json';
import slipPast from './practice/slip-past.json';
import stoneOrMace from './practice/stone-or-mace.json';
import takeTheDoor from './practice/take-the-door.json';

/** The problems that ship with the app: each game's from easy to hard. */
export const problems: readonly Problem[] = [
  findTheShot,
  cutOff,
  rideThrough,
  takeTheDoor,
  slipPast,
  bestCharge,
  muleHome,
  holdTheCourt,
  stoneOrMace,
  fireball,
  clearLine,
  outOfSight,
  overTheWall,
  holdTheWall,
].map((problem) => v.parse(problemSchema, problem));

const scenarioOfId = new Map(problems.map(({ scenario }) => [scenario.id, scenario]));

/** Where the positions of the problems are looked up, with the sheets of both games. */
export const practiceLibrary: Library = {
  scenario(id) {
    const scenario = scenarioOfId.get(id);
    return scenario?.system === 'skirmish' ? scenario : undefined;
  },
  file: (id) => scenarioOfId.get(id),
  sheet: (id) => library.sheet(id) ?? castleLibrary.sheet(id),
};
