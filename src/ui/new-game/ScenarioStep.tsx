import { Clock, Sprout, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../game';
import { useWords } from '../../i18n/words';
import { BoardPicture } from '../games/BoardPicture';
import { useServices } from '../shell/services';
import css from './new-game.module.css';

/** The picture of a scenario's board, once it is painted. */
export function useScenarioPicture(scenario: Scenario): string | null {
  const { picture } = useServices();
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

function ScenarioCard({
  scenario,
  chosen,
  onChoose,
}: {
  readonly scenario: Scenario;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const { t, language } = useWords();
  const url = useScenarioPicture(scenario);
  const { blue, red } = scenario.armies;
  const card = useRef<HTMLLabelElement>(null);
  // The story opens downward: it should be seen whole.
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <label ref={card} className={css['choice']}>
      <input
        type="radio"
        name="scenario"
        checked={chosen}
        onChange={onChoose}
        aria-label={scenario.names[language]}
        aria-describedby={`scenario-${scenario.id}`}
      />
      <span className={css['scenario']}>
        <BoardPicture url={url} className={css['board']} />
        <span className={css['scenarioWords']}>
          <span className={css['choiceName']}>{scenario.names[language]}</span>
          <span id={`scenario-${scenario.id}`}>
            <span className={css['line']}>{scenario.line[language]}</span>
            <span className={css['facts']}>
              <span>
                <Clock size={18} aria-hidden /> {t('app.new.minutes', { count: scenario.minutes })}
              </span>
              <span>
                <Users size={18} aria-hidden />{' '}
                {t('app.new.against', { blue: blue.characters.length, red: red.characters.length })}
              </span>
              {scenario.first && (
                <span>
                  <Sprout size={18} aria-hidden /> {t('app.new.first')}
                </span>
              )}
            </span>
          </span>
        </span>
        {chosen && <span className={css['story']}>{scenario.story[language]}</span>}
      </span>
    </label>
  );
}

/** Step 1: what is fought over. The chosen card opens to its story. */
export function ScenarioStep({
  chosen,
  onChoose,
}: {
  readonly chosen: string | null;
  readonly onChoose: (scenario: Scenario) => void;
}) {
  const { scenarios } = useServices();
  return (
    <div className={css['choices']}>
      {scenarios.map((scenario) => (
        <ScenarioCard
          key={scenario.id}
          scenario={scenario}
          chosen={scenario.id === chosen}
          onChoose={() => onChoose(scenario)}
        />
      ))}
    </div>
  );
}
