import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { EmptyState } from '../base/EmptyState';
import { ErrorState } from '../base/ErrorState';
import { Screen } from '../shell/Screen';
import { useServices } from '../shell/services';
import { findRules, gamesOf, placeOf } from './find-rules';
import type { Rulebook, RuleSection } from './rulebook';
import css from './rules.module.css';
import { RuleArticle } from './RuleText';
import { useCurrentInSight } from './use-current-in-sight';
import { useRulebook } from './use-rulebook';

/** Every game's rules are headed by its name. */
function useGameName(): (game: string) => string {
  const { t } = useWords();
  const { choices } = useServices();
  return (game) => {
    const choice = choices.find(({ id }) => id === game);
    return choice ? t(choice.name) : game;
  };
}

const hash = () => decodeURIComponent(location.hash.slice(1));

/** Brings the rule that the address names, before or after its #, into view, when the address or the text changes. */
function useAnchor(named: string, shown: unknown): string {
  const anchor = useLocationProperty(hash, () => '') || named;
  useEffect(() => {
    if (!anchor || !shown) return;
    const rule = document.getElementById(anchor);
    rule?.focus({ preventScroll: true });
    rule?.scrollIntoView({ block: 'start' });
  }, [anchor, shown]);
  return anchor;
}

function Index({ book, current }: { readonly book: Rulebook; readonly current: string | undefined }) {
  const { t } = useWords();
  const gameName = useGameName();
  const index = useCurrentInSight(current);
  return (
    <nav ref={index} className={css['index']} aria-label={t('app.rules.sections')}>
      {gamesOf(book).map(({ game, sections }) => (
        <section key={game} aria-labelledby={`rules-${game}`}>
          <h2 id={`rules-${game}`} className={css['game']}>
            {gameName(game)}
          </h2>
          <ol className={css['sections']}>
            {sections.map((section) => (
              <li key={section.id}>
                <Link
                  href={`/rules/${section.id}`}
                  replace
                  className={css['section']}
                  aria-current={section.id === current ? 'page' : undefined}
                >
                  <span className={css['id']}>{section.id}</span>
                  <span>{section.title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

function Section({ section, anchor }: { readonly section: RuleSection; readonly anchor: string }) {
  const gameName = useGameName();
  return (
    <section className={css['chapter']} aria-labelledby={`section-${section.id}`}>
      <p className={css['ofGame']}>{gameName(section.game)}</p>
      <h2 id={`section-${section.id}`} className={css['chapterTitle']}>
        {section.title}
      </h2>
      {section.rules.map((rule) => (
        <RuleArticle key={rule.id} rule={rule} current={rule.id === anchor} />
      ))}
    </section>
  );
}

function Book({ book, sectionId }: { readonly book: Rulebook; readonly sectionId: string | undefined }) {
  const { t } = useWords();
  const [question, setQuestion] = useState('');
  const searching = question.trim() !== '';
  const found = useMemo(() => findRules(book, question), [book, question]);
  const place = placeOf(book, sectionId);
  const section = place?.section ?? book[0];
  const shown = searching ? found : section ? [section] : [];
  const anchor = useAnchor(place?.rule ?? '', searching ? null : section);
  const count = found.reduce((sum, one) => sum + one.rules.length, 0);
  // Another section begins at its top, unless the address names a rule.
  useEffect(() => {
    if (anchor === '') scrollTo(0, 0);
  }, [section, anchor]);

  return (
    <div className={css['book']}>
      <div className={css['side']}>
        <label className={css['search']}>
          <Search aria-hidden />
          <span className="visually-hidden">{t('app.rules.search')}</span>
          <input
            type="search"
            value={question}
            placeholder={t('app.rules.search')}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </label>
        <output className="visually-hidden">{searching && t('app.rules.found', { count })}</output>
        <Index book={book} current={searching ? undefined : section?.id} />
      </div>
      <div className={css['pages']}>
        {shown.map((one) => (
          <Section key={one.id} section={one} anchor={anchor} />
        ))}
        {searching && count === 0 && (
          <EmptyState
            title={t('app.rules.nothing')}
            actions={<Button onClick={() => setQuestion('')}>{t('app.rules.showAll')}</Button>}
          >
            {t('app.rules.nothingHelp')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/**
 * The rulebook: an index of sections, each rule under its id, a search by word or id. `section`: what the address names,
 * a section or a rule.
 */
export function RulesScreen({ section }: { readonly section: string | undefined }) {
  const { t } = useWords();
  const state = useRulebook();
  return (
    <Screen title={t('app.rules.title')}>
      {state.status === 'loading' && <p aria-live="polite">{t('app.loading')}</p>}
      {state.status === 'failed' && (
        <ErrorState
          title={t('app.rules.failed')}
          actions={<Button onClick={state.retry}>{t('app.storage.retry')}</Button>}
        >
          <p>{t('app.rules.failedHelp')}</p>
        </ErrorState>
      )}
      {state.status === 'ready' && <Book book={state.book} sectionId={section} />}
    </Screen>
  );
}
