/** Turns `docs/rules/<language>/*.md` into what the rulebook of the app shows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';

export interface RulebookRule {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** A value or a reading of our own, where the sources are silent. */
  readonly house: boolean;
}

export interface RulebookSection {
  readonly id: string;
  /** Which game's rules they are. */
  readonly game: RulebookGame;
  readonly title: string;
  readonly rules: readonly RulebookRule[];
}

export const rulebookLanguages = ['en', 'fr', 'ru'] as const;
export type RulebookLanguage = (typeof rulebookLanguages)[number];

/** The games of the rulebook, one after another, and each one's sections: one file each, in the order of reading. */
const sectionsOf = {
  skirmish: ['HEX', 'TER', 'CHR', 'TURN', 'LOF', 'RNG', 'COV', 'SHT', 'MOV', 'MEL', 'RET', 'UNH', 'ADV', 'VIC'],
  castle: ['CAS', 'CTU', 'CFI', 'WAL', 'CAT', 'MAG', 'CSC'],
} as const;

export type RulebookGame = keyof typeof sectionsOf;

const games = Object.keys(sectionsOf) as readonly RulebookGame[];

export const sectionIds: readonly string[] = games.flatMap((game) => [...sectionsOf[game]]);

const marked = new Marked({ gfm: true, async: false });

/** Rule ids and whether each is ours, in order. */
export function readRuleIds(folder: string): ReadonlyMap<string, boolean> {
  const ids = JSON.parse(readFileSync(join(folder, 'ids.json'), 'utf8')) as Record<string, boolean>;
  return new Map(Object.entries(ids));
}

/** Text to HTML; a rule named in it becomes a link to it. */
function toHtml(text: string, self: string, ids: ReadonlyMap<string, boolean>): string {
  const html = marked.parse(text) as string;
  return html.replace(/\b[A-Z]{3,4}-\d+\b/g, (id) =>
    ids.has(id) && id !== self ? `<a href="#${id}" data-rule="${id}">${id}</a>` : id,
  );
}

interface Findings {
  push(finding: string): void;
}

function readRule(block: string, file: string, ids: ReadonlyMap<string, boolean>, findings: Findings): RulebookRule[] {
  const [heading = '', ...lines] = block.split('\n');
  const match = /^(\S+) · (.+?)( \(ours\))?$/.exec(heading.trim());
  if (!match) {
    findings.push(
      `${file}: "## ${heading.trim()}" should read "## LOF-3 · Title", with "(ours)" after it where it is ours`,
    );
    return [];
  }
  const [, id = '', title = '', ours] = match;
  const text = lines.join('\n').trim();
  const house = ids.get(id);
  if (house === undefined) findings.push(`${file}: ${id} is not in ids.json`);
  else if (house !== (ours !== undefined)) {
    findings.push(`${file}: ${id} ${house ? 'lacks "(ours)"' : 'is marked "(ours)"'}, unlike ids.json`);
  }
  if (text === '') findings.push(`${file}: ${id} has no text`);
  return [{ id, title, html: toHtml(text, id, ids), house: ours !== undefined }];
}

function readSection(
  folder: string,
  language: RulebookLanguage,
  game: RulebookGame,
  section: string,
  ids: ReadonlyMap<string, boolean>,
  findings: Findings,
): RulebookSection[] {
  const file = `${language}/${section}.md`;
  const path = join(folder, file);
  if (!existsSync(path)) {
    findings.push(`${file}: there is no such file`);
    return [];
  }
  const [head = '', ...blocks] = readFileSync(path, 'utf8').split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1];
  if (title === undefined) findings.push(`${file}: should start with "# Title"`);
  const rules = blocks.flatMap((block) => readRule(block, file, ids, findings));
  const wanted = [...ids.keys()].filter((id) => id.replace(/-\d+$/, '') === section);
  const found = rules.map(({ id }) => id);
  for (const id of wanted) if (!found.includes(id)) findings.push(`${file}: ${id} is missing`);
  for (const id of found) if (!wanted.includes(id) && ids.has(id)) findings.push(`${file}: ${id} belongs elsewhere`);
  for (const id of new Set(found.filter((one, at) => found.indexOf(one) < at))) {
    findings.push(`${file}: ${id} stands twice`);
  }
  return [{ id: section, game, title: title ?? '', rules }];
}

/** The rulebook in one language, or everything that is wrong with its files. */
export function compileRulebook(
  folder: string,
  language: RulebookLanguage,
): { readonly sections: readonly RulebookSection[]; readonly findings: readonly string[] } {
  const ids = readRuleIds(folder);
  const findings: string[] = [];
  const sections = games.flatMap((game) =>
    sectionsOf[game].flatMap((section) => readSection(folder, language, game, section, ids, findings)),
  );
  return { sections, findings };
}
