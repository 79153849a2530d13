import { deployPosesOf, deploySwap, type Pose, type SkirmishGame, type SkirmishState } from '../../skirmish';
import type { Outlook } from '../mind';
import { goalsOf } from './goals';
import type { SkirmishOption } from './option';
import { placeFor, type Purpose } from './places';
import { surveyOf, type Man, type Survey } from './survey';
import { whyPlace } from './why';

/** Everybody where the scenario puts him. */
const atTheStart = (game: SkirmishGame, state: SkirmishState): SkirmishState => ({
  ...state,
  characters: Object.fromEntries(game.characters.map(({ id, start }) => [id, { ...state.characters[id]!, ...start }])),
});

/**
 * Where everybody could be set up. A place is weighed as if all others stood where the scenario
 * puts them: so its worth hangs on the man and the place alone, every change made adds to the sum, and the setting up comes to an end. @rule VIC-1
 */
export function deployOptions(now: Survey, outlook: Outlook): SkirmishOption[] {
  const { game, state } = now;
  if (!game.zones[state.active]) return [];
  const survey = surveyOf(game, atTheStart(game, state), now.weights);
  // Without company: then what draws a man does not hang on where the others stand.
  const goals = goalsOf(survey, state.active, false);
  const purpose: Purpose = { survey, outlook, goals, fights: false, shoots: false };
  const weigh = (man: Man, pose: Pose) => placeFor(purpose, man, pose);
  const poseOf = ({ piece }: Man): Pose => ({ at: piece.head, facing: piece.facing });
  const options: SkirmishOption[] = [];
  for (const man of now.men[state.active]) {
    const here = weigh(man, poseOf(man));
    for (const pose of deployPosesOf(game, state, man.id)) {
      const there = weigh(man, pose);
      const other = deploySwap(game, state, man.id, pose);
      const friend = other === null ? undefined : now.byId.get(other);
      const moved = friend ? weigh(friend, poseOf(man)).total - weigh(friend, poseOf(friend)).total : 0;
      const worth = there.total - here.total + moved;
      if (worth <= 0) continue;
      const { at, facing } = pose;
      options.push({
        command: facing === null ? { type: 'deploy', who: man.id, at } : { type: 'deploy', who: man.id, at, facing },
        worth: Math.round(worth),
        reasons: whyPlace(survey, there, here),
      });
    }
  }
  return options;
}
