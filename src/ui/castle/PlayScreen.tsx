import { useCallback, useMemo } from 'react';
import type { RollPurpose } from '../../game';
import { useWords } from '../../i18n/words';
import { HandOver } from '../table/HandOver';
import { entryWords } from '../table/log/text';
import { TableScreen } from '../table/TableScreen';
import { TableStage } from '../table/TableStage';
import { ActionList } from './ActionList';
import { AtTable } from './AtTable';
import { BoardPane } from './BoardPane';
import { EndScreen } from './EndScreen';
import { EndTurn } from './EndTurn';
import { HexDialog } from './HexDialog';
import { Live } from './Live';
import { purposeWords } from './log/purposes';
import { logReader } from './log/lines';
import { castleLog } from './log/manner';
import { LogView } from '../table/log/LogView';
import { ObjectivesDialog } from './Objectives';
import { Omens } from './Omens';
import { useVoice } from '../table/use-voice';
import { useNaming, usePlay, usePlaying, useSession, useTable, type Playing } from './play-context';
import { TouchButtons, TouchPanel } from './Touch';
import { TurnBar } from './TurnBar';
import { useAnimation } from './use-animation';
import { useTableAids } from './use-table-aids';

/** What a die that is asked for is rolled for. */
function Purpose({ purpose }: { readonly purpose: RollPurpose }) {
  const naming = useNaming();
  return naming.say(purposeWords(purpose));
}

/** The table while somebody plays. */
function Table({ onEnd }: { readonly onEnd: () => void }) {
  const { play, session } = usePlaying();
  const read = useMemo(() => logReader(session.getState().game), [session]);
  const lines = read(useSession((now) => now.entries));
  const voice = useVoice();
  const animation = useAnimation();
  const aids = useTableAids();
  const pointing = usePlay(({ preview, interaction }) => preview.kind !== 'none' || interaction.kind === 'several');
  const deeds = useMemo(() => {
    const { next, end, deselect } = play.getState();
    return { next, end, deselect };
  }, [play]);
  const onPointed = useCallback(
    (bringForward: () => void) =>
      play.subscribe((now, before) => {
        if (now.interaction === before.interaction && now.roll === before.roll) return;
        if (now.interaction.kind !== 'idle' || now.roll) bringForward();
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
      board={(setting) => <BoardPane setting={setting} />}
      bar={(onCovered) => <TurnBar onCovered={onCovered} />}
      list={<ActionList />}
      here={(brief) => <TouchPanel brief={brief} />}
      buttons={<TouchButtons />}
      log={<LogView lines={lines} manner={castleLog} onShow={(hexes) => play.setState({ look: hexes })} />}
      tell={(entry) => entryWords(voice, lines, entry)}
      end={<EndTurn />}
      live={(cursor) => <Live lines={lines} cursor={cursor} />}
      objectives={(open, onClose) => <ObjectivesDialog open={open} onClose={onClose} />}
      purpose={(purpose) => <Purpose purpose={purpose} />}
      onEnd={onEnd}
    >
      <Omens />
      <HexDialog />
    </TableScreen>
  );
}

function Stage() {
  const { t } = useWords();
  const { game, state } = useTable();
  const turn = t('play.turnOf', { turn: state.turn, limit: game.mission.turnLimit });
  const when = state.phase === 'play' ? turn : t(`castlerules.phase.${state.phase}`);
  return (
    <TableStage
      cover={(army) => <HandOver army={army} when={when} />}
      end={(onLook) => <EndScreen onLook={onLook} />}
      table={(onEnd) => <Table onEnd={onEnd} />}
    />
  );
}

/** The castle in play. */
export function PlayScreen({ playing }: { readonly playing: Playing }) {
  return (
    <AtTable playing={playing}>
      <Stage />
    </AtTable>
  );
}
