import { seedDice, type ArmyId } from '../game';
import type { HexIndex } from '../hex';
import type { Event } from './events';
import { defenderOf } from './field';
import type { CastleGame, Position } from './game';
import type { CastleState, CharacterState, Doings } from './state';

export const nothingDone: Doings = { moved: [], climbed: [], acted: [], hasted: [], cast: false };

/** Lives that a character starts with, and comes back with. @rule CFI-2 */
const lifeOf = (game: CastleGame, who: string): number =>
  game.options.level === 'beginner' ? 1 : game.byId.get(who)!.life;

const fresh = (game: CastleGame, who: string, at: HexIndex): CharacterState => ({
  at,
  life: lifeOf(game, who),
  hidden: false,
  invisible: false,
  stupor: 0,
});

/** Everybody at his place, and somebody's turn. */
function inPosition(game: CastleGame, state: CastleState, position: Position): CastleState {
  const { first, at, hidden, catapult, spells } = position;
  const placed = [...at].map(([id, hex]) => [id, { ...fresh(game, id, hex), hidden: hidden.includes(id) }] as const);
  return {
    ...state,
    active: first,
    phase: 'play',
    characters: Object.fromEntries(placed),
    catapult: state.catapult && { ...state.catapult, at: catapult },
    magic: { blue: spells.blue ?? state.magic.blue, red: spells.red ?? state.magic.red },
  };
}

/**
 * The state before the first command: nobody on the board, and the mages' dice to be rolled where there is magic; or a
 * given position. @rule MAG-1 @rule CSC-1
 */
export function initialState(game: CastleGame): CastleState {
  const state = beforeAnything(game);
  return game.position ? inPosition(game, state, game.position) : state;
}

function beforeAnything(game: CastleGame): CastleState {
  const { mission, options, ruleset } = game;
  const none = { spell: null, crystals: 0 };
  const { life } = ruleset.values.catapult;
  return {
    turn: 1,
    playerTurn: 1,
    active: defenderOf(game),
    phase: options.magic ? 'magic' : 'deployment',
    characters: Object.fromEntries(game.characters.map(({ id }) => [id, fresh(game, id, -1)])),
    broken: mission.broken,
    catapult:
      mission.catapultShots === null ? null : { at: -1, shots: mission.catapultShots, life, moved: false, shot: false },
    banner: mission.banner === null ? null : { at: mission.banner, carrier: null },
    magic: { blue: none, red: none },
    doings: nothingDone,
    pending: null,
    dice: seedDice(game.seed),
    outcome: null,
  };
}

function withCharacter(state: CastleState, id: string, change: Partial<CharacterState>): CastleState {
  return { ...state, characters: { ...state.characters, [id]: { ...state.characters[id]!, ...change } } };
}

const withDoing = (state: CastleState, kind: Exclude<keyof Doings, 'cast'>, ids: readonly string[]): CastleState => {
  const known = state.doings[kind];
  return { ...state, doings: { ...state.doings, [kind]: [...known, ...ids.filter((id) => !known.includes(id))] } };
};

const withMagic = (state: CastleState, army: ArmyId, change: Partial<CastleState['magic']['blue']>): CastleState => ({
  ...state,
  magic: { ...state.magic, [army]: { ...state.magic[army], ...change } },
});

const withCatapult = (state: CastleState, change: Partial<NonNullable<CastleState['catapult']>>): CastleState =>
  state.catapult ? { ...state, catapult: { ...state.catapult, ...change } } : state;

function deployed(state: CastleState, { who, at, displaced }: Extract<Event, { type: 'deployed' }>): CastleState {
  const before = state.characters[who]!.at;
  const next = withCharacter(state, who, { at });
  return displaced === null ? next : withCharacter(next, displaced, { at: before });
}

function cleared(game: CastleGame, state: CastleState, { army }: Extract<Event, { type: 'deploymentCleared' }>) {
  const next = game.characters
    .filter((sheet) => sheet.army === army)
    .reduce((now, { id }) => withCharacter(now, id, { at: -1 }), state);
  return army === game.options.besieger ? withCatapult(next, { at: -1 }) : next;
}

/** Whoever carries the banner takes it along. @rule CSC-3 */
function withPlace(state: CastleState, who: string, at: HexIndex): CastleState {
  const next = withCharacter(state, who, { at });
  return state.banner?.carrier === who ? { ...next, banner: { at, carrier: who } } : next;
}

/** A climb has its own record. */
function moved(state: CastleState, { who, path, why }: Extract<Event, { type: 'moved' }>): CastleState {
  const next = withPlace(state, who, path.at(-1)!);
  return why === 'climb' ? next : withDoing(next, 'moved', [who]);
}

/** The two do nothing else this turn. @rule CAT-1 */
function dragged(state: CastleState, { who, path, ways }: Extract<Event, { type: 'catapultDragged' }>): CastleState {
  let next = withCatapult(state, { at: path.at(-1)!, moved: true });
  for (const man of [0, 1] as const) next = withPlace(next, who[man], ways[man].at(-1)!);
  return withDoing(withDoing(next, 'moved', who), 'acted', who);
}

/** Attacking ends invisibility, and is the action of his turn. @rule MAG-2 @rule CTU-2 */
function attacked(state: CastleState, { who, by }: Extract<Event, { type: 'attacked' }>): CastleState {
  const next = withCharacter(withDoing(state, 'acted', [who]), who, { invisible: false });
  return by === 'catapult' ? withCatapult(next, { shots: state.catapult!.shots - 1, shot: true }) : next;
}

function turnBegan(state: CastleState, { army, turn }: Extract<Event, { type: 'turnBegan' }>): CastleState {
  const playerTurn = state.phase === 'play' ? state.playerTurn + 1 : state.playerTurn;
  const next = withCatapult(state, { moved: false, shot: false });
  return { ...next, turn, playerTurn, active: army, doings: nothingDone, pending: null };
}

function cast(state: CastleState, { who, crystals }: Extract<Event, { type: 'cast' }>): CastleState {
  const next = withMagic(withDoing(state, 'acted', [who]), state.active, { crystals });
  return { ...next, doings: { ...next.doings, cast: true } };
}

/** Back with all his lives, and nothing left to do this turn. */
function returned(game: CastleGame, state: CastleState, { who, at }: Extract<Event, { type: 'returned' }>) {
  const next = withCharacter(state, who, fresh(game, who, at));
  return withDoing(withDoing(next, 'moved', [who]), 'acted', [who]);
}

/** What befell characters, walls, the machine and the banner; the rest of `evolve` is how a game runs. */
type Befallen = Extract<
  Event,
  {
    readonly type:
      | 'wounded'
      | 'slain'
      | 'sectionBroken'
      | 'sectionMended'
      | 'catapultHurt'
      | 'catapultDestroyed'
      | 'catapultDragged'
      | 'hid'
      | 'stoodUp'
      | 'vanished'
      | 'hasted'
      | 'stupefied'
      | 'stuporEased'
      | 'returned'
      | 'bannerTaken'
      | 'bannerDropped'
      | 'bannerCarriedOff';
  }
>;

function befell(game: CastleGame, state: CastleState, event: Befallen): CastleState {
  switch (event.type) {
    case 'wounded':
      return withCharacter(state, event.who, { life: event.life });
    case 'slain':
      return withCharacter(state, event.who, { life: 0, hidden: false, invisible: false, stupor: 0 });
    case 'sectionBroken':
      return { ...state, broken: [...state.broken, event.section].sort((a, b) => a - b) };
    case 'sectionMended':
      return { ...state, broken: state.broken.filter((section) => section !== event.section) };
    case 'catapultHurt':
      return withCatapult(state, { life: event.life });
    case 'catapultDestroyed':
      return { ...state, catapult: null };
    case 'catapultDragged':
      return dragged(state, event);
    case 'hid':
      return withDoing(withCharacter(state, event.who, { hidden: true }), 'acted', [event.who]);
    case 'stoodUp':
      return withCharacter(state, event.who, { hidden: false });
    case 'vanished':
      return withCharacter(state, event.who, { invisible: true });
    case 'hasted':
      return withDoing(state, 'hasted', event.who);
    case 'stupefied':
    case 'stuporEased':
      return withCharacter(state, event.who, { stupor: event.turns });
    case 'returned':
      return returned(game, state, event);
    case 'bannerTaken':
      return { ...state, banner: { at: state.characters[event.who]!.at, carrier: event.who } };
    case 'bannerDropped':
      return { ...state, banner: { at: event.at, carrier: null } };
    case 'bannerCarriedOff':
      return withDoing(withPlace(state, event.who, -1), 'moved', [event.who]);
  }
}

/** Applies one event: the state after it. The given state is not changed. */
export function evolve(game: CastleGame, state: CastleState, event: Event): CastleState {
  switch (event.type) {
    case 'rolled':
      return { ...state, dice: event.after };
    case 'phaseBegan':
      return { ...state, phase: event.phase, active: event.army, pending: null };
    case 'spellRolled':
      return withMagic(state, event.army, { spell: event.spell });
    case 'crystalsGiven':
      return withMagic(withMagic(state, 'blue', { crystals: event.count }), 'red', { crystals: event.count });
    case 'spellOffered':
      return { ...state, pending: { kind: 'spell', army: event.army } };
    case 'spellChosen':
      return { ...withMagic(state, event.army, { spell: event.spell }), pending: null };
    case 'deployed':
      return deployed(state, event);
    case 'catapultDeployed':
      return withCatapult(state, { at: event.at });
    case 'deploymentCleared':
      return cleared(game, state, event);
    case 'moved':
      return moved(state, event);
    case 'climbed':
      return withDoing(state, 'climbed', [event.who]);
    case 'attacked':
      return attacked(state, event);
    case 'cast':
      return cast(state, event);
    case 'turnBegan':
      return turnBegan(state, event);
    case 'armyWon':
      return { ...state, pending: null, outcome: { winner: event.army, reason: event.reason } };
    case 'wounded':
    case 'slain':
    case 'sectionBroken':
    case 'sectionMended':
    case 'catapultHurt':
    case 'catapultDestroyed':
    case 'catapultDragged':
    case 'hid':
    case 'stoodUp':
    case 'vanished':
    case 'hasted':
    case 'stupefied':
    case 'stuporEased':
    case 'returned':
    case 'bannerTaken':
    case 'bannerDropped':
    case 'bannerCarriedOff':
      return befell(game, state, event);
  }
}
