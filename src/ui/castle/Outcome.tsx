import { useEffect, useRef } from 'react';
import type { Event } from '../../castle';
import { useWords, type Translate } from '../../i18n/words';
import type { RollShown } from '../../store/castle/play';
import { useTumble } from '../table/dice/use-tumble';
import css from './castle.module.css';
import { useNaming, type Naming } from './play-context';

/** What one event came to, in a sentence; null for those that the dice have said already. */
function sentenceOf(event: Event, t: Translate, naming: Naming): string | null {
  switch (event.type) {
    case 'slain':
      return t('castle.outcome.slain', { who: naming.name(event.who) });
    case 'wounded':
      return t('castle.outcome.wounded', { who: naming.name(event.who), life: event.life });
    case 'sectionBroken':
      return t('castle.outcome.broken');
    case 'sectionMended':
      return t('castle.outcome.mended');
    case 'catapultHurt':
      return t('castle.outcome.machineHurt', { life: event.life });
    case 'catapultDestroyed':
      return t('castle.outcome.machineDestroyed');
    case 'climbed':
      return event.over ? null : t('castle.outcome.notOver', { who: naming.name(event.who) });
    case 'moved':
      return event.why === 'climb' ? t('castle.outcome.over', { who: naming.name(event.who) }) : null;
    case 'vanished':
      return t('castle.outcome.vanished', { who: naming.name(event.who) });
    case 'hasted':
      return t('castle.outcome.hasted', { count: event.who.length });
    case 'stupefied':
      return t('castle.outcome.stupefied', { who: naming.name(event.who), turns: event.turns });
    case 'returned':
      return t('castle.outcome.returned', { who: naming.name(event.who), hex: naming.hex(event.at) });
    case 'attacked':
      return event.hit ? null : t('castle.outcome.missed');
    case 'rolled':
    case 'turnBegan':
    case 'armyWon':
    case 'phaseBegan':
    case 'spellRolled':
    case 'crystalsGiven':
    case 'spellOffered':
    case 'spellChosen':
    case 'deployed':
    case 'catapultDeployed':
    case 'deploymentCleared':
    case 'catapultDragged':
    case 'hid':
    case 'stoodUp':
    case 'cast':
    case 'stuporEased':
    case 'bannerTaken':
    case 'bannerDropped':
    case 'bannerCarriedOff':
      return null;
  }
}

/**
 * The results of a roll, event by event. A climb against a defender ends outside if the defender still holds the hex.
 * @rule WAL-2
 */
export function outcomeTexts(events: readonly Event[], t: Translate, naming: Naming): readonly string[] {
  const said = events.flatMap((event) => sentenceOf(event, t, naming) ?? []);
  const climb = events.find((event) => event.type === 'climbed');
  const fights = events.some((event) => event.type === 'attacked' && event.by === 'climb');
  if (!climb || !fights) return said;
  const who = naming.name(climb.who);
  const isIn = events.some((event) => event.type === 'moved' && event.why === 'climb');
  return [t('castle.outcome.up', { who }), ...said, ...(isIn ? [] : [t('castle.outcome.stays', { who })])];
}

/**
 * The results of hail other than the slain, who are named beside their dice already. Hail that hits nobody has no event
 * but its dice.
 */
export function hailTexts(events: readonly Event[], texts: readonly string[], t: Translate): readonly string[] {
  if (texts.length === 0) return [t('castle.outcome.missed')];
  return events.some((event) => event.type === 'rolled') ? [] : texts;
}

/** What a roll came to, in large letters. */
export function Outcome({ roll }: { readonly roll: RollShown }) {
  const { t } = useWords();
  const naming = useNaming();
  const { tumbling } = useTumble(roll);
  const texts = outcomeTexts(roll.events, t, naming);
  const hailed = roll.preview.kind === 'spell' && roll.preview.spell.use === 'hail';
  const shown = hailed ? hailTexts(roll.events, texts, t) : texts;
  const hidden = shown.length === 0 || tumbling;
  const box = useRef<HTMLOutputElement>(null);
  // On a phone the sheet is low: what the dice came to is brought into it.
  useEffect(() => {
    if (!hidden) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hidden, roll]);
  if (hidden) return null;
  return (
    <output ref={box} className={css['outcome']}>
      {shown.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </output>
  );
}
