import type { ConsentKind } from '@foothold/contracts/accounts';
import { TERMS } from '@foothold/contracts/accounts/terms';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { revokeTokens } from './access-tokens/tokens-repository.ts';
import type { ConsentLedger } from './consents/consents.ts';
import { listConsents } from './consents/repository.ts';
import * as repository from './repository.ts';
import { deleteFactors } from './security/repository.ts';
import type { SignIns } from './sign-ins/sign-ins.ts';

type Trx = Transaction<DB>;

/** Ends what other domains hold when an account gets an owner who may not have entered its data. */
export type AccountClaimed = (trx: Trx, userId: string) => Promise<void>;

const SOURCE = 'Email confirmed with a new password';

export type Claims = ReturnType<typeof createClaims>;

/** Lets the owner of an address take over an account that someone else created with it, without the password. */
export interface ClaimsDeps {
  consents: Pick<ConsentLedger, 'recordConsent'>;
  signIns: Pick<SignIns, 'forgetPlaces'>;
  onClaimed: AccountClaimed;
}

export function createClaims({ consents, signIns, onClaimed }: ClaimsDeps) {
  /**
   * Sets the owner's password. Ends all access of the person who signed up, and everything they entered that the owner hasn't agreed to. An
   * account without a password was never used, so nothing ends.
   */
  async function takeOver(trx: Trx, userId: string, passwordHash: string): Promise<void> {
    const before = await repository.findWithPassword(trx, userId);
    await repository.setPassword(trx, userId, passwordHash);
    await repository.deleteSessionsExcept(trx, userId, null);
    await revokeTokens(trx, userId, 'all');
    await repository.deleteUnusedTokens(trx, userId);
    await deleteFactors(trx, userId);
    await signIns.forgetPlaces(trx, userId);
    if (!before?.password) return;
    await withdrawConsents(trx, userId);
    await onClaimed(trx, userId);
  }

  /** Someone else may have given these consents. The ledger keeps them and records each withdrawal as a new entry. */
  async function withdrawConsents(trx: Trx, userId: string): Promise<void> {
    const seenKinds = new Set<string>();
    for (const { kind, given, wording } of await listConsents(trx, userId)) {
      if (seenKinds.has(kind)) continue;
      seenKinds.add(kind);
      if (!given || kind === 'terms') continue;
      await consents.recordConsent(trx, { userId, kind: kind as ConsentKind, given: false, wording, source: SOURCE });
    }
  }

  /** The terms shown next to the button. */
  const agreeToTerms = (trx: Trx, userId: string) =>
    consents.recordConsent(trx, { userId, kind: 'terms', given: true, wording: TERMS.signUp, source: SOURCE });

  return { takeOver, agreeToTerms };
}
