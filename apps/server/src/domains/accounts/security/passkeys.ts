import { createHash, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import * as repository from './repository.ts';

export type { AuthenticationResponseJSON, RegistrationResponseJSON };
export type AssertionPurpose = 'log-in' | 'second-factor' | 'verify';

/** How long a user may take with their device. */
const CHALLENGE_MS = 5 * 60 * 1000;

export interface RelyingParty {
  /** Passkeys are bound to the host of the public URL. */
  id: string;
  origin: string;
  name: string;
}

/** Loaded on first use: it has hundreds of modules, and few people have a passkey. */
const loadWebauthn = () => import('@simplewebauthn/server');

export const createRelyingParty = (publicUrl: string, name: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name };
};

const hashChallenge = (challenge: string) => createHash('sha256').update(challenge).digest();

async function createChallenge(
  db: Executor,
  purpose: AssertionPurpose | 'register',
  userId: string | null,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const text = Buffer.from(challenge).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await repository.addChallenge(db, { hash: hashChallenge(text), purpose, userId, expiresAt });
  return challenge;
}

const describe = (row: repository.PasskeyRow) => ({
  id: row.credential_id,
  transports: row.transports as AuthenticatorTransport[],
});

/** Options for `navigator.credentials.create()`. A device that already has one of the account's passkeys doesn't create another. */
export async function buildCreationOptions(
  db: Executor,
  party: RelyingParty,
  user: { id: string; name: string; email: string },
  now: Date,
) {
  const existing = await repository.listPasskeys(db, user.id);
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await createChallenge(db, 'register', user.id, now),
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Options for `navigator.credentials.get()`: any passkey for logging in, otherwise only the account's own. */
export async function requestOptions(
  db: Executor,
  party: RelyingParty,
  purpose: AssertionPurpose,
  userId: string | null,
  now: Date,
) {
  const own = userId === null ? [] : await repository.listPasskeys(db, userId);
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: await createChallenge(db, purpose, userId, now),
    userVerification: purpose === 'log-in' ? 'required' : 'preferred',
    ...(userId !== null && { allowCredentials: own.map(describe) }),
  });
}

/** Verifies a new passkey. @throws AppError `accounts.passkey` */
export async function checkCreation(
  db: Executor,
  party: RelyingParty,
  userId: string,
  response: RegistrationResponseJSON,
  now: Date,
) {
  const expectedChallenge = await redeemChallenge(db, response, 'register', userId, now);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await rejectUnverified(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw new AppError('accounts.passkey');
  return registrationInfo;
}

/**
 * Verifies a passkey's signature and records its use.
 * @param userId null if the passkey identifies the account, which requires a device that verified its user
 * @returns the passkey's account
 * @throws AppError `accounts.passkey` for any failure
 */
export async function checkAssertion(
  db: Executor,
  party: RelyingParty,
  assertion: AuthenticationResponseJSON,
  { purpose, userId, now }: { purpose: AssertionPurpose; userId: string | null; now: Date },
): Promise<string> {
  const challenge = await redeemChallenge(db, assertion, purpose, userId, now);
  const { userId: owner } = await verifyPasskey(db, party, assertion, {
    challenge,
    userId,
    requireUserVerification: purpose === 'log-in',
    now,
  });
  return owner;
}

/** A passkey's signature that was right, with what is needed to check it again later. */
export interface VerifiedPasskey {
  userId: string;
  credentialId: string;
  /** COSE (RFC 9052). */
  publicKey: Buffer;
}

/**
 * Verifies that one of our passkeys signed this challenge, and records its use.
 * @param challenge in base64url
 * @param userId null if the passkey identifies the account
 * @throws AppError `accounts.passkey` for any failure
 */
export async function verifyPasskey(
  db: Executor,
  party: RelyingParty,
  assertion: AuthenticationResponseJSON,
  expected: { challenge: string; userId: string | null; requireUserVerification: boolean; now: Date },
): Promise<VerifiedPasskey> {
  const row = await repository.findPasskeyByCredential(db, assertion.id);
  if (!row || (expected.userId !== null && row.user_id !== expected.userId)) throw new AppError('accounts.passkey');
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await rejectUnverified(() =>
    verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: expected.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: expected.requireUserVerification,
      credential: { ...describe(row), publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
    }),
  );
  if (!verified) throw new AppError('accounts.passkey');
  const use = {
    counter: authenticationInfo.newCounter,
    backedUp: authenticationInfo.credentialBackedUp,
    at: expected.now,
  };
  if (!(await repository.recordPasskeyUse(db, row, use))) throw new AppError('accounts.passkey');
  return { userId: row.user_id, credentialId: row.credential_id, publicKey: row.public_key };
}

/** Options for signing a challenge that says what is agreed to. The device has to verify its user. @param challenge in base64url */
export async function buildSigningOptions(db: Executor, party: RelyingParty, userId: string, challenge: string) {
  const own = await repository.listPasskeys(db, userId);
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    allowCredentials: own.map(describe),
  });
}

/** Takes the signed challenge if we issued it for this purpose and user. It is used up even if a later check fails. */
async function redeemChallenge(
  db: Executor,
  { response }: { response: { clientDataJSON: string } },
  purpose: AssertionPurpose | 'register',
  userId: string | null,
  now: Date,
): Promise<string> {
  const challenge = readChallenge(response.clientDataJSON);
  const existingPasskey =
    challenge !== null &&
    (await repository.consumeChallenge(db, { hash: hashChallenge(challenge), purpose, userId, now }));
  if (!existingPasskey) throw new AppError('accounts.passkey');
  return challenge;
}

function readChallenge(clientData: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return null;
    return typeof read.challenge === 'string' ? read.challenge : null;
  } catch {
    return null;
  }
}

/** The library reports invalid input by throwing. */
async function rejectUnverified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (cause) {
    throw new AppError('accounts.passkey', { cause });
  }
}
