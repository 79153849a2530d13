import {
  ArrowUpFromLine,
  BowArrow,
  BrickWall,
  CloudHail,
  Crosshair,
  Droplet,
  EyeOff,
  Flag,
  Footprints,
  Gem,
  Ghost,
  Hammer,
  Hourglass,
  MapPin,
  MapPinOff,
  MoveHorizontal,
  PersonStanding,
  Shield,
  Skull,
  Sparkles,
  Swords,
  Trophy,
  Undo2,
  UserRoundPlus,
  WandSparkles,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import type { AttackKind, Event } from '../../../castle';
import css from '../../table/log/log.module.css';
import type { LogLine } from './line';

const attacks: Readonly<Record<AttackKind, LucideIcon>> = {
  melee: Swords,
  shooting: BowArrow,
  magic: Sparkles,
  climb: Swords,
  break: Hammer,
  catapult: Crosshair,
};

const icons: Partial<Record<Event['type'], LucideIcon>> = {
  rolled: CloudHail,
  spellRolled: WandSparkles,
  spellOffered: WandSparkles,
  spellChosen: WandSparkles,
  crystalsGiven: Gem,
  deployed: MapPin,
  catapultDeployed: MapPin,
  deploymentCleared: MapPinOff,
  moved: Footprints,
  climbed: ArrowUpFromLine,
  sectionBroken: BrickWall,
  sectionMended: BrickWall,
  catapultDragged: MoveHorizontal,
  hid: EyeOff,
  stoodUp: PersonStanding,
  cast: WandSparkles,
  vanished: Ghost,
  hasted: Zap,
  stupefied: Hourglass,
  stuporEased: Hourglass,
  returned: UserRoundPlus,
  bannerTaken: Flag,
  bannerDropped: Flag,
  bannerCarriedOff: Flag,
};

/** What a line is about. The words say it too. */
function iconOf({ events: [first], tone, messageId }: LogLine): LucideIcon {
  if (messageId === 'log.takenBack') return Undo2;
  if (tone === 'end') return Trophy;
  if (tone === 'death') return Skull;
  if (first?.type === 'attacked') return attacks[first.by];
  if (first && icons[first.type]) return icons[first.type]!;
  return tone === 'harm' ? Droplet : Shield;
}

/** The small drawing before a line. */
export function LineMark({ line }: { readonly line: LogLine }) {
  return createElement(iconOf(line), { 'aria-hidden': true, className: css['icon'] });
}
