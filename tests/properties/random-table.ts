/** Random positions: a made-up board, people and horses in every condition, the dead, any option. */
import { skirmish, makeGame, type SkirmishGame, type SkirmishState } from '../../src/skirmish';
import { randomScenario } from '../support/random-scenario';
import { randomFrom, type Random } from '../support/random';

export interface Position {
  readonly game: SkirmishGame;
  readonly state: SkirmishState;
  readonly random: Random;
}

const setup = (seed: number, table: 'vikings' | 'sherwood', testLastHex: boolean) => ({
  system: 'skirmish',
  scenario: { id: `random-${seed}`, version: 1, hash: '' },
  players: { blue: { name: '' }, red: { name: '' } },
  options: { table, testLastHex },
  dice: 'app' as const,
  seed,
});

/** The position of a seed, in some sequence of blue's or red's turn; `points` caps everybody's movement. */
export function randomPosition(
  seed: number,
  points: { foot: number; mounted: number } = { foot: 9, mounted: 99 },
): Position {
  const { scenario, library } = randomScenario(seed);
  const random = randomFrom(seed + 77);
  const { table, last } = { table: random.pick(['vikings', 'sherwood'] as const), last: random.chance(0.2) };
  const built = skirmish.build({ ...setup(seed, table, last), scenario: { ...scenario, hash: '' } }, library);
  const capped = (set: SkirmishGame['characters'][number]['foot'], most: number) => ({
    fit: { ...set.fit, move: Math.min(set.fit.move, most) },
    wounded: { ...set.wounded, move: Math.min(set.wounded.move, most) },
  });
  const characters = built.characters.map((sheet) => ({
    ...sheet,
    foot: capped(sheet.foot, points.foot),
    mounted: sheet.mounted && capped(sheet.mounted, points.mounted),
  }));
  const game = makeGame({ ...built, characters });
  const initial = skirmish.initial(game);
  const people = Object.entries(initial.characters).map(([id, character]) => {
    const health = random.chance(0.2) ? ('wounded' as const) : ('fit' as const);
    const stunned = character.facing === null && random.chance(0.15);
    return [id, { ...character, health, stunnedIn: stunned ? 0 : null }] as const;
  });
  const bodies = Array.from({ length: random.below(6) }, () => [
    random.below(game.board.grid.size),
    1 + random.below(7),
  ]);
  const state: SkirmishState = {
    ...initial,
    sequence: random.pick([1, 2, 3, 4] as const),
    characters: Object.fromEntries(people),
    bodies: Object.fromEntries(bodies) as SkirmishState['bodies'],
  };
  return { game, state, random };
}
