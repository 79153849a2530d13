import { downloadBlob } from './download';

/** Hands a file to the system's share sheet; where there is none, to the browser to be kept. */
export async function shareFile(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  if (typeof navigator.share !== 'function' || !navigator.canShare?.(data)) return downloadBlob(file.name, file);
  try {
    await navigator.share(data);
  } catch (problem) {
    // Thought better of is no failure; what the system refuses is kept all the same.
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) downloadBlob(file.name, file);
  }
}

export const shareText = (name: string, text: string, title: string): Promise<void> =>
  shareFile(new File([text], name, { type: 'text/plain' }), title);
