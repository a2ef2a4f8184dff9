import { PROVIDER_NAMES, SIGN_IN_PROVIDERS, type SignInProvider, type Viewer } from '@foothold/contracts/accounts';
import { TERMS } from '@foothold/contracts/accounts/terms';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { ConsentLedger } from '../consents/consents.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { renderProviderChangedEmail } from '../emails.ts';
import type { Entry } from '../entry.ts';
import { ownsFactor } from '../policy.ts';
import {
  confirmEmail,
  deleteUnusedTokens,
  findConfirmedByEmail,
  findOpenedFor,
  findUser,
  findWithPassword,
  insertOpenedUser,
  updateUser,
} from '../repository.ts';
import { countFactors } from '../security/repository.ts';
import type { SecondFactor } from '../security/second-factor.ts';
import type { Trials } from '../trials.ts';
import { createPlaceholderEmail } from '../unconfirmed.ts';
import type { Region, UserRow } from '../viewer.ts';
import { createAttemptCookie } from './attempt-cookie.ts';
import { createAttempt, type ProviderClient } from './client.ts';
import * as repository from './repository.ts';

type Trx = Transaction<DB>;
export type ProviderClients = Partial<Record<SignInProvider, ProviderClient>>;

interface Parts {
  clients: ProviderClients;
  admit: Entry['admit'];
  secondFactor: Pick<SecondFactor, 'require'>;
  trials: Pick<Trials, 'start'>;
  consents: Pick<ConsentLedger, 'recordConsent'>;
}

/**
 * Signing in with Google or LinkedIn. An account is connected only if its address is confirmed here, the provider says that it confirmed
 * the same address, and the owner signs in once; otherwise, someone who controls an account there could take over one here.
 */
export function createProviders(deps: AccountsDeps, { clients, admit, secondFactor, trials, consents }: Parts) {
  const { db, transact, vault, mail, notifications, brand, portalUrl, publicUrl, now } = deps;
  const cookie = createAttemptCookie(vault, publicUrl.startsWith('https:'), now);
  const requireClient = (provider: SignInProvider): ProviderClient => requireFound(clients[provider]);

  /** Starts an attempt in this browser. @returns the address of the provider's page */
  async function start(caller: Caller, { provider, next }: { provider: SignInProvider; next?: string | undefined }) {
    const attempt = createAttempt();
    const url = await requireClient(provider).start(attempt);
    cookie.write(caller, { step: 'started', provider, next: next ?? null, ...attempt });
    return { url };
  }

  /**
   * Signs in if the provider's account is connected.
   * @throws AppError `accounts.second-factor` with a ticket; the errors of `ProviderClient.finish`; `accounts.provider-expired` if this
   * browser started no attempt; `accounts.provider-email` if the provider hasn't confirmed an address; `accounts.provider-taken` if somebody is
   * signed in whose account isn't the connected one
   */
  async function finish(caller: Caller, { provider, query }: { provider: SignInProvider; query: string }) {
    const client = requireClient(provider);
    const attempt = cookie.read(caller, 'started');
    cookie.clear(caller);
    if (attempt?.provider !== provider) throw new AppError('accounts.provider-expired');
    const { next } = attempt;
    const { subject, email, emailVerified, name } = await client.finish(query, attempt);
    const account = await repository.findConnected(db, provider, subject);
    if (account) {
      // Connecting must not switch to another account without a word.
      if (caller.actor.kind === 'user' && caller.actor.id !== account.id) throw new AppError('accounts.provider-taken');
      await requireSecondFactor(account);
      return { outcome: 'signed-in' as const, next, viewer: await admit(caller, account, null) };
    }
    if (email === null || !emailVerified) throw new AppError('accounts.provider-email');
    cookie.write(caller, { step: 'identified', provider, next, subject, email, name });
    const owner = await findConfirmedByEmail(db, email);
    return { outcome: owner ? ('connect' as const) : ('sign-up' as const), next, viewer: null };
  }

  async function requireSecondFactor({ id }: Pick<UserRow, 'id'>): Promise<void> {
    const { password } = requireFound(await findWithPassword(db, id));
    await secondFactor.require({ id, password });
  }

  /** Who the provider says the person in this browser is, and where to go after signing in. */
  function identity(caller: Caller) {
    const known = cookie.read(caller, 'identified');
    if (!known) return { identity: null, next: cookie.read(caller, 'started')?.next ?? null };
    const { provider, email, name, next } = known;
    return { identity: { provider, email, name }, next };
  }

  /**
   * Creates an account with the address that the provider confirmed, or opens the one that a payment created for it, and signs in.
   * @throws AppError `accounts.provider-connect-first` if the address has an account by now
   */
  async function signUp(caller: Caller, { name, region }: { name: string; region: Region }): Promise<Viewer> {
    const known = requireIdentity(caller);
    const account = await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `account for ${known.email}`);
      if (await findConfirmedByEmail(trx, known.email)) throw new AppError('accounts.provider-connect-first');
      const opened = await findOpenedFor(trx, known.email);
      if (opened) await updateUser(trx, opened.id, { name, region });
      const { id } = opened ?? (await insertAccount(trx, known.email, name, region));
      // The link that sets the account's first password isn't needed anymore.
      await deleteUnusedTokens(trx, id);
      const before = requireFound(await findUser(trx, id));
      if (!(await confirmEmail(trx, id, known.email))) throw new AppError('accounts.provider-connect-first');
      if (!(await repository.insertConnection(trx, { userId: id, ...known })))
        throw new AppError('accounts.provider-taken');
      await trials.start(trx, before, known.email);
      await consents.recordConsent(trx, {
        userId: id,
        kind: 'terms',
        given: true,
        wording: TERMS.signUp,
        source: `Sign-up with ${PROVIDER_NAMES[known.provider]}`,
      });
      return requireFound(await findUser(trx, id));
    });
    cookie.clear(caller);
    return admit(caller, account, null);
  }

  const insertAccount = (trx: Trx, email: string, name: string, region: Region) =>
    insertOpenedUser(trx, { name, placeholderEmail: createPlaceholderEmail(), pendingEmail: email, region });

  /** Connects the signed-in account. @throws AppError `accounts.provider-other-email`, `accounts.provider-taken` */
  async function connect(actor: User, caller: Caller): Promise<{ provider: SignInProvider }> {
    const known = requireIdentity(caller);
    const { provider } = known;
    await transact(async (trx) => {
      const account = requireFound(await findUser(trx, actor.id));
      if (!account.email_verified || account.email !== known.email) throw new AppError('accounts.provider-other-email');
      if (!(await repository.insertConnection(trx, { userId: actor.id, ...known })))
        throw new AppError('accounts.provider-taken');
      await announce(trx, account, provider, 'connected');
    });
    cookie.clear(caller);
    return { provider };
  }

  /** @throws AppError `accounts.only-sign-in` if the account has neither a password, nor a passkey, nor another service */
  async function disconnect(actor: User, provider: SignInProvider): Promise<void> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `sign-in methods of ${actor.id}`);
      const connections = await repository.listConnections(trx, actor.id);
      const row = authorize(
        ownsFactor,
        actor,
        connections.find((one) => one.provider_id === provider),
      );
      const { password, ...account } = requireFound(await findWithPassword(trx, actor.id));
      const { passkeys } = await countFactors(trx, actor.id);
      if (!password && passkeys === 0 && connections.length === 1) throw new AppError('accounts.only-sign-in');
      await repository.deleteConnection(trx, row);
      await announce(trx, account, provider, 'disconnected');
    });
  }

  async function connections({ id }: User) {
    const rows = await repository.listConnections(db, id);
    return rows.map((row) => ({
      provider: row.provider_id as SignInProvider,
      connectedAt: row.created_at.toISOString(),
    }));
  }

  async function announce(trx: Trx, account: UserRow, provider: SignInProvider, change: 'connected' | 'disconnected') {
    const settingsUrl = `${portalUrl}/settings/sign-in`;
    const message = renderProviderChangedEmail(account, PROVIDER_NAMES[provider], change, settingsUrl, brand);
    await mail.send(trx, message);
    await notifications.notify(trx, {
      userId: account.id,
      source: 'accounts',
      title: message.subject,
      path: '/portal/settings/sign-in',
    });
  }

  function requireIdentity(caller: Caller) {
    const known = cookie.read(caller, 'identified');
    if (!known || !clients[known.provider]) throw new AppError('accounts.provider-expired');
    return known;
  }

  return {
    list: () => SIGN_IN_PROVIDERS.filter((provider) => clients[provider] !== undefined),
    start,
    finish,
    identity,
    signUp,
    connect,
    disconnect,
    connections,
  };
}
