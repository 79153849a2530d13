import { castle, type CastleGame, type CastleState, type Command } from '../../castle';
import type { Option, Outlook } from '../mind';
import { placesOf, type Posts } from './placing';
import { reason } from './reasons';
import { weights } from './weights';

const simply = (command: Command): Option<Command> => ({ command, worth: 0, reasons: [reason('set-up', 0)] });
/** What there is no choice about needs no reason. */
const only = (command: Command): Option<Command> => ({ command, worth: 0, reasons: [] });

/** The spells to choose from, the most useful first. @rule MAG-1 */
function spellChoices(game: CastleGame, state: CastleState): Option<Command>[] {
  const { army } = state.pending!;
  const worths: Readonly<Record<string, number>> =
    weights.spells[army === game.options.besieger ? 'besieger' : 'defender'];
  return game.ruleset.spells[army]
    .map(({ id }) => ({ id, worth: worths[id] ?? 0 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id, worth }) => ({
      command: { type: 'chooseSpell', spell: id },
      worth: 100 * worth,
      reasons: [reason('spell', 100 * worth, { spell: id })],
    }));
}

/** The options before play: spells and deployment. @rule MAG-1 @rule CSC-1 */
export function beforePlay(game: CastleGame, state: CastleState, { ground }: Outlook, posts: Posts): Option<Command>[] {
  if (state.pending) return spellChoices(game, state);
  if (state.phase === 'magic') return [only({ type: 'rollMagic' })];
  const { canEndDeployment } = castle.legal(game, state);
  if (canEndDeployment) return [simply({ type: 'endDeployment' })];
  const rest = simply({ type: 'deployRest' });
  if (!ground) return [rest];
  return [...placesOf(game, state, posts).map(({ who, at }) => simply({ type: 'deploy', who, at })), rest];
}
