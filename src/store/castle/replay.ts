import { castle, sectionAt, sectionOf, type CastleGame, type CastleState, type Event, type Target } from '../../castle';
import type { Direction, HexIndex } from '../../hex';
import {
  falling,
  puffsAt,
  stepsOf,
  wounding,
  type Art,
  type FallStep,
  type PuffStep,
  type WoundStep,
} from '../replay-steps';
import { machine } from './table';

interface Stance {
  readonly at: HexIndex;
  readonly facing: Direction | null;
}

/** One step of an animation, in the board's terms (some of its `AnimationStep`s). The catapult's id is `catapult`. */
export type CastleStep =
  | { readonly kind: 'move'; readonly id: string; readonly path: readonly Stance[]; readonly together?: boolean }
  | { readonly kind: 'shot'; readonly from: HexIndex; readonly to: HexIndex; readonly weapon: Missile }
  | { readonly kind: 'blow'; readonly at: HexIndex; readonly attackers: readonly string[] }
  | { readonly kind: 'blast'; readonly at: HexIndex; readonly form: 'fire' | 'hail' | 'spell' }
  | { readonly kind: 'crumble' | 'mend'; readonly hex: HexIndex; readonly direction: Direction }
  | { readonly kind: 'appear'; readonly id: string }
  | FallStep
  | WoundStep
  | PuffStep;

type Missile = 'bow' | 'musket' | 'stone' | 'spark';

export type CastleArt = Art<CastleState, Event>;

interface Moment {
  readonly game: CastleGame;
  readonly before: CastleState;
  readonly art: CastleArt;
}

/** Where somebody, or the machine, is; -1 off the board. */
const placeOf = ({ before }: Moment, who: string): HexIndex =>
  who === machine ? (before.catapult?.at ?? -1) : (before.characters[who]?.at ?? -1);

function going(moment: Moment, id: string, path: readonly HexIndex[], together = false): CastleStep[] {
  const from = placeOf(moment, id);
  if (from < 0 || path.length === 0) return [];
  const stances = [from, ...path].map((at) => ({ at, facing: null }));
  return [{ kind: 'move', id, path: stances, ...(together && { together }) }];
}

/** The hex of a section that is farther from whoever works on it: the wall between shakes. */
function beyond({ game }: Moment, section: number, from: HexIndex): HexIndex {
  const { outside, inside } = sectionOf(game.board, section);
  return inside < 0 || inside === from ? outside : inside;
}

/** Where an attack or a spell lands; -1 for what is off the board. */
function aimedAt(moment: Moment, target: Target, from: HexIndex): HexIndex {
  if (target.kind === 'character') return placeOf(moment, target.id);
  if (target.kind === 'catapult') return placeOf(moment, machine);
  const section = sectionAt(moment.game.board, target.hex, target.direction);
  return section < 0 ? target.hex : beyond(moment, section, from);
}

function missileOf({ game }: Moment, { by, who }: Extract<Event, { type: 'attacked' }>): Missile {
  if (by === 'catapult') return 'stone';
  if (by === 'magic') return 'spark';
  return game.byId.get(who)?.type === 'gnome-musketeer' ? 'musket' : 'bow';
}

/** Hand to hand he lunges; from afar something flies, the machine's stone from the machine. @rule CFI-1 @rule CAT-2 */
function attacking(moment: Moment, event: Extract<Event, { type: 'attacked' }>): CastleStep[] {
  const { by, who, target } = event;
  const from = placeOf(moment, by === 'catapult' ? machine : who);
  const to = aimedAt(moment, target, from);
  if (from < 0 || to < 0) return [];
  const isClose = by === 'melee' || by === 'climb' || by === 'break';
  return isClose
    ? [{ kind: 'blow', at: to, attackers: [who] }]
    : [{ kind: 'shot', from, to, weapon: missileOf(moment, event) }];
}

/** Light about the mage; fire flies. @rule MAG-2 */
function casting(moment: Moment, { who, use, target }: Extract<Event, { type: 'cast' }>): CastleStep[] {
  const from = placeOf(moment, who);
  if (from < 0) return [];
  const steps: CastleStep[] = [{ kind: 'blast', at: from, form: 'spell' }];
  const to = target ? aimedAt(moment, target, from) : -1;
  if (use !== 'fireball' || to < 0) return steps;
  return [...steps, { kind: 'shot', from, to, weapon: 'spark' }, { kind: 'blast', at: to, form: 'fire' }];
}

const blast = (at: HexIndex, form: 'hail' | 'spell'): CastleStep[] => (at < 0 ? [] : [{ kind: 'blast', at, form }]);

function masonry({ game }: Moment, kind: 'crumble' | 'mend', section: number): CastleStep[] {
  const { outside: hex, direction } = sectionOf(game.board, section);
  return [{ kind, hex, direction }];
}

/** What is seen of one event. The compiler names every event that was not thought of. */
function seen(moment: Moment, event: Event): CastleStep[] {
  switch (event.type) {
    case 'moved':
      return going(moment, event.who, event.path);
    case 'catapultDragged': {
      // Each step of the machine is a step of both men. @rule CAT-1
      const men = event.who.flatMap((who, man) => going(moment, who, event.ways[man] ?? [], true));
      return [...going(moment, machine, event.path), ...men];
    }
    case 'climbed': {
      const at = beyond(moment, event.section, placeOf(moment, event.who));
      return event.over ? [] : [{ kind: 'blow', at, attackers: [event.who] }];
    }
    case 'attacked':
      return attacking(moment, event);
    case 'cast':
      return casting(moment, event);
    case 'rolled':
      return event.purpose.kind === 'hail' ? blast(placeOf(moment, event.purpose.who[0] ?? ''), 'hail') : [];
    case 'wounded':
      return [wounding(moment.art, moment.before, event.who)];
    case 'catapultHurt':
      return [wounding(moment.art, moment.before, machine)];
    case 'slain':
      return falling(moment.art, moment.before, event.who);
    case 'catapultDestroyed':
      return falling(moment.art, moment.before, machine);
    case 'sectionBroken':
      return masonry(moment, 'crumble', event.section);
    case 'sectionMended':
      return masonry(moment, 'mend', event.section);
    case 'vanished':
    case 'stupefied':
      return blast(placeOf(moment, event.who), 'spell');
    case 'returned':
      return [{ kind: 'appear', id: event.who }];
    case 'turnBegan':
    case 'armyWon':
    case 'phaseBegan':
    case 'spellRolled':
    case 'crystalsGiven':
    case 'spellOffered':
    case 'spellChosen':
    case 'deployed':
    case 'catapultDeployed':
    case 'deploymentCleared':
    case 'hid':
    case 'stoodUp':
    case 'hasted':
    case 'stuporEased':
    case 'bannerTaken':
    case 'bannerDropped':
    case 'bannerCarriedOff':
      return [];
  }
}

/** Over which hexes the words of an event rise: where it happened, else over whom it is about. */
function puffHexes(moment: Moment, event: Event): HexIndex[] {
  if (event.type === 'attacked') return [aimedAt(moment, event.target, placeOf(moment, event.who))];
  if (event.type === 'rolled') return [placeOf(moment, event.purpose.who[0] ?? '')];
  if (event.type === 'returned' || event.type === 'bannerDropped') return [event.at];
  if (event.type === 'catapultHurt' || event.type === 'catapultDestroyed') return [placeOf(moment, machine)];
  if (event.type === 'sectionBroken' || event.type === 'sectionMended') {
    return [sectionOf(moment.game.board, event.section).outside];
  }
  if (!('who' in event)) return [];
  const about = typeof event.who === 'string' ? [event.who] : event.who;
  return about.map((who) => placeOf(moment, who));
}

/**
 * The animation of some events. `before`: the state in which they begin; each event is shown over the state it leaves.
 * The same events always give the same steps.
 */
export function castleSteps(
  game: CastleGame,
  before: CastleState,
  events: readonly Event[],
  art: CastleArt,
): CastleStep[] {
  return stepsOf(
    (state, event: Event) => castle.evolve(game, state, event),
    before,
    events,
    (state, event) => {
      const moment = { game, before: state, art };
      return [...seen(moment, event), ...puffsAt(art.puff(event), puffHexes(moment, event))];
    },
  );
}
