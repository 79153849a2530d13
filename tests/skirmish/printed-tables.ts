/** The printed tables, typed a second time from the specification, in its own shape. Nothing here is read from src. */

/** id, foot, mounted, stops fire, cover, shift. `-` is no way through. */
export const terrain = `
open    1 1 no  none    0
road    1 1 no  none    0
yard    1 1 no  none    0
gate    1 1 no  medium -1
tree    2 - yes light  -1
brush   2 2 no  light   0
slope   2 4 no  none    0
rocks   2 - no  medium -1
house   1 - no  none    0
door    1 - no  medium -1
ford    2 3 no  none    1
water   - - no  none    0
`;

/** type, mounted or on foot, fit, wounded, armour, weapon, cost. */
export const roster = `
knight       foot    20/18/5  12/11/4  armour -        24
knight       mounted 28/22/14 17/14/12 armour -        40
sergeant     foot    14/12/6  8/7/4    armour -        15
sergeant     mounted 20/15/15 12/9/13  armour -        28
man-at-arms  foot    12/10/5  7/6/4    armour -        12
spearman     foot    9/9/6    5/5/4    -      -        9
axeman       foot    12/7/6   7/4/4    -      -        10
archer       foot    6/6/6    4/4/4    -      bow      10
crossbowman  foot    7/7/5    4/4/4    -      crossbow 18
peasant      foot    5/4/6    3/3/4    -      -        4
noncombatant foot    2/3/5    1/2/4    -      -        2
mule         foot    0/3/6    0/2/4    -      -        2
`;

/** none, light, medium, heavy, by row. */
export const shootingOnFoot = `
K K K K
K K K W
K K K W
K K W W
K W W W
W W W R
W W R R
W R R R
R R R -
R R - -
- - - -
`;

export const shootingAtRiders = `
BK BK RK RK
BK RK RK HW
RK RK HW HW
RK HW HW HK
HW HK HK W
HK HK W  W
HK W  W  R
W  W  R  R
W  R  R  -
R  R  -  -
R  -  -  -
-  -  -  -
`;

/** Columns 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1, by face. */
export const vikingsOnFoot = `
DR DS DS DW DK DK DK DK
DR DR DS DW DW DK DK DK
-  DR DR DS DW DW DK DK
-  -  DR DS DW DW DW DK
AK -  -  DR DS DW DW DW
AK AK -  DR DS DS DW DW
AR AR -  DR DR DS DS DW
AW AR AR -  DR DR DS DS
AW AW AR AR AR DR DR DS
AW AW AW AR AR AR DR DR
`;

export const vikingsAtRiders = `
DR DR HK HK HW RK BK BK
DR DR DR HK HK HW RK BK
-  DR DR DW HK HK HW RK
-  -  DR DR DW HK HK HW
AK -  -  DR DW DW HK HW
AK AK -  DR DR DW DW HK
AR AR -  -  DR DR DW HK
AW AR AR -  DR DR DR DW
AW AW AR AR -  DR DR DR
AW AW AW AR AR AR DR DR
`;

/** Columns < -5, -5…-1, 0…5, 6…10, 11…20, 21…30, 31…40, 41…60, 61…80, 81…100, > 100, by face. */
export const sherwoodOnFoot = `
DR DS DS DW DW DK DK DK DK DK DK
-  DR DS DS DW DW DK DK DK DK DK
-  DR DR DS DW DW DW DK DK DK DK
-  -  DR DR DS DW DW DW DK DK DK
AR -  -  DR DS DS DW DW DW DK DK
AR AR -  DR DR DS DS DW DW DW DK
AR AR AR -  DR DS DS DS DW DW DK
AW AR AR -  DR DR DR DS DS DW DW
AW AW AR AR -  DR DR DR DS DS DW
AW AW AW AR AR AR AR DR DR DR DW
`;

export const sherwoodAtRiders = `
DR DR HK HK HS HW RK BK BK BK BK
-  DR DR HK HK HS HW RK BK BK BK
-  DR DR DW HK HK HS HW RK BK BK
-  -  DR DR DW HK HK HS HW RK BK
AR -  -  DR DW DW HK HK HS HW RK
AR AR -  DR DR DW DW HK HK HS RK
AR AR AR -  DR DR DW DW HK HS HW
AW AR AR -  DR DR DR DW DW HK HS
AW AW AR AR -  DR DR DR DW HK HS
AW AW AW AR AR AR AR DR DR DW HK
`;

/** Rows of words. */
export const read = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
