import type { HexIndex } from '../../hex';
import type { Cast, Target } from '../commands';
import { fieldOf } from '../field';
import type { CastleGame } from '../game';
import { sectionOf } from '../ground';
import type { SpellUse } from '../ruleset';
import type { CastleState } from '../state';
import { magicRefusal } from './decide-cast';
import { castRefusal, lostSkeletons, slainOf, spellOf } from './spells';

/**
 * A spell that a mage can cast now. Any of `targets` or `hexes` may be combined with any of `lost`; an empty list means
 * that none is needed.
 */
export interface CastChoice {
  readonly use: SpellUse;
  readonly targets: readonly Target[];
  readonly hexes: readonly HexIndex[];
  readonly lost: readonly string[];
}

function targetsFor(game: CastleGame, state: CastleState, use: SpellUse): Target[] {
  switch (use) {
    case 'mend':
    case 'break':
      return game.ground.sections.map((number) => {
        const { outside: hex, direction } = sectionOf(game.board, number);
        return { kind: 'section', hex, direction };
      });
    case 'invisible':
    case 'stupor':
    case 'transform':
    case 'fireball': {
      const figures = fieldOf(game, state).pieces.map(({ id }): Target => ({ kind: 'character', id }));
      return use === 'fireball' && state.catapult ? [...figures, { kind: 'catapult' }] : figures;
    }
    case 'haste':
    case 'hail':
    case 'resurrect':
    case 'raise':
      return [];
  }
}

function choiceFor(game: CastleGame, state: CastleState, who: string, use: SpellUse): CastChoice | null {
  const can = (cast: Omit<Cast, 'who' | 'use'>) => !castRefusal(game, state, { who, use, ...cast });
  const choice: CastChoice = { use, targets: [], hexes: [], lost: [] };
  if (use === 'haste' || use === 'hail') return can({}) ? choice : null;
  if (use === 'resurrect' || use === 'raise') {
    const lost = use === 'raise' ? lostSkeletons(game, state) : slainOf(game, state, state.active);
    const [first] = lost;
    if (first === undefined) return null;
    const hexes = Array.from({ length: game.board.grid.size }, (_, hex) => hex);
    const free = hexes.filter((at) => can({ at, lost: first }));
    return free.length > 0 ? { ...choice, hexes: free, lost } : null;
  }
  const lost = use === 'transform' ? lostSkeletons(game, state) : [];
  const [first] = lost;
  const targets = targetsFor(game, state, use).filter((target) =>
    can(first === undefined ? { target } : { target, lost: first }),
  );
  return targets.length > 0 ? { ...choice, targets, lost } : null;
}

/** All spells that a character can cast now. @rule MAG-1 @rule MAG-2 */
export function castChoices(game: CastleGame, state: CastleState, who: string): CastChoice[] {
  if (magicRefusal(game, state, who)) return [];
  const uses = spellOf(game, state, state.active)?.uses ?? [];
  return uses.map((use) => choiceFor(game, state, who, use)).filter((choice) => choice !== null);
}
