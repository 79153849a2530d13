import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MessageId } from '../i18n/words';
import { useWords } from '../i18n/words';
import { openGameChannel, type GameChannel } from '../storage/game-channel';
import { takeGameLock } from '../storage/game-lock';
import { SetupError, type SavedGame } from '../game';
import { openGame, type OpenPorts, type Opened } from '../store/session-open';
import { Button, ButtonLink } from '../ui/base/Button';
import { EmptyState } from '../ui/base/EmptyState';
import { ErrorState } from '../ui/base/ErrorState';
import { barTime } from '../ui/notices/notices';
import { OpponentContext, ReviewContext, WhyContext } from '../ui/solo/solo-context';
import { LoadingScreen } from '../ui/shell/LoadingScreen';
import { useServices } from '../ui/shell/services';
import { useScreen } from '../ui/shell/use-screen';
import { TakeOver } from '../ui/table/take-over';
import type { App } from './compose';
import type { LaidTable } from './games/game-face';
import { gameOf } from './games/games';
import { keepPicture } from './play-picture';
import { seatComputer, type Computer } from './seat-computer';

type Answer = Opened<LaidTable>;
type State =
  | { readonly kind: 'opening' }
  | Exclude<Answer, { kind: 'open' }>
  /** Another tab plays it now. */
  | { readonly kind: 'yielded' }
  | { readonly kind: 'ready'; readonly table: LaidTable; readonly computer: Computer | null };

/** Lays a stored game on the table as its own game does. */
function lay(ports: OpenPorts, saved: SavedGame, readOnly: boolean): LaidTable {
  const { system } = saved.header.setup;
  const face = gameOf(system);
  if (!face) throw new SetupError('system', `there is no game "${system}"`);
  return face.lay(saved, ports, readOnly);
}

/** Opens the game, and releases it on unmount. `again` opens it once more; `take` asks the tab that plays it to release it first. */
function useOpened(
  app: App,
  id: string,
): { readonly state: State; readonly again: () => void; readonly take: () => void } {
  const { t } = useWords();
  const { notices, settings } = useServices();
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [round, setRound] = useState(0);
  // One opening at a time: the one before must have released the game, or the game would seem to be held by another tab.
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const again = useCallback(() => setRound((rounds) => rounds + 1), []);
  const channel = useRef<GameChannel | null>(null);
  /** To be played here as soon as the other tab has released it. */
  const wanted = useRef(false);
  const take = useCallback(() => {
    wanted.current = true;
    channel.current?.say('yield');
    again();
  }, [again]);

  useEffect(() => {
    let left = false;
    let close = (): void => undefined;
    const ports = {
      repository: app.repository,
      hold: takeGameLock,
      newSeed: app.newSeed,
      now: () => Date.now(),
    };
    // What is only followed stays in sight until it is there anew.
    setState((now) => (now.kind === 'ready' && now.table.session.getState().readOnly ? now : { kind: 'opening' }));
    const opening = before.current.then(() => openGame(ports, id, (saved, readOnly) => lay(ports, saved, readOnly)));
    before.current = opening.then((opened) => {
      if (opened.kind !== 'open') {
        if (!left) setState(opened);
        return;
      }
      if (left) return opened.hold.release();
      const { table } = opened;
      const { held } = opened.hold;
      if (held) wanted.current = false;
      const heard = openGameChannel(id, (word) => {
        if (word === 'moved' && !held) again();
        if (word !== 'yield' || !held) return;
        setState({ kind: 'yielded' });
        close();
      });
      channel.current = heard;
      const stopTelling = table.session.subscribe(({ saving }, was) => {
        if (saving.kind === 'saved' && was.saving.kind !== 'saved') heard.say('moved');
      });
      const computer = table.computer ? seatComputer(table, settings) : null;
      const stopPainting = keepPicture(table, () => settings.getState().settings);
      const { flush } = table.session.getState();
      app.unsaved.add(flush);
      close = () => {
        close = () => undefined;
        if (left) app.aside.leave(id, table.session.getState());
        computer?.close();
        stopPainting();
        stopTelling();
        heard.close();
        void flush().then(() => {
          app.unsaved.delete(flush);
          opened.hold.release();
        });
      };
      if (held && app.aside.comesBack(id, table.session.getState())) {
        table.session.getState().uncover();
        table.session.getState().endReplay();
      }
      setState({ kind: 'ready', table, computer });
      void opened.hold.free.then(() => {
        if (left) return;
        if (wanted.current) return again();
        const action = { label: t('play.readOnly.take'), run: again };
        notices.getState().show({ key: 'free', text: t('play.readOnly.free'), action, milliseconds: barTime });
      });
    });
    return () => {
      left = true;
      close();
    };
    // The words of a bar that may come later are no reason to open the game again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, id, round]);

  return { state, again, take };
}

/** The game cannot be shown: why, and what next. */
function Closed({
  state,
  again,
}: {
  readonly state: Exclude<State, { kind: 'ready' | 'opening' | 'yielded' }>;
  readonly again: () => void;
}) {
  const { t } = useWords();
  const title: MessageId =
    state.kind === 'missing'
      ? 'play.open.missing'
      : state.kind === 'broken'
        ? 'play.open.broken'
        : 'play.open.unreadable';
  const heading = useScreen(t(title));
  return (
    <main>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {t(title)}
      </h1>
      <ErrorState
        title={t(title)}
        actions={
          <>
            {state.kind === 'unreadable' && (
              <Button look="primary" onClick={again}>
                {t('app.storage.retry')}
              </Button>
            )}
            <ButtonLink href="/games">{t('play.open.games')}</ButtonLink>
            <ButtonLink href="/">{t('play.leave')}</ButtonLink>
          </>
        }
      >
        {state.kind === 'missing' && <p>{t('play.open.missingText')}</p>}
        {state.kind === 'unreadable' && <p>{t(`app.storage.${state.code}`)}</p>}
        {state.kind === 'broken' && <p>{t('play.open.brokenText')}</p>}
        {state.kind === 'broken' && (
          <details>
            <summary>{t('play.open.detail')}</summary>
            <p lang="en">{state.detail}</p>
          </details>
        )}
      </ErrorState>
    </main>
  );
}

/** Another tab has taken the game over: nothing of it is shown here. */
function Yielded({ take }: { readonly take: () => void }) {
  const { t } = useWords();
  const heading = useScreen(t('play.readOnly.yielded'));
  return (
    <main>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('play.readOnly.yielded')}
      </h1>
      <EmptyState
        title={t('play.readOnly.yielded')}
        actions={
          <>
            <Button look="primary" onClick={take}>
              {t('play.readOnly.take')}
            </Button>
            <ButtonLink href="/">{t('play.leave')}</ButtonLink>
          </>
        }
      >
        {t('play.readOnly.yieldedText')}
      </EmptyState>
    </main>
  );
}

/** The game in play: opened, then handed over to whose turn it is. */
export function PlayRoute({ app, id }: { readonly app: App; readonly id: string }) {
  const { t } = useWords();
  const { state, again, take } = useOpened(app, id);
  if (state.kind === 'opening') return <LoadingScreen text={t('app.play.opening')} />;
  if (state.kind === 'ready')
    return (
      <TakeOver value={take}>
        <OpponentContext value={state.computer?.store ?? null}>
          <ReviewContext value={state.computer?.review ?? null}>
            <WhyContext value={state.computer?.why ?? null}>
              <Suspense fallback={<LoadingScreen text={t('app.play.opening')} />}>{state.table.screen()}</Suspense>
            </WhyContext>
          </ReviewContext>
        </OpponentContext>
      </TakeOver>
    );
  if (state.kind === 'yielded') return <Yielded take={take} />;
  return <Closed state={state} again={again} />;
}
