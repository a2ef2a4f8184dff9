import type { Transaction } from 'kysely';
import type { DB } from './db/schema.ts';

/** What one domain stores about a person. Startup passes all of them to accounts, which exports and erases with them. */
export interface PersonalData {
  /** Name of its folder in the export. */
  name: string;
  /** Everything stored about the person, as plain data that becomes JSON, with its files. It never contains secrets. */
  collect(userId: string): Promise<{ data: unknown; files?: readonly PersonalFile[] }>;
  /** In the transaction that erases the account, before its row is deleted: what the database's own cascade doesn't delete. */
  erase(trx: Transaction<DB>, userId: string): Promise<void>;
  /** What is retained after an erasure, for how long, and which law requires it; empty if nothing is. */
  retained?: readonly { what: string; until: string; why: string }[];
}

export interface PersonalFile {
  /** A path below the domain's folder. */
  name: string;
  read(): Promise<Uint8Array>;
}
