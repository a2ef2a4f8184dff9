import { randomBytes, randomUUID } from 'node:crypto';
import type { AccessToken, Member, Viewer } from '@foothold/contracts/accounts';
import type { Brand } from '@foothold/contracts/brand';
import { effectivePlan, entitlementsOf } from '@foothold/core/pricing';
import { hash, verify } from '@node-rs/argon2';
import { APIError } from 'better-auth/api';
import type { Kysely, Selectable } from 'kysely';
import { type Actor, type User, VISITOR } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import type { Executor, Transact } from '../../platform/db/database.ts';
import type { DB, Users } from '../../platform/db/schema.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Queue } from '../../platform/queue.ts';
import { ARGON2ID, type Auth, SESSION_MS, signToken } from './auth.ts';
import { insertDemoAccounts } from './demo.ts';
import { describeDevice } from './device.ts';
import { type LetterRequest, sendAccountLetter } from './jobs.ts';
import { alreadyMemberLetter, confirmationLetter, passwordChangedLetter, resetLetter } from './letters.ts';
import { mayChangeRole, ownSession } from './policy.ts';
import * as repository from './repository.ts';
import { hashToken, issueToken } from './tokens.ts';

export interface AccountsDeps {
  db: Kysely<DB>;
  transact: Transact;
  auth: Auth;
  /** Signs the tokens of programs; the same that `auth` has. */
  secret: string;
  mail: Mail;
  queue: Queue;
  brand: Brand;
  /** Where the member portal is, without a slash at its end. */
  portalUrl: string;
  now: () => Date;
}

/** What sign-up, log-in and log-out need of the request: its headers, and a way to set cookies. */
export type Caller = Pick<RequestContext, 'headers' | 'setHeader' | 'address'>;

/** Cannot receive mail (RFC 2606) and is never shown: it stands in for an address until that is confirmed. */
const UNCONFIRMED_DOMAIN = 'unconfirmed.invalid';
const UNCONFIRMED_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 50;

type UserRow = Selectable<Users>;

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDeps) {
  const { db, transact, auth, secret, mail, queue, brand, portalUrl, now } = deps;
  /** The hash of a password that nobody knows: checked where there is no account. */
  const decoy = hash(randomUUID(), ARGON2ID);

  /** Who calls, by cookie or bearer token. A session in use is renewed once a day, its cookie with it. */
  async function identify(caller: Pick<Caller, 'headers' | 'setHeader'>): Promise<Actor> {
    const isProgram = caller.headers.has('authorization');
    if (!isProgram && !caller.headers.has('cookie')) return VISITOR;
    const { response: current, headers } = await auth.api.getSession({ headers: caller.headers, returnHeaders: true });
    if (!isProgram) passCookies(headers, caller);
    if (!current) return VISITOR;
    const row = await repository.findUser(db, current.user.id);
    return row ? asUser(row, current.session.id) : VISITOR;
  }

  function asUser(row: UserRow, sessionId: string): User {
    const trialEndsAt = row.trial_ends_at.toISOString();
    const plan = effectivePlan(null, trialEndsAt, now().toISOString());
    return {
      kind: 'user',
      id: row.id,
      sessionId,
      name: row.name,
      email: row.email_verified ? row.email : (row.pending_email ?? ''),
      emailConfirmed: row.email_verified,
      confirmBy: row.email_verified
        ? null
        : new Date(row.created_at.getTime() + UNCONFIRMED_KEPT_DAYS * DAY_MS).toISOString(),
      role: row.role as User['role'],
      region: row.region as User['region'],
      plan,
      trialEndsAt,
      entitlements: entitlementsOf(plan),
    };
  }

  /**
   * Opens an account and signs it in. The answer is the same whether or not the address has an account already: the new
   * one only gets the address once it is confirmed, and the mail tells the owner which of the two it is.
   */
  async function signUp(
    caller: Caller,
    input: { name: string; email: string; password: string; region: 'us' | 'uk' },
  ): Promise<Viewer> {
    const { headers, response } = await auth.api.signUpEmail({
      body: {
        name: input.name,
        email: `${randomUUID()}@${UNCONFIRMED_DOMAIN}`,
        password: input.password,
        region: input.region,
        pendingEmail: input.email,
      },
      headers: withAddress(caller),
      returnHeaders: true,
    });
    passCookies(headers, caller);
    await queue.add(db, sendAccountLetter, { kind: 'confirm', userId: response.user.id });
    return viewerOf(asUser(found(await repository.findUser(db, response.user.id)), ''));
  }

  /** The job behind `sendAccountLetter`: decides by what is known of the address, out of reach of a stop-watch. */
  async function sendLetter(request: LetterRequest): Promise<void> {
    await transact((trx) =>
      request.kind === 'confirm' ? sendConfirmation(trx, request.userId) : sendReset(trx, request.email),
    );
  }

  async function sendConfirmation(trx: Executor, userId: string): Promise<void> {
    const user = await repository.findUser(trx, userId);
    if (!user?.pending_email) return; // confirmed meanwhile, or gone
    const email = user.pending_email;
    const owner = await repository.findConfirmedByEmail(trx, email);
    if (owner) {
      const letter = alreadyMemberLetter(
        { email, name: owner.name },
        `${portalUrl}/login`,
        `${portalUrl}/forgot-password`,
        brand,
      );
      return mail.send(trx, letter);
    }
    const token = await issueToken(trx, 'confirm-email', user.id, email, now());
    return mail.send(
      trx,
      confirmationLetter({ email }, `${portalUrl}/confirm-email?token=${token}`, UNCONFIRMED_KEPT_DAYS, brand),
    );
  }

  async function sendReset(trx: Executor, email: string): Promise<void> {
    const user = await repository.findUserByTypedEmail(trx, email);
    if (!user) return;
    const token = await issueToken(trx, 'reset-password', user.id, email, now());
    const name = user.email_verified ? user.name : undefined;
    await mail.send(trx, resetLetter({ email, name }, `${portalUrl}/reset-password?token=${token}`, brand));
  }

  /**
   * Signs in to the account of this address that has this password. An account that only waits for the address is found like the confirmed
   * one, or whoever signed up with somebody's address could tell from a refusal that it has an account.
   * @throws AppError `accounts.credentials`, after the same work whatever is known of the address
   */
  async function logIn(caller: Caller, input: { email: string; password: string }): Promise<Viewer> {
    const { row, headers } = await openSession(caller, input);
    passCookies(headers, caller);
    return viewerOf(asUser(row, ''));
  }

  /** The same for a program: it gets the session's token, and no cookie. */
  async function tokenLogIn(caller: Caller, input: { email: string; password: string }): Promise<AccessToken> {
    const { token } = await openSession(caller, input);
    return asToken(token);
  }

  /** Another token for the session that calls; the one it called with ends. */
  async function tokenRefresh(actor: User): Promise<AccessToken> {
    const session = authorize(ownSession, actor, await repository.findSession(db, actor.sessionId));
    const token = randomBytes(24).toString('base64url');
    await repository.renewSession(db, session, token, new Date(now().getTime() + SESSION_MS));
    return asToken(token);
  }

  const asToken = (token: string): AccessToken => ({
    token: signToken(token, secret),
    tokenType: 'Bearer',
    expiresAt: new Date(now().getTime() + SESSION_MS).toISOString(),
  });

  async function openSession(caller: Caller, input: { email: string; password: string }) {
    const accounts = await repository.findSignIns(db, input.email);
    const hashes = Array.from({ length: repository.MOST_SIGN_INS }, (_, index) => accounts[index]?.password ?? decoy);
    const matches = await Promise.all(hashes.map(async (one) => verify(await one, input.password)));
    const row = accounts[matches.indexOf(true)];
    if (!row) throw new AppError('accounts.credentials');
    const { headers, response } = await auth.api.signInEmail({
      body: { email: row.email, password: input.password },
      headers: withAddress(caller),
      returnHeaders: true,
    });
    return { row, headers, token: response.token };
  }

  async function logOut(caller: Caller): Promise<void> {
    const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
    passCookies(headers, caller);
  }

  async function updateMe(
    actor: User,
    change: { name?: string | undefined; region?: User['region'] | undefined },
  ): Promise<Viewer> {
    await repository.updateUser(db, actor.id, change);
    return viewerOf(asUser(found(await repository.findUser(db, actor.id)), actor.sessionId));
  }

  async function sessions(actor: User) {
    const rows = await repository.listSessions(db, actor.id);
    return rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      device: describeDevice(row.user_agent),
      address: row.ip_address || null,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
    }));
  }

  async function endSession(actor: User, id: string): Promise<void> {
    const row = authorize(ownSession, actor, await repository.findSession(db, id));
    await repository.deleteSession(db, row);
  }

  const endOtherSessions = (actor: User) => repository.deleteSessionsExcept(db, actor.id, actor.sessionId);

  /** @throws AppError `accounts.link-expired` also where another account confirmed the address first */
  async function confirmEmail(token: string): Promise<{ email: string }> {
    return transact(async (trx) => {
      const used = await repository.useToken(trx, hashToken(token), 'confirm-email');
      if (!used || !(await repository.confirmEmail(trx, used.user_id, used.email)))
        throw new AppError('accounts.link-expired');
      return { email: used.email };
    });
  }

  async function resendConfirmation(actor: User): Promise<void> {
    if (!actor.emailConfirmed) await queue.add(db, sendAccountLetter, { kind: 'confirm', userId: actor.id });
  }

  /** Says nothing about whether the address has an account; only its owner learns it. */
  const requestPasswordReset = (email: string) => queue.add(db, sendAccountLetter, { kind: 'reset', email });

  /** Whoever could open the mail owns the address: the new password also confirms it. Every session ends. */
  async function resetPassword(token: string, password: string): Promise<void> {
    const passwordHash = await hash(password, ARGON2ID);
    await transact(async (trx) => {
      const used = await repository.useToken(trx, hashToken(token), 'reset-password');
      if (!used) throw new AppError('accounts.link-expired');
      const row = found(await repository.findUser(trx, used.user_id));
      if (!row.email_verified && !(await repository.confirmEmail(trx, row.id, used.email)))
        throw new AppError('accounts.link-expired');
      await repository.setPassword(trx, row.id, passwordHash);
      await repository.deleteSessionsExcept(trx, row.id, null);
      await mail.send(
        trx,
        passwordChangedLetter({ email: used.email, name: row.name }, `${portalUrl}/forgot-password`, brand),
      );
    });
  }

  /** @throws AppError `accounts.password` */
  async function changePassword(
    actor: User,
    caller: Caller,
    input: { current: string; password: string },
  ): Promise<void> {
    try {
      await auth.api.verifyPassword({ body: { password: input.current }, headers: caller.headers });
    } catch (error) {
      if (error instanceof APIError)
        throw new AppError('accounts.password', { fields: { current: 'This is not your current password.' } });
      throw error;
    }
    const passwordHash = await hash(input.password, ARGON2ID);
    await transact(async (trx) => {
      await repository.setPassword(trx, actor.id, passwordHash);
      await repository.deleteTokens(trx, actor.id, 'reset-password');
      await repository.deleteSessionsExcept(trx, actor.id, actor.sessionId);
      await mail.send(trx, passwordChangedLetter(actor, `${portalUrl}/forgot-password`, brand));
    });
  }

  async function members(page: number, words: string | undefined) {
    const { rows, total } = await repository.listUsers(db, { words, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { members: rows.map(asMember), total, pageSize: PAGE_SIZE };
  }

  async function changeRole(actor: User, id: string, role: User['role']): Promise<Member> {
    const row = authorize(mayChangeRole, actor, await repository.findUser(db, id));
    await repository.setRole(db, row, role);
    return asMember({ ...row, role });
  }

  return {
    identify,
    viewerOf,
    signUp,
    logIn,
    tokenLogIn,
    tokenRefresh,
    logOut,
    updateMe,
    sessions,
    endSession,
    endOtherSessions,
    confirmEmail,
    resendConfirmation,
    requestPasswordReset,
    resetPassword,
    changePassword,
    members,
    changeRole,
    addDemoAccounts: () => transact((trx) => insertDemoAccounts(trx)),
    sendLetter,
    /** For the nightly job. */
    forgetUnconfirmed: () => repository.deleteUnconfirmed(db, UNCONFIRMED_KEPT_DAYS),
  };
}

function asMember(row: UserRow): Member {
  return {
    id: row.id,
    name: row.name,
    email: row.email_verified ? row.email : (row.pending_email ?? ''),
    emailConfirmed: row.email_verified,
    role: row.role as User['role'],
    createdAt: row.created_at.toISOString(),
  };
}

export function viewerOf(actor: User): Viewer {
  const { id, name, email, emailConfirmed, confirmBy, role, region, plan, trialEndsAt, entitlements } = actor;
  return {
    id,
    name,
    email,
    emailConfirmed,
    confirmBy,
    role,
    region,
    plan,
    trialEndsAt: plan === 'prime' ? trialEndsAt : null,
    capabilities: entitlements,
  };
}

/** better-auth reads the client's address from a header of ours, so that nobody can send it another one. */
function withAddress(caller: Caller): Headers {
  const headers = new Headers(caller.headers);
  headers.set('x-foothold-address', caller.address);
  return headers;
}

function passCookies(from: Headers, caller: Pick<Caller, 'setHeader'>): void {
  for (const cookie of from.getSetCookie()) caller.setHeader('set-cookie', cookie);
}
