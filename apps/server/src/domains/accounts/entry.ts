import type { AccessToken, Viewer } from '@foothold/contracts/accounts';
import { TERMS } from '@foothold/contracts/accounts/terms';
import type { Role } from '@foothold/contracts/endpoint';
import type { Entitlements } from '@foothold/core/pricing';
import { ALL_SCOPES, type RequestActor, type User, VISITOR } from '../../platform/actor.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { AccessTokens } from './access-tokens/access-tokens.ts';
import { isSessionDue, readSessionToken } from './auth.ts';
import type { ConsentLedger } from './consents/consents.ts';
import type { AccountsDeps, Caller } from './deps.ts';
import { sendAccountEmail } from './jobs.ts';
import * as repository from './repository.ts';
import type { AuthenticationResponseJSON } from './security/passkeys.ts';
import type { Proof, SecondFactor } from './security/second-factor.ts';
import type { SignIn, SignIns } from './sign-ins/sign-ins.ts';
import { createPlaceholderEmail } from './unconfirmed.ts';
import { readAccount, toAccount, toViewer, type UserRow } from './viewer.ts';

/** Who sends a request, and what pages may know about a signed-in caller. */
export interface Identity {
  actor: RequestActor;
  viewer: Viewer | null;
}

export type Entry = ReturnType<typeof createEntry>;

/** Sign-up, login, and sessions of people and API clients. */
export function createEntry(
  deps: AccountsDeps,
  signIns: SignIns,
  secondFactor: SecondFactor,
  consents: Pick<ConsentLedger, 'recordConsent'>,
  tokens: Pick<AccessTokens, 'identify' | 'logIn'>,
) {
  const { db, auth, queue, now } = deps;
  /** The accounts of callers as they were when their requests began. */
  const accountsByCaller = new WeakMap<User, UserRow>();

  /**
   * Identifies the caller by access token or cookie. A request with an `Authorization` header never counts as the cookie's session. A
   * session in use is extended once a day, along with its cookie.
   */
  async function identify(caller: Pick<Caller, 'headers' | 'setHeader'>): Promise<Identity> {
    if (caller.headers.has('authorization')) {
      const known = await tokens.identify(caller.headers);
      return known ? toIdentity(known.actor, known.row) : { actor: VISITOR, viewer: null };
    }
    if (!caller.headers.has('cookie')) return { actor: VISITOR, viewer: null };
    const token = readSessionToken(caller.headers, deps);
    const row = token === null ? undefined : await repository.findCaller(db, token);
    if (row && !isSessionDue(row.session_expires_at, now())) return toIdentity(toSessionActor(row), row);
    // better-auth extends the session, or ends it and deletes its cookie.
    const { response: current, headers } = await auth.api.getSession({ headers: caller.headers, returnHeaders: true });
    forwardCookies(headers, caller);
    const extended = current && (await repository.findSessionCaller(db, current.session.id));
    return extended ? toIdentity(toSessionActor(extended), extended) : { actor: VISITOR, viewer: null };
  }

  function toIdentity(actor: User, row: UserRow): Identity {
    accountsByCaller.set(actor, row);
    return { actor, viewer: toViewer(toAccount(row, now())) };
  }

  /** What a caller's plan allowed when the request began, without reading the account again. */
  async function entitlements(actor: User): Promise<Entitlements> {
    const row = accountsByCaller.get(actor);
    const account = row ? toAccount(row, now()) : await readAccount(db, actor.id, now());
    return account.entitlements;
  }

  /**
   * Creates an account and signs it in. The response is the same whether or not the address already has an account. The new account gets
   * the address only after confirmation, and the email tells the owner which case it is.
   */
  async function signUp(
    caller: Caller,
    input: { name: string; email: string; password: string; region: 'us' | 'uk' },
  ): Promise<Viewer> {
    const { headers, response } = await auth.api.signUpEmail({
      body: {
        name: input.name,
        email: createPlaceholderEmail(),
        password: input.password,
        region: input.region,
        pendingEmail: input.email,
      },
      headers: addAddressHeader(caller),
      returnHeaders: true,
    });
    forwardCookies(headers, caller);
    const userId = response.user.id;
    await signIns.remember(db, caller, userId);
    await consents.recordConsent(db, { userId, kind: 'terms', given: true, wording: TERMS.signUp, source: 'Sign-up' });
    await queue.add(db, sendAccountEmail, { kind: 'confirm', userId });
    return toViewer(toAccount(requireFound(await repository.findUser(db, userId)), now()));
  }

  /**
   * Signs in with an address and a password. An unconfirmed address works like a confirmed one. Otherwise, an error would tell the person
   * who signed up that the address has an account.
   * @throws AppError the errors of `SignIns.check`; `accounts.second-factor` with a ticket if the password is right and the account has a
   * second factor
   */
  async function logIn(caller: Caller, input: SignIn): Promise<Viewer> {
    const { account, spendCode } = await signIns.check(caller, input);
    await spendCode();
    await secondFactor.require(account);
    return admit(caller, account, null);
  }

  /** The same for API clients, which get an access token instead of a session and send a code if the account has an authenticator. */
  async function logInWithToken(caller: Caller, input: SignIn & { code?: string | undefined }): Promise<AccessToken> {
    const { account, spendCode } = await signIns.check(caller, input);
    if (input.code === undefined) await secondFactor.require(account);
    else await secondFactor.verifyProof(caller, account, { code: input.code }, 'second-factor');
    // Not before this point, because a client asked for the second factor sends the same code again.
    await spendCode();
    await signIns.remember(db, caller, account.id, { cookie: false });
    return tokens.logIn(caller, account.id);
  }

  /** Completes a login after `accounts.second-factor`. */
  async function completeLogIn(caller: Caller, { ticket, ...proof }: { ticket: string } & Proof): Promise<Viewer> {
    const account = await secondFactor.findTicketHolder(ticket);
    const verifiedAt = await secondFactor.verifyProof(caller, account, proof, 'second-factor');
    return admit(caller, account, verifiedAt);
  }

  /** A passkey unlocked on its device counts as both factors. */
  async function passkeyLogIn(caller: Caller, assertion: AuthenticationResponseJSON): Promise<Viewer> {
    const userId = await secondFactor.findPasskeyOwner(assertion);
    const account = await repository.findUser(db, userId);
    if (!account) throw new AppError('accounts.passkey');
    return admit(caller, account, now());
  }

  /** Opens a session for an account whose owner was identified. */
  async function admit(caller: Caller, account: UserRow, verifiedAt: Date | null): Promise<Viewer> {
    const { headers } = await openSession(caller, account, verifiedAt);
    forwardCookies(headers, caller);
    return toViewer(toAccount(account, now()));
  }

  async function openSession(caller: Caller, account: { id: string }, verifiedAt: Date | null) {
    const { headers, response } = await auth.api.openSession({
      body: { userId: account.id },
      headers: addAddressHeader(caller),
      returnHeaders: true,
    });
    if (verifiedAt) await repository.setVerified(db, response.sessionId, verifiedAt);
    await signIns.remember(db, caller, account.id);
    return { headers };
  }

  /** Signs in the owner of an account who has just set its first password. With a second factor, they sign in themselves. */
  async function admitFirst(caller: Caller, id: string): Promise<Viewer | null> {
    const account = await repository.findUser(db, id);
    if (!account || (await secondFactor.listMethods(id)).length > 0) return null;
    return admit(caller, account, null);
  }

  async function logOut(caller: Pick<Caller, 'headers' | 'setHeader'>): Promise<void> {
    const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
    forwardCookies(headers, caller);
  }

  return {
    identify,
    entitlements,
    signUp,
    logIn,
    tokenLogIn: logInWithToken,
    completeLogIn,
    admitFirst,
    passkeyLogIn,
    admit,
    logOut,
  };
}

const toSessionActor = (row: UserRow & { session_id: string }): User => ({
  kind: 'user',
  id: row.id,
  role: row.role as Role,
  via: 'session',
  scopes: ALL_SCOPES,
  organizationId: null,
  sessionId: row.session_id,
});

/** better-auth reads the client's address from this header, so we set it ourselves to prevent forgery. */
function addAddressHeader(caller: Caller): Headers {
  const headers = new Headers(caller.headers);
  headers.set('x-foothold-address', caller.address);
  return headers;
}

function forwardCookies(from: Headers, caller: Pick<Caller, 'setHeader'>): void {
  for (const cookie of from.getSetCookie()) caller.setHeader('set-cookie', cookie);
}
