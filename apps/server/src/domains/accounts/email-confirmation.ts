import { hash } from '@node-rs/argon2';
import { isbot } from 'isbot';
import type { Transaction } from 'kysely';
import type { User } from '../../platform/actor.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { createAccountOpening } from './account-opening.ts';
import { ARGON2ID } from './auth.ts';
import type { Claims } from './claims.ts';
import type { AccountsDeps } from './deps.ts';
import {
  renderAlreadyMemberEmail,
  renderConfirmationEmail,
  renderEmailChangedEmail,
  renderEmailChangeEmail,
  renderEmailChangeNoticeEmail,
} from './emails.ts';
import { sendAccountEmail } from './jobs.ts';
import type { Passwords } from './passwords.ts';
import * as repository from './repository.ts';
import { getExpiry, hashToken, issueToken } from './tokens.ts';
import type { Trials } from './trials.ts';
import { UNCONFIRMED_RETENTION_DAYS } from './unconfirmed.ts';
import { getCurrentEmail, readAccount } from './viewer.ts';

const PURPOSES = ['confirm-email', 'change-email'] as const;
type Purpose = (typeof PURPOSES)[number];

/** What other parts of accounts do when an address is confirmed. */
interface Parts {
  passwords: Passwords;
  openings: Pick<ReturnType<typeof createAccountOpening>, 'findOrOpenAccount'>;
  claims: Claims;
  trials: Trials;
}

/** Confirms email addresses: sends the emails and handles their links. */
export function createEmailConfirmation(deps: AccountsDeps, { passwords, openings, claims, trials }: Parts) {
  const { db, transact, mail, queue, brand, publicUrl, portalUrl, now } = deps;
  const buildConfirmationLink = (token: string) => `${publicUrl}/confirm-email?token=${token}`;

  async function sendConfirmation(trx: Executor, userId: string): Promise<void> {
    const user = await repository.findUser(trx, userId);
    if (!user?.pending_email) return; // The address was confirmed or deleted in the meantime.
    const email = user.pending_email;
    const owner = await repository.findConfirmedByEmail(trx, email);
    if (owner) return mail.send(trx, renderAlreadyMember(owner.name, email));
    const token = await issueToken(trx, 'confirm-email', user.id, email, now());
    return mail.send(
      trx,
      renderConfirmationEmail({ email }, buildConfirmationLink(token), UNCONFIRMED_RETENTION_DAYS, brand),
    );
  }

  const renderAlreadyMember = (name: string, email: string) =>
    renderAlreadyMemberEmail({ email, name }, `${portalUrl}/login`, `${portalUrl}/forgot-password`, brand);

  /**
   * Confirms only in the account's own session. Someone who opens the link elsewhere may own an address that someone else signed up with,
   * and must choose between `confirmWithPassword` and `claim`.
   * @throws AppError `accounts.confirm-by-hand` for software that opens links, `accounts.confirm-with-password` outside the session
   * (neither uses up the token), and the errors of `openToken` and `confirm`
   */
  async function confirmEmail(caller: Pick<RequestContext, 'actor' | 'headers' | 'method'>, token: string) {
    if (isPrefetch(caller)) throw new AppError('accounts.confirm-by-hand');
    const row = await openToken(token, PURPOSES);
    if (caller.actor.kind !== 'user' || caller.actor.id !== row.user_id)
      throw new AppError('accounts.confirm-with-password');
    return transact(async (trx) => (await confirm(trx, token, PURPOSES)).confirmed);
  }

  /** Confirms outside the account's session. @throws AppError `accounts.password`, and the errors of `openToken` and `confirm` */
  async function confirmWithPassword(token: string, password: string) {
    const row = await openToken(token, PURPOSES);
    await passwords.requirePassword({ id: row.user_id }, password, 'password');
    return transact(async (trx) => (await confirm(trx, token, PURPOSES)).confirmed);
  }

  /**
   * Confirms for someone who doesn't know the password and gives them the account. A link that changes an account's address isn't enough,
   * because that account already has an owner, who may have mistyped the address.
   * @throws AppError the errors of `openToken` and `confirm`
   */
  async function claim(token: string, password: string) {
    await openToken(token, ['confirm-email']);
    const passwordHash = await hash(password, ARGON2ID);
    return transact(async (trx) => {
      const { before, confirmed } = await confirm(trx, token, ['confirm-email']);
      if (before.email_verified) throw new AppError('accounts.link-expired');
      await claims.takeOver(trx, before.id, passwordHash);
      await claims.agreeToTerms(trx, before.id);
      return confirmed;
    });
  }

  /**
   * Returns what a token would confirm, without using it up.
   * @throws AppError `accounts.link-expired`; `accounts.plan-waits` if a plan was bought for the address in an account without a password.
   * In that case a new link is sent, unless the old one still works
   */
  async function openToken(token: string, purposes: readonly Purpose[]) {
    const row = await repository.findToken(db, hashToken(token), purposes);
    if (!row || row.used_at !== null) throw new AppError('accounts.link-expired');
    if (await repository.hasWaitingPlan(db, row.email)) {
      await transact((trx) => openings.findOrOpenAccount(trx, { email: row.email, name: row.email }));
      throw new AppError('accounts.plan-waits');
    }
    if (row.expires_at <= now()) throw new AppError('accounts.link-expired');
    return row;
  }

  /**
   * Uses up the token. The trial starts with the first confirmed address.
   * @throws AppError `accounts.link-expired`, also if another account confirmed the address first
   */
  async function confirm(trx: Transaction<DB>, token: string, purposes: readonly Purpose[]) {
    const usedToken = await repository.useToken(trx, hashToken(token), purposes, now());
    const before = usedToken && (await repository.findUser(trx, usedToken.user_id));
    if (!usedToken || !before || !(await repository.confirmEmail(trx, usedToken.user_id, usedToken.email)))
      throw new AppError('accounts.link-expired');
    const { email } = usedToken;
    const endsAt = before.email_verified ? before.trial_ends_at : await trials.start(trx, before, email);
    if (usedToken.purpose === 'change-email') {
      await trials.recordMove(trx, before, email);
      await sealChange(trx, before, email);
    }
    const trialEndsAt = endsAt && endsAt > now() ? endsAt.toISOString() : null;
    return { before, confirmed: { email, trialEndsAt } };
  }

  /** Also revokes links sent to the old address. */
  async function sealChange(trx: Executor, before: { id: string; name: string; email: string }, email: string) {
    await repository.deleteTokens(trx, before.id, 'reset-password');
    await mail.send(trx, renderEmailChangedEmail(before, email, brand));
  }

  /** Describes what a token would do, for the page that asks before anyone clicks. */
  async function confirmation(caller: Pick<RequestContext, 'actor'>, token: string) {
    const row = await repository.findToken(db, hashToken(token), PURPOSES);
    if (!row) return { state: 'unknown' as const, yours: false, claimable: false };
    const state = row.used_at === null && row.expires_at > now() ? ('waits' as const) : ('over' as const);
    return {
      state,
      yours: caller.actor.kind === 'user' && caller.actor.id === row.user_id,
      claimable: state === 'waits' && row.purpose === 'confirm-email',
    };
  }

  /**
   * Sends the email again, for the signed-in account or for the token of an earlier email.
   * @throws AppError `access.sign-in` with neither, `accounts.link-expired` for an unknown token
   */
  async function resendConfirmation({ actor }: Pick<RequestContext, 'actor'>, token: string | undefined) {
    if (token === undefined) {
      if (actor.kind !== 'user') throw new AppError('access.sign-in');
      if (!(await readAccount(db, actor.id, now())).emailConfirmed)
        await queue.add(db, sendAccountEmail, { kind: 'confirm', userId: actor.id });
      return;
    }
    const row = await repository.findToken(db, hashToken(token), PURPOSES);
    if (!row) throw new AppError('accounts.link-expired');
    if (row.purpose === 'confirm-email')
      return queue.add(db, sendAccountEmail, { kind: 'confirm', userId: row.user_id });
    if (row.used_at === null) await transact((trx) => sendChangeEmails(trx, row.user_id, row.email));
  }

  /**
   * Requests a new address, which takes effect once it is confirmed. If no address was ever confirmed, it replaces the pending one.
   * @throws AppError `accounts.password`
   */
  async function changeEmail(actor: User, input: { email: string; password: string }) {
    await passwords.requirePassword(actor, input.password, 'password');
    const account = await readAccount(db, actor.id, now());
    if (input.email === account.email)
      throw new AppError('request.invalid', { fields: { email: 'Your account already uses this address.' } });
    await transact(async (trx) => {
      if (account.emailConfirmed) await sendChangeEmails(trx, actor.id, input.email);
      else {
        await repository.setPendingEmail(trx, actor.id, input.email);
        await repository.deleteTokens(trx, actor.id, 'confirm-email');
        await queue.add(trx, sendAccountEmail, { kind: 'confirm', userId: actor.id });
      }
    });
    return { email: input.email, expiresAt: getExpiry('change-email', now()).toISOString() };
  }

  /** Takes the same steps either way, so that only the owner of the new address learns whether it has an account. */
  async function sendChangeEmails(trx: Executor, userId: string, email: string): Promise<void> {
    const user = requireFound(await repository.findUser(trx, userId));
    const owner = await repository.findConfirmedByEmail(trx, email);
    const token = await issueToken(trx, 'change-email', userId, email, now());
    await mail.send(
      trx,
      owner
        ? renderAlreadyMember(owner.name, email)
        : renderEmailChangeEmail({ email }, buildConfirmationLink(token), brand),
    );
    await mail.send(
      trx,
      renderEmailChangeNoticeEmail(
        { email: getCurrentEmail(user), name: user.name },
        email,
        `${portalUrl}/settings`,
        brand,
      ),
    );
  }

  const cancelEmailChange = (actor: User) => repository.deleteTokens(db, actor.id, 'change-email');

  return {
    sendConfirmation,
    confirmEmail,
    confirmWithPassword,
    claim,
    confirmation,
    resendConfirmation,
    changeEmail,
    cancelEmailChange,
  };
}

/**
 * Mail scanners open every link, some in a full browser, and browsers prefetch links. Neither is a person confirming an address. A script's
 * request has another mode than `navigate`, and a submitted form isn't a GET.
 */
function isPrefetch({ headers, method }: Pick<RequestContext, 'headers' | 'method'>): boolean {
  const purposes = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-purpose'), headers.get('x-moz')];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''))) return true;
  if (isbot(headers.get('user-agent'))) return true;
  return method !== 'POST' && headers.get('sec-fetch-mode') === 'navigate';
}
