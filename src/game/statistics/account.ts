import { armyIds, type ArmyId } from '../army';
import type { GameEvent, Rolled } from '../events';
import { standingPlaces, type Entry } from '../journal';
import type { CommonState, GameSystem } from '../system';
import { luckOf, type GoodFace, type Luck, type OwnDie } from './luck';

/** A success, before its dice were rolled. */
export interface Blow {
  readonly army: ArmyId;
  /** In so many of `of` equally likely rolls it would have come out as well. */
  readonly chance: number;
  readonly of: number;
  /** What it did, in whole numbers: more is more. */
  readonly weight: number;
}

/** What a game tells of itself so that a played game can be told in numbers. Pure, of states and events alone. */
export interface Gauge<Game, State extends CommonState, Event extends GameEvent> {
  /** What an army can still put into the fight, in its game's own whole numbers. */
  strength(game: Game, state: State, army: ArmyId): number;
  /** Whose die it was, and whether he is glad of a high face; null for one that is nobody's own: a draw. */
  ownDie(game: Game, state: State, rolled: Rolled): { readonly army: ArmyId; readonly good: GoodFace } | null;
  /** What an event did of good to whoever caused it, in the state that it found; null where it did nothing. */
  blow(game: Game, state: State, event: Event): Blow | null;
}

/** How the armies stood at a moment. */
export interface Stand {
  /** So many entries had been played. */
  readonly moment: number;
  readonly turn: number;
  readonly army: ArmyId;
  readonly strength: Readonly<Record<ArmyId, number>>;
}

/** A whole game in numbers. What was taken back does not count. */
export interface Account {
  /** At the beginning, at each turn, and now. */
  readonly stands: readonly Stand[];
  readonly luck: Readonly<Record<ArmyId, Luck>>;
  /** The success that outweighed its likelihood most; null where there was none. */
  readonly best: (Blow & { readonly entry: number; readonly event: number }) | null;
}

/** Whether one success is more to be told than another: what it did, by how unlikely it was. */
const outdoes = (a: Blow, b: Blow): boolean => a.weight * a.of * b.chance > b.weight * b.of * a.chance;

type System<Game, State extends CommonState, Event extends GameEvent> = Pick<
  GameSystem<Game, State, never, Event, unknown>,
  'initial' | 'evolve'
>;

/** Tells a journal in numbers. */
export function accountOf<Game, State extends CommonState, Event extends GameEvent>(
  system: System<Game, State, Event>,
  gauge: Gauge<Game, State, Event>,
  game: Game,
  entries: readonly Entry<{ readonly type: string }, Event>[],
): Account {
  let state = system.initial(game);
  const dice: Record<ArmyId, OwnDie[]> = { blue: [], red: [] };
  let best: Account['best'] = null;
  const strength = () => ({ blue: gauge.strength(game, state, 'blue'), red: gauge.strength(game, state, 'red') });
  const stand = (moment: number): Stand => ({
    moment,
    turn: state.turn,
    army: state.active,
    strength: strength(),
  });
  const stands: Stand[] = [stand(0)];
  for (const place of standingPlaces(entries)) {
    const entry = entries[place];
    if (entry?.kind !== 'command') continue;
    entry.events.forEach((event, number) => {
      if (event.type === 'rolled') {
        const rolled = event as unknown as Rolled;
        const own = gauge.ownDie(game, state, rolled);
        if (own) dice[own.army].push({ sides: rolled.sides, face: rolled.face, good: own.good });
      }
      const blow = gauge.blow(game, state, event);
      if (blow && (!best || outdoes(blow, best))) best = { ...blow, entry: place, event: number };
      state = system.evolve(game, state, event);
    });
    if (entry.events.some(({ type }) => type === 'turnBegan')) stands.push(stand(place + 1));
  }
  stands.push(stand(entries.length));
  const [blue, red] = armyIds.map((army) => luckOf(dice[army]));
  return { stands, luck: { blue: blue!, red: red! }, best };
}
