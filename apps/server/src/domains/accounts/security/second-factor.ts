import type { FactorMethod } from '@foothold/contracts/accounts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { renderRecoveryCodeUsedEmail } from '../emails.ts';
import { findWithPassword } from '../repository.ts';
import type { UserRow } from '../viewer.ts';
import { findMatchingStep } from './authenticator-codes.ts';
import {
  type AssertionPurpose,
  type AuthenticationResponseJSON,
  checkAssertion,
  createRelyingParty,
} from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import * as repository from './repository.ts';
import { isGenuine, readTicket, signTicket } from './tickets.ts';

export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  assertion?: AuthenticationResponseJSON | undefined;
}

type Account = Pick<UserRow, 'id' | 'name' | 'email' | 'email_verified'>;

/** Counted across all endpoints. */
const ATTEMPT_LIMITS = [{ points: 10, seconds: 900, by: ['input:account'], name: 'second-factor.account' }] as const;

export const buildTotpContext = (userId: string) => `totp|${userId}`;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Requires and verifies the second factor. */
export function createSecondFactor(deps: AccountsDeps) {
  const { db, transact, secret, vault, limit, mail, notifications, brand, portalUrl, publicUrl, now } = deps;
  const party = createRelyingParty(publicUrl, brand.name);

  async function listMethods(userId: string): Promise<FactorMethod[]> {
    const { authenticator, passkeys, codes } = await repository.countFactors(db, userId);
    const methods: FactorMethod[] = [];
    if (authenticator) methods.push('code');
    if (passkeys > 0) methods.push('passkey');
    if (methods.length > 0 && codes > 0) methods.push('recovery-code');
    return methods;
  }

  /** Requires a second factor if the account has one. @throws AppError `accounts.second-factor` with a ticket */
  async function require(account: { id: string; password: string | null }): Promise<void> {
    const methods = await listMethods(account.id);
    if (methods.length === 0) return;
    throw new AppError('accounts.second-factor', { data: { ticket: signTicket(account, secret, now()), methods } });
  }

  /** Finds the account of a ticket. @throws AppError `accounts.log-in-again` if the ticket is invalid, expired, or for an old password */
  async function findTicketHolder(ticket: string): Promise<UserRow> {
    const claimant = readTicket(ticket, now());
    const account = claimant === null ? undefined : await findWithPassword(db, claimant);
    if (!account || !isGenuine(ticket, account.password, secret)) throw new AppError('accounts.log-in-again');
    return account;
  }

  /**
   * Verifies one proof and uses it up.
   * @returns the time of the proof
   * @throws AppError `accounts.code` or `accounts.passkey`; `request.too-many` after 10 attempts in 15 minutes
   */
  async function verifyProof(
    caller: Caller,
    account: Account,
    proof: Proof,
    purpose: Exclude<AssertionPurpose, 'log-in'>,
  ): Promise<Date> {
    await limit('', ATTEMPT_LIMITS, caller, { account: account.id });
    if (proof.code !== undefined) await checkCode(account.id, proof.code);
    else if (proof.recoveryCode !== undefined) await checkRecoveryCode(account, proof.recoveryCode);
    else if (proof.assertion)
      await checkAssertion(db, party, proof.assertion, { purpose, userId: account.id, now: now() });
    else throw new AppError('accounts.code');
    return now();
  }

  async function checkCode(userId: string, code: string): Promise<void> {
    const row = await repository.findAuthenticator(db, userId, 'in-use');
    const step = row ? findMatchingStep(vault.open(row.secret, buildTotpContext(userId)), code, now()) : null;
    if (!row || step === null || !(await repository.advanceStep(db, row.id, step))) throw new AppError('accounts.code');
  }

  async function checkRecoveryCode(account: Account, code: string): Promise<void> {
    await transact(async (trx) => {
      const hash = hashRecoveryCode(code, account.id, secret);
      if (!(await repository.consumeRecoveryCode(trx, account.id, hash, now()))) throw new AppError('accounts.code');
      const { codes } = await repository.countFactors(trx, account.id);
      if (!account.email_verified) return;
      const message = renderRecoveryCodeUsedEmail(account, codes, `${portalUrl}/settings`, brand);
      await mail.send(trx, message);
      await notifications.notify(trx, {
        userId: account.id,
        source: 'accounts',
        title: message.subject,
        path: '/portal/settings/security',
      });
    });
  }

  /** The account whose passkey signed in. @throws AppError `accounts.passkey` */
  const findPasskeyOwner = (assertion: AuthenticationResponseJSON): Promise<string> =>
    checkAssertion(db, party, assertion, { purpose: 'log-in', userId: null, now: now() });

  return {
    listMethods: listMethods,
    require,
    findTicketHolder: findTicketHolder,
    verifyProof,
    findPasskeyOwner: findPasskeyOwner,
  };
}
