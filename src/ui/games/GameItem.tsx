import { Copy, Download, Film, Pencil, Play, ScrollText, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { GameHeader } from '../../game';
import { useWords } from '../../i18n/words';
import { Button, ButtonLink } from '../base/Button';
import { classes } from '../base/classes';
import { useServices } from '../shell/services';
import { useNow } from '../shell/use-now';
import { BoardPicture } from './BoardPicture';
import { playersText, scenarioName, standingText, whenText } from './describe';
import css from './games.module.css';

export interface GameActions {
  readonly rename: (header: GameHeader) => void;
  readonly duplicate: (header: GameHeader) => void;
  readonly exportFile: (header: GameHeader) => void;
  readonly journal: (header: GameHeader) => void;
  readonly remove: (header: GameHeader) => void;
}

/** One saved game: picture, where it stands, and all that can be done with it. */
export function GameItem({
  header,
  actions,
  first,
  shown,
}: {
  readonly header: GameHeader;
  readonly actions: GameActions;
  /** The game to go on with: its button is the page's primary one. */
  readonly first: boolean;
  /** It has just come in: the focus goes to it. */
  readonly shown: boolean;
}) {
  const { t, language } = useWords();
  const now = useNow();
  const { choices } = useServices();
  const reading = { t, language, choices };
  const scenario = scenarioName(header, choices, language);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shown) return;
    name.current?.focus({ preventScroll: true });
    name.current?.closest('li')?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const over = header.standing.winner !== null;
  return (
    <li className={classes(css['item'], shown && css['shown'])}>
      <BoardPicture url={header.picture} className={css['picture']} />
      <div className={css['words']}>
        <h2 ref={name} tabIndex={-1} className={css['name']}>
          {header.title}
        </h2>
        {scenario && scenario !== header.title && <p className={css['faded']}>{scenario}</p>}
        <p className={css['players']}>{playersText(header, reading)}</p>
        <p className={css['standing']}>{standingText(header, reading)}</p>
        <p className={css['faded']}>
          <time dateTime={new Date(header.updatedAt).toISOString()}>{whenText(header.updatedAt, language, now)}</time>
        </p>
      </div>
      <div className={css['go']}>
        <ButtonLink
          look={first ? 'primary' : 'secondary'}
          href={`/play/${header.id}`}
          icon={<Play size={20} aria-hidden />}
        >
          {over ? t('app.games.look') : t('app.games.continue')}
          <span className="visually-hidden"> {header.title}</span>
        </ButtonLink>
      </div>
      <fieldset className={css['more']} aria-label={t('app.games.more', { title: header.title })}>
        <Button look="quiet" icon={<Pencil size={20} aria-hidden />} onClick={() => actions.rename(header)}>
          {t('app.games.rename')}
        </Button>
        <Button look="quiet" icon={<Copy size={20} aria-hidden />} onClick={() => actions.duplicate(header)}>
          {t('app.games.duplicate')}
        </Button>
        <Button look="quiet" icon={<Download size={20} aria-hidden />} onClick={() => actions.exportFile(header)}>
          {t('app.games.export')}
        </Button>
        <ButtonLink look="quiet" href={`/watch/${header.id}`} icon={<Film size={20} aria-hidden />}>
          {t('watch.open')}
        </ButtonLink>
        <Button look="quiet" icon={<ScrollText size={20} aria-hidden />} onClick={() => actions.journal(header)}>
          {t('app.games.journal')}
        </Button>
        <Button look="danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => actions.remove(header)}>
          {t('app.games.delete')}
        </Button>
      </fieldset>
    </li>
  );
}
