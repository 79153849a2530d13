import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boardsByRule, compileBoards } from '../../scripts/compile-boards';
import { readRuleIds, rulebookLanguages } from '../../scripts/compile-rulebook';
import type { Claim, RuleBoardFile } from '../../scripts/rule-board-schema';
import { directionNames, touchedBetween, lineTemplate, type HexIndex } from '../../src/hex';
import {
  advancesOf,
  fieldOf,
  footRetreat,
  hexesOf,
  horseRetreat,
  reachableBy,
  sight,
  threatsAt,
  unhorsedTo,
  type Piece,
  type Reachable,
} from '../../src/skirmish';
import { ruleBoardView } from '../../src/store/skirmish/rule-board';
import { poseLabel } from '../support/act';
import { plainOptions } from '../support/draw';
import { setTable, type Table } from '../support/table';

const folder = 'docs/rules';
const { boards, findings } = compileBoards(folder);

const tableOf = ({ map, characters, horses, bodies, claim }: RuleBoardFile): Table => {
  const named = 'who' in claim ? claim.who : claim.shooter;
  return setTable({
    map,
    men: characters.map((man) => ({ ...man, facing: man.mounted ? man.facing : null })),
    horses,
    bodies,
    options: plainOptions,
    active: characters.find(({ id }) => id === named)?.army ?? 'blue',
    sequence: 2,
  });
};
const pieceOf = ({ game, state }: Table, who: string): Piece => fieldOf(game, state).byId.get(who)!;
type Asked<A extends Claim['ask']> = Extract<Claim, { ask: A }>;
type Answer<A extends Claim['ask']> = (table: Table, claim: Asked<A>, board: RuleBoardFile) => void;

const noMoves: RuleBoardFile['show']['moves'] = [];
const sorted = (labels: readonly string[]) => labels.toSorted();
/** The one place that the board's move leads to. */
function placeShown(table: Table, places: readonly Reachable[], { show }: RuleBoardFile): Reachable | undefined {
  return places.find(({ pose }) => poseLabel(table, pose) === show.moves[0]?.ghost);
}

/** Hexes that a line along a side or through a corner touches, on one hand of it only. */
function tiesOf({ game, label }: Table, from: HexIndex, to: HexIndex): string[] {
  const { grid } = game.board;
  const { left, right } = lineTemplate(grid, from, to);
  const same = left.directions.join() === right.directions.join();
  return same ? [] : touchedBetween(grid, from, to).map(label);
}

const sightShown: Answer<'sight'> = (table, { shooter, target, cover }, { show }) => {
  const { game, state, hex, label } = table;
  const aim = { shooter: pieceOf(table, shooter), target: pieceOf(table, target) };
  const from = hex(show.line!.from);
  const to = hex(show.line!.to);
  expect([hexesOf(aim.shooter).includes(from), hexesOf(aim.target).includes(to)]).toEqual([true, true]);
  const seen = sight(game, state, { ...aim, from, to });
  const blockers = seen.blockers.map((one) =>
    'direction' in one ? `${label(one.hex)} ${directionNames[one.direction]}` : label(one.hex),
  );
  expect(show.line).toEqual({ from: label(from), to: label(to), clear: seen.clear, blockers });
  if (cover !== undefined) expect(seen.cover).toBe(cover);
  else expect(seen.clear).toBe(false);
  for (const tie of show.marks.ties) expect(tiesOf(table, from, to)).toContain(tie);
};

const retreatShown: Answer<'retreat'> = (table, { who, cause, from }, { show }) => {
  const { game, state, label } = table;
  const mover = pieceOf(table, who);
  const enemies = from.map((id) => pieceOf(table, id));
  if (mover.facing !== null) {
    const poses = horseRetreat(game, state, mover, cause, enemies);
    const path = poses?.map(({ at }) => label(at));
    expect(show.moves).toEqual(poses ? [{ who, path, ghost: poseLabel(table, poses.at(-1)!) }] : noMoves);
    return;
  }
  const retreat = footRetreat(game, state, mover, cause, enemies);
  const path = retreat?.path.map(label);
  const pushed = retreat?.push ? { who: retreat.push.who, at: label(retreat.push.to) } : null;
  expect(show.moves).toEqual([
    ...(path ? [{ who, path, ghost: path.at(-1) }] : noMoves),
    ...(pushed ? [{ who: pushed.who, path: [pushed.at], ghost: pushed.at }] : noMoves),
  ]);
};

const reachShown: Answer<'reach'> = (table, { who, single }, board) => {
  const { game, state, label } = table;
  const { show } = board;
  const places = reachableBy(game, state, who).filter(({ path }) => !single || path.length === 1);
  const place = placeShown(table, places, board);
  expect(place !== undefined).toBe(show.moves.length > 0);
  if (place) {
    expect(place.path.map(({ at }) => label(at))).toEqual(show.moves[0]!.path);
    const { army } = pieceOf(table, who);
    const tested = place.path.slice(0, -1).filter(({ at }) => threatsAt(game, state, army!, at).length > 0);
    expect(tested.map(({ at }) => label(at))).toEqual(show.marks.tests);
  }
  if (show.costs.length > 0) {
    const costs = places.map(({ pose, cost }) => ({ hex: label(pose.at), cost }));
    expect(costs.toSorted((a, b) => a.hex.localeCompare(b.hex))).toEqual(
      show.costs.toSorted((a, b) => a.hex.localeCompare(b.hex)),
    );
  }
  if (show.parts.length > 0) {
    const hexes = new Set(show.parts.map(({ pose }) => pose.split(' ')[0]!));
    const parts = places.map(({ pose, tests, cost }) => ({ pose: poseLabel(table, pose), tests, cost }));
    expect(show.parts).toEqual(parts.filter(({ pose }) => hexes.has(pose.split(' ')[0]!)));
  }
};

const advanceShown: Answer<'advance'> = (table, { who, into }, board) => {
  const { game, state, hex, label } = table;
  const places = advancesOf(game, state, who, [hex(into)]);
  expect(sorted(board.show.marks.zone)).toEqual(sorted([...new Set(places.map(({ pose }) => label(pose.at)))]));
  const place = placeShown(table, places, board)!;
  expect(place.path.map(({ at }) => label(at))).toEqual(board.show.moves[0]!.path);
  expect(board.show.marks.tests).toHaveLength(place.tests);
  for (const at of board.show.marks.tests) expect(threatsAt(game, state, 'blue', hex(at))).toHaveLength(1);
};

const unhorseShown: Answer<'unhorse'> = (table, { who }, { show }) => {
  const at = unhorsedTo(table.game, table.state, pieceOf(table, who));
  expect(show.moves).toEqual([{ who, path: [], ghost: table.label(at!) }]);
};

const holdsShown: Answer<'holds'> = (table, { who }, { show }) =>
  expect(hexesOf(pieceOf(table, who)).map(table.label)).toEqual(show.marks.zone);

const answers: { readonly [A in Claim['ask']]: Answer<A> } = {
  sight: sightShown,
  retreat: retreatShown,
  reach: reachShown,
  advance: advanceShown,
  unhorse: unhorseShown,
  holds: holdsShown,
};

test('the boards are well formed, and the worked examples are among them', () => {
  expect(findings).toEqual([]);
  const byRule = boardsByRule(boards, 'en');
  expect(byRule['RET-5']).toHaveLength(4);
  expect(byRule['ADV-3']).toHaveLength(1);
  expect(boards.length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(byRule).filter((id) => !readRuleIds(folder).has(id))).toEqual([]);
});

describe.each(boards.map((board) => [board.id, board] as const))('%s', (_id, board) => {
  test(`${board.rules.join(', ')}: what is shown is what the rules answer`, () => {
    expect.hasAssertions();
    const answer = answers[board.claim.ask] as Answer<Claim['ask']>;
    answer(tableOf(board), board.claim as Asked<Claim['ask']>, board);
  });

  test('nobody stands on anybody, nor where he cannot', () => {
    const { game, state } = tableOf(board);
    const { pieces } = fieldOf(game, state);
    const hexes = pieces.flatMap((piece) => hexesOf(piece).map((hex) => ({ hex, mounted: piece.facing !== null })));
    expect(new Set(hexes.map(({ hex }) => hex)).size).toBe(hexes.length);
    for (const { hex, mounted } of hexes)
      expect((mounted ? game.ground.mounted : game.ground.foot)[hex]).toBeLessThan(9);
    expect(pieces.every(({ tail, facing }) => facing === null || tail >= 0)).toBe(true);
  });

  test('its caption differs from language to language, and is short', () => {
    const captions = rulebookLanguages.map((language) => board.captions[language]);
    expect(new Set(captions).size).toBe(3);
    for (const caption of captions) expect(caption.length).toBeLessThan(240);
    expect(/\p{Script=Cyrillic}/u.test(board.captions.ru)).toBe(true);
    expect(/\p{Script=Cyrillic}/u.test(board.captions.fr + board.captions.en)).toBe(false);
  });

  test('it is drawn with everything that it shows', () => {
    const [shown] = boardsByRule([board], 'en')[board.rules[0]!]!;
    const { counters, marks, ground, plates } = ruleBoardView(shown!);
    expect(plates).toHaveLength(board.show.costs.length);
    expect(ground.terrain).toHaveLength(board.map.columns * board.map.rows);
    expect(counters).toHaveLength(board.characters.length + board.horses.length);
    expect(marks.ghosts).toHaveLength(board.show.moves.filter(({ ghost }) => ghost).length);
    expect(marks.line?.blockers ?? []).toHaveLength(board.show.line?.blockers.length ?? 0);
    const { tests, ties, zone } = board.show.marks;
    expect(marks.outlines).toHaveLength(tests.length + ties.length + zone.length);
    expect(marks.path?.hexes.length ?? 0).toBe(
      board.show.moves[0]?.path.length ? board.show.moves[0].path.length + 1 : 0,
    );
  });
});

describe('what is wrong with a board is told by file and place', () => {
  const spoil = (change: (board: Record<string, unknown>) => unknown): readonly string[] => {
    const copy = mkdtempSync(join(tmpdir(), 'boards-'));
    cpSync(`${folder}/ids.json`, join(copy, 'ids.json'));
    const board = structuredClone(boards.find(({ id }) => id === 'ret-3-push')!) as unknown as Record<string, unknown>;
    const text = change(board);
    cpSync(`${folder}/boards/ret-3-push.json`, join(copy, 'boards/ret-3-push.json'));
    writeFileSync(join(copy, 'boards/ret-3-push.json'), typeof text === 'string' ? text : JSON.stringify(board));
    const found = compileBoards(copy).findings;
    rmSync(copy, { recursive: true });
    return found;
  };
  type Spoilt = Record<string, unknown>;
  test.each<[string, (board: Spoilt) => unknown, string]>([
    ['a rule nobody knows', (b) => void (b['rules'] = ['RET-9']), 'rules: RET-9 is not in ids.json'],
    ['another id', (b) => void (b['id'] = 'push'), 'id: "push" should be the name of its file'],
    ['an empty caption', (b) => void ((b['captions'] as Spoilt)['ru'] = ' '), 'captions.ru: is empty'],
    [
      'somebody off the board',
      (b) => void ((b['characters'] as Spoilt[])[0]!['at'] = 'Z1'),
      'characters[0].at: Z1 is not on the board',
    ],
    [
      'a path off the board',
      (b) => void ((b['show'] as { moves: Spoilt[] }).moves[0]!['path'] = ['D9']),
      'show.moves[0]: D9 is not on the board',
    ],
    [
      'a move of nobody',
      (b) => void ((b['show'] as { moves: Spoilt[] }).moves[0]!['who'] = 'b9'),
      'show.moves: "b9" is nobody here',
    ],
    [
      'a short row',
      (b) => void ((b['map'] as { terrain: string[] }).terrain[1] = '...'),
      'map: terrain[1]: 7 characters are needed, got 3',
    ],
  ])('%s', (_title, change, expected) => {
    expect(spoil(change)).toEqual([`boards/ret-3-push.json: ${expected}`]);
  });

  test('what the schema refuses, and what is no JSON', () => {
    expect(spoil((board) => void (board['colour'] = 'red'))[0]).toMatch(/^boards\/ret-3-push\.json: colour: /);
    expect(spoil(() => '{ oops')[0]).toMatch(/^boards\/ret-3-push\.json: is no JSON: /);
  });
});
