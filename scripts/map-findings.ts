import { SetupError } from '../src/game/setup';

/** Something wrong with a map sheet or a scenario. */
export interface Finding {
  /** From the folder above `maps`. */
  readonly file: string;
  /** `sides.wall[3]`; empty: the whole file. */
  readonly place: string;
  readonly reason: string;
}

export const findingText = ({ file, place, reason }: Finding): string =>
  place === '' ? `${file}: ${reason}` : `${file}: ${place}: ${reason}`;

/** Runs a check that throws, as a finding. */
export function caught(file: string, check: () => void): Finding[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [{ file, place: error.place.replace(/^[^:]*(: |$)/, ''), reason: error.reason }];
  }
}
