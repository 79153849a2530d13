import { isRefusal } from '../../skirmish';
import { useWords, type MessageId } from '../../i18n/words';
import { ableIds, selectedOf } from '../../store/skirmish/interaction';
import { hexOfPiece, leavingPlacesOf, placesOf } from '../../store/skirmish/places';
import { openShot } from '../../store/skirmish/touch';
import css from '../table/actions.module.css';
import { Choices, type Choice } from '../table/Choices';
import { useNaming, usePlay, usePlaying } from './play-context';
import { sequenceName } from './SequenceBar';
import { usePartWords } from './use-part-words';
import { placesOffered, saddleOf, usePlaceWords } from './use-place-words';
import { commitLabel } from './Touch';
import { useHandsOff } from '../table/table-context';

/** Those who can act, and who of them is chosen. */
function useCharacters(): readonly Choice[] {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const chosen = usePlay((now) => selectedOf(now.interaction));
  return ableIds(table.legal).map((id) => ({
    key: id,
    pressed: id === chosen,
    text: t('play.list.character', {
      name: naming.name(id),
      type: t(`rules.type.${table.game.byId.get(id)?.type ?? 'peasant'}` as MessageId),
      hex: naming.hex(hexOfPiece(table, id) ?? 0),
    }),
    run: () => play.getState().select(id),
  }));
}

/** Where the chosen one can go. */
function usePlaces(): readonly Choice[] {
  const words = usePlaceWords();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const chosen = selectedOf(interaction);
  const offers = chosen !== null && interaction.kind !== 'target' && interaction.kind !== 'attack';
  if (!offers) return [];
  const pointed = interaction.kind === 'place' ? interaction.pose.at : null;
  const saddle = saddleOf(interaction);
  const actions = play.getState();
  return [
    ...words.easiest(placesOffered(table, chosen, interaction)).map(({ hex, text }) => ({
      key: `place ${hex}`,
      pressed: hex === pointed,
      text,
      run: () => (saddle ? actions.pointAtSaddle(saddle.verb, saddle.horse, hex) : actions.pointAt(hex)),
    })),
    ...(saddle ? [] : leavingPlacesOf(table, chosen)).map((place) => ({
      key: `exit ${place.pose.at}`,
      text: words.exit(place),
      run: () => actions.pointAtExit(place.pose.at),
    })),
  ];
}

/** Which ways a rider can look in the hex that is pointed at. @rule MOV-12 */
function useFacings(): { readonly title: string; readonly choices: readonly Choice[] } {
  const { t } = useWords();
  const naming = useNaming();
  const words = usePartWords();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  if (interaction.kind !== 'place' || interaction.pose.facing === null) return { title: '', choices: [] };
  const { who, pose } = interaction;
  const choices = placesOf(table, who).flatMap((place) => {
    const { at, facing } = place.pose;
    if (at !== pose.at || facing === null) return [];
    return {
      key: `facing ${facing}`,
      pressed: facing === pose.facing,
      text: words.place(place),
      run: () => play.getState().pointAt(at, facing),
    };
  });
  return { title: t('play.list.facings', { hex: naming.hex(pose.at) }), choices };
}

/** Whom the chosen one can shoot or strike, and who can join him. */
function useOpponents(): readonly Choice[] {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const chosen = selectedOf(interaction);
  if (chosen === null) return [];
  const tap = (id: string) => () => play.getState().tap(hexOfPiece(table, id) ?? 0, 0);
  const targets = Object.keys(table.legal.shooters[chosen] ?? {}).flatMap((id) => {
    // The line along which a touch on the target's head would aim.
    const sight = openShot(table, chosen, id, hexOfPiece(table, id) ?? -1)?.sight;
    if (!sight) return [];
    const words = { name: naming.name(id), range: sight.range, cover: t(`rules.cover.${sight.cover}`) };
    const pressed = interaction.kind === 'target' && interaction.target === id;
    return [{ key: id, text: t('play.list.target', words), pressed, run: tap(id) }];
  });
  const strikes = (table.legal.attackers[chosen] ?? []).map((id) => ({
    key: id,
    text: t('play.list.defender', { name: naming.name(id) }),
    pressed: interaction.kind === 'attack' && interaction.defenders.includes(id),
    run: tap(id),
  }));
  const [defender, ...more] = interaction.kind === 'attack' ? interaction.defenders : [];
  const helpers =
    interaction.kind === 'attack' && defender !== undefined && more.length === 0
      ? Object.keys(table.legal.attackers)
          .filter((id) => id !== chosen && table.legal.attackers[id]?.includes(defender))
          .map((id) => ({
            key: id,
            text: t('play.list.helper', { name: naming.name(id) }),
            pressed: interaction.attackers.includes(id),
            run: tap(id),
          }))
      : [];
  return [...targets, ...strikes, ...helpers];
}

/** What can be done at the end of the list. */
function useDeeds(): readonly Choice[] {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const preview = usePlay((now) => now.preview);
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const label = commitLabel(preview);
  const actions = play.getState();
  const odds = preview.kind === 'attack' && preview.answer && !isRefusal(preview.answer) ? preview.answer : null;
  const asked = chosen !== null && table.legal.advancers.includes(chosen);
  return [
    ...(label
      ? [
          {
            key: 'do',
            text: odds ? t('play.list.attack', { attack: odds.attack, defence: odds.defence }) : t(label),
            run: actions.commit,
          },
        ]
      : []),
    ...(asked ? [{ key: 'stay', text: t('play.do.stay', { name: naming.name(chosen) }), run: actions.stay }] : []),
    ...(table.legal.canEndSequence
      ? [
          {
            key: 'end',
            text: t('play.list.end', { sequence: t(sequenceName(table.state.sequence)) }),
            run: actions.endSequence,
          },
        ]
      : []),
  ];
}

/** All that the board offers, as a list in keyboard order; seen when the focus comes into it. */
export function ActionList() {
  const { t } = useWords();
  const handsOff = useHandsOff();
  const characters = useCharacters();
  const places = usePlaces();
  const opponents = useOpponents();
  const facings = useFacings();
  const deeds = useDeeds();
  if (handsOff) return null;
  return (
    <section className={css['actions']} aria-label={t('play.list')}>
      <p className={css['keys']}>{t('play.keys')}</p>
      <Choices title={t('play.list.characters')} choices={characters} />
      <Choices title={t('play.list.opponents')} choices={opponents} />
      <Choices title={facings.title} choices={facings.choices} />
      <Choices title={t('play.list.deeds')} choices={deeds} />
      <Choices title={t('play.list.places')} choices={places} />
    </section>
  );
}
