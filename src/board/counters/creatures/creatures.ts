import type { Dresser } from '../figure-parts';
import { creatureArms } from './arms';
import { creatureBodies } from './bodies';
import { paintCatapult } from './catapult';
import { dead, gnomes, goblins, mice, orcs, skins } from './heads';

interface Creature {
  readonly skin: string;
  readonly body: keyof typeof creatureBodies;
  readonly head: (d: Dresser) => void;
  readonly arms: keyof typeof creatureArms;
}

/** One look a kind. */
const creatures: Readonly<Record<string, Creature>> = {
  'mouse-swordsman': { skin: skins.fur, body: 'mouse', head: (d) => mice.swordsman(d), arms: 'swordAndShield' },
  'mouse-archer': { skin: skins.fur, body: 'mouse', head: (d) => mice.archer(d), arms: 'bow' },
  'mouse-captain': { skin: skins.fur, body: 'mouseMail', head: (d) => mice.captain(d), arms: 'captain' },
  'mouse-mage': { skin: skins.grey, body: 'mouseRobe', head: (d) => mice.mage(d), arms: 'crystalStaff' },
  'gnome-axeman': { skin: skins.rosy, body: 'gnome', head: (d) => gnomes.axeman(d), arms: 'axe' },
  'gnome-musketeer': { skin: skins.rosy, body: 'gnome', head: (d) => gnomes.musketeer(d), arms: 'musket' },
  'gnome-hammer': { skin: skins.rosy, body: 'gnomeMail', head: (d) => gnomes.hammer(d), arms: 'hammer' },
  orc: { skin: skins.orc, body: 'orc', head: (d) => orcs.warrior(d), arms: 'cleaver' },
  'orc-chief': { skin: skins.orc, body: 'orcChief', head: (d) => orcs.chief(d), arms: 'greatAxe' },
  'goblin-archer': { skin: skins.goblin, body: 'goblin', head: (d) => goblins.archer(d), arms: 'bow' },
  'goblin-mace': { skin: skins.goblin, body: 'goblin', head: (d) => goblins.mace(d), arms: 'mace' },
  skeleton: { skin: skins.bone, body: 'skeleton', head: (d) => dead.skeleton(d), arms: 'boneSword' },
  'skeleton-archer': { skin: skins.bone, body: 'skeleton', head: (d) => dead.archer(d), arms: 'boneBow' },
  necromancer: { skin: skins.deadly, body: 'necromancer', head: (d) => dead.necromancer(d), arms: 'skullStaff' },
};

/** The machine is a figure too. */
const machine = 'catapult';

/** Whether a figure of this kind is drawn by `paintCreature`. */
export const isCreature = (figure: string): boolean => figure === machine || figure in creatures;

/** Draws a creature in the creatures' box. */
export function paintCreature(dresser: Dresser, figure: string): void {
  const { ctx } = dresser;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (figure === machine) {
    paintCatapult(dresser);
    return;
  }
  const creature = creatures[figure];
  if (!creature) return;
  const skinned = { ...dresser, palette: { ...dresser.palette, flesh: creature.skin } };
  creatureBodies[creature.body](skinned);
  // Two-handed arms cross the beard; heads lean over shoulders.
  creature.head(skinned);
  creatureArms[creature.arms](skinned);
}
