import type { HexIndex } from '../../../hex';
import { directionNames } from '../../../hex';
import type { Event, Pose } from '../../../skirmish';
import { harmOfTest, outcome, toneOf } from './harm';
import type { Draft, LogDetail } from '../../table/log/line';
import { plain, type Telling, type Told } from '../../table/log/scene';
import type { EventOf, Scene } from './scene';
import { hexCount, names, phrase, type Phrase } from '../../table/log/voice';

type Moved = EventOf<'moved'>;
type Tested = EventOf<'tested'>;

/** A whole walk: its stretches, the tests on the way, a friend pushed aside. */
interface Walk {
  readonly who: string;
  readonly why: Moved['why'];
  readonly from: Pose;
  readonly path: readonly Pose[];
  readonly push: { readonly who: string; readonly to: HexIndex } | null;
  readonly died: boolean;
  readonly left: boolean;
  readonly next: number;
}

/** What may happen on the way without ending the walk. */
const onTheWay: readonly Event['type'][] = ['tested', 'horseLeft', 'horseFled'];

/** Whether the walk goes on with this event. */
function belongs(scene: Scene, at: number, walker: Moved | null): boolean {
  const event = scene.events[at]!;
  if (event.type === 'rolled') return event.purpose.kind === 'test';
  if (event.type === 'wounded') return event.rule === 'MOV-4';
  if (event.type === 'killed') return testedBefore(scene, at, event.who);
  if (event.type === 'left') return event.who === walker?.who;
  // A push after the walk's last stretch opens the walk of the next one who retreats.
  if (event.type === 'moved' && event.why === 'pushed') return pushedFor(scene, at, walker);
  if (event.type === 'moved') return !walker || (event.who === walker.who && event.why === walker.why);
  return onTheWay.includes(event.type);
}

const testedBefore = (scene: Scene, at: number, who: string): boolean => {
  const before = scene.events[at - 1];
  return before?.type === 'tested' && before.who === who;
};

/** @rule MOV-3 @rule RET-3 */
function walkFrom(scene: Scene, at: number): Walk {
  let walker: Moved | null = null;
  let from: Pose | null = null;
  let push: Walk['push'] = null;
  const path: Pose[] = [];
  let died = false;
  let left = false;
  let next = at;
  while (next < scene.events.length && belongs(scene, next, walker)) {
    const event = scene.events[next]!;
    if (event.type === 'moved' && event.why === 'pushed') push = { who: event.who, to: event.path.at(-1)!.at };
    else if (event.type === 'moved') {
      walker ??= event;
      from ??= scene.states[next]!.characters[event.who] ?? event.path[0]!;
      path.push(...event.path);
    } else if (event.type === 'killed' && event.who === walker?.who) died = true;
    else if (event.type === 'left') left = true;
    next++;
  }
  const { who, why } = walker ?? (scene.events[at] as Moved);
  return { who, why, from: from ?? path[0] ?? { at: 0, facing: null }, path, push, died, left, next };
}

/** Whether a push makes room for this walker (or, before he has set out, for anybody). @rule RET-3 */
function pushedFor(scene: Scene, at: number, walker: Moved | null): boolean {
  if (!walker) return true;
  const following = scene.events.slice(at + 1).find((event) => event.type === 'moved');
  return following?.type === 'moved' && following.who === walker.who && following.why === walker.why;
}

/** Hexes entered; turning on the spot enters none. */
function entered({ from, path }: Walk): number {
  let count = 0;
  let at = from.at;
  for (const pose of path) {
    if (pose.at !== at) count++;
    at = pose.at;
  }
  return count;
}

/** A rider's move tells where he looks in the end; one who only turns goes nowhere. */
function rideWords(walk: Walk, values: Phrase['values']): Phrase {
  const facing = walk.path.at(-1)?.facing ?? 0;
  const direction = phrase(`rules.direction.${directionNames[facing]}`);
  const turns = walk.path.at(-1)?.at === walk.from.at;
  return phrase(turns ? 'log.turned' : 'log.rode', { ...values, direction });
}

const walkRules = {
  foot: { move: 'MOV-1', leave: 'VIC-1', advance: 'ADV-2', retreat: 'RET', pushed: 'RET-3' },
  mounted: { move: 'MOV-8', leave: 'VIC-1', advance: 'ADV-3', retreat: 'RET-5', pushed: 'RET-3' },
} as const;

function walkWords(walk: Walk): { readonly said: Phrase; readonly rule: string } {
  const { who, why, from, path, push, died, left } = walk;
  const last = path.at(-1) ?? from;
  const values = { who: names(who), from: { hex: from.at }, to: { hex: last.at }, hexes: hexCount(entered(walk)) };
  const rule = walkRules[from.facing === null ? 'foot' : 'mounted'][why];
  if (died) return { said: phrase(why === 'retreat' ? 'log.retreat.fell' : 'log.move.fell', values), rule };
  if (left) return { said: phrase('log.left', values), rule };
  if (why === 'advance') return { said: phrase('log.advanced', values), rule };
  if (why === 'pushed') return { said: phrase('log.pushed', values), rule };
  if (why === 'retreat') {
    const pushing = push && { ...values, pushed: names(push.who), aside: { hex: push.to } };
    return { said: pushing ? phrase('log.retreat.pushing', pushing) : phrase('log.retreat', values), rule };
  }
  return { said: last.facing === null ? phrase('log.moved', values) : rideWords(walk, values), rule };
}

/** The line of an infiltration test: who, where, which enemy, the die. @rule MOV-4 */
export function testDraft(scene: Scene, event: Tested, passing: boolean): Draft {
  const { who, by, at, face, result } = event;
  const { killedUpTo, woundedUpTo } = scene.game.ruleset.values.infiltration;
  const said = phrase(passing ? 'log.test.passing' : 'log.test', {
    who: names(who),
    hex: { hex: at },
    by: names(by),
    die: phrase('log.die', { face }),
    outcome: outcome(harmOfTest[result]),
  });
  const details: LogDetail[] = [
    { kind: 'die', face, sides: 10, rule: 'MOV-4', purpose: phrase('log.purpose.test') },
    { kind: 'fact', phrase: phrase('log.fact.test', { killed: killedUpTo, wounded: woundedUpTo }), rule: 'MOV-4' },
    { kind: 'result', code: result },
  ];
  return { ...said, rule: 'MOV-3', details, tone: toneOf(harmOfTest[result]) };
}

/** Whether the test's line has told the harm that follows it. */
const saidByTest = (scene: Scene, at: number): boolean => {
  const event = scene.events[at];
  return (
    (event?.type === 'wounded' || event?.type === 'killed') &&
    event.rule === 'MOV-4' &&
    testedBefore(scene, at, event.who)
  );
};

/** A walk in one line, then a line for each test; `tellRest` words what else happens on the way. */
export function tellWalk(scene: Scene, at: number, tellRest: (at: number) => Telling): Telling {
  const walk = walkFrom(scene, at);
  const { said, rule } = walkWords(walk);
  const told: Told[] = [
    { draft: plain(said, walk.why === 'pushed' ? 'quiet' : 'plain', rule), from: at, to: walk.next },
  ];
  const last = walk.path.at(-1)?.at;
  for (let index = at; index < walk.next; index++) {
    const event = scene.events[index]!;
    if (event.type === 'tested') {
      const passing = walk.why !== 'retreat' && event.who === walk.who && (event.at !== last || walk.left);
      const to = saidByTest(scene, index + 1) ? index + 2 : index + 1;
      told.push({ draft: testDraft(scene, event, passing), from: index, to });
    } else if (event.type !== 'moved' && event.type !== 'left' && !saidByTest(scene, index)) {
      told.push(...tellRest(index).told);
    }
  }
  return { told, next: walk.next };
}
