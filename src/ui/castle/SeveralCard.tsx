import { BrickWall, Footprints } from 'lucide-react';
import { useWords } from '../../i18n/words';
import type { Choice, Interaction } from '../../store/castle/interaction';
import odds from '../table/odds.module.css';
import { ChoiceRow, ChoiceRows } from '../table/ChoiceRow';
import { CounterPicture } from '../table/CounterPicture';
import { useNaming, usePlaying, useTable } from './play-context';
import { useOptions } from './use-options';
import { usePortraits } from './use-portraits';

const keyOf = (choice: Choice): string => JSON.stringify(choice);

/** Several things that a touch could mean, each a large row: on a top that two hold, beside a wall. @rule WAL-6 */
export function SeveralCard({ several }: { readonly several: Extract<Interaction, { kind: 'several' }> }) {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const { game } = useTable();
  const words = useOptions();
  const portrait = usePortraits();
  const hex = naming.hex(several.hex);
  const title = t(game.ground.tower[several.hex] ? 'castle.several.top' : 'castle.several', { hex });
  return (
    <section className={odds['odds']} aria-label={title}>
      <h2 className={odds['title']}>{title}</h2>
      <ChoiceRows>
        {several.options.map((option) => {
          const { title: name, more, end, who } = words(option);
          const counter = who === null || option.kind === 'place' ? null : portrait(who);
          const icon =
            option.kind === 'place' ? <Footprints aria-hidden size={28} /> : <BrickWall aria-hidden size={28} />;
          return (
            <ChoiceRow
              key={keyOf(option)}
              picture={counter ? <CounterPicture counter={counter} size={48} /> : icon}
              title={name}
              more={more}
              end={end}
              onChoose={() => play.getState().choose(option)}
            />
          );
        })}
      </ChoiceRows>
    </section>
  );
}
