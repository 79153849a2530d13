import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import {
  attackNow,
  deploySwap,
  fieldOf,
  isRefusal,
  shootRefusal,
  shotAlong,
  sight,
  testsAlong,
  type Command,
  type Odds,
  type Reachable,
  type Shot,
  type Sight,
  type TestsOnHex,
} from '../../skirmish';
import type { Interaction, PlaceVerb, Table } from './interaction';
import { leavingPlacesOf, placesFor } from './places';

/** What would happen, with the numbers that the decision will use. */
export type Preview =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'place';
      readonly who: string;
      readonly verb: PlaceVerb;
      readonly place: Reachable;
      readonly tests: readonly TestsOnHex[];
      /** During deployment: the id of the character with which it would change places. */
      readonly swaps: string | null;
      /** The way off the board from there; null where there is none. */
      readonly exit: Reachable | null;
      /** The horse that is led. @rule MOV-13 */
      readonly horse: string | null;
    }
  | {
      readonly kind: 'shot';
      readonly who: string;
      readonly target: string;
      readonly from: HexIndex;
      readonly to: HexIndex;
      readonly sight: Sight;
      /** The shot, or the reason why it is impossible. */
      readonly answer: Shot | Refusal;
    }
  | {
      readonly kind: 'attack';
      readonly attackers: readonly string[];
      readonly defenders: readonly string[];
      /** The odds, or the refusal; null until an enemy has been chosen. */
      readonly answer: Odds | Refusal | null;
    };

const none: Preview = { kind: 'none' };

function placePreview(table: Table, { who, verb, pose, horse }: Extract<Interaction, { kind: 'place' }>): Preview {
  const places = placesFor(table, who, verb, horse);
  const place = places.find((one) => one.pose.at === pose.at && one.pose.facing === pose.facing);
  if (!place) return none;
  const exit = verb === 'move' ? leavingPlacesOf(table, who).find((one) => one.pose.at === pose.at) : undefined;
  return {
    kind: 'place',
    who,
    verb,
    place,
    tests: verb === 'deploy' ? [] : testsAlong(table.game, table.state, who, verb, place.path),
    swaps: verb === 'deploy' ? deploySwap(table.game, table.state, who, pose) : null,
    exit: exit ?? null,
    horse: horse ?? null,
  };
}

/** The line of fire to a target and the shot along it, whether or not it may be loosed. @rule LOF-9 */
function shotPreview(table: Table, { who, target, from, to }: Extract<Interaction, { kind: 'target' }>): Preview {
  const { game, state } = table;
  const { byId } = fieldOf(game, state);
  const shooter = byId.get(who);
  const aimed = byId.get(target);
  if (!shooter || !aimed) return none;
  const aim = { shooter, from, target: aimed, to };
  const answer = shootRefusal(game, state, who) ?? shotAlong(game, state, aim);
  return { kind: 'shot', who, target, from, to, sight: sight(game, state, aim), answer };
}

/** The preview of an interaction. */
export function previewOf(table: Table, interaction: Interaction): Preview {
  switch (interaction.kind) {
    case 'idle':
    case 'selected':
      return none;
    case 'place':
      return placePreview(table, interaction);
    case 'target':
      return shotPreview(table, interaction);
    case 'attack': {
      const { attackers, defenders } = interaction;
      const answer = defenders.length > 0 ? attackNow(table.game, table.state, attackers, defenders) : null;
      return { kind: 'attack', attackers, defenders, answer };
    }
  }
}

/** The command that the one button carries out; null when there is nothing to carry out. */
export function commandOf(preview: Preview): Command | null {
  switch (preview.kind) {
    case 'none':
      return null;
    case 'place': {
      const { who, verb, place, horse } = preview;
      if (verb === 'dismount') return { type: 'dismount', who, at: place.pose.at };
      if (verb === 'mount') return { type: 'mount', who };
      if (verb === 'lead') return horse === null ? null : { type: 'lead', who, horse, path: place.path };
      if (verb !== 'deploy') return { type: verb, who, path: place.path };
      const { at, facing } = place.pose;
      return { type: 'deploy', who, at, ...(facing === null ? {} : { facing }) };
    }
    case 'shot': {
      const { who, target, from, to, answer } = preview;
      return isRefusal(answer) ? null : { type: 'shoot', who, target, from, to };
    }
    case 'attack': {
      const { attackers, defenders, answer } = preview;
      return answer === null || isRefusal(answer) ? null : { type: 'attack', attackers, defenders };
    }
  }
}

/** Whether carrying it out rolls dice: a shot, an attack, a way with tests. */
export const rollsDice = (preview: Preview): boolean =>
  preview.kind === 'place' ? preview.place.tests > 0 : preview.kind !== 'none';
