import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { dropMonthsBefore } from './db/months.ts';
import type { DB } from './db/schema.ts';
import type { Job } from './queue.ts';

/** Deletes expired records every night. */
export const sweepPlatform: Job<Record<string, never>> = {
  name: 'platform.sweep',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '50 2 * * *',
};

/** Every day and at startup, creates the partitions of the coming months. Until then, rows go to a table's partition for other months. */
export const prepareMonths: Job<Record<string, never>> = {
  name: 'platform.prepare-months',
  payload: z.record(z.string(), z.never()),
  retries: 6,
  schedule: '15 2 * * *',
};

/**
 * How long the record of an email stays (recipient, time, and subject; its text is deleted on delivery), and then until the end of that
 * month. It matches how long the subject can be looked up.
 */
const MAIL_RETENTION_MONTHS = 24;

/** How long an expired link is still recognized. After that, people can request a new one. */
const LINK_RETENTION = sql`interval '30 days'`;

/** How long ended access tokens stay, so that the use of a replaced one is noticed. */
const TOKEN_RETENTION = sql`interval '30 days'`;

/** How long role changes stay on record. The table's trigger prevents deleting them earlier. */
const ROLE_CHANGES_STORED = sql`interval '7 years'`;

/** How long we remember a device or network that an account signed in from, since its last use. */
const PLACE_RETENTION = sql`interval '180 days'`;

/** How long an app that registered itself stays without being connected to an account. */
const UNUSED_APP_RETENTION = sql`interval '30 days'`;

/** Deletes what members allowed apps that can't use it anymore, and apps that nobody has connected. */
async function deleteUnusedApps(db: Kysely<DB>, oneDayAgo: RawBuilder<Date>): Promise<void> {
  await db
    .deleteFrom('oauth_grants as allowed')
    .where((eb) =>
      eb.or([
        eb('allowed.expires_at', '<', sql<Date>`now()`),
        eb.and([
          eb('allowed.created_at', '<', oneDayAgo),
          ...(['oauth_artifacts', 'access_tokens'] as const).map((table) =>
            eb.not(eb.exists(eb.selectFrom(table).select('grant_id').whereRef('grant_id', '=', 'allowed.id'))),
          ),
        ]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('oauth_clients as app')
    .where('app.created_at', '<', sql<Date>`now() - ${UNUSED_APP_RETENTION}`)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('oauth_grants').select('id').whereRef('client_id', '=', 'app.id'))))
    .execute();
}

export async function sweep(db: Kysely<DB>, now: Date): Promise<void> {
  const oneDayAgo = sql<Date>`now() - interval '1 day'`;
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oneDayAgo).execute();
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', sql<string>`(extract(epoch from now()) * 1000)::bigint`)
    .execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', sql<Date>`now() - ${LINK_RETENTION}`).execute();
  await db.deleteFrom('role_changes').where('at', '<', sql<Date>`now() - ${ROLE_CHANGES_STORED}`).execute();
  await db.deleteFrom('sign_in_places').where('last_used_at', '<', sql<Date>`now() - ${PLACE_RETENTION}`).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', oneDayAgo).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', oneDayAgo).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<', sql<Date>`now() - ${TOKEN_RETENTION}`).execute();
  await db.deleteFrom('oauth_artifacts').where('expires_at', '<', oneDayAgo).execute();
  await deleteUnusedApps(db, oneDayAgo);
  await db.deleteFrom('model_days').where('day', '<', sql<Date>`current_date - 7`).execute();
  await db.deleteFrom('verifications').where('expires_at', '<', oneDayAgo).execute();
  // Last, because it may give up waiting for a lock. Then the job runs again.
  const lastMonth = new Date(now);
  lastMonth.setUTCMonth(lastMonth.getUTCMonth() - MAIL_RETENTION_MONTHS);
  await dropMonthsBefore(db, 'mails', lastMonth);
}
