import { type Json, toCanonicalJson } from '@foothold/core/canonical-json';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import * as repository from './audit-repository.ts';

/** What is recorded, by kind, with its details. Each domain adds its own in its `audit-kinds.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it
export interface AuditKinds {}

/** Who did it. The name is the one at that moment. */
export interface AuditActor {
  kind: 'member' | 'recruiter' | 'staff' | 'system' | 'custody';
  id: string | null;
  name: string | null;
}

/** Actors without an account. */
export const SYSTEM: AuditActor = { kind: 'system', id: null, name: null };
export const CUSTODY_PROCESS: AuditActor = { kind: 'custody', id: null, name: null };

export interface AuditEvent<K extends keyof AuditKinds> {
  kind: K;
  /** Whose log shows it, and with whose account it is erased. Null if it is about nobody. */
  memberId: string | null;
  actor: AuditActor;
  /** The row that it is about, by its ID only. */
  subject: { kind: string; id: string } | null;
  detail: AuditKinds[K];
}

/** An entry of a member's own part. */
export interface AuditRecord {
  seq: number;
  at: Date;
  /** Hexadecimal. */
  hash: string;
  kind: string;
  actor: AuditActor;
  subject: { kind: string; id: string } | null;
  detail: Record<string, Json>;
}

type Body = Pick<AuditRecord, 'kind' | 'actor' | 'subject' | 'detail'>;

/** The audit log: a hash chain in the database, to which everything that has to be provable later is added. */
export function createAudit(db: Kysely<DB>) {
  /**
   * Adds an entry. It exists only if the transaction commits, and until then others that add entries wait, so call it last.
   * @returns its number
   */
  const append = <K extends keyof AuditKinds & string>(trx: Transaction<DB>, event: AuditEvent<K>): Promise<number> => {
    const { kind, actor, subject, detail } = event;
    const body = { kind, actor: { ...actor }, subject, detail: detail as Record<string, Json> };
    return repository.append(trx, event.memberId, toCanonicalJson(body));
  };

  /** A member's own part, newest first. @param page the first is 1 */
  async function list(memberId: string, page: { number: number; size: number }) {
    const [rows, total] = await Promise.all([
      repository.listOf(db, memberId, { limit: page.size, offset: (page.number - 1) * page.size }),
      repository.countOf(db, memberId),
    ]);
    return { records: rows.map(toRecord), total };
  }

  /** A member's whole part, oldest first. */
  const listAll = async (memberId: string): Promise<AuditRecord[]> =>
    (await repository.listAllOf(db, memberId)).map(toRecord);

  return { append, list, listAll };
}

export type Audit = ReturnType<typeof createAudit>;

const toRecord = ({ seq, at, hash, body }: { seq: number; at: Date; hash: Buffer; body: string }): AuditRecord => ({
  seq,
  at,
  hash: hash.toString('hex'),
  ...(JSON.parse(body) as Body),
});
