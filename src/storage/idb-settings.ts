import type { SettingsRepository } from '../game';
import type { Connection } from './connection';

const key = 'settings';

/** Settings in IndexedDB, one record. */
export function idbSettings(connection: Connection): SettingsRepository {
  return {
    read: () => connection.run('reading the settings', (database) => database.get('settings', key)),
    write: (settings) =>
      connection.run('saving the settings', async (database) => {
        await database.put('settings', settings, key);
      }),
  };
}
