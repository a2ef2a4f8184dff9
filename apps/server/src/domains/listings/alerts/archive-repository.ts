import { ALERT_CHANNELS, ALERT_FREQUENCIES, savedSearchLimits } from '@foothold/contracts/listings/choices';
import { searchFilterSchema } from '@foothold/contracts/listings/saved-searches';
import { sql } from 'kysely';
import { z } from 'zod';
import { column, ownId, text, time } from '../../../platform/archive/fields.ts';
import type { ArchivePart } from '../../../platform/archive/part.ts';
import { archiveTable } from '../../../platform/archive/table.ts';
import { isEmptyFilter, normalizeFilter, toFilterKey } from './filter.ts';

const searches = archiveTable({
  name: 'searches',
  about:
    'Saved searches with their alerts, which are sent as far as the plan allows. A search that the account has already is skipped.',
  table: 'saved_searches',
  key: ['id'],
  most: 1000,
  view: (userId) => sql`(SELECT * FROM saved_searches WHERE user_id = ${userId} AND removed_at IS NULL)`,
  fields: {
    id: ownId(),
    name: column('name', text(savedSearchLimits.name).min(1)),
    filter: column('filter', searchFilterSchema),
    frequency: column('frequency', z.enum(ALERT_FREQUENCIES)),
    channel: column('channel', z.enum(ALERT_CHANNELS)),
    visitedAt: time('visited_at'),
    createdAt: time('created_at'),
  },
  async restored(trx, _, records) {
    // Only listings that are added from now on are new to it.
    const { revision } = await trx.selectFrom('listing_catalog').select('revision').executeTakeFirstOrThrow();
    return records.map((record) => {
      const filter = normalizeFilter(record.filter);
      return isEmptyFilter(filter) ? undefined : { filter, filter_key: toFilterKey(filter), since_revision: revision };
    });
  },
});

export const createSavedSearchesArchive = (): ArchivePart => ({ name: 'saved-searches', collections: [searches] });
