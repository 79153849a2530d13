/** Two armies sit at a table. */
export type ArmyId = 'blue' | 'red';

export const armyIds: readonly ArmyId[] = ['blue', 'red'];

/** The army that it plays against. */
export const otherArmy = (army: ArmyId): ArmyId => (army === 'blue' ? 'red' : 'blue');
