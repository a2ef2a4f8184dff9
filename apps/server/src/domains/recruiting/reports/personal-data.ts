import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { listRecorded, wantsEmails } from './sent-repository.ts';

/** What is stored about a member’s weekly reports. Their content is in the export already. */
export const collectReports = async (db: Kysely<DB>, memberId: string) => ({
  emailsOn: await wantsEmails(db, memberId),
  weeks: (await listRecorded(db, memberId)).map((row) => ({
    week: row.week,
    timeZone: row.time_zone,
    email: row.outcome,
    decidedAt: row.decided_at,
  })),
});
