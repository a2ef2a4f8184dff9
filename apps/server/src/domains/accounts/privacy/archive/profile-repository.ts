import { limits, REGIONS } from '@foothold/contracts/accounts';
import { sql } from 'kysely';
import { z } from 'zod';
import { column, text } from '../../../../platform/archive/fields.ts';
import type { ArchivePart } from '../../../../platform/archive/part.ts';
import { archiveTable } from '../../../../platform/archive/table.ts';

/** The account's name and region. Nothing else of an account is in the importable part: no role, plan, address, or credential. */
export const createProfileArchive = (): ArchivePart => ({
  name: 'accounts',
  collections: [
    archiveTable({
      name: 'profile',
      about: 'Your name and region. They replace those of the account only if you ask for it.',
      table: 'users',
      fields: {
        name: column('name', text(limits.name.max).min(limits.name.min)),
        region: column('region', z.enum(REGIONS)),
      },
      key: ['name'],
      most: 1,
      view: (userId) => sql`(SELECT id AS user_id, name, region FROM users WHERE id = ${userId})`,
      restored: async (_, { userId, replacesProfile }, records) =>
        records.map(() => (replacesProfile ? { user_id: userId } : undefined)),
      async insert(trx, rows) {
        for (const { user_id, name, region } of rows)
          await trx
            .updateTable('users')
            .set({ name: String(name), region: String(region), updated_at: sql`now()` })
            .where('id', '=', String(user_id))
            .execute();
        return rows.length;
      },
    }),
  ],
});
