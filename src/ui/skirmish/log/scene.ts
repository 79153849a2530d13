import type { Event, SkirmishGame, SkirmishState } from '../../../skirmish';
import type { Scene as TableScene } from '../../table/log/scene';

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The events of one entry, and the states that they lead through. */
export type Scene = TableScene<SkirmishGame, SkirmishState, Event>;
