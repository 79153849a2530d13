import { Dices, Skull, Sword, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { armyIds, type ArmyId, type Luck } from '../../../game';
import { useWords, type Translate } from '../../../i18n/words';
import { lineText } from '../log/text';
import type { Film } from '../watch/film';
import css from './account.module.css';
import { keyLines, outcomeLines } from './key-lines';
import { StrengthGraph } from './StrengthGraph';
import { playerName } from '../../solo/player-name';

/** How lucky somebody was, worded so that it says no more than was counted, and hangs on no army's name. */
function luckWords(t: Translate, { luckierThan, unluckierThan }: Luck): string {
  if (luckierThan >= 50) return t('account.luckier', { count: luckierThan });
  if (unluckierThan >= 50) return t('account.unluckier', { count: unluckierThan });
  return t('account.asMost');
}

function DiceOf({ name, luck }: { readonly name: string; readonly luck: Luck }) {
  const { t, language } = useWords();
  const expected = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(luck.expectedTwice / 2);
  return (
    <div>
      <dt className={css['strong']}>{name}</dt>
      <dd>{luck.dice === 0 ? t('account.noDice') : luckWords(t, luck)}</dd>
      {luck.dice > 0 && (
        <dd className={css['faded']}>{t('account.dice', { count: luck.dice, sum: luck.sum, expected })}</dd>
      )}
    </div>
  );
}

function Part({
  title,
  icon,
  children,
}: {
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={css['part']}>
      <h3 className={css['title']}>
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A game in numbers: strength by turn, what befell, both players' dice, the best blow. */
export function AccountView({ film }: { readonly film: Film }) {
  const words = useWords();
  const { t, language } = words;
  const { stands, luck, best } = film.account();
  const voice = film.voice(words);
  const name = (army: ArmyId) => playerName(film.header.setup.players, army, film.armies[army].name[language], t);
  const lines = film.lines();
  const key = keyLines(lines);
  const blow =
    best && lines.findLast((line) => line.entry === best.entry && Number(line.key.split('.')[1]) <= best.event);
  return (
    <div className={css['account']}>
      <Part title={t('account.strength')} icon={<TrendingDown aria-hidden />}>
        <StrengthGraph stands={stands} name={name} />
      </Part>
      <Part title={t('account.luck')} icon={<Dices aria-hidden />}>
        <dl className={css['dices']}>
          {armyIds.map((army) => (
            <DiceOf key={army} name={name(army)} luck={luck[army]} />
          ))}
        </dl>
        <p className={css['faded']}>{t('account.luckHow')}</p>
      </Part>
      {best && blow && (
        <Part title={t('account.best')} icon={<Sword aria-hidden />}>
          {[blow, ...outcomeLines(lines, blow)].map((line) => (
            <p key={line.key}>{lineText(voice, line)}</p>
          ))}
          <p className={css['faded']}>
            {t('account.bestChance', { name: name(best.army), chance: best.chance, of: best.of })}
          </p>
        </Part>
      )}
      {key.length > 0 && (
        <Part title={t('account.events')} icon={<Skull aria-hidden />}>
          <ol className={css['events']}>
            {key.map((line) => (
              <li key={line.key}>
                <span className={css['when']}>{t('account.turn', { turn: line.turn })}</span>
                <span>{lineText(voice, line)}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  );
}
