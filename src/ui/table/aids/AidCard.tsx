import { CircleCheck, CircleX, Ruler, X } from 'lucide-react';
import type { HexIndex } from '../../../hex';
import type { Aid } from '../../../store/aids';
import { useWords } from '../../../i18n/words';
import { classes } from '../../base/classes';
import { IconButton } from '../../base/IconButton';
import { RuledWords } from '../../rules/RuledWords';
import css from './aids.module.css';
import { useAids, useAidsAtTable } from './table-aids';

/** What the hatchings on the map mean. */
function Legend({
  kinds,
  who = null,
}: {
  readonly kinds: readonly ('enemy' | 'threatened' | 'seen')[];
  /** The character concerned; null: all. */
  readonly who?: string | null;
}) {
  const { t } = useWords();
  const { threatened } = useAidsAtTable().game;
  return (
    <ul className={css['legend']}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span aria-hidden className={classes(css['swatch'], css[kind])} />
          {kind === 'threatened' ? threatened(who) : t(`aids.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** Range, line of fire and what is in the way, each with its rule. */
function Measured({ from, to }: { readonly from: HexIndex; readonly to: HexIndex }) {
  const { t } = useWords();
  const { game } = useAidsAtTable();
  const { range, clear, blockers, ties, notes } = game.ruled(from, to);
  const once = new Map([...blockers, ...notes].map((told) => [told.words, told]));
  return (
    <>
      <p className={classes(css['verdict'], css[clear ? 'clear' : 'blocked'])}>
        {clear ? <CircleCheck aria-hidden size={20} /> : <CircleX aria-hidden size={20} />}
        <strong>{t(clear ? 'play.line.clear' : 'play.line.blocked')}</strong>
        <span>{t('play.range', { range })}</span>
      </p>
      {once.size > 0 && (
        <ul className={css['blockers']}>
          {[...once.values()].map(({ words, rule }) => (
            <li key={words}>
              <RuledWords rule={rule}>{words}</RuledWords>
            </li>
          ))}
        </ul>
      )}
      {ties.length > 0 && (
        <RuledWords rule={game.tieRule}>{t('aids.ruler.tie', { hexes: ties.map(game.hex).join(', ') })}</RuledWords>
      )}
    </>
  );
}

function useTitle(aid: Aid): string {
  const { t } = useWords();
  const { game } = useAidsAtTable();
  switch (aid.kind) {
    case 'threat':
      return aid.who === null ? t('aids.threat.all') : t('aids.threat.one', { name: game.name(aid.who) });
    case 'seen':
      return t('aids.seen', { name: game.name(aid.who) });
    case 'ruler':
      if (aid.from === null) return t('aids.ruler.first');
      if (aid.to === null) return t('aids.ruler.second', { hex: game.hex(aid.from) });
      return t('aids.ruler.between', { from: game.hex(aid.from), to: game.hex(aid.to) });
  }
}

function Shown({ aid, onClose }: { readonly aid: Aid; readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <section className={css['card']} aria-label={t('aids.shown')}>
      <div className={css['head']}>
        {aid.kind === 'ruler' && <Ruler aria-hidden size={20} />}
        <h2 className={css['title']} aria-live="polite">
          {useTitle(aid)}
        </h2>
        <IconButton label={t('aids.stop')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {aid.kind === 'threat' && <Legend kinds={['enemy', 'threatened']} who={aid.who} />}
      {aid.kind === 'seen' && <Legend kinds={['seen']} />}
      {aid.kind === 'ruler' && aid.from !== null && aid.to !== null && <Measured from={aid.from} to={aid.to} />}
    </section>
  );
}

/** The card of the aid that is shown, in words, until it is closed. */
export function AidCard() {
  const { store } = useAidsAtTable();
  const aid = useAids((now) => now.aid);
  return aid && <Shown aid={aid} onClose={store.getState().stop} />;
}
