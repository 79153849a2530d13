import { Clock, Sprout, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { BoardPicture } from '../games/BoardPicture';
import { useServices } from '../shell/services';
import type { GameChoice, ScenarioChoice } from './game-choice';
import css from './new-game.module.css';

/** The picture of a scenario's board, once it is painted. */
function useScenarioPicture(scenario: ScenarioChoice): string | null {
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
  readonly scenario: ScenarioChoice;
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
                <Users size={18} aria-hidden /> {t('app.new.against', { blue: blue.count, red: red.count })}
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

/** Leads to each game's scenarios: the list is longer than the screen. */
function GameLinks({ choices }: { readonly choices: readonly GameChoice[] }) {
  const { t } = useWords();
  const show = (id: string) => {
    const calm = document.documentElement.dataset['motion'] === 'reduced';
    document.getElementById(`game-${id}`)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <nav className={css['gameLinks']} aria-label={t('app.new.games')}>
      {choices.map(({ id, name }) => (
        <Button key={id} onClick={() => show(id)}>
          {t(name)}
        </Button>
      ))}
    </nav>
  );
}

/** Step 1: the scenarios, grouped by game. The selected card unfolds to show its story. */
export function ScenarioStep({
  chosen,
  onChoose,
}: {
  readonly chosen: string | null;
  readonly onChoose: (scenario: ScenarioChoice) => void;
}) {
  const { t } = useWords();
  const { choices } = useServices();
  return (
    <div className={css['games']}>
      {choices.length > 1 && <GameLinks choices={choices} />}
      {choices.map((game) => (
        <section key={game.id} id={`game-${game.id}`} className={css['game']} aria-label={t(game.name)}>
          {choices.length > 1 && <h3 className={css['gameName']}>{t(game.name)}</h3>}
          <div className={css['choices']}>
            {game.scenarios.map((scenario) => (
              <ScenarioCard
                key={scenario.id}
                scenario={scenario}
                chosen={scenario.id === chosen}
                onChoose={() => onChoose(scenario)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
