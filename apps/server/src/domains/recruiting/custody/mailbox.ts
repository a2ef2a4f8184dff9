import { randomInt } from 'node:crypto';
import { type Mailbox, type SecretEnd, times } from '@foothold/contracts/recruiting';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type AuditActor, SYSTEM } from '../../../platform/audit/audit.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { findAssignment, findMember } from '../assignments/assignments-repository.ts';
import { toMemberActor } from '../audit/actors.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderEndedEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { PORTAL, STORAGE } from '../registrations/consent-words.ts';
import { deleteWaitingBefore } from '../registrations/registrations-repository.ts';
import { getPlan } from '../views.ts';
import * as forwardings from './forwarding-repository.ts';
import { deleteAnswersBefore } from './reveals-repository.ts';
import type { SealedSecret } from './sealing.ts';
import * as secrets from './secrets-repository.ts';

type Trx = Transaction<DB>;

const DAY_MS = 24 * 60 * 60_000;
/** How long a registration waits for the member to accept it. */
const WAITING_RETENTION_DAYS = 30;
/** There are a billion possible addresses for each name. */
const LOCAL_PART_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LOCAL_PART_LENGTH = 6;
const MAX_DRAWS = 20;

/**
 * What a recruiter applies with on behalf of a member: a mailbox password that only the custody process opens, or an address that we issue.
 */
export function createMailbox(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, audit, accounts, sealer, forwarding, notifications, now } = deps;

  async function getMailbox(executor: Executor, userId: string): Promise<Mailbox> {
    const live = await secrets.findLive(executor, userId);
    const last = await secrets.findLastEnded(executor, userId);
    const issued = await forwardings.findForwarding(executor, userId);
    const used = Math.max(live?.sealed_at.getTime() ?? 0, live?.last_opened_at?.getTime() ?? 0);
    return {
      stored: live
        ? {
            since: live.sealed_at.toISOString(),
            lastOpenedAt: live.last_opened_at?.toISOString() ?? null,
            idleAt: new Date(used + times.idleDays * DAY_MS).toISOString(),
          }
        : null,
      ended: last?.ended_at ? { at: last.ended_at.toISOString(), why: last.end_reason as SecretEnd } : null,
      offersForwarding: forwarding.delivers,
      forwarding: issued
        ? { address: issued.address, since: issued.issued_at.toISOString(), delivers: forwarding.delivers }
        : null,
    };
  }

  /** Stores a password and replaces an earlier one. @throws AppError `recruiting.no-plan` */
  async function store(actor: User, secret: SealedSecret): Promise<Mailbox> {
    if ((await accounts.account(actor)).plan === 'none') throw new AppError('recruiting.no-plan');
    return transact(async (trx) => {
      await replace(trx, actor.id, secret);
      if (!(await accounts.hasConsent(trx, actor.id, STORAGE.kind))) await giveConsent(trx, actor.id, PORTAL);
      await notifyAll(trx, actor.id);
      return getMailbox(trx, actor.id);
    });
  }

  /** If two passwords are stored for the same member, the second one replaces the first. */
  async function replace(trx: Trx, userId: string, secret: SealedSecret): Promise<void> {
    await acquireAdvisoryLock(trx, `mailbox of ${userId}`);
    await secrets.endLive(trx, userId, 'replaced', now());
    await secrets.insertSecret(trx, await sealer.bind(secret, userId), now(), null);
    await recordStored(trx, userId);
  }

  /** Records the permission to store a password. */
  async function giveConsent(trx: Trx, userId: string, source: string): Promise<void> {
    await accounts.recordConsent(trx, { userId, ...STORAGE, given: true, source });
    await recordConsentChange(trx, userId, true);
  }

  const recordConsentChange = async (trx: Trx, memberId: string, given: boolean) =>
    audit.append(trx, {
      kind: 'consent.changed',
      memberId,
      actor: await toMemberActor(trx, memberId),
      subject: null,
      detail: { consent: STORAGE.kind, given },
    });

  const recordStored = async (trx: Trx, memberId: string) =>
    audit.append(trx, {
      kind: 'mailbox.stored',
      memberId,
      actor: await toMemberActor(trx, memberId),
      subject: null,
      detail: {},
    });

  const recordEnded = (trx: Trx, memberId: string, actor: AuditActor, reason: SecretEnd) =>
    audit.append(trx, { kind: 'mailbox.ended', memberId, actor, subject: null, detail: { reason } });

  /** Activates the password that came with a registration, or its address if it chose one. */
  async function activateWaiting(
    trx: Trx,
    userId: string,
    registration: { id: string; forwarding: boolean; name: string },
  ): Promise<void> {
    await acquireAdvisoryLock(trx, `mailbox of ${userId}`);
    const waitingSecrets = await secrets.findWaitingSecrets(trx, [registration.id]);
    if (waitingSecrets.size > 0 || registration.forwarding) await secrets.endLive(trx, userId, 'replaced', now());
    await secrets.activateWaiting(trx, registration.id);
    if (registration.forwarding) await issueAddress(trx, userId, registration.name);
    if (waitingSecrets.size > 0) await recordStored(trx, userId);
  }

  function erase(actor: User): Promise<Mailbox> {
    return transact(async (trx) => {
      if (await secrets.endLive(trx, actor.id, 'erased', now())) {
        await notifyAll(trx, actor.id);
        await recordEnded(trx, actor.id, await toMemberActor(trx, actor.id), 'erased');
      }
      return getMailbox(trx, actor.id);
    });
  }

  function issue(actor: User): Promise<Mailbox> {
    return transact(async (trx) => {
      await issueAddress(trx, actor.id, (await accounts.account(actor, trx)).name);
      await notifyAll(trx, actor.id);
      return getMailbox(trx, actor.id);
    });
  }

  /** Issues an address for this member, unless there is one. */
  async function issueAddress(trx: Trx, userId: string, name: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
      if (await forwardings.findForwarding(trx, userId)) return;
      await forwardings.insertForwarding(trx, userId, `${createMailboxName(name)}@${forwarding.domain}`, now());
    }
    throw new Error('could not find a free address');
  }

  function withdraw(actor: User): Promise<Mailbox> {
    return transact(async (trx) => {
      await forwardings.endForwarding(trx, actor.id, now());
      await notifyAll(trx, actor.id);
      return getMailbox(trx, actor.id);
    });
  }

  /** Takes effect in the same transaction as the withdrawal of consent. */
  async function consentChanged(trx: Trx, change: { userId: string; kind: string; given: boolean }): Promise<void> {
    if (change.kind !== STORAGE.kind) return;
    if (!change.given) await end(trx, change.userId, 'consent');
    await recordConsentChange(trx, change.userId, change.given);
  }

  /** Called when a plan ends. Takes effect immediately unless the trial is still running. */
  async function endForPlan(trx: Trx, userId: string): Promise<void> {
    const member = await findMember(trx, userId);
    if (member && getPlan(member, now()) === 'none') await end(trx, userId, 'plan');
  }

  async function end(trx: Trx, userId: string, why: SecretEnd): Promise<void> {
    if (!(await secrets.endLive(trx, userId, why, now()))) return;
    await notifications.write(trx, userId, '/portal/profile/mailbox', (member, pages) =>
      renderEndedEmail(member, why, pages.mailbox, notifications.brand),
    );
    await notifyAll(trx, userId);
    await recordEnded(trx, userId, SYSTEM, why);
  }

  /** Deletes expired passwords every night. @returns how many */
  async function expire(): Promise<number> {
    const endable = await secrets.findEndable(db, now(), new Date(now().getTime() - times.idleDays * DAY_MS));
    for (const { userId, why } of endable) await transact((trx) => end(trx, userId, why));
    await deleteWaitingBefore(db, new Date(now().getTime() - WAITING_RETENTION_DAYS * DAY_MS));
    return endable.length;
  }

  /** Notifies the owner, and the recruiter who could have used it. */
  async function notifyAll(trx: Trx, userId: string): Promise<void> {
    await notifications.publishChange(trx, userId, userId);
    const assignment = await findAssignment(trx, userId);
    if (assignment) await notifications.publishChange(trx, assignment.recruiter_id, userId);
  }

  /** Lists issued addresses and where they forward to, one per line, in the alias format of Postfix and others. */
  async function exportForwardingTable(): Promise<File> {
    const rows = await forwardings.listForwarding(db);
    const lines = rows.map(({ address, target }) => `${address} ${target}\n`).join('');
    return new File([lines], 'forwarding.txt', { type: 'text/plain' });
  }

  return {
    getMailbox: getMailbox,
    store,
    replace,
    activateWaiting,
    erase,
    issue,
    issueFor: issueAddress,
    withdraw,
    giveConsent,
    consentChanged,
    endForPlan,
    expire,
    forgetAnswers: () => deleteAnswersBefore(db, now()),
    forwardingTable: exportForwardingTable,
  };
}

export type MailboxService = ReturnType<typeof createMailbox>;

/** Creates an address such as `robin.example.k7m2qd`: a recognizable name and an unguessable part. */
function createMailboxName(name: string): string {
  const asciiName = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '')
    .slice(0, 40)
    .replace(/\.+$/, '');
  const randomPart = Array.from(
    { length: LOCAL_PART_LENGTH },
    () => LOCAL_PART_ALPHABET[randomInt(LOCAL_PART_ALPHABET.length)],
  ).join('');
  return `${asciiName || 'member'}.${randomPart}`;
}
