import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { User } from '../../platform/actor.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import { revokeTokens } from './access-tokens/tokens-repository.ts';
import { ARGON2ID } from './auth.ts';
import type { Claims } from './claims.ts';
import type { AccountsDeps, Caller } from './deps.ts';
import { renderPasswordChangedEmail, renderResetEmail } from './emails.ts';
import { sendAccountEmail } from './jobs.ts';
import * as repository from './repository.ts';
import type { SignIns } from './sign-ins/sign-ins.ts';
import { hashToken, issueToken } from './tokens.ts';
import type { Trials } from './trials.ts';
import { getCurrentEmail, readAccount } from './viewer.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** Also revokes links requested with the old password, above all one that would change the account's address. */
async function replacePassword(trx: Executor, userId: string, passwordHash: string, signIns: SignIns): Promise<void> {
  await repository.setPassword(trx, userId, passwordHash);
  for (const purpose of ['set-password', 'reset-password', 'change-email', 'sign-in-code'] as const)
    await repository.deleteTokens(trx, userId, purpose);
  await signIns.forgetPlaces(trx, userId);
}

export function createPasswords(
  { db, transact, mail, notifications, queue, brand, portalUrl, now }: AccountsDeps,
  { claims, trials, signIns }: { claims: Claims; trials: Trials; signIns: SignIns },
) {
  /** Requests a reset. The response and its timing reveal nothing about the address; only the owner finds out. */
  async function requestPasswordReset(email: string): Promise<void> {
    const user = await repository.findUserByTypedEmail(db, email);
    await queue.add(db, sendAccountEmail, { kind: 'reset', userId: user?.id ?? randomUUID() });
  }

  /** The job that sends the reset email. */
  async function sendReset(trx: Executor, userId: string): Promise<void> {
    const user = await repository.findUser(trx, userId);
    if (!user) return;
    const email = getCurrentEmail(user);
    const token = await issueToken(trx, 'reset-password', user.id, email, now());
    const name = user.email_verified ? user.name : undefined;
    await mail.send(trx, renderResetEmail({ email, name }, `${portalUrl}/reset-password?token=${token}`, brand));
  }

  /**
   * Resets the password. Opening the link proves that the person owns the address, so it also confirms it. Every session and access token ends. If the
   * address was unconfirmed, the owner takes over the account, because someone else may have signed up with it. The place of the reset is
   * remembered, and earlier attempts no longer count, except those at the second factor.
   * @returns the account if this is its first password, whose owner can be signed in right away; null after a reset
   */
  async function resetPassword(caller: Caller, token: string, password: string): Promise<{ id: string } | null> {
    const passwordHash = await hash(password, ARGON2ID);
    const { email, first } = await transact(async (trx) => {
      const usedToken = await repository.useToken(trx, hashToken(token), ['reset-password', 'set-password'], now());
      if (!usedToken) throw new AppError('accounts.link-expired');
      const row = requireFound(await repository.findUser(trx, usedToken.user_id));
      if (!row.email_verified) {
        if (!(await repository.confirmEmail(trx, row.id, usedToken.email))) throw new AppError('accounts.link-expired');
        await trials.start(trx, row, usedToken.email);
        await claims.takeOver(trx, row.id, passwordHash);
      } else {
        await replacePassword(trx, row.id, passwordHash, signIns);
        await repository.deleteSessionsExcept(trx, row.id, null);
        await revokeTokens(trx, row.id, 'all');
      }
      await signIns.remember(trx, caller, row.id);
      if (usedToken.purpose === 'set-password') return { email: usedToken.email, first: { id: row.id } };
      await notifyOfChange(trx, { id: row.id, email: usedToken.email, name: row.name });
      return { email: usedToken.email, first: null };
    });
    await signIns.resetAttempts(caller, email);
    return first;
  }

  async function notifyOfChange(trx: Executor, account: { id: string; email: string; name: string }): Promise<void> {
    const message = renderPasswordChangedEmail(account, `${portalUrl}/forgot-password`, brand);
    await mail.send(trx, message);
    await notifications.notify(trx, {
      userId: account.id,
      source: 'accounts',
      title: message.subject,
      path: '/portal/settings/security',
    });
  }

  /** Verifies the current password. @throws AppError `accounts.password` naming the field, also if the account has no password yet */
  async function requirePassword(actor: Pick<User, 'id'>, password: string, field: string): Promise<void> {
    const account = await repository.findWithPassword(db, actor.id);
    if (account?.password && (await verify(account.password, password))) return;
    throw new AppError('accounts.password', { fields: { [field]: 'This isn’t your current password.' } });
  }

  /** Changes the password. Other sessions and sign-ins of API clients end; personal keys keep working. @throws AppError `accounts.password` */
  async function changePassword(actor: User, input: { current: string; password: string }): Promise<void> {
    await requirePassword(actor, input.current, 'current');
    const passwordHash = await hash(input.password, ARGON2ID);
    await transact(async (trx) => {
      await replacePassword(trx, actor.id, passwordHash, signIns);
      await repository.deleteSessionsExcept(trx, actor.id, actor.sessionId);
      await revokeTokens(trx, actor.id, 'login');
      await notifyOfChange(trx, await readAccount(trx, actor.id, now()));
    });
  }

  return { requestPasswordReset, sendReset, resetPassword, requirePassword, changePassword };
}
