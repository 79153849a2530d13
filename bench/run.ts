/**
 * Times the rules core beside plainer ways to the same answers, in the same run: `npm run bench`, `-- --quick` for a
 * short one. Ratios are what counts: the machine is not named.
 */
import { fold, seededDice, type Entry } from '../src/game';
import { distance, touchedBetween } from '../src/hex';
import {
  decide,
  fieldOf,
  legal,
  reachableBy,
  reachOf,
  sight,
  skirmish,
  targetsOf,
  type Command,
  type Event,
  type SkirmishState,
} from '../src/skirmish';
import { commandsOf } from '../tests/support/commands';
import { plainTouched } from './plain-line';
import { plainReach } from './plain-reach';
import { fullBoard, wholeGame } from './positions';
import { compare, kept, type Contestant } from './timer';

const quick = process.argv.includes('--quick');
const [rounds, milliseconds] = quick ? [9, 25] : [31, 60];

const { game, state } = fullBoard();
const { grid } = game.board;
const { pieces, byId } = fieldOf(game, state);
const shooters = pieces.filter(({ sheet, army }) => sheet?.weapon && army === 'blue');
const targets = pieces.filter(({ army }) => army === 'red');
const pairs = shooters.flatMap((shooter) =>
  targets.map((target) => ({ shooter, target, from: shooter.head, to: target.head })),
);
const foot = pieces.find(({ army, facing }) => army === 'blue' && facing === null)!;
const rider = pieces.find(({ army, facing }) => army === 'blue' && facing !== null)!;
const whole = wholeGame();

/** Of the plain ways to an answer, those that must give the same one. */
function mustAgree(): void {
  for (const { from, to } of pairs) {
    if (`${touchedBetween(grid, from, to).join()}` !== plainTouched(grid, from, to).join())
      throw new Error('the plain line differs');
  }
  for (const { id } of [foot, rider]) {
    const places = reachableBy(game, state, id).length;
    if (places !== plainReach(game, state, id)) throw new Error(`the plain reach of ${id} differs`);
  }
}

/** The same state without what is remembered of it: every question looks at the board afresh. */
const forgotten = (): SkirmishState => ({ ...state, characters: { ...state.characters } });

const lines: readonly Contestant[] = [
  {
    name: 'lines from the table',
    run: () => pairs.reduce((sum, { from, to }) => sum + touchedBetween(grid, from, to).length, 0),
  },
  {
    name: 'worked out each time',
    run: () => pairs.reduce((sum, { from, to }) => sum + plainTouched(grid, from, to).length, 0),
  },
];

const sights: readonly Contestant[] = [
  { name: 'sight, board remembered', run: () => pairs.reduce((sum, aim) => sum + sight(game, state, aim).range, 0) },
  {
    name: 'sight, who stands where found anew',
    run: () => pairs.reduce((sum, aim) => sum + sight(game, forgotten(), aim).range, 0),
  },
];

const reaches = (who: string): readonly Contestant[] => [
  { name: 'labels by cost, undominated only', run: () => reachableBy(game, state, who).length },
  { name: 'sorted queue, Map of words', run: () => plainReach(game, state, who) },
];

const move: Command = { type: 'move', who: rider.id, path: reachableBy(game, state, rider.id).at(-1)!.path };
const isMove = (command: Command) =>
  command.type === 'move' && command.who === rider.id && command.path.at(-1)!.at === move.path.at(-1)!.at;
const decisions: readonly Contestant[] = [
  {
    name: 'the path is followed and judged',
    run: () => Number(decide(game, state, move, seededDice(state.dice)).kind === 'done'),
  },
  {
    name: 'looked up among all that he could do',
    run: () => Number(reachOf(game, state, rider.id).some(({ path }) => isMove({ ...move, path }))),
  },
];

const offers: readonly Contestant[] = [
  { name: 'legal, factored', run: () => legal(game, state).movers.length },
  { name: 'every command written out', run: () => [...commandsOf(game, state)].length },
];

const folds: readonly Contestant[] = [
  { name: 'fold of the events', run: () => fold(skirmish, whole.game, whole.entries).turn },
  {
    name: 'read from JSON, then folded',
    run: () => fold(skirmish, whole.game, JSON.parse(whole.text) as Entry<Command, Event>[]).turn,
  },
  {
    name: 'commands decided again',
    run: () => {
      let now = skirmish.initial(whole.game);
      for (const entry of whole.entries) {
        if (entry.kind !== 'command') continue;
        const decision = decide(whole.game, now, entry.command, seededDice(now.dice));
        if (decision.kind === 'done')
          for (const event of decision.events) now = skirmish.evolve(whole.game, now, event);
      }
      return now.turn;
    },
  },
];

const groups: readonly (readonly [string, readonly Contestant[]])[] = [
  [`lines, ${pairs.length} of them`, lines],
  [`sight, ${pairs.length} pairs`, sights],
  [
    'targets of one archer',
    [{ name: 'targetsOf', run: () => Object.keys(targetsOf(game, { ...state, sequence: 1 }, shooters[0]!.id)).length }],
  ],
  [`reach on foot, ${foot.values.move} points`, reaches(foot.id)],
  [`reach of a rider, ${rider.values.move} points`, reaches(rider.id)],
  ['decide a rider’s move', decisions],
  ['what can be done', offers],
  [`fold of ${whole.entries.length} entries`, folds],
];

mustAgree();
const average = pairs.reduce((sum, { from, to }) => sum + distance(grid, from, to), 0) / pairs.length;
console.log(`A board of ${grid.size} hexes, ${byId.size} people, lines of ${average.toFixed(1)} hexes on average.`);
for (const [title, contestants] of groups) {
  console.log(`\n${title}`);
  const timed = compare(contestants, rounds, milliseconds);
  for (const { name, median, spread } of timed) {
    const ratio = median / timed[0]!.median;
    const time = `${median.toFixed(median < 10 ? 2 : 1)} µs`.padStart(12);
    console.log(`  ${name.padEnd(40)} ${time}  ±${spread.toFixed(0).padStart(2)} %  × ${ratio.toFixed(2)}`);
  }
}
console.log(`\n${groups.length} groups timed, ${rounds} rounds each (${kept() > 0 ? 'all used' : 'nothing'}).`);
