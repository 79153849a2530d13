import { CircleCheck, Repeat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/words';
import type { Problem } from '../../practice';
import { recordOf } from '../../store/practice/record';
import { classes } from '../base/classes';
import { BoardPicture } from '../games/BoardPicture';
import { Screen } from '../shell/Screen';
import { useServices, useSettings } from '../shell/services';
import css from './practice.module.css';

type Picture = (scenario: Problem['scenario']) => Promise<string>;

/** The picture of a problem's board, once it is painted. */
function usePicture(picture: Picture, scenario: Problem['scenario']): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    picture(scenario).then(
      (painted) => wanted && setUrl(painted),
      // The empty sheet stays: a picture is a help, no more.
      () => wanted && setUrl(null),
    );
    return () => void (wanted = false);
  }, [picture, scenario]);
  return url;
}

function ProblemCard({ problem, picture }: { readonly problem: Problem; readonly picture: Picture }) {
  const { t, language } = useWords();
  const { scenario } = problem;
  const { tries, solved } = recordOf(useSettings().practice, scenario.id);
  const url = usePicture(picture, scenario);
  return (
    <li>
      <Link href={`/practice/${scenario.id}`} className={classes(css['card'], solved && css['solvedCard'])}>
        <BoardPicture url={url} className={css['picture']} />
        <span className={css['words']}>
          <span className={css['name']}>{scenario.names[language]}</span>
          <span>{scenario.line[language]}</span>
          <span className={css['facts']}>
            {solved && (
              <span className={css['solvedMark']}>
                <CircleCheck size={18} aria-hidden /> {t('practice.solved')}
              </span>
            )}
            <span>
              <Repeat size={18} aria-hidden /> {t('practice.tries', { count: tries })}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** All problems, grouped by game, with those solved marked. */
export function PracticeScreen({
  problems,
  picture,
}: {
  readonly problems: readonly Problem[];
  readonly picture: Picture;
}) {
  const { t } = useWords();
  const { choices } = useServices();
  const { practice } = useSettings();
  const done = problems.filter(({ scenario }) => recordOf(practice, scenario.id).solved).length;
  return (
    <Screen title={t('practice.title')}>
      <div className={css['page']}>
        <p className={css['intro']}>
          {t('practice.intro')} <strong>{t('practice.done', { done, all: problems.length })}</strong>
        </p>
        {choices.map(({ id, name }) => (
          <section key={id} aria-label={t(name)}>
            <h2 className={css['game']}>{t(name)}</h2>
            <ul className={css['cards']}>
              {problems
                .filter(({ scenario }) => scenario.system === id)
                .map((problem) => (
                  <ProblemCard key={problem.scenario.id} problem={problem} picture={picture} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Screen>
  );
}
