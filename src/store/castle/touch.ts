import type { Refusal } from '../../game';
import { distance, type HexIndex } from '../../hex';
import {
  fieldOf,
  pointsOf,
  reachableBy,
  dragRefusal,
  deployRefusal,
  impassable,
  refuse,
  moveRefusal,
  occupantRefusal,
} from '../../castle';
import { idle, sameChoice, selectedOf, selecting, type Choice, type Interaction, type Touched } from './interaction';
import { askedRefusal, spellRefusalAt } from './asked';
import { holdersOf, optionsAt, type Spot } from './options';
import { hexOf } from './places';
import { commandOf, previewOf, refusalOf } from './preview';
import { machine, readyIds, type Table } from './table';

/** Carries out what is pointed at; answers with a refusal when that is impossible. */
export function commit(table: Table, interaction: Interaction): Touched {
  const preview = previewOf(table, interaction);
  const command = commandOf(preview);
  if (command) return { interaction, command };
  const refusal = refusalOf(preview);
  return refusal ? { interaction, refusal } : { interaction };
}

/** Chooses one of the things that a touch could mean; carries it out if it is pointed at already. */
export function choose(table: Table, interaction: Interaction, choice: Choice): Touched {
  if (!sameChoice(interaction, choice)) return { interaction: choice };
  // Touched again, an open card closes.
  return choice.kind === 'selected' ? { interaction: idle } : commit(table, interaction);
}

/** More movement points than any path on any board costs. */
const unlimited = 120;

/** The cost of walking to a hex with unlimited movement points; null where there is no path at all. */
function costOf({ game, state }: Table, who: string, hex: HexIndex): number | null {
  const move = { ...game.ruleset.values.move, points: unlimited, hasted: unlimited, bannerCosts: 0 };
  const ruleset = { ...game.ruleset, values: { ...game.ruleset.values, move } };
  return reachableBy({ ...game, ruleset }, state, who).find(({ at }) => at === hex)?.cost ?? null;
}

/** Why a character cannot walk to a hex now. @rule CTU-2 */
export function placeRefusal(table: Table, who: string, hex: HexIndex): Refusal {
  const { game, state } = table;
  const turn = moveRefusal(game, state, who);
  if (turn) return turn;
  const mover = fieldOf(game, state).byId.get(who)!;
  const taken = occupantRefusal(game, state, mover, hex, true);
  if (taken) return taken;
  if (game.ground.foot[hex] === impassable) return refuse('no-way-through', 'CAS-3', { hex });
  const need = costOf(table, who, hex);
  if (need === null) return refuse('no-path', 'CTU-2', { from: mover.at, to: hex });
  return refuse('too-far', 'CTU-2', { who, need, have: pointsOf(game, state, who) });
}

/** Why the machine, or a spell that waits for its target, cannot be brought to a hex; null where nothing was meant. */
function waitingRefusal(table: Table, interaction: Interaction, hex: HexIndex, spot: Spot): Refusal | null {
  const { game, state } = table;
  if (interaction.kind === 'drag') {
    const need = distance(game.board.grid, state.catapult?.at ?? hex, hex);
    const have = game.ruleset.values.catapult.drag;
    if (need <= have) return dragRefusal(game, state, [interaction.who, interaction.mate], hex);
    // Far away somebody may be meant, else the machine.
    return holdersOf(table, hex).length > 0 ? null : refuse('too-far', 'CAT-1', { need, have });
  }
  return interaction.kind === 'spell' ? spellRefusalAt(table, interaction, hex, spot) : null;
}

/** A tap in play. It points at something; a tap on what is pointed at does it. @rule CTU-2 */
function touchInPlay(table: Table, interaction: Interaction, hex: HexIndex, spot: Spot): Touched {
  const options = optionsAt(table, interaction, hex, spot);
  const waits =
    hex === hexOf(table, selectedOf(interaction) ?? '') ? null : waitingRefusal(table, interaction, hex, spot);
  if (waits) return { interaction, refusal: waits };
  const again = options.find((option) => sameChoice(interaction, option));
  if (again && again.kind !== 'selected') return choose(table, interaction, again);
  const [only, ...more] = options;
  const who = selectedOf(interaction);
  // Nobody but his card is meant: under it stands why nothing else comes of the touch.
  const asked = who === null || interaction.kind === 'several' ? null : askedRefusal(table, who, hex, spot);
  if (only && more.length === 0) {
    const touched = choose(table, interaction, only);
    return asked && only.kind === 'selected' && only.who !== who ? { ...touched, refusal: asked } : touched;
  }
  // Those on one hex in turn, where nothing but their cards is meant.
  if (only && options.every(({ kind }) => kind === 'selected') && who !== null) {
    const at = options.findIndex((option) => option.who === who);
    if (at >= 0) return { interaction: options[(at + 1) % options.length]! };
  }
  if (only) return { interaction: { kind: 'several', who, hex, options } };
  const own = who !== null && fieldOf(table.game, table.state).byId.get(who)?.army === table.state.active;
  if (who === null || !own || interaction.kind === 'several') return { interaction: idle };
  if (interaction.kind !== 'selected') return { interaction: selecting(who) };
  const refusal = asked ?? placeRefusal(table, who, hex);
  const over = ['already-acted', 'already-moved', 'stupefied'].includes(refusal.code);
  return over && table.state.doings.acted.includes(who) ? { interaction: idle } : { interaction, refusal };
}

/** The id to be placed next: another of the same type; null when there is none. */
export function nextOfKind({ game, legal }: Table, who: string): string | null {
  const type = game.byId.get(who)?.type;
  return legal.unplaced.find((id) => id !== who && game.byId.get(id)?.type === type && id !== machine) ?? null;
}

/** A tap while armies are set up: whoever is in the hand is put there; whoever stands there is lifted. @rule CSC-1 */
function touchInDeployment(table: Table, interaction: Interaction, hex: HexIndex): Touched {
  const { game, state, legal } = table;
  const who = interaction.kind === 'selected' ? interaction.who : null;
  const inHand = who !== null && legal.deployers.includes(who) ? who : null;
  const [holder] = holdersOf(table, hex);
  if (holder !== undefined) {
    if (holder === who) return { interaction: idle };
    const swap =
      inHand !== null && inHand !== machine && holder !== machine && !deployRefusal(game, state, inHand, hex);
    return { interaction: { kind: 'selected', who: holder, ...(swap && { swap: inHand }) } };
  }
  if (inHand === null) return { interaction: idle };
  const refusal = deployRefusal(game, state, inHand, hex);
  return refusal ? { interaction, refusal } : { interaction, command: { type: 'deploy', who: inHand, at: hex } };
}

/** Handles a tap on a hex. What cannot be done is answered with a refusal. */
export function touch(table: Table, interaction: Interaction, hex: HexIndex, spot: Spot): Touched {
  const { phase } = table.state;
  if (phase === 'deployment') return touchInDeployment(table, interaction, hex);
  return phase === 'play' ? touchInPlay(table, interaction, hex, spot) : { interaction: idle };
}

/** The interaction after a command: the same character stays selected while it can still do something. */
export function settled(table: Table, before: Interaction, done: string | null): Interaction {
  const who = selectedOf(before);
  const { state, legal } = table;
  if (who === null || state.outcome) return idle;
  if (state.phase === 'deployment') {
    if (!legal.deployers.includes(who) || done !== 'deploy') return idle;
    const next = nextOfKind(table, who);
    return next === null ? idle : selecting(next);
  }
  const able = readyIds(legal).includes(who);
  return able && hexOf(table, who) !== null ? selecting(who) : idle;
}
