/**
 * Checks the message catalogues and writes the type of their ids.
 * Every id must be in all three languages, worded, with the same placeholders. In French no line
 * breaks before a mark, in Russian none after a word of one letter. `--write` renews `message-ids.ts`, and binds them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import PO from 'pofile';
import { format, resolveConfig } from 'prettier';
import { areas } from '../lingui.config';

const languages = ['en', 'fr', 'ru'] as const;
const output = 'src/i18n/message-ids.ts';
const problems: string[] = [];

/** `{name}` and `{count, plural, …}` alike; nested words in plural arms are no placeholders. */
function placeholders(text: string): string {
  const names = new Set<string>();
  for (const match of text.matchAll(/\{\s*([a-zA-Z]\w*)\s*(?=[,}])/g)) names.add(match[1] ?? '');
  return [...names].sort().join(' ');
}

/**
 * Spaces at which a line must not break: in French before a high mark, inside quotation marks and after "à"; in Russian
 * before a per cent sign and after a word of one letter, or "на", which leans on the next.
 */
const breaks: Readonly<Partial<Record<string, RegExp>>> = {
  fr: /(?<!^") (?=[:;?!»%])|(?<=«) |(?<=(?<!\p{L})[àÀ]) /gu,
  ru: /(?<!^") (?=%)|(?<=(?<!\p{L})(?:[авикосуя]|на)) /giu,
};

/** A catalogue with the spaces bound that must be. */
function bind(file: string, spaces: RegExp): void {
  const text = readFileSync(file, 'utf8');
  const bound = text.replace(/^(?:msgstr )?".*"$/gm, (line) =>
    /^"(?:MIME|Content|Language)/.test(line) ? line : line.replace(spaces, '\u00a0'),
  );
  if (bound !== text) writeFileSync(file, bound);
}

function read(language: string, area: string): Map<string, string> {
  const file = `src/i18n/locales/${language}/${area}.po`;
  const spaces = breaks[language];
  if (spaces && process.argv.includes('--write')) bind(file, spaces);
  const messages = new Map<string, string>();
  for (const item of PO.parse(readFileSync(file, 'utf8')).items) {
    const text = item.msgstr[0] ?? '';
    if (messages.has(item.msgid)) problems.push(`${file}: ${item.msgid} stands twice`);
    if (text.trim() === '') problems.push(`${file}: ${item.msgid} has no text`);
    if (spaces && text.search(spaces) >= 0) {
      problems.push(`${file}: ${item.msgid} has a space at which no line may break; --write binds it`);
    }
    if (!item.msgid.startsWith(`${area}.`)) problems.push(`${file}: ${item.msgid} should start with "${area}."`);
    messages.set(item.msgid, text);
  }
  return messages;
}

const ids: string[] = [];
for (const area of areas) {
  const [english, ...others] = languages.map((language) => [language, read(language, area)] as const);
  if (!english) continue;
  ids.push(...english[1].keys());
  for (const [language, messages] of others) {
    for (const [id, text] of english[1]) {
      const other = messages.get(id);
      if (other === undefined) problems.push(`${language}/${area}.po: ${id} is missing`);
      else if (placeholders(other) !== placeholders(text)) {
        problems.push(
          `${language}/${area}.po: ${id} has the placeholders "${placeholders(other)}", English "${placeholders(text)}"`,
        );
      }
    }
    for (const id of messages.keys()) if (!english[1].has(id)) problems.push(`en/${area}.po: ${id} is missing`);
  }
}

const source = await format(
  `/** Written by \`npm run words -- --write\` from the English catalogues. */\nexport type MessageId =\n${ids
    .toSorted()
    .map((id) => `  | '${id}'`)
    .join('\n')};\n`,
  { ...(await resolveConfig(output)), parser: 'typescript' },
);
if (process.argv.includes('--write')) writeFileSync(output, source);
else if (readFileSync(output, 'utf8') !== source) problems.push(`${output} is out of date: npm run words -- --write`);

for (const problem of problems) console.error(problem);
console.log(`${ids.length} messages in ${languages.length} languages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
