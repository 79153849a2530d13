import { useState } from 'react';
import { armyIds, withComputer, type ArmyId, type Players } from '../../../game';
import { useWords } from '../../../i18n/words';
import type { ArmyLook } from '../../../store/army-pairs';
import { Button } from '../../base/Button';
import { Dialog } from '../../base/Dialog';
import { LevelChoice } from '../../solo/LevelChoice';
import { playerName } from '../../solo/player-name';
import css from '../../solo/solo.module.css';
import { ArmyShield } from '../../symbols/ArmyShield';
import type { Film } from './film';

function Armies({
  film,
  looks,
  players,
  onPlayers,
}: {
  readonly film: Film;
  readonly looks: Readonly<Record<ArmyId, ArmyLook>>;
  readonly players: Players;
  readonly onPlayers: (players: Players) => void;
}) {
  const { t, language } = useWords();
  return armyIds.map((army) => {
    const name = film.armies[army].name[language];
    const { computer } = players[army];
    return (
      <section key={army} className={css['army']} aria-label={name}>
        <h3 className={css['armyHead']}>
          <ArmyShield look={looks[army]} />
          <span>
            {name}
            {computer === undefined && <small>{playerName(players, army, name, t)}</small>}
          </span>
        </h3>
        <LevelChoice level={computer ?? null} onLevel={(level) => onPlayers(withComputer(players, army, level))} />
      </section>
    );
  });
}

function Question({
  film,
  looks,
  onBranch,
  onClose,
}: {
  readonly film: Film;
  readonly looks: Readonly<Record<ArmyId, ArmyLook>>;
  readonly onBranch: (players: Players) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const [players, setPlayers] = useState(film.header.setup.players);
  return (
    <Dialog
      title={t('watch.branch')}
      open
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button look="primary" onClick={() => onBranch(players)}>
            {t('watch.branch.begin')}
          </Button>
        </>
      }
    >
      <p>{t('watch.branch.who')}</p>
      <Armies film={film} looks={looks} players={players} onPlayers={setPlayers} />
    </Dialog>
  );
}

/** The dialog before a game is continued differently: who plays each army from there. It is asked each time. */
export function BranchDialog({
  open,
  ...question
}: {
  readonly open: boolean;
} & Parameters<typeof Question>[0]) {
  return open ? <Question {...question} /> : null;
}
