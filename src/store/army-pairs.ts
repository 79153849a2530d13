import type { ArmyColour, ArmyPattern } from '../board/view';
import type { ArmyId } from '../game';

/** How an army looks: a colour and a pattern, so that nobody needs to see the colour. */
export interface ArmyLook {
  readonly colour: ArmyColour;
  readonly pattern: ArmyPattern;
}

const looks = {
  blue: { colour: 'blue', pattern: 'chevrons' },
  red: { colour: 'red', pattern: 'hatch' },
  green: { colour: 'green', pattern: 'bars' },
  purple: { colour: 'purple', pattern: 'dots' },
  ochre: { colour: 'ochre', pattern: 'waves' },
  black: { colour: 'black', pattern: 'checks' },
} as const satisfies Record<ArmyColour, ArmyLook>;

export const armyPairIds = ['blue-red', 'green-purple', 'ochre-black', 'blue-ochre', 'black-red'] as const;
export type ArmyPairId = (typeof armyPairIds)[number];

/** The two looks of a pair, told apart by lightness as well as by hue. */
export const armyPairs: Readonly<Record<ArmyPairId, Readonly<Record<ArmyId, ArmyLook>>>> = {
  'blue-red': { blue: looks.blue, red: looks.red },
  'green-purple': { blue: looks.green, red: looks.purple },
  'ochre-black': { blue: looks.ochre, red: looks.black },
  'blue-ochre': { blue: looks.blue, red: looks.ochre },
  'black-red': { blue: looks.black, red: looks.red },
};
