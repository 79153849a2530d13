/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download may begin after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
