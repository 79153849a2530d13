/** Written by `npm run words -- --write` from the English catalogues. */
export type MessageId = 'app.title' | 'play.canStillMove' | 'rules.terrain.tree';
