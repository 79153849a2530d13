import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward, SkipBack, SkipForward } from 'lucide-react';
import { useWords } from '../../../i18n/words';
import { IconButton } from '../../base/IconButton';
import { Segmented } from '../../base/Segmented';
import type { Film } from './film';
import { speeds, type Speed, type Watch } from './use-watch';
import css from './watch.module.css';

/** The whole journal as a line, turns marked on it. */
function Slider({ film, watch, words }: { readonly film: Film; readonly watch: Watch; readonly words: string }) {
  const { t } = useWords();
  const { moment, last, goTo } = watch;
  return (
    <div className={css['slider']}>
      <input
        type="range"
        min={0}
        max={Math.max(1, last)}
        value={moment}
        style={{ ['--played' as string]: `${(100 * moment) / Math.max(1, last)}%` }}
        aria-label={t('watch.slider')}
        aria-valuetext={words}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className={css['marks']} aria-hidden>
        {film.turns.map(({ moment: at, army }) => (
          <span key={at} className={css[army]} style={{ insetInlineStart: `${(100 * at) / Math.max(1, last)}%` }} />
        ))}
      </div>
    </div>
  );
}

/** Where the film is, and everything that winds it. */
export function Controls({
  film,
  watch,
  words,
}: {
  readonly film: Film;
  readonly watch: Watch;
  /** Where it is, for who does not see the line. */
  readonly words: string;
}) {
  const { t } = useWords();
  const { moment, last, playing, speed } = watch;
  const atStart = moment === 0;
  const atEnd = moment >= last;
  return (
    <div className={css['controls']}>
      <Slider film={film} watch={watch} words={words} />
      <fieldset className={css['buttons']} aria-label={t('watch.controls')}>
        <IconButton label={t('watch.first')} aria-disabled={atStart} onClick={() => watch.goTo(0)}>
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton label={t('watch.turnBack')} aria-disabled={atStart} onClick={() => watch.turn(-1)}>
          <SkipBack aria-hidden />
        </IconButton>
        <IconButton label={t('watch.stepBack')} aria-disabled={atStart} onClick={() => watch.step(-1)}>
          <StepBack aria-hidden />
        </IconButton>
        <IconButton
          look="secondary"
          className={css['play']}
          label={t(playing ? 'watch.pause' : 'watch.play')}
          onClick={watch.toggle}
        >
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton label={t('watch.stepOn')} aria-disabled={atEnd} onClick={() => watch.step(1)}>
          <StepForward aria-hidden />
        </IconButton>
        <IconButton label={t('watch.turnOn')} aria-disabled={atEnd} onClick={() => watch.turn(1)}>
          <SkipForward aria-hidden />
        </IconButton>
        <IconButton label={t('watch.last')} aria-disabled={atEnd} onClick={() => watch.goTo(last)}>
          <ChevronLast aria-hidden />
        </IconButton>
      </fieldset>
      <Segmented
        label={t('watch.speed')}
        hideLabel
        value={String(speed)}
        onChange={(value) => watch.setSpeed(Number(value) as Speed)}
        options={speeds.map((one) => ({ value: String(one), label: t('watch.times', { times: one }) }))}
      />
    </div>
  );
}
