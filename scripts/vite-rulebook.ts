import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileRulebook, rulebookLanguages, sectionIds } from './compile-rulebook.ts';

const prefix = 'virtual:rulebook/';

/** Serves `virtual:rulebook/<language>`; fails the build when a rule lacks its text in any language. */
export function rulebook(): Plugin {
  let folder = 'docs/rules';
  return {
    name: 'escarmouche:rulebook',
    configResolved(config) {
      folder = join(config.root, 'docs/rules');
    },
    buildStart() {
      const findings = rulebookLanguages.flatMap((language) => compileRulebook(folder, language).findings);
      if (findings.length > 0) {
        this.error(`Mistakes in docs/rules (${findings.length}):\n${findings.join('\n')}`);
      }
    },
    resolveId(id) {
      const known = rulebookLanguages.some((language) => id === prefix + language);
      return known ? `\0${id}` : undefined;
    },
    load(id) {
      const language = rulebookLanguages.find((one) => id === `\0${prefix}${one}`);
      if (!language) return undefined;
      this.addWatchFile(join(folder, 'ids.json'));
      for (const section of sectionIds) this.addWatchFile(join(folder, language, `${section}.md`));
      return `export const sections = ${JSON.stringify(compileRulebook(folder, language).sections)};`;
    },
  };
}
