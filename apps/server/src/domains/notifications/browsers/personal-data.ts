import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { describeDevice } from '../../../platform/device.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { listBrowsers } from './browsers-repository.ts';

/**
 * Browsers with notifications on. Their addresses and keys are left out, because they are secrets. The rows are deleted with their session
 * or the account.
 */
export function createBrowsersPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'notification-browsers',
    async collect(userId) {
      // Those of expired sessions are still stored.
      const rows = await listBrowsers(db, userId, new Date(0));
      return {
        data: rows.map(({ user_agent, endpoint, created_at, last_sent_at }) => ({
          device: describeDevice(user_agent),
          pushService: new URL(endpoint).host,
          turnedOnAt: created_at,
          lastSentAt: last_sent_at,
        })),
      };
    },
    // Sending a notification changes them too.
    listChangeable: () => null,
    erase: async () => undefined,
  };
}
