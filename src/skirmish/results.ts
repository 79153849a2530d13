/** Letters of the shooting tables. @rule SHT */
export type ShotResult = 'K' | 'W' | 'R' | '-' | 'BK' | 'RK' | 'HW' | 'HK';

/** Letters of the melee tables. @rule MEL */
export type MeleeResult = 'AR' | 'AW' | 'AK' | '-' | 'DR' | 'DS' | 'DW' | 'DK' | 'HK' | 'HW' | 'RK' | 'BK' | 'HS';

/** Grades of cover, weakest first. @rule COV-1 */
export type Cover = 'none' | 'light' | 'medium' | 'heavy';
export const covers: readonly Cover[] = ['none', 'light', 'medium', 'heavy'];
