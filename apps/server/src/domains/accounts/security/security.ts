import { limits, type Passkey, type Security } from '@foothold/contracts/accounts';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock, type Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { renderSecurityChangedEmail, type SecurityChange } from '../emails.ts';
import type { Passwords } from '../passwords.ts';
import { FRESH_MS, isFresh, ownsFactor } from '../policy.ts';
import { findOpenToken, findProof, findUser, findWithPassword, setVerified } from '../repository.ts';
import { readAccount } from '../viewer.ts';
import { createEnrollment, createSecret, findMatchingStep } from './authenticator-codes.ts';
import {
  type AssertionPurpose,
  buildCreationOptions,
  buildSigningOptions,
  checkCreation,
  createRelyingParty,
  type RegistrationResponseJSON,
  requestOptions,
} from './passkeys.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import * as repository from './repository.ts';
import { buildTotpContext, type Proof, type SecondFactor } from './second-factor.ts';
import { readSigningMethod } from './signing-proofs.ts';

/** How long the setup of a new authenticator waits for its first code. The user's identity was verified when it started. */
const ENROLLMENT_MS = 15 * 60 * 1000;

export type AccountSecurity = ReturnType<typeof createSecurity>;

/** A member's second factors and passkeys. Every change is announced by email. */
export function createSecurity(deps: AccountsDeps, passwords: Passwords, secondFactor: SecondFactor) {
  const { db, transact, secret, vault, mail, notifications, brand, publicUrl, portalUrl, now } = deps;
  const party = createRelyingParty(publicUrl, brand.name);

  /** What the caller's session has verified. Nothing if it has ended. */
  async function getProof(actor: User): Promise<{ hasFactor: boolean; verifiedAt: Date | null }> {
    const row = await findProof(db, actor.id, actor.sessionId);
    return { hasFactor: row?.second_factor ?? false, verifiedAt: row?.verified_at ?? null };
  }

  /** Requires a second factor verified in this session within the last 5 minutes. @throws AppError `accounts.verify-again` */
  async function requireFreshProof(actor: User): Promise<void> {
    if (!isFresh((await getProof(actor)).verifiedAt, now())) throw new AppError('accounts.verify-again');
  }

  /** @throws AppError `accounts.no-second-factor` */
  async function requireFactor(actor: User): Promise<void> {
    if (!(await getProof(actor)).hasFactor) throw new AppError('accounts.no-second-factor');
  }

  async function overview(actor: User): Promise<Security> {
    const [proof, account, authenticator, passkeys, { codes }, change] = await Promise.all([
      getProof(actor),
      findWithPassword(db, actor.id),
      repository.findAuthenticator(db, actor.id, 'in-use'),
      repository.listPasskeys(db, actor.id),
      repository.countFactors(db, actor.id),
      findOpenToken(db, actor.id, 'change-email', now()),
    ]);
    return {
      hasPassword: typeof account?.password === 'string',
      authenticator: authenticator?.confirmed_at ? { addedAt: authenticator.confirmed_at.toISOString() } : null,
      passkeys: passkeys.map(toPasskey),
      recoveryCodes: { left: codes },
      verifiedUntil: isFresh(proof.verifiedAt, now()) ? getProofExpiry(proof.verifiedAt) : null,
      emailChange: change ? { email: change.email, expiresAt: change.expires_at.toISOString() } : null,
    };
  }

  /**
   * Verifies that the member is the one asking: by a second factor verified within the last 5 minutes if the account has one, and by
   * password otherwise. A password alone can't remove a second factor, because passwords get stolen.
   * @throws AppError `accounts.verify-again`, `accounts.password`
   */
  async function requireProof(actor: User, password: string | undefined): Promise<void> {
    const { hasFactor, verifiedAt } = await getProof(actor);
    if (!hasFactor) return passwords.requirePassword(actor, password ?? '', 'password');
    if (!isFresh(verifiedAt, now())) throw new AppError('accounts.verify-again');
  }

  /** Verifies a second factor. @throws AppError `accounts.code`, `accounts.passkey`, `accounts.no-second-factor` */
  async function verify(actor: User, caller: Caller, proof: Proof): Promise<{ verifiedUntil: string }> {
    await requireFactor(actor);
    const account = requireFound(await findUser(db, actor.id));
    const at = await secondFactor.verifyProof(caller, account, proof, 'verify');
    await setVerified(db, actor.sessionId, at);
    return { verifiedUntil: getProofExpiry(at) };
  }

  async function startAuthenticator(actor: User, password: string | undefined) {
    await requireProof(actor, password);
    const bytes = createSecret();
    const sealedSecret = vault.seal(bytes, buildTotpContext(actor.id));
    await repository.putWaitingAuthenticator(db, { userId: actor.id, secret: sealedSecret, createdAt: now() });
    return createEnrollment(bytes, { issuer: brand.name, label: (await readAccount(db, actor.id, now())).email });
  }

  /** Completes the setup. @throws AppError `accounts.code`; `resource.not-found` if no setup was started in the last 15 minutes */
  async function confirmAuthenticator(actor: User, code: string) {
    return transact(async (trx) => {
      const row = requireFound(await repository.findAuthenticator(trx, actor.id, 'waiting'));
      if (now().getTime() - row.created_at.getTime() > ENROLLMENT_MS) throw new AppError('resource.not-found');
      const step = findMatchingStep(vault.open(row.secret, buildTotpContext(actor.id)), code, now());
      if (step === null) throw new AppError('accounts.code');
      if (!(await repository.useAuthenticator(trx, row, step, now()))) throw new AppError('accounts.code');
      return { recoveryCodes: await added(trx, actor, 'authenticator-added') };
    });
  }

  async function removeAuthenticator(actor: User): Promise<void> {
    await requireFreshProof(actor);
    await transact(async (trx) => {
      const row = await repository.findAuthenticator(trx, actor.id, 'in-use');
      await repository.deleteAuthenticator(trx, authorize(ownsFactor, actor, row));
      await removed(trx, actor, 'authenticator-removed');
    });
  }

  async function renewRecoveryCodes(actor: User): Promise<{ recoveryCodes: string[] }> {
    await requireFactor(actor);
    await requireFreshProof(actor);
    return transact(async (trx) => {
      const recoveryCodes = await makeCodes(trx, actor.id);
      await notify(trx, actor, 'recovery-codes');
      return { recoveryCodes };
    });
  }

  async function passkeyCreation(actor: User, password: string | undefined) {
    await requireProof(actor, password);
    await assertWithinQuota(db, actor.id);
    return buildCreationOptions(db, party, await readAccount(db, actor.id, now()), now());
  }

  /** Adds a passkey. Issuing its challenge already required verification. @throws AppError `accounts.passkey`, `accounts.passkeys-full` */
  async function addPasskey(actor: User, name: string, response: RegistrationResponseJSON) {
    const { credential, credentialBackedUp } = await checkCreation(db, party, actor.id, response, now());
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `passkeys of ${actor.id}`);
      await assertWithinQuota(trx, actor.id);
      const row = await repository.addPasskey(trx, {
        userId: actor.id,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        backedUp: credentialBackedUp,
        createdAt: now(),
      });
      if (!row) throw new AppError('accounts.passkey');
      return { passkey: toPasskey(row), recoveryCodes: await added(trx, actor, 'passkey-added') };
    });
  }

  async function assertWithinQuota(executor: Executor, userId: string): Promise<void> {
    const { passkeys } = await repository.countFactors(executor, userId);
    if (passkeys >= limits.passkeys) throw new AppError('accounts.passkeys-full');
  }

  async function renamePasskey(actor: User, id: string, name: string): Promise<Passkey> {
    const row = authorize(ownsFactor, actor, await repository.findPasskey(db, id));
    return toPasskey(requireFound(await repository.renamePasskey(db, row, name)));
  }

  async function removePasskey(actor: User, id: string): Promise<void> {
    const row = authorize(ownsFactor, actor, await repository.findPasskey(db, id));
    await requireFreshProof(actor);
    await transact(async (trx) => {
      await repository.deletePasskey(trx, row);
      await removed(trx, actor, 'passkey-removed');
    });
  }

  /** What a browser needs to use a passkey. @throws AppError `accounts.log-in-again`, `access.sign-in`, `accounts.no-second-factor` */
  async function passkeyOptions(
    { actor }: Pick<Caller, 'actor'>,
    purpose: { for: 'log-in' } | { for: 'second-factor'; ticket: string } | { for: 'verify' },
  ) {
    const createAssertionOptions = async (purpose: AssertionPurpose, userId: string) => {
      const { passkeys } = await repository.countFactors(db, userId);
      if (passkeys === 0) throw new AppError('accounts.no-second-factor');
      return requestOptions(db, party, purpose, userId, now());
    };
    if (purpose.for === 'log-in') return requestOptions(db, party, 'log-in', null, now());
    if (purpose.for === 'second-factor')
      return createAssertionOptions('second-factor', (await secondFactor.findTicketHolder(purpose.ticket)).id);
    if (actor.kind !== 'user') throw new AppError('access.sign-in');
    return createAssertionOptions('verify', actor.id);
  }

  /**
   * How the account proves that its owner agrees to something, and what a browser needs for it.
   * @param challenge what a passkey signs, in base64url
   */
  async function signingOptions(userId: string, challenge: string) {
    const method = await readSigningMethod(db, userId);
    const passkey = method === 'passkey' ? await buildSigningOptions(db, party, userId, challenge) : null;
    return { method, passkey };
  }

  /** The first factor comes with recovery codes. Adding it counts as verification. */
  async function added(trx: Transaction<DB>, actor: User, change: SecurityChange): Promise<string[] | null> {
    await setVerified(trx, actor.sessionId, now());
    await notify(trx, actor, change);
    const { made } = await repository.countFactors(trx, actor.id);
    return made === 0 ? makeCodes(trx, actor.id) : null;
  }

  /** Recovery codes only back up another factor, so they are deleted with the last one. */
  async function removed(trx: Transaction<DB>, actor: User, change: SecurityChange): Promise<void> {
    const { authenticator, passkeys } = await repository.countFactors(trx, actor.id);
    if (!authenticator && passkeys === 0) await repository.deleteRecoveryCodes(trx, actor.id);
    await notify(trx, actor, change);
  }

  async function makeCodes(trx: Transaction<DB>, userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await repository.replaceRecoveryCodes(
      trx,
      userId,
      codes.map((code) => hashRecoveryCode(code, userId, secret)),
    );
    return codes;
  }

  /** Emails the owner, unless the address is unconfirmed. */
  async function notify(trx: Transaction<DB>, actor: Pick<User, 'id'>, change: SecurityChange): Promise<void> {
    const account = await readAccount(trx, actor.id, now());
    // An unconfirmed address could be anyone's.
    if (!account.emailConfirmed) return;
    const message = renderSecurityChangedEmail(account, change, `${portalUrl}/settings`, brand);
    await mail.send(trx, message);
    await notifications.notify(trx, {
      userId: actor.id,
      source: 'accounts',
      title: message.subject,
      path: '/portal/settings/security',
    });
  }

  return {
    overview,
    requireProof,
    requireFactor,
    requireFreshProof,
    notify,
    verify,
    startAuthenticator,
    confirmAuthenticator,
    removeAuthenticator,
    renewRecoveryCodes,
    passkeyCreation,
    addPasskey,
    renamePasskey,
    removePasskey,
    passkeyOptions,
    signingOptions,
  };
}

const getProofExpiry = (proof: Date): string => new Date(proof.getTime() + FRESH_MS).toISOString();

const toPasskey = (row: repository.PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  addedAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  backedUp: row.backed_up,
});
