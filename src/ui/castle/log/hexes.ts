import { sectionAt, sectionOf, type CastleGame, type CastleState, type Event, type Target } from '../../../castle';
import type { HexIndex } from '../../../hex';

type Game = Pick<CastleGame, 'board'>;

/** Both hexes of a section, those on the board. */
const hexesOfSection = ({ board }: Game, number: number): HexIndex[] => {
  const { outside, inside } = sectionOf(board, number);
  return [outside, inside].filter((hex) => hex >= 0);
};

/** Where somebody (or the machine) is. */
function placeOf(state: CastleState, who: string): HexIndex[] {
  const at = who === 'catapult' ? (state.catapult?.at ?? -1) : (state.characters[who]?.at ?? -1);
  return at < 0 ? [] : [at];
}

function hexesOfTarget(game: Game, state: CastleState, target: Target | null): readonly HexIndex[] {
  if (!target) return [];
  if (target.kind === 'character') return placeOf(state, target.id);
  if (target.kind === 'catapult') return placeOf(state, 'catapult');
  const number = sectionAt(game.board, target.hex, target.direction);
  return number < 0 ? [target.hex] : hexesOfSection(game, number);
}

/** The hexes that an event is about, in the state before it. */
export function hexesOf(game: Game, state: CastleState, event: Event): readonly HexIndex[] {
  switch (event.type) {
    case 'moved':
      return [...placeOf(state, event.who), ...event.path];
    case 'catapultDragged':
      return [...placeOf(state, 'catapult'), ...event.path];
    case 'deployed':
    case 'catapultDeployed':
    case 'returned':
    case 'bannerDropped':
      return [event.at];
    case 'climbed':
    case 'sectionBroken':
    case 'sectionMended':
      return hexesOfSection(game, event.section);
    case 'attacked':
    case 'cast':
      return [...placeOf(state, event.who), ...hexesOfTarget(game, state, event.target)];
    case 'hasted':
      return event.who.flatMap((who) => placeOf(state, who));
    case 'rolled':
      return event.purpose.kind === 'hail' ? placeOf(state, event.purpose.who[0] ?? '') : [];
    case 'wounded':
    case 'slain':
    case 'hid':
    case 'stoodUp':
    case 'vanished':
    case 'stupefied':
    case 'stuporEased':
    case 'bannerTaken':
    case 'bannerCarriedOff':
      return placeOf(state, event.who);
    case 'catapultHurt':
    case 'catapultDestroyed':
      return placeOf(state, 'catapult');
    case 'turnBegan':
    case 'armyWon':
    case 'phaseBegan':
    case 'spellRolled':
    case 'crystalsGiven':
    case 'spellOffered':
    case 'spellChosen':
    case 'deploymentCleared':
      return [];
  }
}
