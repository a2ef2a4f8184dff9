import type { Transaction } from 'kysely';
import type { DB } from './db/schema.ts';

/** What one domain stores about a person. Accounts uses the list of all domains for export and erasure. */
export interface PersonalData {
  /** Name of its folder in the export. */
  name: string;
  /** Everything stored about the person, as plain data for JSON and files. Never contains secrets. */
  collect(userId: string): Promise<{ data: unknown; files?: readonly PersonalFile[] }>;
  /** The part of the collected data that only people change, and neither time nor a look at it. All of it if omitted. */
  listChangeable?(data: unknown): unknown;
  /** Deletes what `erase` has to retain. Called before it, and only for a sample account. */
  eraseSample?(trx: Transaction<DB>, userId: string): Promise<void>;
  /** Runs in the transaction that erases the account, before its row is deleted. Deletes what the database doesn't cascade. */
  erase(trx: Transaction<DB>, userId: string): Promise<void>;
  /** What remains after an erasure, for how long, and which law requires it. Empty if nothing remains. */
  retained?: readonly { what: string; until: string; why: string }[];
}

export interface PersonalFile {
  /** A path below the domain's folder. */
  name: string;
  read(): Promise<Uint8Array>;
}
