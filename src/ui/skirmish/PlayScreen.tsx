import { useCallback, useMemo } from 'react';
import type { Library, RollPurpose } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { HandOver } from '../table/HandOver';
import { entryWords } from '../table/log/text';
import { TableScreen } from '../table/TableScreen';
import { TableStage } from '../table/TableStage';
import { ActionList } from './ActionList';
import { BoardPane } from './BoardPane';
import css from '../table/dialogs.module.css';
import { EndScreen } from './EndScreen';
import { EndSequence } from './EndSequence';
import { HexDialog } from './HexDialog';
import { Live } from './Live';
import { skirmishLog } from './log/manner';
import { LogView } from '../table/log/LogView';
import { ObjectivesDialog } from './Objectives';
import { AtTable } from './AtTable';
import { useVoice } from '../table/use-voice';
import { useNaming, usePlay, usePlaying, useTable, type Playing } from './play-context';
import { SequenceBar, sequenceName } from './SequenceBar';
import { TouchButtons, TouchPanel } from './Touch';
import { useAnimation } from './use-animation';
import { useTableAids } from './use-table-aids';
import { useLog } from './use-log';
import { useFaceResults } from './face-results';

const purposes: Readonly<Record<string, MessageId>> = {
  shot: 'play.die.shot',
  test: 'play.die.test',
  melee: 'play.die.melee',
  draw: 'play.die.draw',
};

/** What a die that is asked for is rolled for. */
function Purpose({ purpose: { kind, who } }: { readonly purpose: RollPurpose }) {
  const { t } = useWords();
  const naming = useNaming();
  const [first, ...others] = who;
  return (
    <>
      {t(purposes[kind] ?? 'play.die.other', {
        who: first === undefined ? '' : naming.name(first),
        others: naming.names(others),
        all: naming.names(who),
      })}
      {kind === 'draw' && (
        <ol className={css['drawn']}>
          {who.map((id) => (
            <li key={id}>{naming.name(id)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The table while somebody plays. */
function Table({ library, onEnd }: { readonly library: Library; readonly onEnd: () => void }) {
  const { play } = usePlaying();
  const lines = useLog();
  const results = useFaceResults();
  const voice = useVoice();
  const animation = useAnimation();
  const aids = useTableAids();
  const pointing = usePlay(({ preview }) =>
    preview.kind === 'attack' ? preview.defenders.length > 0 : preview.kind !== 'none',
  );
  const deeds = useMemo(() => {
    const { next, endSequence: end, deselect } = play.getState();
    return { next, end, deselect };
  }, [play]);
  const onPointed = useCallback(
    (bringForward: () => void) =>
      play.subscribe((now, before) => {
        if (now.interaction === before.interaction && now.roll === before.roll) return;
        if (now.preview.kind === 'none' && !now.roll && now.interaction.kind !== 'selected') return;
        bringForward();
      }),
    [play],
  );
  return (
    <TableScreen
      animation={animation}
      aids={aids}
      deeds={deeds}
      pointing={pointing}
      onPointed={onPointed}
      board={(setting) => <BoardPane library={library} setting={setting} />}
      bar={(onCovered) => <SequenceBar onCovered={onCovered} />}
      list={<ActionList />}
      here={(brief) => <TouchPanel brief={brief} />}
      buttons={<TouchButtons />}
      log={<LogView lines={lines} manner={skirmishLog} onShow={(hexes) => play.setState({ look: hexes })} />}
      tell={(entry) => entryWords(voice, lines, entry)}
      end={<EndSequence />}
      live={(cursor) => <Live lines={lines} cursor={cursor} />}
      objectives={(open, onClose) => <ObjectivesDialog open={open} onClose={onClose} />}
      purpose={(purpose) => <Purpose purpose={purpose} />}
      results={results}
      onEnd={onEnd}
    >
      <HexDialog />
    </TableScreen>
  );
}

/** The next player's cover says which sequence the turn is in. */
function useWhen(): string {
  const { t } = useWords();
  const { game, state } = useTable();
  return `${t('play.turnOf', { turn: state.turn, limit: game.turnLimit })} · ${t(sequenceName(state.sequence))}`;
}

function Stage({ library }: { readonly library: Library }) {
  const when = useWhen();
  return (
    <TableStage
      cover={(army) => <HandOver army={army} when={when} />}
      end={(onLook) => <EndScreen onLook={onLook} />}
      table={(onEnd) => <Table library={library} onEnd={onEnd} />}
    />
  );
}

/** The skirmish in play. */
export function PlayScreen({ playing, library }: { readonly playing: Playing; readonly library: Library }) {
  return (
    <AtTable playing={playing}>
      <Stage library={library} />
    </AtTable>
  );
}
