/** Hands a file to the browser to be kept. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download may begin after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a saved game to the browser as a file to keep. */
export const downloadText = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'application/json' }));
