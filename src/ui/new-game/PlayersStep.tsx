import { ArrowUpDown } from 'lucide-react';
import type { ArmyId, Level } from '../../game';
import { useWords } from '../../i18n/words';
import { armyPairs } from '../../store/army-pairs';
import { Button } from '../base/Button';
import { Field } from '../base/Field';
import { LevelChoice } from '../solo/LevelChoice';
import { useSettings } from '../shell/services';
import { ArmyShield } from '../symbols/ArmyShield';
import type { Draft } from './draft';
import type { ScenarioChoice } from './game-choice';
import css from './players-step.module.css';

function Player({
  army,
  scenario,
  count,
  first,
  computer,
  name,
  level,
  onName,
  onLevel,
}: {
  readonly army: ArmyId;
  readonly scenario: ScenarioChoice | undefined;
  readonly count: number | undefined;
  readonly first: ArmyId | null;
  /** Whether the computer can play the game. */
  readonly computer: boolean;
  readonly name: string;
  /** Null: a person. */
  readonly level: Level | null;
  readonly onName: (name: string) => void;
  readonly onLevel: (level: Level | null) => void;
}) {
  const { t, language } = useWords();
  const { armies } = useSettings();
  const side = scenario?.armies[army];
  return (
    <div className={css['player']}>
      <div className={css['army']}>
        <ArmyShield look={armyPairs[armies][army]} />
        <span>
          <span className={css['armyName']}>
            {side ? side.name[language] : t(army === 'blue' ? 'app.new.firstArmy' : 'app.new.secondArmy')}
          </span>
          {side && (
            <span className={css['faded']}>
              {t('app.new.characters', { count: count ?? side.count })}
              {first === army && ` · ${t('app.new.begins')}`}
            </span>
          )}
        </span>
      </div>
      {computer && <LevelChoice level={level} onLevel={onLevel} />}
      {level === null && (
        <Field
          label={t('aids.playerName', {
            army: side ? side.name[language] : t(army === 'blue' ? 'app.new.firstArmy' : 'app.new.secondArmy'),
          })}
          value={name}
          placeholder={t(army === 'blue' ? 'app.new.player1' : 'app.new.player2')}
          maxLength={30}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </div>
  );
}

/** Step 2: who plays which army. */
export function PlayersStep({
  draft,
  scenario,
  counts,
  first,
  computer,
  onNames,
  onSwap,
  onComputers,
}: {
  readonly draft: Draft;
  readonly scenario: ScenarioChoice | undefined;
  /** How many take part, where the rules that are chosen say so. */
  readonly counts: Readonly<Record<ArmyId, number>> | undefined;
  /** Who plays first, as far as it is known. */
  readonly first: ArmyId | null;
  /** Whether the computer can play the game. */
  readonly computer: boolean;
  readonly onNames: (names: Draft['names']) => void;
  readonly onSwap: () => void;
  readonly onComputers: (computers: Draft['computers']) => void;
}) {
  const { t } = useWords();
  const { names, computers, dice } = draft;
  const level = (army: ArmyId) => ({
    computer,
    level: computers[army],
    onLevel: (chosen: Level | null) => onComputers({ ...computers, [army]: chosen }),
  });
  const some = computers.blue !== null || computers.red !== null;
  const both = computers.blue !== null && computers.red !== null;
  return (
    <div className={css['players']}>
      <Player
        army="blue"
        scenario={scenario}
        count={counts?.blue}
        first={first}
        name={names.blue}
        {...level('blue')}
        onName={(blue) => onNames({ ...names, blue })}
      />
      <Button look="quiet" icon={<ArrowUpDown size={20} aria-hidden />} onClick={onSwap}>
        {t('app.new.swap')}
      </Button>
      <Player
        army="red"
        scenario={scenario}
        count={counts?.red}
        first={first}
        name={names.red}
        {...level('red')}
        onName={(red) => onNames({ ...names, red })}
      />
      {both && <p className={css['remark']}>{t('solo.who.watch')}</p>}
      {some && dice === 'typed' && <p className={css['remark']}>{t('solo.who.dice')}</p>}
    </div>
  );
}
