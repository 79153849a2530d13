import { fileName, standingText, titled } from '../games/describe';
import { shareFile } from '../games/share';
import { useServices, useSettings } from '../shell/services';
import { useWords } from '../../i18n/words';
import { shownBy } from './aids/shown-by';
import { useLooks, useOnTable } from './table-context';

/** Hands a picture of the whole board, as it is now and as these players see it, to the system's share sheet. */
export function useSharePicture(): () => void {
  const words = useWords();
  const { session } = useOnTable();
  const { film, notices, choices } = useServices();
  const armies = useLooks();
  const settings = useSettings();
  return () => {
    const share = async () => {
      const saved = session.getState().saved();
      const made = await film(saved);
      if (!made) return;
      const { wholePicture } = await import('../../board/whole-picture');
      const view = shownBy(made.view(saved.entries.length, { ...words, armies }), settings);
      const header = titled(saved.header, { ...words, choices });
      const standing = standingText(header, { ...words, choices });
      const blob = await wholePicture(view, words.t('watch.pictureTitle', { title: header.title, standing }));
      const file = new File([blob], fileName(header, 'jpg'), { type: blob.type });
      if ((await shareFile(file, header.title)) === 'kept') {
        const text = words.t('app.games.kept', { file: file.name });
        notices.getState().show({ key: 'picture', text, milliseconds: 7000 });
      }
    };
    share().catch(() =>
      notices.getState().show({ key: 'picture', text: words.t('watch.pictureFailed'), milliseconds: 7000 }),
    );
  };
}
