import { armyIds, type ArmyId } from '../army';
import type { GameEvent, Rolled } from '../events';
import { standingPlaces, type Entry } from '../journal';
import type { CommonState, GameSystem } from '../system';
import { luckOf, type GoodFace, type Luck, type OwnDie } from './luck';

/** One success in a fight, with the chance that it had before the roll. */
export interface Blow {
  readonly army: ArmyId;
  /** Out of `of` equally likely rolls, the number that would have done at least as well. */
  readonly chance: number;
  readonly of: number;
  /** The size of its effect, a whole number: more is better. */
  readonly weight: number;
}

/** What a game brings for the statistics of a played game: pure functions of states and events. */
export interface Gauge<Game, State extends CommonState, Event extends GameEvent> {
  /** The strength that an army has left, as a whole number in the game's own measure. */
  strength(game: Game, state: State, army: ArmyId): number;
  /**
   * Who rolled a die, and whether a high face was good for that army; null for a die that is nobody's, such as one that
   * draws lots.
   */
  ownDie(game: Game, state: State, rolled: Rolled): { readonly army: ArmyId; readonly good: GoodFace } | null;
  /** The success that an event was for the one who caused it, in the state before it; null where it was none. */
  blow(game: Game, state: State, event: Event): Blow | null;
}

/** How strong the armies were at one moment of the journal. */
export interface Stand {
  /** The moment: the number of entries played by then. */
  readonly moment: number;
  readonly turn: number;
  readonly army: ArmyId;
  readonly strength: Readonly<Record<ArmyId, number>>;
}

/** The statistics of a whole game. Commands that were taken back do not count. */
export interface Account {
  /** The strengths at the beginning, at the start of each turn, and now. */
  readonly stands: readonly Stand[];
  readonly luck: Readonly<Record<ArmyId, Luck>>;
  /** The most remarkable success: the greatest effect for its chance; null where there was none. */
  readonly best: (Blow & { readonly entry: number; readonly event: number }) | null;
}

/** Whether success `a` is more remarkable than `b`: its effect divided by its chance is greater. */
const outdoes = (a: Blow, b: Blow): boolean => a.weight * a.of * b.chance > b.weight * b.of * a.chance;

type System<Game, State extends CommonState, Event extends GameEvent> = Pick<
  GameSystem<Game, State, never, Event, unknown>,
  'initial' | 'evolve'
>;

/** The statistics of a journal. */
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
