import { z } from 'zod';
import { computed, ownId, text, time } from '../../../platform/archive/fields.ts';
import { archiveTable } from '../../../platform/archive/table.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findNamedListings, nameListings } from '../../listings/index.ts';

/** Listings and companies that the member hid. Those that this installation doesn't have are skipped. */
export const hidden = archiveTable({
  name: 'hidden',
  about: 'Jobs and companies that you hid. Those that aren’t in the other installation are skipped.',
  table: 'hidden_listings',
  key: ['id'],
  most: 100_000,
  fields: {
    id: ownId(),
    listing: computed(z.strictObject({ source: text(200), id: text(2000) }).nullable()),
    /** The company's name in addresses. */
    company: computed(text(500).nullable()),
    hiddenAt: time('hidden_at'),
  },
  check: ({ listing, company }) =>
    (listing === null) === (company === null) ? 'An entry hides either a listing or a company.' : null,
  async exported(db, records) {
    const rows = await db
      .selectFrom('hidden_listings as hidden')
      .leftJoin('companies', 'companies.id', 'hidden.company_id')
      .select(['hidden.id', 'hidden.listing_id', 'companies.slug'])
      .where(
        'hidden.id',
        'in',
        records.map(({ id }) => id),
      )
      .execute();
    const names = await nameListings(
      db,
      rows.flatMap(({ listing_id }) => listing_id ?? []),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return records.flatMap((record) => {
      const row = byId.get(record.id);
      return row ? [{ ...record, listing: names.get(row.listing_id ?? '') ?? null, company: row.slug }] : [];
    });
  },
  async restored(trx, _, records) {
    const listings = await findNamedListings(
      trx,
      records.map(({ listing }) => listing),
    );
    const companies = await findCompanies(
      trx,
      records.flatMap(({ company }) => company ?? []),
    );
    return records.map(({ company }, at) => {
      const listing = listings[at] ?? null;
      const companyId = companies.get(company ?? '') ?? null;
      return listing === null && companyId === null ? undefined : { listing_id: listing, company_id: companyId };
    });
  },
});

async function findCompanies(db: Executor, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'slug'])
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
