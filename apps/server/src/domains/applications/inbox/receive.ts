import { createHash, randomUUID } from 'node:crypto';
import { inboxLimits, type MAIL_SOURCES } from '@foothold/contracts/applications/inbox';
import { type KnownApplication, matchApplication } from '@foothold/core/application-mail';
import { isEnded } from '@foothold/core/tracking';
import type { Transaction } from 'kysely';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Account } from '../../accounts/index.ts';
import { createMailChanges } from './changes.ts';
import { decide, type Target } from './decide.ts';
import type { InboxDeps } from './deps.ts';
import * as repository from './inbox-repository.ts';
import type { ReadEmail } from './mail-reader.ts';
import type { MailOrigin } from './origin.ts';
import { ownsMail } from './policy.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const MAX_INTERVIEW_MINUTES = 8 * 60;

export interface Incoming {
  bytes: Uint8Array;
  source: (typeof MAIL_SOURCES)[number];
  email: ReadEmail;
  origin: MailOrigin | null;
}

/** Stores emails, and changes applications because of those that prove where they come from. */
export function createReceiving(deps: InboxDeps) {
  const { db, transact, events, files, accounts, now } = deps;
  const changes = createMailChanges(deps);

  /**
   * Stores an email and decides what becomes of it. The same message again changes nothing.
   * @throws AppError `applications.mail-limit`
   */
  async function receive(
    userId: string,
    incoming: Incoming,
  ): Promise<{ mail: repository.MailRow; recognized: boolean }> {
    const sha256 = createHash('sha256').update(incoming.bytes).digest();
    const fileKey = `mails/${randomUUID()}`;
    await repository.announceFile(db, fileKey, new Date(now().getTime() + HOUR_MS));
    await files.put(fileKey, incoming.bytes);
    const account = await accounts.account({ id: userId });
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `application mail of ${userId}`);
      const same = await repository.findSameMails(trx, userId, { sha256, messageId: incoming.email.messageId });
      const known = same.find((row) => row.sha256.equals(sha256) || isRepetition(row, incoming));
      if (known) return { mail: known, recognized: true };
      if ((await repository.countSince(trx, userId, new Date(now().getTime() - DAY_MS))) >= inboxLimits.perDay)
        throw new AppError('applications.mail-limit');
      const mail = await store(trx, account, { ...incoming, sha256, fileKey });
      await repository.retainFile(trx, fileKey);
      await events.publish(trx, userId, { kind: 'applicationMail', id: mail.id });
      return { mail, recognized: false };
    });
  }

  async function store(
    trx: Transaction<DB>,
    account: Account,
    { email, origin, source, bytes, sha256, fileKey }: Incoming & { sha256: Buffer; fileKey: string },
  ): Promise<repository.MailRow> {
    const { message, reading, outer } = email;
    const targets = await listTargets(trx, account.id);
    const { company, title } = reading;
    const match = reading.kind === 'none' ? null : matchApplication({ message, company, title }, targets.map(toKnown));
    const target = targets.find(({ id }) => id === match?.id) ?? null;
    const decision = decide({
      reading,
      isWrapped: message.isForwarded,
      origin,
      recipients: outer.recipients,
      sentAt: message.sentAt,
      match,
      target,
      accountEmail: account.emailConfirmed ? account.email : null,
      now: now(),
    });
    const row = await repository.insertMail(trx, {
      user_id: account.id,
      source,
      sha256,
      message_id: email.messageId,
      file_key: fileKey,
      size: bytes.byteLength,
      sender_name: clean(message.from.name),
      sender_address: clean(message.from.address),
      subject: clean(message.subject),
      sent_at: message.sentAt === null ? null : new Date(message.sentAt),
      received_at: now(),
      kind: reading.kind,
      certainty: reading.certainty,
      quote: reading.quote === null ? null : clean(reading.quote),
      interview_change: reading.interviewChange,
      interview_at: reading.interview?.at ?? null,
      interview_day: reading.interview?.date ?? null,
      interview_zone: reading.interview?.zone ?? null,
      interview_minutes: findMinutes(email),
      company: company === null ? null : clean(company),
      title: title === null ? null : clean(title),
      verified_domain: message.isForwarded ? null : (origin?.domain ?? null),
      verified_by: message.isForwarded ? null : (origin?.by ?? null),
      application_id: target?.id ?? null,
      match_certainty: match?.certainty ?? null,
      waits_because: decision.waitsBecause,
      outcome: decision.outcome,
    });
    return finish(trx, row, target, decision);
  }

  async function finish(
    trx: Transaction<DB>,
    row: repository.MailRow,
    target: Target | null,
    { to }: ReturnType<typeof decide>,
  ): Promise<repository.MailRow> {
    let stored = row;
    if (to !== null && target !== null) {
      const { eventId, interviewId } = await changes.apply(trx, row, {
        applicationId: target.id,
        to,
        isMembersChoice: false,
      });
      const own = authorize(ownsMail, { id: row.user_id }, row);
      stored = await repository.updateMail(trx, own, {
        event_id: eventId,
        interview_id: interviewId,
        decided_at: now(),
      });
    }
    await changes.announce(trx, stored, target?.company ?? null);
    return stored;
  }

  return { receive };
}

async function listTargets(trx: Transaction<DB>, userId: string): Promise<Target[]> {
  const [rows, accepted] = await Promise.all([
    repository.listTargets(trx, userId),
    repository.listAcceptedDomains(trx, userId),
  ]);
  const domains = Map.groupBy(accepted, ({ company }) => company);
  return rows.map((row) => ({
    ...row,
    state: row.state as Target['state'],
    accepted: domains.get(row.company)?.map(({ domain }) => domain) ?? [],
  }));
}

const toKnown = ({ id, company, title, state }: Target): KnownApplication => ({
  id,
  company,
  title,
  isEnded: isEnded(state),
});

/** A message that proves its sender counts even if someone used its Message-ID before without doing so. */
const isRepetition = (row: repository.MailRow, { origin }: Incoming): boolean =>
  row.verified_domain !== null || origin === null;

function findMinutes({ message: { event } }: ReadEmail): number | null {
  if (!event?.startsAt || !event.endsAt) return null;
  const minutes = Math.round((Date.parse(event.endsAt) - Date.parse(event.startsAt)) / MINUTE_MS);
  return minutes >= 5 && minutes <= MAX_INTERVIEW_MINUTES ? minutes : null;
}

/** The database can't store the null character. */
const clean = (text: string): string => text.replaceAll('\0', '').slice(0, 1000);
