import { verify } from '@node-rs/argon2';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createVault } from '../../../platform/secrets/vault.ts';
import { findPassword } from '../repository.ts';
import { findMatchingStep } from './authenticator-codes.ts';
import { type AuthenticationResponseJSON, createRelyingParty, verifyPasskey } from './passkeys.ts';
import * as repository from './repository.ts';
import { buildTotpContext } from './second-factor.ts';

/** How a person proves that they agree to something: with a passkey if they have one, then an authenticator, then a password. */
export type SigningMethod = 'passkey' | 'code' | 'password';

export type SigningProof =
  | { method: 'passkey'; assertion: AuthenticationResponseJSON }
  | { method: 'code'; code: string }
  | { method: 'password'; password: string };

/** What a passkey signed and with which key, so that anyone can check the signature later. All in base64url. */
export interface ApprovalEvidence {
  credentialId: string;
  publicKey: string;
  authenticatorData: string;
  clientDataJSON: string;
  signature: string;
}

/** The only accepted method of an account. Null if it has none of them. */
export async function readSigningMethod(db: Executor, userId: string): Promise<SigningMethod | null> {
  if ((await repository.listPasskeys(db, userId)).length > 0) return 'passkey';
  if (await repository.findAuthenticator(db, userId, 'in-use')) return 'code';
  return (await findPassword(db, userId)) === null ? null : 'password';
}

/**
 * Checks proofs in the custody process, which needs the origin that passkeys are bound to and, for authenticator codes, the vault's keys.
 * @param vaultKeys VAULT_KEYS
 */
export function createSigningProofs({
  publicUrl,
  vaultKeys,
  now,
}: {
  publicUrl: string;
  vaultKeys: string;
  now: () => Date;
}) {
  const party = createRelyingParty(publicUrl, '');
  const vault = createVault(vaultKeys);

  /**
   * Checks a proof and uses it up.
   * @param challenge what a passkey has to sign, in base64url
   * @returns evidence of a passkey's signature, null for the other methods, or undefined if the proof is wrong
   */
  async function check(
    trx: Executor,
    userId: string,
    proof: SigningProof,
    challenge: string,
  ): Promise<ApprovalEvidence | null | undefined> {
    switch (proof.method) {
      case 'passkey':
        return checkPasskey(trx, userId, proof.assertion, challenge);
      case 'code':
        return (await checkCode(trx, userId, proof.code)) ? null : undefined;
      case 'password': {
        const hash = await findPassword(trx, userId);
        return hash !== null && (await verify(hash, proof.password)) ? null : undefined;
      }
    }
  }

  async function checkPasskey(
    trx: Executor,
    userId: string,
    assertion: AuthenticationResponseJSON,
    challenge: string,
  ): Promise<ApprovalEvidence | undefined> {
    try {
      const expected = { challenge, userId, requireUserVerification: true, now: now() };
      const { credentialId, publicKey } = await verifyPasskey(trx, party, assertion, expected);
      const { authenticatorData, clientDataJSON, signature } = assertion.response;
      return { credentialId, publicKey: publicKey.toString('base64url'), authenticatorData, clientDataJSON, signature };
    } catch (error) {
      if (error instanceof AppError && error.code === 'accounts.passkey') return undefined;
      throw error;
    }
  }

  async function checkCode(trx: Executor, userId: string, code: string): Promise<boolean> {
    const row = await repository.findAuthenticator(trx, userId, 'in-use');
    const step = row ? findMatchingStep(vault.open(row.secret, buildTotpContext(userId)), code, now()) : null;
    return row !== undefined && step !== null && repository.advanceStep(trx, row.id, step);
  }

  return { check };
}

export type SigningProofs = ReturnType<typeof createSigningProofs>;
