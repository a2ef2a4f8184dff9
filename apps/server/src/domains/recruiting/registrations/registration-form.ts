import { createHash } from 'node:crypto';
import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { writeRegistration } from '@foothold/documents/registration';
import type { Transaction } from 'kysely';
import type { RequestActor, User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { createReference, MAX_DRAWS } from '../../../platform/references.ts';
import { findMember } from '../assignments/assignments-repository.ts';
import type { MailboxService } from '../custody/mailbox.ts';
import type { SealedSecret } from '../custody/sealing.ts';
import * as secrets from '../custody/secrets-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderReceiptEmail, renderStaffEmail, renderWaitingEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { ownsRegistration } from '../policy.ts';
import type { RegistrationRow } from '../views.ts';
import { ACCURACY, FORM } from './consent-words.ts';
import * as repository from './registrations-repository.ts';

type Trx = Transaction<DB>;

/** The same registration within this time is a double click or a retry. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;
/** How long an Idempotency-Key is valid. */
const REQUEST_KEY_LIFETIME_MS = 24 * 60 * 60_000;
const MAX_KEY_LENGTH = 200;

/** The visitor or member who registers, with the call's Idempotency-Key if there is one. */
export interface Registrant {
  actor: RequestActor;
  address: string;
  key: string | null;
}

export interface Submission {
  answers: RegistrationAnswers;
  /** Null if a forwarding address was chosen. */
  secret: SealedSecret | null;
}

/** Handles incoming registrations, already without the password. */
export function createRegistrationForm(deps: RecruitingDeps & { notifications: Notifier; mailbox: MailboxService }) {
  const { transact, accounts, sealer, notifications, mailbox, brand, now } = deps;

  /**
   * Stores a registration as the signed-in member's profile or for the unconfirmed account of the address. If the address already has an
   * owner, it waits for them. The response is always the same.
   * @throws AppError `request.key-reused`
   */
  function register(registrant: Registrant, submission: Submission): Promise<{ reference: string }> {
    const digest = hashAnswers(registrant.actor, submission.answers);
    const requestKey = hashRequestKey(registrant);
    return transact(async (trx) => {
      if (requestKey) await acquireAdvisoryLock(trx, `registration ${requestKey.toString('base64')}`);
      await acquireAdvisoryLock(trx, `registrations of ${submission.answers.email.toLowerCase()}`);
      const before = await findEarlier(trx, digest, requestKey);
      if (before) {
        await sealAgain(trx, before, submission.secret);
        return { reference: before.reference };
      }
      const row = await admit(trx, registrant.actor, submission, { digest, requestKey });
      return { reference: row.reference };
    });
  }

  async function findEarlier(trx: Trx, digest: Buffer, requestKey: Buffer | null) {
    const createCutoff = (ms: number) => new Date(now().getTime() - ms);
    const existingRegistration =
      requestKey && (await repository.findByRequestKey(trx, requestKey, createCutoff(REQUEST_KEY_LIFETIME_MS)));
    if (existingRegistration && !existingRegistration.digest.equals(digest)) throw new AppError('request.key-reused');
    return existingRegistration ?? (await repository.findDuplicate(trx, digest, createCutoff(DUPLICATE_WINDOW_MS)));
  }

  /** The same answers may come with another password. The newest one counts, unless the member has already decided. */
  async function sealAgain(trx: Trx, row: RegistrationRow, secret: SealedSecret | null): Promise<void> {
    if (!secret) return;
    const isWaiting = row.state === 'waiting';
    if (
      !(await secrets.deleteResubmitted(trx, { id: row.id, userId: row.user_id, isWaiting, since: row.submitted_at }))
    )
      return;
    await secrets.insertSecret(trx, await sealer.bind(secret, row.user_id), now(), isWaiting ? row.id : null);
  }

  async function admit(
    trx: Trx,
    actor: RequestActor,
    submission: Submission,
    marks: { digest: Buffer; requestKey: Buffer | null },
  ): Promise<RegistrationRow> {
    const { answers, secret } = submission;
    const owner = await findOrCreateOwner(trx, actor, answers);
    await acquireAdvisoryLock(trx, `profile of ${owner.id}`);
    const before = await repository.findOwn(trx, owner.id);
    const isWaiting = actor.kind === 'visitor' && (owner.confirmed || before !== undefined);
    if (before && actor.kind === 'user')
      await repository.deleteRegistration(trx, authorize(ownsRegistration, actor, before));
    const row = await save(trx, { userId: owner.id, state: isWaiting ? 'waiting' : 'new', answers, ...marks });
    if (isWaiting) await storeWaiting(trx, row, owner, secret);
    else await settle(trx, row, secret, FORM);
    return row;
  }

  async function findOrCreateOwner(trx: Trx, actor: RequestActor, answers: RegistrationAnswers) {
    const id =
      actor.kind === 'user'
        ? actor.id
        : (await accounts.findOrOpenAccount(trx, { email: answers.email, name: answers.preferredName })).id;
    const member = await findMember(trx, id);
    if (!member) throw new AppError('resource.not-found');
    return { id, confirmed: member.email_verified, name: member.name, email: member.email };
  }

  async function storeWaiting(
    trx: Trx,
    row: RegistrationRow,
    owner: { id: string; confirmed: boolean; name: string; email: string },
    secret: SealedSecret | null,
  ): Promise<void> {
    if (secret) await secrets.insertSecret(trx, await sealer.bind(secret, owner.id), now(), row.id);
    // We don't know whether the name of an unconfirmed account is really theirs.
    if (owner.confirmed) await notifications.send(trx, renderWaitingEmail(owner, notifications.pages.profile, brand));
    else await notifications.send(trx, renderReceiptEmail(owner.email, row.reference, brand));
    await notifications.publishChange(trx, owner.id, row.id);
  }

  /** What an active registration includes: password or address, consents, and emails. */
  async function settle(trx: Trx, row: RegistrationRow, secret: SealedSecret | null, source: string): Promise<void> {
    const { forwarding, confirmAccuracy, permissionToStore, preferredName, email } = parseAnswers(row);
    if (secret) await mailbox.replace(trx, row.user_id, secret);
    if (forwarding) {
      await secrets.endLive(trx, row.user_id, 'replaced', now());
      await mailbox.issueFor(trx, row.user_id, preferredName);
    }
    await recordConsents(trx, row.user_id, { confirmAccuracy, permissionToStore }, source);
    await notifications.send(trx, renderReceiptEmail(email, row.reference, brand));
    await notifyStaff(trx, row);
    await notifications.publishChange(trx, row.user_id, row.id);
  }

  async function recordConsents(
    trx: Trx,
    userId: string,
    { confirmAccuracy, permissionToStore }: Pick<RegistrationAnswers, 'confirmAccuracy' | 'permissionToStore'>,
    source: string,
  ): Promise<void> {
    if (confirmAccuracy) await accounts.recordConsent(trx, { userId, ...ACCURACY, given: true, source });
    if (permissionToStore) await mailbox.giveConsent(trx, userId, source);
  }

  async function notifyStaff(trx: Trx, row: RegistrationRow): Promise<void> {
    await notifications.send(trx, renderStaffEmail(row.reference, notifications.pages.registration(row.id), brand));
    await notifications.publishToStaff(trx, row.id);
  }

  async function save(
    trx: Trx,
    registration: Omit<repository.NewRegistration, 'reference' | 'words' | 'at'>,
  ): Promise<RegistrationRow> {
    for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
      const reference = createReference('R');
      const words = getSearchText(reference, registration.answers);
      const row = await repository.insertRegistration(trx, { ...registration, reference, words, at: now() });
      if (!row) continue;
      await repository.addEvent(trx, { registrationId: row.id, kind: 'received', at: row.submitted_at });
      return row;
    }
    throw new Error('could not find a free reference');
  }

  /** Renders the answers as a PDF without storing anything. */
  async function printAnswers(
    actor: RequestActor,
    { reference, ...answers }: RegistrationAnswers & { reference?: string | undefined },
  ): Promise<File> {
    const region = actor.kind === 'user' ? (await accounts.account(actor)).region : 'us';
    const bytes = await writeRegistration(answers, brand, { now: now(), reference, region });
    return new File([new Uint8Array(bytes)], buildFileName(brand.name, answers.preferredName), {
      type: 'application/pdf',
    });
  }

  return {
    register,
    printAnswers: printAnswers,
    recordConsents,
    notifyStaff,
    /** The response to a bot that filled in the honeypot. It looks like any other, but nothing is stored. */
    pretend: () => ({ reference: createReference('R') }),
  };
}

export type RegistrationForm = ReturnType<typeof createRegistrationForm>;

const parseAnswers = (row: RegistrationRow) => row.answers as unknown as RegistrationAnswers;

/** The text that staff can search a registration by. */
export const getSearchText = (reference: string, answers: RegistrationAnswers): string =>
  [reference, answers.preferredName, answers.legalName, answers.email, answers.preferredRole].join('\n');

/** Excludes the password, because someone with the database could guess it from a hash. */
const hashAnswers = (actor: RequestActor, answers: RegistrationAnswers): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([actor.kind === 'user' ? actor.id : null, answers]))
    .digest();

function hashRequestKey({ actor, address, key }: Registrant): Buffer | null {
  if (!key) return null;
  if (key.length > MAX_KEY_LENGTH)
    throw new AppError('request.invalid', {
      fields: { 'Idempotency-Key': `Use ${MAX_KEY_LENGTH} characters or fewer.` },
    });
  return createHash('sha256')
    .update(JSON.stringify([getUserId(actor) ?? address, key]))
    .digest();
}

const getUserId = (actor: RequestActor): User['id'] | null => (actor.kind === 'user' ? actor.id : null);

/** A product prefix and the preferred name, with other characters replaced by hyphens. Letters and marks of every script are kept. */
const buildFileName = (product: string, preferredName: string): string =>
  `${product}-${preferredName.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '-')}.pdf`;
