import type { Event } from '../../skirmish';

type Tested = Extract<Event, { type: 'tested' }>;

/** The infiltration tests that one man has just taken, in the order of his way. @rule MOV-4 */
export interface TestsShown {
  readonly who: string;
  readonly tests: readonly Tested[];
}

/** The tests that a command's events tell of, man by man. */
export function testsShown(events: readonly Event[]): readonly TestsShown[] {
  const byMan = new Map<string, Tested[]>();
  for (const event of events) {
    if (event.type === 'tested') byMan.set(event.who, [...(byMan.get(event.who) ?? []), event]);
  }
  return [...byMan].map(([who, tests]) => ({ who, tests }));
}
