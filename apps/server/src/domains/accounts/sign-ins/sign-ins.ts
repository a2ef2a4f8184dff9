import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { signInLimits } from '@foothold/contracts/accounts';
import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from 'kysely';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { ARGON2ID } from '../auth.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { renderSignInCodeEmail } from '../emails.ts';
import { sendAccountEmail } from '../jobs.ts';
import { addToken, findSignIns, findToken, findUser, MAX_SIGN_INS, useToken } from '../repository.ts';
import { createCode } from '../security/recovery-codes.ts';
import { getExpiry } from '../tokens.ts';
import { getCurrentEmail, type UserRow } from '../viewer.ts';
import { createPlaces } from './places.ts';
import * as repository from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Maximum number of unused codes sent to one address within an hour. Codes are valid for longer than that, so someone who gets none still
 * has one that works.
 */
const MAX_CODES = 3;

export interface SignIn {
  email: string;
  password: string;
  /** The code sent by email after `accounts.email-code-needed`. */
  emailCode?: string | undefined;
}

export interface CheckedSignIn {
  account: UserRow & { password: string };
  /** Uses up the emailed code, if one was given. Call it right before signing in. @throws AppError `accounts.email-code` */
  spendCode(): Promise<void>;
}

export type SignIns = ReturnType<typeof createSignIns>;

/** Limits password attempts, and requires a code by email after too many attempts from strangers. */
export function createSignIns(deps: AccountsDeps) {
  const { db, secret, limit, queue, mail, brand, now } = deps;
  const places = createPlaces(deps);
  /** The hash of a random password, checked if there is no account. */
  const decoyHash = hash(randomBytes(32).toString('base64url'), ARGON2ID);

  // A keyed hash, because 49 bits could be guessed from a plain one. Per address instead of per account, because it verifies the mailbox.
  const hashCode = (email: string, code: string): Buffer =>
    createHmac('sha256', secret)
      .update(`sign-in-code|${email}|${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
      .digest();

  /**
   * Signs in with an address and a password. From a place where the account signed in before, the password is enough. Elsewhere, it is
   * enough until there were 100 attempts from unknown places within an hour. After that, an emailed code is also required, and no response
   * depends on the password or on whether the address has an account.
   * @throws AppError `accounts.credentials`, after the same work in every case; `accounts.email-code-needed`; `accounts.email-code` for a
   * wrong code; `request.too-many` once the limit for this device or network is reached
   */
  async function check(caller: Caller, { email, password, emailCode }: SignIn): Promise<CheckedSignIn> {
    const known = await places.findKnownPlaces(caller, email);
    if (known.accountsByDevice.size > 0)
      await limit('', [signInLimits.device], caller, { email, device: known.device });
    else await limit('', [signInLimits.network, signInLimits.accountAndNetwork], caller, { email });
    const accounts = await findSignIns(db, email);
    const account = await findPasswordMatch(accounts, password);

    if (emailCode !== undefined) {
      const code = hashCode(email, emailCode);
      const row = await findToken(db, code, ['sign-in-code']);
      if (!row || row.used_at !== null || row.expires_at <= now()) throw createWrongCodeError();
      return admit(account, async () => {
        if (!(await useToken(db, code, ['sign-in-code'], now()))) throw createWrongCodeError();
      });
    }
    // Must be known for this very account, because someone who signed up with another person's address has signed in to a different one.
    if (account && (known.accountsByDevice.has(account.id) || known.accountsByNetwork.has(account.id)))
      return admit(account);
    if (!(await limit.allows(signInLimits.strangers, caller, { email }))) {
      await queue.add(db, sendAccountEmail, { kind: 'sign-in-code', userId: accounts[0]?.id ?? randomUUID() });
      throw new AppError('accounts.email-code-needed');
    }
    return admit(account);
  }

  async function findPasswordMatch(accounts: Awaited<ReturnType<typeof findSignIns>>, password: string) {
    const hashes = Array.from({ length: MAX_SIGN_INS }, (_, index) => accounts[index]?.password ?? decoyHash);
    const matches = await Promise.all(hashes.map(async (one) => verify(await one, password)));
    const row = accounts[matches.indexOf(true)];
    return row?.password ? { ...row, password: row.password } : undefined;
  }

  function admit(account: CheckedSignIn['account'] | undefined, spendCode = async () => {}): CheckedSignIn {
    if (!account) throw new AppError('accounts.credentials');
    return { account, spendCode };
  }

  /** The job behind `accounts.email-code-needed`. Strangers can trigger it, so it sends at most 3 unused codes an hour. */
  async function sendSignInCode(trx: Transaction<DB>, userId: string): Promise<void> {
    const user = await findUser(trx, userId);
    if (!user) return;
    const email = getCurrentEmail(user);
    await acquireAdvisoryLock(trx, `sign-in codes for ${email}`);
    const expiresAt = getExpiry('sign-in-code', now());
    // A code sent within the last hour is still valid after this.
    const expiresAfter = new Date(expiresAt.getTime() - HOUR_MS);
    if ((await repository.countCodes(trx, email, expiresAfter)) >= MAX_CODES) return;
    const code = createCode();
    await addToken(trx, { hash: hashCode(email, code), purpose: 'sign-in-code', userId, email, expiresAt });
    const name = user.email_verified ? user.name : undefined;
    await mail.send(trx, renderSignInCodeEmail({ email, name }, code, brand));
  }

  /** A password reset clears the counts, because the mailbox owner starts over. */
  async function resetAttempts(caller: Caller, email: string): Promise<void> {
    await limit.forget([signInLimits.strangers, signInLimits.accountAndNetwork], caller, { email });
  }

  return {
    check,
    sendSignInCode,
    resetAttempts,
    /** See `createPlaces`. */
    remember: places.remember,
    /** Forgets all places of an account, because those from before the new password may be a thief's. */
    forgetPlaces: (executor: Executor, userId: string) => repository.deletePlaces(executor, userId),
  };
}

const createWrongCodeError = () =>
  new AppError('accounts.email-code', {
    fields: { emailCode: 'This code is incorrect, expired, or already used.' },
  });
