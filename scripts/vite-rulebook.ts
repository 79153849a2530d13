import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { compileRulebook, rulebookLanguages, sectionIds } from './compile-rulebook.ts';

type Boards = typeof import('./compile-boards');

const prefix = 'virtual:rulebook/';

/**
 * Serves `virtual:rulebook/<language>`: the rules' texts, and the boards that show them. Fails the build when a rule lacks
 * its text in any language, or when a board is malformed. What reads boards is loaded when asked for: it is the rules' own
 * code, and a change to it counts at once.
 */
export function rulebook(): Plugin {
  let root = '.';
  let folder = 'docs/rules';
  const boardReader = async (): Promise<Boards> =>
    (await runnerImport<Boards>(join(root, 'scripts/compile-boards.ts'))).module;
  return {
    name: 'escarmouche:rulebook',
    configResolved(config) {
      root = config.root;
      folder = join(config.root, 'docs/rules');
    },
    async buildStart() {
      const findings = [
        ...rulebookLanguages.flatMap((language) => compileRulebook(folder, language).findings),
        ...(await boardReader()).compileBoards(folder).findings,
      ];
      if (findings.length > 0) {
        this.error(`Mistakes in docs/rules (${findings.length}):\n${findings.join('\n')}`);
      }
    },
    resolveId(id) {
      const known = rulebookLanguages.some((language) => id === prefix + language);
      return known ? `\0${id}` : undefined;
    },
    async load(id) {
      const language = rulebookLanguages.find((one) => id === `\0${prefix}${one}`);
      if (!language) return undefined;
      const { boardFiles, boardsByRule, compileBoards } = await boardReader();
      this.addWatchFile(join(folder, 'ids.json'));
      for (const section of sectionIds) this.addWatchFile(join(folder, language, `${section}.md`));
      for (const file of boardFiles(folder)) this.addWatchFile(file);
      return [
        `export const sections = ${JSON.stringify(compileRulebook(folder, language).sections)};`,
        `export const boards = ${JSON.stringify(boardsByRule(compileBoards(folder).boards, language))};`,
      ].join('\n');
    },
  };
}
