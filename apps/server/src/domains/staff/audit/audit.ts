import type { Brand } from '@foothold/brand';
import type { AuditStatus } from '@foothold/contracts/staff/shapes';
import type { Kysely } from 'kysely';
import * as chain from '../../../platform/audit/audit-repository.ts';
import { toLine } from '../../../platform/audit/signed-head.ts';
import { readHeads, verifyAudit } from '../../../platform/audit/verify.ts';
import { GENESIS } from '../../../platform/audit/verify-chain.ts';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Notifications } from '../../notifications/index.ts';
import { listAdmins } from './admins-repository.ts';
import { renderBrokenAuditEmail } from './emails.ts';

const SUNDAY = 0;
const DAY_MS = 24 * 60 * 60_000;
const CHECK_RETENTION_DAYS = 90;

export interface AuditOversightDeps {
  db: Kysely<DB>;
  transact: Transact;
  notifications: Pick<Notifications, 'notify'>;
  mail: Mail;
  brand: Brand;
  publicUrl: string;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

/** What admins see of the audit log as a whole: its head, signatures, and verifications. */
export function createAuditOversight({
  db,
  transact,
  notifications,
  mail,
  brand,
  publicUrl,
  logger,
  now,
}: AuditOversightDeps) {
  async function status(): Promise<AuditStatus> {
    const [head, signed, signing, verification, keys] = await Promise.all([
      chain.findHead(db),
      chain.findLastHead(db),
      chain.findLastCheck(db, 'signing'),
      chain.findLastCheck(db, 'verification'),
      chain.listKeys(db),
    ]);
    return {
      entries: head?.seq ?? 0,
      head: head && head.seq > 0 ? { number: head.seq, hash: head.hash.toString('hex') } : null,
      signed: signed
        ? { number: signed.seq, at: new Date(signed.micros / 1000).toISOString(), keyId: signed.keyId }
        : null,
      unsigned: Math.max(0, (head?.seq ?? 0) - (signed?.seq ?? 0)),
      signing: toCheck(signing),
      verification: toCheck(verification),
      keys: keys.map(({ keyId, publicKey }) => ({ keyId, publicKey: publicKey.toString('base64') })),
    };
  }

  /** Every signed head as JSON Lines, oldest first. Each line has the public key. */
  async function exportHeads(): Promise<File> {
    const lines: string[] = [];
    for await (const head of readHeads(db)) lines.push(`${toLine(head)}\n`);
    return new File(lines, 'audit-heads.jsonl', { type: 'application/jsonl' });
  }

  /** Verifies what was added since the last time, and on Sundays the whole chain. Tells admins if something is wrong, in the portal and by email. */
  async function verify(): Promise<void> {
    const at = now();
    const last = at.getUTCDay() === SUNDAY ? undefined : await chain.findLastCheck(db, 'verification', true);
    const after = last?.last ?? GENESIS;
    const { last: end, problems, problemCount } = await verifyAudit(db, { after });
    await transact(async (trx) => {
      await chain.insertCheck(trx, { kind: 'verification', at, after: after.seq, last: end, problems });
      await chain.deleteChecksBefore(trx, new Date(at.getTime() - CHECK_RETENTION_DAYS * DAY_MS));
      if (problemCount === 0) return;
      const [first] = problems;
      const found = { problemCount, firstProblem: first ? { number: first.seq, what: first.what } : null };
      for (const admin of await listAdmins(trx)) {
        await notifications.notify(trx, {
          userId: admin.id,
          source: 'staff',
          title: 'The audit log isn’t intact',
          text: first?.what ?? '',
          path: '/console/audit',
        });
        if (admin.email_verified)
          await mail.send(trx, renderBrokenAuditEmail(admin, found, `${publicUrl}/console/audit`, brand));
      }
    });
    if (problemCount > 0) logger.error({ problems, problemCount }, 'the audit log isn’t intact');
  }

  return { status, exportHeads, verify };
}

const toCheck = (check: chain.Check | undefined): AuditStatus['signing'] =>
  check
    ? {
        at: check.at.toISOString(),
        after: check.after,
        number: check.last.seq,
        problems: check.problems.map(({ seq, what }) => ({ number: seq, what })),
      }
    : null;
