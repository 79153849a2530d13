import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Checks = typeof import('./check-maps');

/**
 * Fails the build when a map sheet or a scenario is malformed; while developing, says so in the terminal. The checks
 * are loaded when asked for, so that a change to a schema counts at once.
 */
export function checkedMaps(): Plugin {
  let root = '.';
  const findings = async () => {
    const maps = join(root, 'maps');
    const { module } = await runnerImport<Checks>(join(root, 'scripts/check-maps.ts'));
    const found = [...module.checkMaps(maps, join(maps, 'schema')), ...module.unlistedFiles(maps)];
    return { files: module.mapFiles(maps), texts: found.map(module.findingText) };
  };
  return {
    name: 'escarmouche:maps',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const { files, texts } = await findings();
      for (const file of files) this.addWatchFile(file);
      if (texts.length > 0) {
        this.error(`Mistakes in map sheets and scenarios (${texts.length}):\n${texts.join('\n')}`);
      }
    },
    async handleHotUpdate({ file, server }) {
      if (!file.startsWith(join(root, 'maps')) || !file.endsWith('.json')) return;
      for (const text of (await findings()).texts) server.config.logger.error(text);
    },
  };
}
