import { DoorOpen, Hand, Info } from 'lucide-react';
import { useWords, type MessageId } from '../../i18n/words';
import { leavingPlacesOf } from '../../store/skirmish/places';
import { commandOf, type Preview } from '../../store/skirmish/preview';
import { ableIds, selectedOf, type Table } from '../../store/skirmish/interaction';
import { hexOfPiece } from '../../store/skirmish/places';
import { Button } from '../base/Button';
import { AttackCard } from './AttackCard';
import { CharacterCard } from './CharacterCard';
import { PlaceCard } from './PlaceCard';
import css from '../table/panel.module.css';
import { PanelButtons } from '../table/PanelButtons';
import { useNaming, usePlay, usePlaying } from './play-context';
import { RefusalNote } from '../table/RefusalNote';
import { Score } from './Score';
import { ShotCard } from './ShotCard';
import { TestsCard } from './TestsCard';
import { useDiceTumbling } from '../table/dice/use-tumble';
import { useHandsOff } from '../table/table-context';
import { useIsHinted } from '../solo/solo-context';

const verbs = {
  deploy: 'play.do.deploy',
  move: 'play.do.move',
  leave: 'play.do.leave',
  advance: 'play.do.advance',
  dismount: 'play.do.dismount',
  mount: 'play.do.mount',
  lead: 'play.do.lead',
} as const satisfies Record<string, MessageId>;

/** What the one button is called. */
export function commitLabel(preview: Preview): MessageId | null {
  if (commandOf(preview) === null) return null;
  if (preview.kind === 'place') return verbs[preview.verb];
  return preview.kind === 'shot' ? 'play.do.shoot' : 'play.do.attack';
}

/** What the next touch would do: path, line or odds; or the roll just made. */
export function TouchCard() {
  // What a finger slides over is told as if it were chosen. @rule MOV-12
  const preview = usePlay((now) => now.glimpse?.preview ?? now.preview);
  const roll = usePlay((now) => now.roll);
  const refusal = usePlay((now) => now.refusal);
  const shown = roll?.preview ?? preview;
  const answered = shown.kind === 'shot' || (shown.kind === 'attack' && shown.answer !== null);
  return (
    <>
      {shown.kind === 'place' && roll && <TestsCard roll={roll} />}
      {shown.kind === 'place' && !roll && <PlaceCard preview={shown} />}
      {shown.kind === 'shot' && <ShotCard preview={shown} roll={roll} />}
      {shown.kind === 'attack' && (shown.defenders.length > 0 || shown.attackers.length > 1) && (
        <AttackCard preview={shown} roll={roll} />
      )}
      {refusal && !(answered && !roll && sameRefusal(shown, refusal)) && <RefusalNote refusal={refusal} />}
    </>
  );
}

/** The card says it already. */
const sameRefusal = (preview: Preview, refusal: object): boolean =>
  (preview.kind === 'shot' || preview.kind === 'attack') &&
  preview.answer !== null &&
  'code' in preview.answer &&
  'code' in refusal &&
  preview.answer.code === refusal.code;

/** Whether a sequence in which somebody would shoot, move or attack has nobody left who can. */
const nobodyLeft = ({ state, legal }: Table): boolean =>
  state.sequence > 0 && state.sequence < 5 && ableIds(legal).length === 0;

/** What to touch next, when nothing is pointed at. */
function Hint() {
  const { t } = useWords();
  const table = usePlay((now) => now.table);
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const pointed = usePlay(({ preview }) =>
    preview.kind === 'attack' ? preview.defenders.length > 0 : preview.kind !== 'none',
  );
  const { state, legal } = table;
  const rides = chosen !== null && state.characters[chosen]?.facing !== null;
  if (state.outcome || pointed) return null;
  let id: MessageId | null = null;
  if (state.pending) id = 'play.hint.advance';
  else if (chosen === null) id = nobodyLeft(table) ? 'play.hint.nobody' : (`play.hint.${state.sequence}` as MessageId);
  else if (legal.shooters[chosen]) id = 'play.hint.target';
  else if (legal.movers.includes(chosen)) id = rides ? 'play.hint.ride' : 'play.hint.place';
  else if (legal.deployers.includes(chosen)) id = 'play.hint.zone';
  else if (legal.attackers[chosen]) {
    // A horse alone is nobody's, and may be struck by anybody. @rule MEL-3
    const horses = legal.attackers[chosen].every((target) => !table.game.byId.has(target));
    id = horses ? 'play.hint.horseAlone' : 'play.hint.defender';
  }
  return id === null ? null : (
    <p className={css['hint']}>
      <Hand aria-hidden size={20} />
      {t(id)}
    </p>
  );
}

/** How a rider's chosen place is gone to, or changed: the magnified hex has made way for him. @rule MOV-12 */
function RideHint() {
  const { t } = useWords();
  const rides = usePlay(
    ({ preview, glimpse }) =>
      !glimpse && preview.kind === 'place' && preview.verb !== 'mount' && preview.place.pose.facing !== null,
  );
  return rides ? (
    <p className={css['hint']}>
      <Hand aria-hidden size={20} />
      {t('play.hint.rideAgain')}
    </p>
  ) : null;
}

/**
 * The selected character's card, the preview, and a hint on what to tap next. `brief`: where room is scarce the preview
 * replaces the card.
 */
export function TouchPanel({ brief }: { readonly brief: boolean }) {
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const roll = usePlay((now) => now.roll);
  const preview = usePlay((now) => (now.glimpse?.preview ?? now.preview).kind);
  const odds = roll !== null || preview === 'shot' || preview === 'attack';
  const shot = usePlay((now) => now.preview.kind === 'shot');
  const attack = usePlay((now) => now.preview.kind === 'attack' && now.preview.defenders.length > 0);
  const pending = usePlay((now) => now.table.state.pending !== null);
  const handsOff = useHandsOff();
  const rolling = useDiceTumbling();
  return (
    <div className={css['stack']}>
      {pending && preview === 'none' && !handsOff && !rolling && <Hint />}
      {/* An odds card names who fights: the character's card would only push it down. */}
      {chosen !== null && !roll && !(odds && (attack || (shot && brief))) && (
        <CharacterCard who={chosen} brief={brief && preview !== 'none'} />
      )}
      <TouchCard />
      {!roll && !pending && !handsOff && <Hint />}
      {!roll && <RideHint />}
      {chosen === null && !roll && <Score />}
    </div>
  );
}

/** The panel's one button, and the ways beside it. */
export function TouchButtons() {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const preview = usePlay((now) => now.preview);
  const roll = usePlay((now) => now.roll);
  const handsOff = useHandsOff();
  const label = roll ? null : commitLabel(preview);
  const actions = play.getState();
  // What can be done next would tell what the dice come to.
  const rolling = useDiceTumbling();
  const hinted = useIsHinted();
  if (handsOff || rolling) return null;
  const asked = chosen !== null && table.legal.advancers.includes(chosen) ? chosen : null;
  const exits = chosen !== null && preview.kind !== 'place' ? leavingPlacesOf(table, chosen) : [];
  const exit = preview.kind === 'place' && preview.verb === 'move' ? preview.exit : null;
  const swaps = preview.kind === 'place' ? preview.swaps : null;
  const hex = chosen === null ? null : hexOfPiece(table, chosen);
  const saddle = chosen !== null && preview.kind === 'none' ? table.legal.saddle[chosen] : undefined;
  const saddleButtons = [
    saddle && saddle.dismount.length > 0 && (
      <Button key="dismount" wide onClick={() => actions.pointAtSaddle('dismount')}>
        {t('play.do.dismount')}
      </Button>
    ),
    saddle?.mount && (
      <Button key="mount" wide onClick={() => actions.pointAtSaddle('mount')}>
        {t('play.do.mount')}
      </Button>
    ),
    ...(saddle?.lead ?? []).map((horse, _, { length }) => (
      <Button key={horse} wide onClick={() => actions.pointAtSaddle('lead', horse)}>
        {length > 1 ? t('play.do.leadOf', { horse: naming.name(horse) }) : t('play.do.lead')}
      </Button>
    )),
  ];
  const main = [
    label && (
      <Button key="do" look={hinted ? 'secondary' : 'primary'} large wide onClick={actions.commit}>
        {t(label)}
      </Button>
    ),
    roll && !asked && (
      <Button key="close" look="secondary" wide onClick={actions.closeRoll}>
        {t('play.roll.close')}
      </Button>
    ),
    asked && (
      <Button key="stay" wide onClick={actions.stay}>
        {t('play.do.stay', { name: naming.name(asked) })}
      </Button>
    ),
  ].filter(Boolean);
  const buttons = [
    ...saddleButtons,
    exit && (
      <Button key="exit" wide icon={<DoorOpen aria-hidden />} onClick={() => actions.pointAtExit(exit.pose.at)}>
        {t('play.do.leaveHere')}
      </Button>
    ),
    exits.length > 0 && !roll && (
      <Button key="exits" wide icon={<DoorOpen aria-hidden />} onClick={() => actions.pointAtExit()}>
        {t('play.do.pointAtExit')}
      </Button>
    ),
    swaps && (
      <Button key="swap" wide onClick={() => actions.select(swaps)}>
        {t('play.do.selectInstead', { name: naming.name(swaps) })}
      </Button>
    ),
    hex !== null && preview.kind === 'none' && !roll && (
      <Button key="hex" look="quiet" wide icon={<Info aria-hidden />} onClick={() => actions.inspect(hex)}>
        {t('play.hex.about', { hex: naming.hex(hex) })}
      </Button>
    ),
  ];
  return <PanelButtons main={main.length > 0 && main}>{buttons}</PanelButtons>;
}
