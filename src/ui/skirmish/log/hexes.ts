import type { HexIndex } from '../../../hex';
import type { Event } from '../../../skirmish';
import type { LogLine } from './line';

function hexesOf(event: Event): readonly HexIndex[] {
  switch (event.type) {
    case 'shot':
      return [event.from, event.to];
    case 'moved':
    case 'horseMoved':
      return event.path.map(({ at }) => at);
    case 'tested':
    case 'deployed':
    case 'horseLeft':
    case 'unhorsed':
    case 'dismounted':
      return [event.at];
    case 'horseKilled':
      return event.hexes;
    case 'advanceOffered':
      return event.into;
    case 'rolled':
    case 'turnBegan':
    case 'armyWon':
    case 'moveEnded':
    case 'left':
    case 'fought':
    case 'drawn':
    case 'wounded':
    case 'stunned':
    case 'killed':
    case 'horseFled':
    case 'mounted':
    case 'retreatBlocked':
    case 'recovered':
    case 'advanceEnded':
    case 'sequenceBegan':
      return [];
  }
}

/** The hexes that a line is about, each once; none where only people are named. */
export const hexesOfLine = (line: LogLine): readonly HexIndex[] => [...new Set(line.events.flatMap(hexesOf))];
