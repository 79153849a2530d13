import { Swords } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { GameSetup } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { Button } from '../base/Button';
import { Segmented } from '../base/Segmented';
import { StorageNotice } from '../games/StorageNotice';
import { Screen } from '../shell/Screen';
import { useServices } from '../shell/services';
import { draftOf, emptyDraft, gameOf, missingOf, rulesOf, swapPlayers, toSetup, type Draft } from './draft';
import { findChoice, type ScenarioChoice } from './game-choice';
import css from './new-game.module.css';
import { PlayersStep } from './PlayersStep';
import rulesCss from './rules-step.module.css';
import { ScenarioStep } from './ScenarioStep';
import { Seating } from './Seating';

/** What the start button says. */
function startWords({ scenario, rule }: ReturnType<typeof missingOf>): MessageId {
  if (!rule) return scenario ? 'app.new.chooseScenario' : 'app.new.start';
  return scenario ? rule.withScenario : rule.words;
}

function StepColumn({
  number,
  title,
  step,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly step: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css['step']} aria-labelledby={id} data-step={step}>
      <h2 id={id} className={css['stepTitle']}>
        <span className={css['number']} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A new game on one page: scenario, players, rules. Hands the set-up to `onStart` once nothing is missing. */
export function NewGameScreen({
  hashOf,
  newSeed,
  again,
  onStart,
}: {
  /** The content hash of a scenario. */
  readonly hashOf: (scenario: ScenarioChoice) => string;
  readonly newSeed: () => number;
  /** The set-up of a game to be played again. */
  readonly again?: GameSetup | undefined;
  readonly onStart: (setup: GameSetup, scenario: ScenarioChoice) => void;
}) {
  const { t } = useWords();
  const { choices } = useServices();
  const [draft, setDraft] = useState<Draft>(() => (again ? draftOf(again, choices) : emptyDraft));
  const page = useRef<HTMLFormElement>(null);
  const scenario = findChoice(choices, draft.scenario)?.scenario;
  const game = gameOf(draft, choices);
  const missing = missingOf(draft, choices);
  // Where the computer plays, nobody sits on the far side of the table.
  const persons = draft.computers.blue === null && draft.computers.red === null;
  const complete = !missing.scenario && !missing.rule;
  const change = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }));

  function start() {
    const setup = scenario && toSetup(draft, choices, { hash: hashOf(scenario), seed: newSeed() });
    if (setup) return onStart(setup, scenario);
    // Asked for too early: go to what is missing.
    const choice = page.current?.querySelector<HTMLElement>(
      `input[name="${missing.scenario ? 'scenario' : missing.rule?.field}"]`,
    );
    choice?.focus();
    choice?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Screen full title={t('app.new.title')}>
      <form
        ref={page}
        className={css['page']}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className={css['columns']}>
          <StepColumn number={1} title={t('app.new.scenario')} step="scenario">
            <ScenarioStep chosen={draft.scenario} onChoose={({ id }) => change({ scenario: id })} />
          </StepColumn>
          <StepColumn number={2} title={t('app.new.players')} step="players">
            <PlayersStep
              draft={draft}
              computer={game?.computer ?? false}
              scenario={scenario}
              counts={scenario && game?.rules.counts?.(rulesOf(draft, game), scenario)}
              first={game && scenario ? game.rules.firstArmy(rulesOf(draft, game), scenario) : null}
              onNames={(names) => change({ names })}
              onSwap={() => setDraft(swapPlayers)}
              onComputers={(computers) => change({ computers })}
            />
            {persons && (
              <div className={css['seating']}>
                <Seating />
              </div>
            )}
          </StepColumn>
          <StepColumn number={3} title={t('app.new.rules')} step="rules">
            <div className={rulesCss['rules']}>
              {game?.rules.step({
                rules: rulesOf(draft, game),
                scenario,
                onRules: (rules) => change({ rules: { ...draft.rules, [game.id]: rules } }),
              })}
              <Segmented
                wide
                label={t('app.new.dice')}
                value={draft.dice}
                onChange={(dice) => change({ dice })}
                {...(!persons && draft.dice === 'typed' && { hint: t('app.new.diceTypedHint') })}
                options={[
                  { value: 'app', label: t('app.new.diceApp') },
                  { value: 'typed', label: t('app.new.diceTyped') },
                ]}
              />
            </div>
          </StepColumn>
        </div>
        <div className={css['foot']} data-foot>
          <StorageNotice />
          <Button
            type="submit"
            look="primary"
            large
            aria-disabled={!complete}
            icon={complete && <Swords aria-hidden />}
          >
            {t(startWords(missing))}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
