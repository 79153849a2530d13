import type { Refusal } from '../../game';
import type { HexIndex } from '../../hex';
import {
  attackNow,
  castNowRefusal,
  fieldOf,
  isRefusal,
  sight,
  type Attack,
  type Cast,
  type ClimbNow,
  type Command,
  type Drag,
  type Piece,
  type Reachable,
  type Sight,
  hailedBy,
  hastedBy,
} from '../../castle';
import { sameTarget, type Interaction } from './interaction';
import { attacksOf, castOf, climbsOf, dragsOf, leavingPlacesOf, placesOf, sectionOfTarget } from './places';
import type { Table } from './table';

type Of<Kind extends Interaction['kind']> = Extract<Interaction, { kind: Kind }>;

/** What would happen, with the numbers that the decision will use. */
export type Preview =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'place';
      readonly who: string;
      readonly verb: 'move' | 'leave';
      readonly place: Reachable;
      /** Whether the character could leave the board from there with the banner. @rule CSC-3 */
      readonly exit: boolean;
    }
  | {
      readonly kind: 'climb';
      readonly who: string;
      readonly climb: ClimbNow;
      /** The attack by which the character could break that section instead; null where it cannot. @rule WAL-5 */
      readonly breaking: Attack | null;
    }
  | {
      readonly kind: 'attack';
      readonly who: string;
      readonly by: Of<'target'>['by'];
      readonly target: Of<'target'>['target'];
      readonly answer: Attack | Refusal;
      /** The line of sight, where the attack needs one; else null. @rule CFI-4 */
      readonly sight: Sight | null;
      /** Other ways of attacking the same target now. */
      readonly others: readonly Attack[];
      /** The climb over the section aimed at, as an alternative; null where it is impossible. @rule WAL-2 */
      readonly climb: ClimbNow | null;
    }
  | {
      readonly kind: 'spell';
      readonly spell: Of<'spell'>;
      /** The command; null until all of its parts are chosen. */
      readonly cast: Cast | null;
      /** The slain characters that may be brought back; empty for other spells. */
      readonly lost: readonly string[];
      /** The ids of those whom a spell without a target affects: hail, haste. */
      readonly affects: readonly string[];
      readonly refusal: Refusal | null;
    }
  | { readonly kind: 'drag'; readonly who: string; readonly mate: string; readonly drag: Drag | null };

const none: Preview = { kind: 'none' };

function placePreview(table: Table, { who, verb, at }: Of<'place'>): Preview {
  const exits = leavingPlacesOf(table, who);
  const places = verb === 'leave' ? exits : placesOf(table, who);
  const place = places.find((one) => one.at === at);
  return place ? { kind: 'place', who, verb, place, exit: exits.some((one) => one.at === at) } : none;
}

function climbPreview(table: Table, { who, to }: Of<'climb'>): Preview {
  const climb = climbsOf(table, who).find((one) => one.to === to);
  if (!climb) return none;
  const breaking = attacksOf(table, who).find(
    ({ by, target }) => by === 'break' && sectionOfTarget(table, target)?.number === climb.section,
  );
  return { kind: 'climb', who, climb, breaking: breaking ?? null };
}

function attackPreview(table: Table, { who, by, target }: Of<'target'>): Preview {
  const { game, state } = table;
  const { byId } = fieldOf(game, state);
  const attacker = byId.get(who);
  if (!attacker) return none;
  const aimed = target.kind === 'character' ? byId.get(target.id) : undefined;
  const far = by === 'shooting' || by === 'magic';
  return {
    kind: 'attack',
    who,
    by,
    target,
    answer: attackNow(game, state, by, who, target),
    sight: far && aimed ? sight(game, state, attacker.at, aimed.at) : null,
    others: attacksOf(table, who).filter((attack) => attack.by !== by && sameTarget(attack.target, target)),
    climb: climbsOf(table, who).find(({ section }) => section === sectionOfTarget(table, target)?.number) ?? null,
  };
}

/** Everyone whom a spell without a target would affect: hail, haste; empty for other spells. */
export function affectedBy({ game, state }: Table, { who, use }: Pick<Of<'spell'>, 'who' | 'use'>): readonly Piece[] {
  if (use === 'hail') return hailedBy(game, state, who);
  return use === 'haste' ? hastedBy(game, state, who) : [];
}

/** The spell as it would be cast: whole when its target, its place and who comes back are pointed at. @rule MAG-2 */
function spellPreview(table: Table, spell: Of<'spell'>): Preview {
  const { game, state } = table;
  const { who, use, target, at } = spell;
  const choice = castOf(table, who, use);
  const lost = choice?.lost ?? [];
  const back = spell.lost ?? (lost.length === 1 ? lost[0] : undefined);
  const aimed =
    (!choice || choice.targets.length === 0 || target !== undefined) &&
    (!choice || choice.hexes.length === 0 || at !== undefined);
  const whole = aimed && (lost.length === 0 || back !== undefined);
  const cast: Cast = {
    who,
    use,
    ...(target !== undefined && { target }),
    ...(at !== undefined && { at }),
    ...(back !== undefined && { lost: back }),
  };
  return {
    kind: 'spell',
    spell: back === undefined ? spell : { ...spell, lost: back },
    cast: whole ? cast : null,
    lost,
    affects: affectedBy(table, spell).map(({ id }) => id),
    refusal: whole ? castNowRefusal(game, state, cast) : null,
  };
}

/** The preview of an interaction. */
export function previewOf(table: Table, interaction: Interaction): Preview {
  switch (interaction.kind) {
    case 'idle':
    case 'selected':
    case 'several':
      return none;
    case 'place':
      return placePreview(table, interaction);
    case 'climb':
      return climbPreview(table, interaction);
    case 'target':
      return attackPreview(table, interaction);
    case 'spell':
      return spellPreview(table, interaction);
    case 'drag': {
      const { who, mate, at } = interaction;
      const drag = at === undefined ? undefined : dragsOf(table, who, mate).find(({ path }) => path.at(-1) === at);
      return { kind: 'drag', who, mate, drag: drag ?? null };
    }
  }
}

/** The command that the one button carries out; null when there is nothing to carry out. */
export function commandOf(preview: Preview): Command | null {
  switch (preview.kind) {
    case 'none':
      return null;
    case 'place':
      return { type: preview.verb, who: preview.who, path: preview.place.path };
    case 'climb':
      return { type: 'climb', who: preview.who, to: preview.climb.to };
    case 'attack': {
      const { who, by, target, answer } = preview;
      return isRefusal(answer) ? null : { type: 'attack', who, by, target };
    }
    case 'spell':
      return preview.cast && !preview.refusal ? { type: 'cast', ...preview.cast } : null;
    case 'drag':
      return preview.drag && { type: 'drag', ...preview.drag };
  }
}

/** Whether carrying it out rolls dice. */
export const rollsDice = ({ kind }: Preview): boolean => kind === 'attack' || kind === 'climb' || kind === 'spell';

/** Why the previewed command cannot be given; null when it can, or when there is none. */
export function refusalOf(preview: Preview): Refusal | null {
  if (preview.kind === 'attack') return isRefusal(preview.answer) ? preview.answer : null;
  return preview.kind === 'spell' ? preview.refusal : null;
}

/** The two ends of the previewed line, attacker first; null when there is none. */
export function lineEnds({ game, state }: Table, preview: Preview): { from: HexIndex; to: HexIndex } | null {
  if (preview.kind !== 'attack' || !preview.sight || preview.target.kind !== 'character') return null;
  const { byId } = fieldOf(game, state);
  const from = byId.get(preview.who)?.at;
  const to = byId.get(preview.target.id)?.at;
  return from === undefined || to === undefined || from === to ? null : { from, to };
}
