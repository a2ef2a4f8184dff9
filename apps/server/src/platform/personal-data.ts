import type { Transaction } from 'kysely';
import type { DB } from './db/schema.ts';

/** What one domain keeps about a person. startup hands all of them to accounts, which exports and erases with them. */
export interface PersonalData {
  /** Name of its folder in the export. */
  name: string;
  /** Everything kept about the person, as plain data that becomes JSON, and the files beside it. Secrets are never in it. */
  collect(userId: string): Promise<{ data: unknown; files?: readonly PersonalFile[] }>;
  /** In the transaction that erases the account, before its row goes: what the database's own cascade does not take. */
  erase(trx: Transaction<DB>, userId: string): Promise<void>;
  /** What stays after an erasure, for how long, and which law asks for it; empty where nothing stays. */
  retained?: readonly { what: string; until: string; why: string }[];
}

export interface PersonalFile {
  /** A path below the domain's folder. */
  name: string;
  read(): Promise<Uint8Array>;
}
