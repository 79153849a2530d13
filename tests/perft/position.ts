/**
 * Counted trees in text files: blocks with a blank line between them, one word and its arguments a line.
 *
 *   title …                         what the block is about
 *   open 9 9 | row ..T..            the board
 *   wall F7 N (window, fence, crest)
 *   man b1 D5 9/9/6 bow N           as tests/support/draw.ts reads them; `horse h1 D5 N`; `bodies D5 3`
 *   sequence 4 | table sherwood | army red
 *   reach b1 6 126                  places within 6 points
 *   commands 12                     commands that are offered
 *   outcomes 40                     ways that these can go, every die face counted
 *   states 17                       different positions among those, dice aside
 */
import { DieNeeded, givenDice, type Decision } from '../../src/game';
import { decide, evolve, makeGame, reachableBy, type Command, type Event, type SkirmishGame } from '../../src/skirmish';
import { commandsOf } from '../support/commands';
import { draw, plain, type Drawing } from '../support/draw';
import type { Table } from '../support/table';

export interface Count {
  readonly title: string;
  readonly line: string;
  readonly expected: number;
  readonly count: () => number;
}

type Writable = { -readonly [Key in keyof Drawing]: Drawing[Key] } & Record<string, unknown>;

const sideKinds = ['wall', 'window', 'fence', 'crest'] as const;

/** Takes a line that describes the position; false when it is a count. */
function describe(drawing: Writable, word: string, rest: readonly string[]): boolean {
  const text = rest.join(' ');
  const side = sideKinds.find((kind) => kind === word);
  if (side) drawing[side] = [...(drawing[side] ?? []), text];
  else if (word === 'open') drawing.rows = plain(Number(rest[0]), Number(rest[1]));
  else if (word === 'row') drawing.rows = [...drawing.rows, text];
  else if (word === 'man') drawing[rest[0] as 'b1'] = rest.slice(1).join(' ');
  else if (word === 'horse') drawing.horses = { ...drawing.horses, [rest[0]!]: rest.slice(1).join(' ') };
  else if (word === 'bodies') drawing.bodies = { ...drawing.bodies, [rest[0]!]: Number(rest[1]) };
  else if (word === 'sequence') drawing.sequence = Number(text) as NonNullable<Drawing['sequence']>;
  else if (word === 'army') drawing.active = text as 'blue' | 'red';
  else if (word === 'table') drawing.options = { ...drawing.options, table: text as 'vikings' | 'sherwood' };
  else return false;
  return true;
}

/** With so many points for somebody, whatever his own. */
function withPoints({ game }: Table, who: string, move: number): Table['game'] {
  const set = (values: SkirmishGame['characters'][number]['foot']) => ({
    fit: { ...values.fit, move },
    wounded: { ...values.wounded, move },
  });
  const characters = game.characters.map((sheet) =>
    sheet.id === who ? { ...sheet, foot: set(sheet.foot), mounted: sheet.mounted && set(sheet.mounted) } : sheet,
  );
  return makeGame({ ...game, characters });
}

/** Every way a command can go: its events, for each row of die faces. */
export function* outcomesOf(
  { game, state }: Table,
  command: Command,
  faces: readonly number[] = [],
): Generator<readonly Event[]> {
  let decision: Decision<Event>;
  try {
    decision = decide(game, state, command, givenDice(faces, state.dice));
  } catch (error) {
    if (!(error instanceof DieNeeded)) throw error;
    for (let face = 1; face <= error.sides; face++)
      yield* outcomesOf({ game, state } as Table, command, [...faces, face]);
    return;
  }
  if (decision.kind === 'refused') throw new Error(`${JSON.stringify(command)}: ${decision.refusal.code}`);
  yield decision.events;
}

function* allOutcomes(table: Table): Generator<readonly Event[]> {
  for (const command of commandsOf(table.game, table.state)) yield* outcomesOf(table, command);
}

function countOf(table: Table, word: string, rest: readonly string[]): number {
  switch (word) {
    case 'reach': {
      const [who = '', points] = rest;
      // Who stands where is remembered by this object: a fresh one for the new values.
      const characters = { ...table.state.characters };
      return reachableBy(withPoints(table, who, Number(points)), { ...table.state, characters }, who).length;
    }
    case 'commands':
      return [...commandsOf(table.game, table.state)].length;
    case 'outcomes':
      return [...allOutcomes(table)].length;
    case 'states': {
      const states = new Set<string>();
      for (const events of allOutcomes(table)) {
        const state = events.reduce((before, event) => evolve(table.game, before, event), table.state);
        states.add(JSON.stringify(state));
      }
      return states.size;
    }
    default:
      throw new Error(`"${word}" is nothing to count`);
  }
}

/** All counts of a file. Throws for a line that it cannot read. */
export function readCounts(text: string): Count[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const drawing: Writable = { rows: [] };
    let title = '';
    const counts: Count[] = [];
    for (const line of block.split('\n')) {
      if (line.trim() === '' || line.startsWith('#')) continue;
      const [word = '', ...rest] = line.trim().split(/\s+/);
      if (word === 'title') title = rest.join(' ');
      else if (!describe(drawing, word, rest)) {
        const expected = Number(rest.at(-1));
        if (!Number.isInteger(expected)) throw new Error(`"${line}" has no count`);
        counts.push({ title, line, expected, count: () => countOf(draw(drawing), word, rest.slice(0, -1)) });
      }
    }
    return counts;
  });
}
