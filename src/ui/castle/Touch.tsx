import { ArrowUpFromLine, Crosshair, DoorOpen, Hand, Info, ShieldHalf, Sparkles, Users } from 'lucide-react';
import { fieldOf, type Attack, actRefusal, idleRefusal } from '../../castle';
import { useWords, type MessageId } from '../../i18n/words';
import { silentMachine } from '../../store/castle/asked';
import { selectedOf, type Choice, type DeclaredAttack } from '../../store/castle/interaction';
import { castsOf, crewOf, hexOf, leavingPlacesOf, matesOf } from '../../store/castle/places';
import { commandOf, refusalOf, type Preview } from '../../store/castle/preview';
import { machine } from '../../store/castle/table';
import { Button } from '../base/Button';
import { PanelButtons } from '../table/PanelButtons';
import panel from '../table/panel.module.css';
import { AttackCard } from './AttackCard';
import css from './castle.module.css';
import { CharacterCard } from './CharacterCard';
import { ClimbCard, DragCard, PlaceCard, SpellCard } from './DeedCards';
import { useNaming, usePlay, usePlaying } from './play-context';
import { RefusalNote } from '../table/RefusalNote';
import { SeveralCard } from './SeveralCard';
import { castName } from './spell-words';
import { Standing } from './Standing';
import { Tray, TrayButtons } from './Tray';
import { hintsOf } from './hints';
import { useDiceTumbling } from '../table/dice/use-tumble';
import { useHandsOff } from '../table/table-context';
import { useIsHinted } from '../solo/solo-context';

const attackVerbs = {
  melee: 'castle.do.strike',
  shooting: 'castle.do.shoot',
  magic: 'castle.do.magic',
  break: 'castle.do.break',
  catapult: 'castle.do.throw',
} as const satisfies Record<string, MessageId>;

/** What the one button is called. */
export function commitLabel(preview: Preview): MessageId | null {
  if (commandOf(preview) === null) return null;
  switch (preview.kind) {
    case 'none':
      return null;
    case 'place':
      return preview.verb === 'leave' ? 'castle.do.leave' : 'castle.do.walk';
    case 'climb':
      return 'castle.do.climb';
    case 'attack':
      return attackVerbs[preview.by];
    case 'spell':
      return 'castle.do.cast';
    case 'drag':
      return 'castle.do.drag';
  }
}

/** What the next touch would do; or the roll just made. */
function TouchCard() {
  const preview = usePlay((now) => now.preview);
  const roll = usePlay((now) => now.roll);
  const refusal = usePlay((now) => now.refusal);
  const shown = roll?.preview ?? preview;
  const said = refusalOf(shown);
  return (
    <>
      {shown.kind === 'place' && <PlaceCard preview={shown} />}
      {shown.kind === 'climb' && <ClimbCard preview={shown} roll={roll} />}
      {shown.kind === 'attack' && <AttackCard preview={shown} roll={roll} />}
      {shown.kind === 'spell' && <SpellCard preview={shown} roll={roll} />}
      {shown.kind === 'drag' && <DragCard preview={shown} />}
      {refusal && !(said && !roll && said.code === refusal.code) && <RefusalNote refusal={refusal} />}
    </>
  );
}

/** What to touch next, when nothing is pointed at. */
function Hint() {
  const { t } = useWords();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const hints = hintsOf(table, interaction);
  return hints.length === 0 ? null : (
    <p className={panel['hint']}>
      <Hand aria-hidden size={20} />
      <span>{hints.map((hint) => t(hint)).join(' ')}</span>
    </p>
  );
}

/** Why somebody of one's own can do nothing more; null when he can. */
function useIdleReason(chosen: string | null) {
  const table = usePlay((now) => now.table);
  const { game, state, legal } = table;
  if (chosen === null || state.phase !== 'play' || state.outcome) return null;
  if (fieldOf(game, state).byId.get(chosen)?.army !== state.active) return null;
  const idle = idleRefusal(game, state, chosen);
  if (idle) return idle;
  const able = legal.movers.includes(chosen) || legal.attackers[chosen] || legal.casters[chosen];
  return able ? null : actRefusal(game, state, chosen);
}

/** Why the machine that is looked at, or at which the chosen one stands, does not shoot. @rule CAT-2 */
function useSilentMachine(chosen: string | null) {
  const table = usePlay((now) => now.table);
  return chosen === null ? null : silentMachine(table, chosen);
}

/**
 * The selected character's card, the preview, and a hint on what to tap next. `brief`: where room is scarce the preview
 * replaces the card.
 */
export function TouchPanel({ brief }: { readonly brief: boolean }) {
  const interaction = usePlay((now) => now.interaction);
  const preview = usePlay((now) => now.preview.kind);
  const roll = usePlay((now) => now.roll);
  const phase = usePlay((now) => now.table.state.phase);
  const chosen = selectedOf(interaction);
  const idle = useIdleReason(roll ? null : chosen);
  const silent = useSilentMachine(roll ? null : chosen);
  const reason = idle ?? silent;
  const several = interaction.kind === 'several' ? interaction : null;
  const bare = preview === 'none' && !several;
  const handsOff = useHandsOff();
  // Where room is scarce: several, an attack and a climb name him themselves.
  const named = several !== null || preview === 'attack' || preview === 'climb';
  return (
    <div className={panel['stack']}>
      {chosen !== null && !roll && !(named && brief) && (
        <CharacterCard who={chosen} brief={!bare || (brief && phase === 'deployment')} />
      )}
      {reason && bare && <RefusalNote refusal={reason} quiet />}
      {several && <SeveralCard several={several} />}
      <TouchCard />
      {!roll && bare && !handsOff && <Hint />}
      {phase === 'deployment' && <Tray />}
      {chosen === null && !roll && !several && phase !== 'deployment' && <Standing />}
    </div>
  );
}

interface Instead {
  readonly choice: Choice;
  /** `over`: climbing. */
  readonly by: DeclaredAttack | 'over';
  readonly chance: Attack['chance'];
}

/** What else could be done to what is pointed at: another attack, or over the wall and not through it, or the other way. */
function insteadOf(preview: Preview): readonly Instead[] {
  const { kind } = preview;
  if (kind !== 'attack' && kind !== 'climb') return [];
  const attacks = kind === 'attack' ? preview.others : preview.breaking ? [preview.breaking] : [];
  const others = attacks.map(({ who, by, target, chance }): Instead => {
    const declared = by as DeclaredAttack;
    return { choice: { kind: 'target', who, by: declared, target }, by: declared, chance };
  });
  const climb = kind === 'attack' ? preview.climb : null;
  if (!climb) return others;
  return [...others, { choice: { kind: 'climb', who: preview.who, to: climb.to }, by: 'over', chance: climb.chance }];
}

/** Everything else that the chosen one can do: hide, stand, spells, the machine, off the board. */
function useOtherButtons() {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const { table, interaction, preview } = usePlay((now) => now);
  const { legal } = table;
  const actions = play.getState();
  const chosen = selectedOf(interaction);
  if (chosen === null || interaction.kind !== 'selected') {
    return insteadOf(preview).map(({ choice, by, chance }) => (
      <Button key={by} wide onClick={() => actions.choose(choice)}>
        {t('castle.do.instead', {
          attack: t(by === 'over' ? 'castle.climbing' : `castlerules.attack.${by}`),
          chance: naming.chance(chance),
        })}
      </Button>
    ));
  }
  return [
    ...(chosen === machine ? crewOf(table) : []).map((who) => (
      <Button key={who} wide icon={<Crosshair aria-hidden />} onClick={() => actions.select(who)}>
        {t('castle.do.serve', { name: naming.name(who) })}
      </Button>
    )),
    ...castsOf(table, chosen).map(({ use }) => (
      <Button key={use} wide icon={<Sparkles aria-hidden />} onClick={() => actions.beginSpell(use)}>
        {t(castName(use))}
      </Button>
    )),
    ...matesOf(table, chosen).map((mate) => (
      <Button key={`drag ${mate}`} wide icon={<Users aria-hidden />} onClick={() => actions.beginDrag(mate)}>
        {t('castle.do.dragWith.short', { name: naming.name(mate) })}
      </Button>
    )),
    legal.hiders.includes(chosen) && (
      <Button key="hide" wide icon={<ShieldHalf aria-hidden />} onClick={actions.hide}>
        {t('castle.do.hide')}
      </Button>
    ),
    legal.standers.includes(chosen) && (
      <Button key="stand" wide icon={<ArrowUpFromLine aria-hidden />} onClick={actions.stand}>
        {t('castle.do.stand')}
      </Button>
    ),
    leavingPlacesOf(table, chosen).length > 0 && (
      <Button key="exit" wide icon={<DoorOpen aria-hidden />} onClick={actions.pointAtExit}>
        {t('castle.do.pointAtExit')}
      </Button>
    ),
  ];
}

/** The panel's one button, and the ways beside it. */
export function TouchButtons() {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const { table, interaction, preview, roll } = usePlay((now) => now);
  const handsOff = useHandsOff();
  const others = useOtherButtons();
  const actions = play.getState();
  // What can be done next would tell what the dice come to.
  const rolling = useDiceTumbling();
  const hinted = useIsHinted();
  if (handsOff || rolling) return null;
  const chosen = selectedOf(interaction);
  const label = roll ? null : commitLabel(preview);
  const hex = chosen === null ? null : hexOf(table, chosen);
  const swap = interaction.kind === 'selected' ? interaction.swap : undefined;
  const deploying = table.state.phase === 'deployment';
  const exit = preview.kind === 'place' && preview.verb === 'move' && preview.exit ? preview.place.at : null;
  const main = label ? (
    <Button look={hinted ? 'secondary' : 'primary'} large wide onClick={actions.commit}>
      {t(label)}
    </Button>
  ) : (
    roll && (
      <Button look="secondary" wide onClick={actions.closeRoll}>
        {t('play.roll.close')}
      </Button>
    )
  );
  const buttons = [
    ...(roll ? [] : others),
    exit !== null && (
      <Button
        key="leave"
        wide
        icon={<DoorOpen aria-hidden />}
        onClick={() => chosen !== null && actions.choose({ kind: 'place', who: chosen, verb: 'leave', at: exit })}
      >
        {t('castle.do.leave')}
      </Button>
    ),
    swap !== undefined && hex !== null && (
      <Button key="swap" wide onClick={() => actions.place(swap, hex)}>
        {t('castle.do.swap', { name: naming.name(swap) })}
      </Button>
    ),
    deploying && <TrayButtons key="tray" />,
    hex !== null && preview.kind === 'none' && !roll && !deploying && interaction.kind === 'selected' && (
      <Button key="hex" look="quiet" wide icon={<Info aria-hidden />} onClick={() => actions.inspect(hex)}>
        {t('play.hex.about', { hex: naming.hex(hex) })}
      </Button>
    ),
  ];
  return (
    <PanelButtons main={main} className={css['buttons']}>
      {buttons}
    </PanelButtons>
  );
}
