import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Listings } from '../listings/index.ts';
import type { Resumes } from '../resumes/index.ts';

export interface ApplicationsDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Events;
  accounts: Pick<Accounts, 'account'>;
  listings: Pick<Listings, 'findByIds' | 'findEnds' | 'matchesFor' | 'explainFits' | 'search' | 'map'>;
  resumes: Pick<
    Resumes,
    'owns' | 'sampleProfile' | 'seekerProfile' | 'list' | 'get' | 'findLatest' | 'describeCurrent'
  >;
  now: () => Date;
}
