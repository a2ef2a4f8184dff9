import { sql, type Transaction } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import { buildRead } from '../../platform/db/built-read.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export const findUser = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** A session with its account. Undefined if either has ended. */
export const findCaller = buildRead((db, token: string) => selectCaller(db).where('sessions.token', '=', token));

export const findSessionCaller = (db: Executor, id: string) =>
  selectCaller(db).where('sessions.id', '=', id).executeTakeFirst();

const selectCaller = (db: Executor) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.expires_at as session_expires_at']);

/** Whether an account has a second factor, and when a session last verified it. */
export const findProof = (db: Executor, userId: string, sessionId: string) =>
  db
    .selectFrom('sessions')
    .select(({ exists, or, selectFrom }) => [
      'sessions.verified_at',
      or([
        exists(
          selectFrom('authenticators')
            .select('authenticators.id')
            .whereRef('authenticators.user_id', '=', 'sessions.user_id')
            .where('authenticators.confirmed_at', 'is not', null),
        ),
        exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'sessions.user_id')),
      ])
        .$castTo<boolean>()
        .as('second_factor'),
    ])
    .where('sessions.user_id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();

export const findWithPassword = async (db: Executor, id: string) =>
  isUuid(id)
    ? db
        .selectFrom('users')
        .leftJoin('credentials', (join) =>
          join.onRef('credentials.user_id', '=', 'users.id').on('credentials.provider_id', '=', 'credential'),
        )
        .selectAll('users')
        .select('credentials.password')
        .where('users.id', '=', id)
        .executeTakeFirst()
    : undefined;

/** The hash of the account's password. Null if it has none. */
export async function findPassword(db: Executor, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export const setVerified = (db: Executor, sessionId: string, at: Date) =>
  db.updateTable('sessions').set({ verified_at: at }).where('id', '=', sessionId).execute();

const selectOpenedAccounts = (db: Executor, email: string) =>
  db
    .selectFrom('users')
    .where('pending_email', '=', email)
    .where('email_verified', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credentials').select('credentials.id').whereRef('credentials.user_id', '=', 'users.id'))),
    );

const selectPaidAccounts = (db: Executor, email: string) =>
  selectOpenedAccounts(db, email).select('users.id').where('users.plan', 'is not', null);

/** Whether a plan was bought for an address whose account has no password yet. */
export const hasWaitingPlan = async (db: Executor, email: string): Promise<boolean> =>
  (await selectPaidAccounts(db, email).limit(1).executeTakeFirst()) !== undefined;

/** The newest account that a payment or registration created for an address, still unconfirmed and without a password. */
export const findOpenedFor = (db: Executor, email: string) =>
  selectOpenedAccounts(db, email).selectAll().orderBy('created_at', 'desc').orderBy('id').limit(1).executeTakeFirst();

export const insertOpenedUser = (
  db: Executor,
  user: { name: string; placeholderEmail: string; pendingEmail: string; region: string },
) =>
  db
    .insertInto('users')
    .values({ name: user.name, email: user.placeholderEmail, pending_email: user.pendingEmail, region: user.region })
    .returning('id')
    .executeTakeFirstOrThrow();

export const setPlan = (db: Executor, userId: string, plan: 'one' | 'prime' | 'x' | null) =>
  db.updateTable('users').set({ plan, updated_at: new Date() }).where('id', '=', userId).execute();

export const setPendingEmail = (db: Executor, userId: string, email: string) =>
  db
    .updateTable('users')
    .set({ pending_email: email, updated_at: new Date() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .execute();

/** Inserts an account whose address needs no confirmation. Does nothing if the address already has one. */
export async function insertConfirmedUser(
  db: Executor,
  user: { name: string; email: string; role: string; passwordHash: string; trialEndsAt: Date },
): Promise<void> {
  const row = await db
    .insertInto('users')
    .values({
      name: user.name,
      email: user.email,
      email_verified: true,
      role: user.role,
      trial_ends_at: user.trialEndsAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await db
    .insertInto('credentials')
    .values({ user_id: row.id, account_id: row.id, provider_id: 'credential', password: user.passwordHash })
    .execute();
}

/** How many accounts with the same unconfirmed address can be signed in to, newest first. */
const MAX_WAITING_ACCOUNTS = 3;
/** The most accounts that `findSignIns` returns. */
export const MAX_SIGN_INS = 1 + MAX_WAITING_ACCOUNTS;

/**
 * The accounts that an address can sign in to, with their password hashes: the confirmed one, then the newest unconfirmed ones. They are
 * limited separately, so that their number doesn't reveal whether a confirmed one exists.
 */
export async function findSignIns(db: Executor, email: string) {
  const accounts = db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .where('credentials.provider_id', '=', 'credential')
    .selectAll('users')
    .select('credentials.password');
  const confirmed = await accounts.where('users.email', '=', email).execute();
  const waiting = await accounts
    .where('users.pending_email', '=', email)
    .orderBy('users.created_at', 'desc')
    .limit(MAX_WAITING_ACCOUNTS)
    .execute();
  return [...confirmed, ...waiting];
}

/** The account whose password an address can reset: the confirmed one, the one that was paid for, or the newest unconfirmed one. */
export const findUserByTypedEmail = (db: Executor, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where((or) => or.or([or('email', '=', email), or('pending_email', '=', email)]))
    .orderBy(sql`email = ${email}`, 'desc')
    .orderBy(sql`plan IS NOT NULL`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findConfirmedByEmail = (db: Executor, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/**
 * Returns false if another account has confirmed the address, or if a plan was bought for it in an account without a password, which
 * belongs to the owner. Two simultaneous attempts run one after the other. Needs a transaction.
 */
export async function confirmEmail(trx: Transaction<DB>, userId: string, email: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
  const done = await trx
    .updateTable('users')
    .set({ email, email_verified: true, pending_email: null, updated_at: new Date() })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.id', '!=', userId),
        ),
      ),
    )
    .where(({ not, exists }) => not(exists(selectPaidAccounts(trx, email).where('users.id', '!=', userId))))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Keeps other changes of the account waiting until the end of the transaction. */
export const lockUser = (trx: Transaction<DB>, id: string) =>
  trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();

export const updateUser = (
  db: Executor,
  id: string,
  change: { name?: string | undefined; region?: string | undefined },
) =>
  db
    .updateTable('users')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.region !== undefined && { region: change.region }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();

/** Newest first. `words` are searched in names and addresses. */
export async function listUsers(db: Executor, options: { words: string | undefined; limit: number; offset: number }) {
  let query = db.selectFrom('users');
  if (options.words) {
    const pattern = `%${options.words.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where((or) =>
      or.or([or('name', 'ilike', pattern), or('email', 'ilike', pattern), or('pending_email', 'ilike', pattern)]),
    );
  }
  const { total } = await query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return { rows, total };
}

export const listSessions = (db: Executor, userId: string) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .execute();

export const findSession = async (db: Executor, id: string) =>
  isUuid(id) ? db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Null if the session has ended. */
export async function getSessionEnd(db: Executor, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export const deleteSession = (db: Executor, session: Authorized<{ id: string }>) =>
  db.deleteFrom('sessions').where('id', '=', session.id).execute();

/** Ends sessions. @returns how many ended */
export async function deleteSessionsExcept(db: Executor, userId: string, save: string | null): Promise<number> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId);
  const done = await (save ? query.where('id', '!=', save) : query).executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Also sets the first password of an account that a payment or registration created. */
export const setPassword = (db: Executor, userId: string, hash: string) =>
  db
    .insertInto('credentials')
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password: hash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: new Date() }),
    )
    .execute();

export type TokenPurpose =
  | 'confirm-email'
  | 'change-email'
  | 'reset-password'
  | 'set-password'
  | 'export'
  | 'sign-in-code';

export async function addToken(
  db: Executor,
  token: { hash: Buffer; purpose: TokenPurpose; userId: string; email: string; expiresAt: Date },
) {
  await db
    .insertInto('mail_tokens')
    .values({
      hash: token.hash,
      purpose: token.purpose,
      user_id: token.userId,
      email: token.email,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Marks a token as used and returns it. Undefined if it is unknown, used, or expired. Of two simultaneous calls, one succeeds. */
export const useToken = (db: Executor, hash: Buffer, purposes: readonly TokenPurpose[], now: Date) =>
  db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'purpose'])
    .executeTakeFirst();

export const findToken = (db: Executor, hash: Buffer, purposes: readonly TokenPurpose[]) =>
  db.selectFrom('mail_tokens').selectAll().where('hash', '=', hash).where('purpose', 'in', purposes).executeTakeFirst();

/** The newest usable token for this purpose. */
export const findOpenToken = (db: Executor, userId: string, purpose: TokenPurpose, now: Date) =>
  db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();

/** Expired links no longer work but are still recognized, so that people can request new ones. */
export const expireTokens = (db: Executor, userId: string, purpose: TokenPurpose, now: Date) =>
  db
    .updateTable('mail_tokens')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .execute();

export const deleteTokens = (db: Executor, userId: string, purpose: TokenPurpose) =>
  db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();

/** Deletes unused links for any purpose. Used ones are still recognized. */
export const deleteUnusedTokens = (db: Executor, userId: string) =>
  db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute();

/** The current trial, with its address recorded. */
export const setTrial = (db: Executor, userId: string, endsAt: Date | null) =>
  db.updateTable('users').set({ trial_ends_at: endsAt, trial_recorded: true }).where('id', '=', userId).execute();

/** Confirmed accounts with a trial whose address isn't recorded yet. */
export const listTrialsToRecord = (db: Executor, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'trial_ends_at'])
    .where('email_verified', '=', true)
    .where('trial_recorded', '=', false)
    .where('trial_ends_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Finds a trial's address. @param hashes of one address, under every known key */
export const findTrialAddress = (db: Executor, hashes: readonly Buffer[]) =>
  db.selectFrom('trial_addresses').select('started_at').where('hash', 'in', hashes).executeTakeFirst();

export const insertTrialAddress = (db: Executor, hash: Buffer, startedAt: Date) =>
  db
    .insertInto('trial_addresses')
    .values({ hash, started_at: startedAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

export const deleteTrialAddressesBefore = (db: Executor, moment: Date) =>
  db.deleteFrom('trial_addresses').where('started_at', '<', moment).execute();
