import type { Brand } from '@foothold/brand';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Events } from '../../platform/events.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Applications } from '../applications/index.ts';
import type { Listings } from '../listings/index.ts';
import type { Resumes } from '../resumes/index.ts';

export interface ExtensionDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Pick<Events, 'publish'>;
  accounts: Pick<Accounts, 'account'>;
  applications: Pick<Applications, 'list' | 'get' | 'moveMany' | 'answers' | 'hidden' | 'findSimilar'>;
  listings: Pick<Listings, 'findByIds' | 'listRefusingAddresses'>;
  resumes: Pick<Resumes, 'list' | 'get' | 'letter' | 'exportFile' | 'exportLetter' | 'scoreAgainst'>;
  brand: Brand;
  publicUrl: string;
  /** The folder of the built extension, with a folder for each browser. */
  packagesFolder: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  now: () => Date;
}
