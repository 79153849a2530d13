import { Suspense, useCallback, useEffect, useState } from 'react';
import { practiceLibrary, problems } from '../../maps/practice';
import { otherArmy, type GameSetup, type Language, type SavedGame } from '../game';
import { exerciseOf, type Exercise, type Problem } from '../practice';
import { createDrill, type Drill } from '../store/practice/drill';
import { afterTry } from '../store/practice/record';
import { OpponentContext, WhyContext } from '../ui/solo/solo-context';
import { DrillScreen } from '../ui/practice/DrillScreen';
import { PracticeScreen } from '../ui/practice/PracticeScreen';
import { LoadingScreen } from '../ui/shell/LoadingScreen';
import { NotFoundScreen } from '../ui/shell/NotFoundScreen';
import { useServices } from '../ui/shell/services';
import { useWords } from '../i18n/words';
import type { App } from './compose';
import type { LaidTable } from './games/game-face';
import { gameOf } from './games/games';
import { pictureMaker } from './pictures';
import { seatComputer, type Computer } from './seat-computer';

/** A problem is played in memory alone: tries are what is kept of it. */
const repository = {
  append: () => Promise.resolve(),
  truncate: () => Promise.resolve(),
  update: () => Promise.resolve(),
};

/** A problem as a game that has just begun. The dice of its solution are given, whoever throws them. */
function gameFor(problem: Problem, language: Language, seed: number, solution: boolean): SavedGame {
  const { army, opponent, options, scenario } = problem;
  const { id, version, system } = scenario;
  const now = Date.now();
  const title = scenario.names[language];
  const { blue, red } = scenario.armies;
  const players: GameSetup['players'] = { blue: { name: blue.name[language] }, red: { name: red.name[language] } };
  const other = otherArmy(army);
  const played = opponent && !solution ? { ...players, [other]: { ...players[other], computer: opponent } } : players;
  return {
    header: {
      format: 1,
      id: `practice-${id}`,
      title,
      rulesVersion: gameOf(system)?.rulesVersion ?? 1,
      setup: {
        system,
        scenario: { id, version, hash: '' },
        players: played,
        options,
        dice: solution ? 'typed' : 'app',
        seed,
      },
      createdAt: now,
      updatedAt: now,
      length: 0,
      standing: { turn: 1, active: army, winner: null },
      picture: null,
    },
    entries: [],
  };
}

interface Laid {
  readonly table: LaidTable;
  readonly drill: Drill;
  /** The computer, which plays the other army and gives hints; null: the other army only stands and waits. */
  readonly computer: Computer | null;
}

function layOut(app: App, exercise: Exercise, language: Language, solution: boolean): Laid | null {
  const { problem } = exercise;
  const saved = gameFor(problem, language, app.newSeed(), solution);
  const ports = { repository, newSeed: app.newSeed, now: () => Date.now() };
  const table = gameOf(problem.scenario.system)?.lay(saved, ports, false, practiceLibrary);
  if (!table) return null;
  const { settings } = app.services;
  const drill = createDrill(exercise, table.session, {
    solution,
    onDecided: (solved) =>
      settings
        .getState()
        .set({ practice: afterTry(settings.getState().settings.practice, problem.scenario.id, solved) }),
  });
  const computer = problem.opponent && !solution ? seatComputer(table, settings) : null;
  return { table, drill, computer };
}

function DrillRoute({ app, problem }: { readonly app: App; readonly problem: Problem }) {
  const { t, language } = useWords();
  // Each round lays the problem out anew.
  const [{ round, solution }, setRound] = useState({ round: 0, solution: false });
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    const now = layOut(app, exerciseOf(problem, practiceLibrary), language, solution);
    setLaid(now);
    return () => {
      now?.drill.stop();
      now?.computer?.close();
    };
    // Another language words the same try.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, problem, round, solution]);
  const again = useCallback(() => setRound((was) => ({ round: was.round + 1, solution: false })), []);
  const show = useCallback(() => setRound((was) => ({ round: was.round + 1, solution: true })), []);
  if (!laid) return <LoadingScreen text={t('app.play.opening')} />;
  const next = problems[problems.indexOf(problem) + 1];
  return (
    <DrillScreen
      key={round}
      problem={problem}
      drill={laid.drill}
      next={next ? `/practice/${next.scenario.id}` : null}
      onAgain={again}
      onSolution={show}
    >
      <OpponentContext value={laid.computer?.store ?? null}>
        <WhyContext value={laid.computer?.why ?? null}>
          <Suspense fallback={<LoadingScreen text={t('app.play.opening')} />}>{laid.table.screen()}</Suspense>
        </WhyContext>
      </OpponentContext>
    </DrillScreen>
  );
}

/** The list of problems, or one of them. */
export function PracticeRoute({ app, id }: { readonly app: App; readonly id: string | undefined }) {
  const { settings } = useServices();
  const [picture] = useState(() => pictureMaker(() => settings.getState().settings, practiceLibrary));
  if (id === undefined) return <PracticeScreen problems={problems} picture={picture} />;
  const problem = problems.find(({ scenario }) => scenario.id === id);
  return problem ? <DrillRoute key={id} app={app} problem={problem} /> : <NotFoundScreen />;
}
