import { describe, expect, test } from 'vitest';
import { castleLibrary } from '../../../maps/castle';
import { castle, type Command } from '../../../src/castle';
import type { GameHeader, GameSetup } from '../../../src/game';
import { armyPairs } from '../../../src/store/army-pairs';
import { openCastle } from '../../../src/store/castle/open';
import { marksOf } from '../../../src/store/castle/marks';
import { createPlay, type CastleSession } from '../../../src/store/castle/play';
import { viewMaker } from '../../../src/store/castle/view';
import { groundView } from '../../../src/store/view-ground';
import { line, stage, type Drawing } from '../../castle/stage';
import { castleScenarioHashes } from '../../support/hashes';
import { fakeRepository } from '../table';

const scenario = 'castle-storming';

function siege(options: Partial<{ magic: boolean; dice: GameSetup['dice'] }> = {}) {
  const { magic = false, dice = 'app' } = options;
  const setup: GameSetup = {
    system: 'castle',
    scenario: {
      id: scenario,
      version: castleLibrary.file!(scenario)!.version,
      hash: castleScenarioHashes[scenario] ?? '',
    },
    players: { blue: { name: 'Anne' }, red: { name: 'Boris' } },
    options: { level: 'extended', besieger: 'red', magic },
    dice,
    seed: 5,
  };
  const header: GameHeader = {
    format: 1,
    id: 'c1',
    title: 'A siege',
    rulesVersion: castle.rulesVersion,
    setup,
    createdAt: 1,
    updatedAt: 1,
    length: 0,
    standing: { turn: 1, active: 'blue', winner: null },
    picture: null,
  };
  const ports = { repository: fakeRepository().repository, now: () => 2, newSeed: () => 9 };
  const session = openCastle({ header, entries: [] }, ports, castleLibrary, false);
  session.getState().uncover();
  const play = createPlay(session);
  return { session, play, now: () => play.getState(), state: () => session.getState().state };
}

/** A hand over a position that is drawn; what it commands is written down. */
function handOver(drawing: Drawing) {
  const drawn = stage(drawing);
  const sent: Command[] = [];
  const dispatch = (command: Command) => {
    sent.push(command);
    return { kind: 'done' };
  };
  const held = { game: drawn.game, state: drawn.state(), dispatch };
  const play = createPlay({ getState: () => held, subscribe: () => () => undefined } as unknown as CastleSession);
  return { ...drawn, sent, now: () => play.getState() };
}

describe('a first touch shows, a second does, even where only one thing can be meant', () => {
  test('MAG-2 a spell with a single target', () => {
    const people = { r1: { at: 'D6', magic: 2 }, b1: { at: 'D3' } };
    const { now, sent, hex } = handOver({ ...line, people, active: 'red', spell: { red: 'fireball' } });
    now().select('r1');
    now().beginSpell('fireball');
    expect(now().preview).toMatchObject({ kind: 'spell', cast: null });
    now().tap(hex('D3'), null);
    expect(sent).toEqual([]);
    expect(now().preview).toMatchObject({ kind: 'spell', cast: { target: { kind: 'character', id: 'b1' } } });
    now().tap(hex('D3'), null);
    expect(sent).toMatchObject([{ type: 'cast', use: 'fireball' }]);
  });

  test('CAT-1 a machine with a single place to be dragged to', () => {
    const people = { r1: { at: 'A2' }, r2: { at: 'A4' } };
    const { now, sent, hex } = handOver({
      terrain: ['.', '.', '.', '.'],
      people,
      active: 'red',
      catapult: { at: 'A3' },
    });
    now().select('r1');
    now().beginDrag('r2');
    expect(now().preview).toMatchObject({ kind: 'drag', drag: null });
    now().tap(hex('A2'), null);
    expect(sent).toEqual([]);
    expect(now().preview).toMatchObject({ kind: 'drag', drag: { path: [hex('A2')] } });
    now().tap(hex('A2'), null);
    expect(sent).toMatchObject([{ type: 'drag' }]);
  });
});

describe('CSC-1 setting an army up', () => {
  test('cleared, nobody has a place, whatever the players took back before; undone at once, all stand again', () => {
    const { now, session, state } = siege();
    const placed = () => Object.values(state().characters).filter(({ at }) => at >= 0).length;
    const [first, second] = now().table.legal.unplaced;
    const [a, b] = [...session.getState().game.zones.blue];
    expect(now().table.legal.canClearDeployment).toBe(false);
    now().place(first!, a!);
    now().place(second!, b!);
    session.getState().takeBackByAgreement();
    expect(placed()).toBe(1);
    expect(now().table.legal.canClearDeployment).toBe(true);
    now().placeRest();
    now().clear();
    expect(placed()).toBe(0);
    expect(now().table.legal.canClearDeployment).toBe(false);
    session.getState().undo();
    expect(now().table.legal.unplaced).toEqual([]);
  });

  test('the besiegers clear their own army and the machine; the castle stays manned', () => {
    const { now, session, state } = siege();
    now().placeRest();
    now().end();
    session.getState().uncover();
    now().placeRest();
    now().clear();
    expect(state().catapult?.at).toBe(-1);
    const { game } = session.getState();
    for (const { id, army } of game.characters) {
      expect({ id, stands: state().characters[id]!.at >= 0 }).toEqual({ id, stands: army === 'blue' });
    }
  });

  test('a figure of the tray, then a hex; the next of its kind is then in the hand', () => {
    const { now, state, session } = siege();
    const [first, second] = now().table.legal.unplaced;
    const { zones } = session.getState().game;
    const [a, b] = [...zones.blue];
    now().select(first!);
    now().tap(a!, null);
    expect(state().characters[first!]!.at).toBe(a);
    expect(now().interaction).toEqual({ kind: 'selected', who: second });
    now().tap(b!, null);
    expect(state().characters[second!]!.at).toBe(b);
  });

  test('a figure that stands is lifted by a touch, and let go by another', () => {
    const { now, session, state } = siege();
    const [first] = now().table.legal.unplaced;
    const [a, b] = [...session.getState().game.zones.blue];
    now().place(first!, a!);
    now().deselect();
    now().tap(a!, null);
    expect(now().interaction).toEqual({ kind: 'selected', who: first });
    now().tap(b!, null);
    expect(state().characters[first!]!.at).toBe(b);
    now().deselect();
    now().tap(b!, null);
    now().tap(b!, null);
    expect(now().interaction).toEqual({ kind: 'idle' });
  });

  test('two change places when one is in the hand and the other is asked to make room', () => {
    const { now, session, state } = siege();
    const [first, second] = now().table.legal.unplaced;
    const [a, b] = [...session.getState().game.zones.blue];
    now().place(first!, a!);
    now().place(second!, b!);
    now().select(first!);
    now().tap(b!, null);
    expect(now().interaction).toEqual({ kind: 'selected', who: second, swap: first });
    now().place(first!, b!);
    expect([state().characters[first!]!.at, state().characters[second!]!.at]).toEqual([b, a]);
  });

  test('a figure that is carried shows where it can be put and where it cannot', () => {
    const { now, session } = siege();
    const { game } = session.getState();
    const [who] = now().table.legal.unplaced;
    const [inside] = [...game.zones.blue];
    const [outside] = [...game.zones.red];
    const marks = () => {
      const { table, interaction, preview, over } = now();
      const bare = { counters: [], words: { percent: String, range: String } };
      return marksOf(table, interaction, preview, { ...bare, over }).outlines.filter(({ kind }) => kind !== 'zone');
    };
    now().carryOver(who!, inside!);
    expect(marks()).toEqual([{ hex: inside, kind: 'cursor' }]);
    now().carryOver(who!, outside!);
    expect(marks()).toEqual([{ hex: outside, kind: 'forbidden' }]);
    now().carryOver(who!, null);
    expect(marks()).toEqual([]);
  });

  test('a place outside the zone is refused with its rule', () => {
    const { now, session } = siege();
    now().select(now().table.legal.unplaced[0]!);
    now().tap([...session.getState().game.zones.red][0]!, null);
    expect(now().refusal).toMatchObject({ code: 'not-in-zone', rule: 'CSC-1' });
  });

  test('the rest at once, all anew, and the besiegers after a cover; then the siege begins', () => {
    const { now, session, state } = siege();
    now().placeRest();
    expect(now().table.legal.unplaced).toEqual([]);
    now().clear();
    expect(now().table.legal.unplaced).toHaveLength(18);
    expect(session.getState().undoClosed).toBeNull();
    now().placeRest();
    now().end();
    expect(session.getState().cover).toBe('red');
    session.getState().uncover();
    expect(now().table.legal.unplaced[0]).toBe('catapult');
    now().placeRest();
    now().clear();
    expect(state().active).toBe('red');
    expect(state().catapult!.at).toBe(-1);
    now().placeRest();
    now().end();
    expect(state()).toMatchObject({ phase: 'play', active: 'red', turn: 1 });
    expect(now().look.length).toBe(19);
  });
});

describe('MAG-1 before play', () => {
  test('the mages’ dice are shown until they have been looked at; a six asks for a spell', () => {
    const { now, session, state } = siege({ magic: true, dice: 'typed' });
    now().rollMagic();
    for (const face of [6, 2, 3, 5]) session.getState().answerDie(face);
    expect(state()).toMatchObject({ pending: { kind: 'spell', army: 'blue' }, magic: { red: { spell: 'masonry' } } });
    now().chooseSpell('hail');
    expect(state()).toMatchObject({ phase: 'deployment', magic: { blue: { spell: 'hail', crystals: 5 } } });
    expect(now().omens?.map(({ type }) => type)).toEqual(expect.arrayContaining(['spellRolled', 'spellChosen']));
    now().closeOmens();
    expect(now().omens).toBeNull();
  });
});

describe('the board that follows', () => {
  test('counters and marks stay the same objects while nothing that they show has changed', () => {
    const { now, session } = siege();
    now().placeRest();
    const { game } = session.getState();
    const file = castleLibrary.file!(scenario)!;
    const ground = groundView(game.board, { sheets: file.sheets }, castleLibrary, 'en');
    const make = viewMaker();
    const words = { percent: String, range: String };
    const view = () =>
      make({
        ground,
        table: now().table,
        interaction: now().interaction,
        preview: now().preview,
        over: now().over,
        looks: armyPairs['blue-red'],
        language: 'en',
        machineName: 'Catapult',
        words,
      });
    const before = view();
    expect(view()).toBe(before);
    expect(before.ground.ramparts!.length).toBe(game.ground.sections.length);
    expect(before.counters).toHaveLength(18);
    expect(before.counters.find(({ figure }) => figure === 'mouse-captain')).toMatchObject({
      dice: { melee: 3, shooting: 0, magic: 0, defence: 4 },
      lives: { left: 2, of: 2 },
    });
    const [who] = before.counters;
    now().select(who!.id);
    const after = view();
    expect(after.counters).toBe(before.counters);
    expect(after.marks).not.toBe(before.marks);
    expect(after.marks.selected).toBe(who!.id);
  });

  test('CFI-2 the slain leave their arms in the colours of their army where they fell', () => {
    const { now, session } = siege();
    now().placeRest();
    const { game } = session.getState();
    const file = castleLibrary.file!(scenario)!;
    const { table } = now();
    const [who, { at }] = Object.entries(table.state.characters)[0]!;
    const characters = { ...table.state.characters, [who]: { ...table.state.characters[who]!, life: 0 } };
    const { tokens } = viewMaker()({
      ...now(),
      ground: groundView(game.board, { sheets: file.sheets }, castleLibrary, 'en'),
      table: { ...table, state: { ...table.state, characters } },
      looks: armyPairs['blue-red'],
      language: 'en',
      machineName: 'Catapult',
      words: { percent: String, range: String },
    });
    const { army } = game.characters.find(({ id }) => id === who)!;
    expect(tokens).toContainEqual({ hex: at, kind: 'fallen', ...armyPairs['blue-red'][army] });
  });
});
