import { useWords } from '../../i18n/words';
import {
  sameChoice,
  selectedOf,
  type Choice as Pointed,
  type DeclaredAttack,
  type Interaction,
} from '../../store/castle/interaction';
import {
  attacksOf,
  castOf,
  castsOf,
  climbsOf,
  dragsOf,
  hexOf,
  leavingPlacesOf,
  matesOf,
  placesOf,
} from '../../store/castle/places';
import { machine, readyIds, type Table } from '../../store/castle/table';
import actionsCss from '../table/actions.module.css';
import { Choices, type Choice } from '../table/Choices';
import { useNaming, usePlay, usePlaying } from './play-context';
import { castName } from './spell-words';
import { commitLabel } from './Touch';
import { useOptions } from './use-options';
import { usePlaceWords } from './use-place-words';
import { useHandsOff } from '../table/table-context';

/** Those who can act, or wait for a place, and who of them is chosen. */
function useCharacters(): readonly Choice[] {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const chosen = usePlay((now) => selectedOf(now.interaction));
  const { state, legal } = table;
  const ids = state.phase === 'deployment' ? legal.deployers : readyIds(legal);
  return ids.map((id) => {
    const hex = hexOf(table, id);
    const list = id === machine ? 'castle.list.machine' : 'castle.list.figure';
    const waiting = id === machine ? 'castle.list.machine.waiting' : 'castle.list.waiting';
    const words = { name: naming.start(naming.name(id)), ...(id !== machine && { type: naming.kind(id) }) };
    return {
      key: id,
      pressed: id === chosen,
      text: hex === null ? t(waiting, words) : t(list, { ...words, hex: naming.hex(hex) }),
      run: () => play.getState().select(id),
    };
  });
}

/** What can be aimed at by the chosen one, or by the spell or the machine that waits to be told where. */
function aimsOf(table: Table, interaction: Interaction): readonly Pointed[] {
  const who = selectedOf(interaction);
  if (who === null || interaction.kind === 'several') return [];
  if (interaction.kind === 'spell') {
    const choice = castOf(table, who, interaction.use);
    return [
      ...(choice?.targets ?? []).map((target): Pointed => ({ ...interaction, target })),
      ...(choice?.hexes ?? []).map((at): Pointed => ({ ...interaction, at })),
    ];
  }
  if (interaction.kind === 'drag') {
    return dragsOf(table, who, interaction.mate).map(({ path }) => ({ ...interaction, at: path.at(-1)! }));
  }
  return [
    ...attacksOf(table, who).map(({ by, target }): Pointed => ({
      kind: 'target',
      who,
      by: by as DeclaredAttack,
      target,
    })),
    ...climbsOf(table, who).map(({ to }): Pointed => ({ kind: 'climb', who, to })),
  ];
}

function useAims(): readonly Choice[] {
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const words = useOptions();
  const options = interaction.kind === 'several' ? interaction.options : aimsOf(table, interaction);
  return options.map((option) => {
    const { title, more, end } = words(option);
    return {
      key: JSON.stringify(option),
      pressed: sameChoice(interaction, option),
      text: [title, more, end].filter(Boolean).join(', '),
      // Chosen from the list it is pointed at; the deed itself is the button below.
      run: () => {
        if (!sameChoice(interaction, option)) play.getState().choose(option);
      },
    };
  });
}

/** Where the chosen one can go, or be put. */
function usePlaces(): readonly Choice[] {
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const words = usePlaceWords(table.game);
  const who = selectedOf(interaction);
  if (who === null) return [];
  const { game, state, legal } = table;
  if (legal.deployers.includes(who)) {
    return [...game.zones[state.active]].map((hex) => ({
      key: `zone ${hex}`,
      text: words.zone(hex),
      run: () => play.getState().place(who, hex),
    }));
  }
  if (interaction.kind !== 'selected' && interaction.kind !== 'place') return [];
  const at = (hex: number, verb: 'move' | 'leave') =>
    interaction.kind === 'place' && interaction.at === hex && interaction.verb === verb;
  const place = (hex: number, verb: 'move' | 'leave', text: string): Choice => ({
    key: `${verb} ${hex}`,
    pressed: at(hex, verb),
    text,
    run: () => {
      if (!at(hex, verb)) play.getState().choose({ kind: 'place', who, verb, at: hex });
    },
  });
  return [
    ...placesOf(table, who).map(({ at: hex }) => place(hex, 'move', words.walk(hex))),
    ...leavingPlacesOf(table, who).map(({ at: hex }) => place(hex, 'leave', words.leave(hex))),
  ];
}

/** What can be done with what is pointed at, and what ends the turn. */
function useDeeds(): readonly Choice[] {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const preview = usePlay((now) => now.preview);
  const { legal, state } = table;
  const actions = play.getState();
  const who = selectedOf(interaction);
  const label = commitLabel(preview);
  const deeds: Choice[] = label ? [{ key: 'do', text: t(label), run: actions.commit }] : [];
  if (who !== null && interaction.kind === 'selected') {
    for (const { use } of castsOf(table, who)) {
      deeds.push({ key: use, text: t(castName(use)), run: () => actions.beginSpell(use) });
    }
    for (const mate of matesOf(table, who)) {
      const text = t('castle.do.dragWith', { name: naming.name(mate) });
      deeds.push({ key: `drag ${mate}`, text, run: () => actions.beginDrag(mate) });
    }
    if (legal.hiders.includes(who)) deeds.push({ key: 'hide', text: t('castle.do.hide'), run: actions.hide });
    if (legal.standers.includes(who)) deeds.push({ key: 'stand', text: t('castle.do.stand'), run: actions.stand });
  }
  if (preview.kind === 'spell' && preview.lost.length > 1) {
    for (const id of preview.lost) {
      const pressed = preview.spell.lost === id;
      deeds.push({ key: `back ${id}`, pressed, text: naming.name(id), run: () => actions.callBack(id) });
    }
  }
  if (legal.unplaced.length > 0) deeds.push({ key: 'rest', text: t('castle.do.rest'), run: actions.placeRest });
  if (legal.canClearDeployment) deeds.push({ key: 'clear', text: t('castle.do.clear'), run: actions.clear });
  if (state.phase === 'deployment' ? legal.canEndDeployment : legal.canEndTurn) {
    const part = t(state.phase === 'deployment' ? 'castlerules.phase.deployment' : 'play.sequences');
    const text = t('play.list.end', { sequence: part });
    deeds.push({ key: 'end', text, run: actions.end });
  }
  return deeds;
}

/** All that the board offers, as a list in keyboard order; seen when the focus comes into it. */
export function ActionList() {
  const { t } = useWords();
  const handsOff = useHandsOff();
  const characters = useCharacters();
  const aims = useAims();
  const places = usePlaces();
  const deeds = useDeeds();
  if (handsOff) return null;
  return (
    <section className={actionsCss['actions']} aria-label={t('play.list')}>
      <p className={actionsCss['keys']}>{t('castle.keys')}</p>
      <Choices title={t('play.list.characters')} choices={characters} />
      <Choices title={t('castle.list.aims')} choices={aims} />
      <Choices title={t('play.list.deeds')} choices={deeds} />
      <Choices title={t('play.list.places')} choices={places} />
    </section>
  );
}
