import type { AuditEntry } from '@foothold/contracts/recruiting';
import type { User } from '../../../platform/actor.ts';
import type { Audit, AuditRecord } from '../../../platform/audit/audit.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';

const PAGE_SIZE = 50;

/** The member's own part of the audit log. */
export function createAuditLog(audit: Audit) {
  /** Newest first. */
  return async (actor: User, page: number) => {
    const { records, total } = await audit.list(actor.id, { number: page, size: PAGE_SIZE });
    return { entries: records.map(toEntry), total, pageSize: PAGE_SIZE };
  };
}

const toEntry = ({ seq, at, hash, kind, actor, subject, detail }: AuditRecord): AuditEntry => ({
  number: seq,
  at: at.toISOString(),
  hash,
  kind,
  actor: { kind: actor.kind, name: actor.name },
  subject,
  detail,
});

/** The member's part of the audit log in their export. The database erases it with the account. */
export const createAuditPersonalData = (audit: Audit): PersonalData => ({
  name: 'audit',
  collect: async (userId) => ({ data: { entries: (await audit.listAll(userId)).map(toEntry) } }),
  // It only records changes that others' data shows.
  listChangeable: () => null,
  erase: async () => undefined,
  retained: [
    {
      what: 'Hashes of the entries in your activity log, which say nothing about you or what happened',
      until: 'kept permanently',
      why: 'they prove that the log of everyone else is complete',
    },
  ],
});
