import { downloadBlob } from './download';

/** What became of a file: handed on, kept by the browser without a word, or thought better of. */
export type Shared = 'shared' | 'kept' | 'dropped';

/** Hands a file to the system's share sheet; where there is none, to the browser to be kept. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  const data = { files: [file], title };
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return 'shared';
    }
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') return 'dropped';
    // What the system refuses is kept all the same.
  }
  downloadBlob(file.name, file);
  return 'kept';
}

export const shareText = (name: string, text: string, title: string): Promise<Shared> =>
  shareFile(new File([text], name, { type: 'text/plain' }), title);
