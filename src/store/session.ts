import { createStore } from 'zustand/vanilla';
import { fold, type Entry, type GameEvent, type CommonState } from '../game';
import {
  canGoBack,
  computerPlays,
  coverFor,
  decideWith,
  goBack,
  handTo,
  isClosed,
  journalOf,
  redo,
  takeBack,
  undo,
  type Core,
} from './session-core';
import { sinceHandOver } from './session-hand-over';
import { createSaver } from './session-saving';
import type { Session, SessionParts, SessionState, Verb } from './session-types';

/**
 * Creates the store of a game in play: it decides commands, applies and saves events, and handles undo, redo, typed
 * dice and hand-overs.
 */
export function createSession<Game, State extends CommonState, Command extends Verb, Event extends GameEvent>(
  parts: SessionParts<Game, State, Command, Event>,
): Session<Game, State, Command, Event> {
  const { system, game, ports, saved, readOnly } = parts;
  const loaded = saved.entries as readonly Entry<Verb, Event>[];
  const first = system.initial(game);
  const opening = parts.opening(game, first);
  const floor = opening === null ? 0 : 1;

  const store = createStore<SessionState<Game, State, Command, Event>>()((set, get) => {
    const saver = createSaver(ports.repository, (saving) => set({ saving }));
    const core: Core<Game, State, Command, Event> = { system, game, ports, saver, floor, get, set };
    return {
      game,
      header: saved.header,
      ...journalOf(loaded, { floor, readOnly, players: saved.header.setup.players }),
      state: loaded.length > 0 ? fold(system, game, loaded) : first,
      redoable: [],
      saving: { kind: 'saved' },
      question: null,
      readOnly,
      cover: null,
      replay: null,
      played: null,

      dispatch: (command) =>
        isClosed(get()) || computerPlays(get()) ? { kind: 'closed' } : decideWith(core, command, []),
      playFor: (command) =>
        isClosed(get()) || !computerPlays(get()) ? { kind: 'closed' } : decideWith(core, command, []),
      answerDie(face) {
        const { question } = get();
        return question ? decideWith(core, question.command, [...question.faces, face]) : { kind: 'closed' };
      },
      withdrawDie() {
        const { question } = get();
        if (question && question.faces.length > 0) decideWith(core, question.command, question.faces.slice(0, -1));
        else set({ question: null });
      },
      undo: () => undo(core),
      redo: () => redo(core),
      takeBackByAgreement: () => takeBack(core),
      canGoBack: () => canGoBack(get()),
      goBack: () => goBack(core),
      uncover: () => set({ cover: null, replay: sinceHandOver(system, game, get().entries) }),
      showTurnAgain: () => set({ replay: sinceHandOver(system, game, get().entries) }),
      endReplay: () => set({ replay: null }),
      handTo: (army, level) => handTo(core, army, level),
      retrySaving: () => saver.retry(),
      flush: () => saver.flush(),
      setPicture(picture) {
        if (get().readOnly || picture === get().header.picture) return;
        set({ header: { ...get().header, picture } });
        saver.update(get().header);
      },
      saved: () => ({ header: get().header, entries: get().entries }),
    };
  });

  // A new game's first turn opens by itself; then, and whenever a game is loaded, the tablet goes to whose turn it is.
  const { dispatch, playFor } = store.getState();
  if (opening !== null && loaded.length === 0) (computerPlays(store.getState()) ? playFor : dispatch)(opening);
  const { state, header } = store.getState();
  if (!readOnly && !state.outcome) {
    store.setState({ cover: coverFor(header.setup.players, state.active), played: null });
  }
  return store;
}
