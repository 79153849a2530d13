import { Swords } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { GameSetup, Scenario } from '../../game';
import { useWords, type Translate } from '../../i18n/words';
import { Button } from '../base/Button';
import { StorageNotice } from '../games/StorageNotice';
import { Screen } from '../shell/Screen';
import { useServices } from '../shell/services';
import { emptyDraft, missingSteps, swapNames, toSetup, type Draft, type Step } from './draft';
import css from './new-game.module.css';
import { PlayersStep } from './PlayersStep';
import { RulesStep } from './RulesStep';
import { ScenarioStep } from './ScenarioStep';

/** What the start button says. */
export function startText(missing: readonly Step[], t: Translate): string {
  if (missing.length === 2) return t('app.new.chooseBoth');
  if (missing[0] === 'scenario') return t('app.new.chooseScenario');
  return missing[0] === 'table' ? t('app.new.chooseTable') : t('app.new.start');
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
  onStart,
}: {
  /** The content hash of a scenario. */
  readonly hashOf: (scenario: Scenario) => string;
  readonly newSeed: () => number;
  readonly onStart: (setup: GameSetup, scenario: Scenario) => void;
}) {
  const { t } = useWords();
  const { scenarios } = useServices();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const page = useRef<HTMLFormElement>(null);
  const scenario = scenarios.find((one) => one.id === draft.scenario);
  const missing = missingSteps(draft);
  const change = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }));

  function start() {
    const unnamed = { blue: t('app.new.player1'), red: t('app.new.player2') };
    const setup = scenario && toSetup(draft, scenario, { hash: hashOf(scenario), seed: newSeed(), unnamed });
    if (setup) return onStart(setup, scenario);
    // Asked for too early: go to what is missing.
    const choice = page.current?.querySelector<HTMLElement>(`input[name="${missing[0]}"]`);
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
              scenario={scenario}
              onNames={(names) => change({ names })}
              onSwap={() => setDraft(swapNames)}
            />
          </StepColumn>
          <StepColumn number={3} title={t('app.new.rules')} step="rules">
            <RulesStep
              draft={draft}
              scenario={scenario}
              onTable={(table) => change({ table })}
              onOptions={(options) => change({ options })}
              onDice={(dice) => change({ dice })}
            />
          </StepColumn>
        </div>
        <div className={css['foot']}>
          <StorageNotice />
          <Button
            type="submit"
            look="primary"
            large
            aria-disabled={missing.length > 0}
            icon={missing.length === 0 && <Swords aria-hidden />}
          >
            {startText(missing, t)}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
