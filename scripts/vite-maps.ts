import { join } from 'node:path';
import type { Plugin } from 'vite';
import { checkMaps, mapFiles, unlistedFiles } from './check-maps';
import { findingText } from './map-findings';

/** Fails the build, or shows the page of mistakes while developing, when a map sheet or a scenario is malformed. */
export function checkedMaps(): Plugin {
  let maps = 'maps';
  return {
    name: 'escarmouche:maps',
    configResolved(config) {
      maps = join(config.root, 'maps');
    },
    buildStart() {
      for (const file of mapFiles(maps)) this.addWatchFile(file);
      const findings = [...checkMaps(maps, join(maps, 'schema')), ...unlistedFiles(maps)];
      if (findings.length > 0) {
        this.error(`${findings.length} mistakes in map sheets and scenarios:\n${findings.map(findingText).join('\n')}`);
      }
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(maps) || !file.endsWith('.json')) return;
      for (const finding of checkMaps(maps, join(maps, 'schema'))) server.config.logger.error(findingText(finding));
    },
  };
}
