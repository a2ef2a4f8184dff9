import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { signInLimits } from '@foothold/contracts/accounts';
import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from 'kysely';
import { advisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { ARGON2ID } from '../auth.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { signInCodeEmail } from '../emails.ts';
import { sendAccountEmail } from '../jobs.ts';
import { addToken, findSignIns, findToken, findUser, MOST_SIGN_INS, useToken } from '../repository.ts';
import { newCode } from '../security/recovery-codes.ts';
import { expiryOf } from '../tokens.ts';
import { addressOf, type UserRow } from '../viewer.ts';
import { createPlaces } from './places.ts';
import * as repository from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Unused codes of one address that were sent within an hour; no further one is sent beyond that. Codes last longer than the hour,
 * so a person who gets none has one in the mailbox that still works.
 */
const MOST_CODES = 3;

export interface SignIn {
  email: string;
  password: string;
  /** Sent by mail after `accounts.email-code-needed`. */
  emailCode?: string | undefined;
}

export interface Checked {
  account: UserRow & { password: string };
  /** Uses the mailed code up, where one was given: to be called right before the sign-in is done. @throws AppError `accounts.email-code` */
  spendCode(): Promise<void>;
}

export type SignIns = ReturnType<typeof createSignIns>;

/** Who may try a password, how often, and what else is asked for where strangers tried too often. */
export function createSignIns(deps: AccountsDeps) {
  const { db, secret, limit, queue, mail, brand, now } = deps;
  const places = createPlaces(deps);
  /** The hash of a password that nobody knows: checked where there is no account. */
  const decoy = hash(randomBytes(32).toString('base64url'), ARGON2ID);

  // Keyed, since 49 bits could be guessed from a bare hash. Of the address and not of an account: it proves the mailbox.
  const hashCode = (email: string, code: string): Buffer =>
    createHmac('sha256', secret)
      .update(`sign-in-code|${email}|${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
      .digest();

  /**
   * The account of this address that has this password. Where the account signed in before, the password is enough. Elsewhere it is enough until
   * 100 tries in an hour came from elsewhere; then a code from the mailbox goes with it, and no answer depends on the password any more, nor on
   * whether the address has an account.
   * @throws AppError `accounts.credentials`, after the same work whatever is known of the address; `accounts.email-code-needed`;
   *   `accounts.email-code` for a code that is not right; `request.too-many` once the budget of this device or network is used up
   */
  async function check(caller: Caller, { email, password, emailCode }: SignIn): Promise<Checked> {
    const known = await places.knownAt(caller, email);
    if (known.byDevice.size > 0) await limit('', [signInLimits.device], caller, { email, device: known.device });
    else await limit('', [signInLimits.network, signInLimits.accountAndNetwork], caller, { email });
    const accounts = await findSignIns(db, email);
    const account = await ownerOf(accounts, password);

    if (emailCode !== undefined) {
      const code = hashCode(email, emailCode);
      const row = await findToken(db, code, ['sign-in-code']);
      if (!row || row.used_at !== null || row.expires_at <= now()) throw wrongCode();
      return admit(account, async () => {
        if (!(await useToken(db, code, ['sign-in-code'], now()))) throw wrongCode();
      });
    }
    // Known for this very account: anyone who waits for somebody's address has signed in to another one.
    if (account && (known.byDevice.has(account.id) || known.byNetwork.has(account.id))) return admit(account);
    if (!(await limit.admits(signInLimits.strangers, caller, { email }))) {
      await queue.add(db, sendAccountEmail, { kind: 'sign-in-code', userId: accounts[0]?.id ?? randomUUID() });
      throw new AppError('accounts.email-code-needed');
    }
    return admit(account);
  }

  async function ownerOf(accounts: Awaited<ReturnType<typeof findSignIns>>, password: string) {
    const hashes = Array.from({ length: MOST_SIGN_INS }, (_, index) => accounts[index]?.password ?? decoy);
    const matches = await Promise.all(hashes.map(async (one) => verify(await one, password)));
    const row = accounts[matches.indexOf(true)];
    return row?.password ? { ...row, password: row.password } : undefined;
  }

  function admit(account: Checked['account'] | undefined, spendCode = async () => {}): Checked {
    if (!account) throw new AppError('accounts.credentials');
    return { account, spendCode };
  }

  /** The job behind `accounts.email-code-needed`. Strangers decide when it runs: it sends 3 unused codes in an hour, and then nothing. */
  async function sendSignInCode(trx: Transaction<DB>, userId: string): Promise<void> {
    const user = await findUser(trx, userId);
    if (!user) return;
    const email = addressOf(user);
    await advisoryLock(trx, `sign-in codes for ${email}`);
    const expiresAt = expiryOf('sign-in-code', now());
    // A code that was sent less than an hour ago lasts beyond this.
    const lastingBeyond = new Date(expiresAt.getTime() - HOUR_MS);
    if ((await repository.countCodes(trx, email, lastingBeyond)) >= MOST_CODES) return;
    const code = newCode();
    await addToken(trx, { hash: hashCode(email, code), purpose: 'sign-in-code', userId, email, expiresAt });
    const name = user.email_verified ? user.name : undefined;
    await mail.send(trx, signInCodeEmail({ email, name }, code, brand));
  }

  /** After a reset from a link in mail: the person who has the mailbox starts again, here, whatever strangers did. */
  async function forgive(caller: Caller, email: string): Promise<void> {
    await limit.forget([signInLimits.strangers, signInLimits.accountAndNetwork], caller, { email });
  }

  return {
    check,
    sendSignInCode,
    forgive,
    /** See `createPlaces`. */
    remember: places.remember,
    /** All places of an account are strange again: what was known under an earlier password may be a thief's. */
    forgetPlaces: (executor: Executor, userId: string) => repository.deletePlaces(executor, userId),
  };
}

const wrongCode = () =>
  new AppError('accounts.email-code', {
    fields: { emailCode: 'This code is incorrect, expired, or already used.' },
  });
