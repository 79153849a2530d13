/** Every text there is in a file, in every language: none may be empty. */
export function checkTexts(value: unknown, place: string, report: (place: string, reason: string) => void): void {
  if (value === '') report(place, 'is empty');
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      checkTexts(part, Array.isArray(value) ? `${place}[${key}]` : [place, key].filter(Boolean).join('.'), report);
    }
  }
}
