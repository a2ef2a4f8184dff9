import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/db/schema.ts';

/**
 * Argon2id with OWASP's minimum settings: 19 MiB, 2 passes, 1 lane
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
 */
export const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const COOKIE_PREFIX = 'foothold';

/** Whether a request carries a session cookie. The session may have ended; `identify` checks it. */
export const hasSession = (headers: IncomingHttpHeaders): boolean =>
  headers.cookie?.includes(`${COOKIE_PREFIX}.session`) ?? false;

const DAY = 24 * 60 * 60;
/** How long an unused session lasts. */
export const SESSION_MS = 30 * DAY * 1000;
/** A session in use is extended when this time has passed since it was last extended. */
const EXTENDED_EVERY_MS = DAY * 1000;

/** Whether a session has expired or is due to be extended. */
export const isSessionDue = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - SESSION_MS + EXTENDED_EVERY_MS <= now.getTime();

export interface AuthOptions {
  db: Kysely<DB>;
  secret: string;
  publicUrl: string;
}

/** Creates a session for someone who passed our own checks: a password, a passkey, or a password and a second factor. */
const ownSessions = {
  id: 'own-sessions',
  endpoints: {
    openSession: createAuthEndpoint(
      '/own/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('Cannot open a session: the account was deleted.');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { sessionId: session.id, token: session.token };
      },
    ),
  },
} as const;

/**
 * Passwords and sessions with better-auth on our tables. We use it as a library and don't serve its HTTP endpoints. Rate limits, origin
 * checks, and email are our own.
 */
export function createAuth({ db, secret, publicUrl }: AuthOptions) {
  return betterAuth({
    baseURL: publicUrl,
    secret,
    // Without its password, nobody could sign in to the account.
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    plugins: [ownSessions],
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 1, // The contract validates the length.
      maxPasswordLength: 1000,
      password: {
        hash: (password) => hash(password, ARGON2ID),
        verify: ({ hash: stored, password }) => verify(stored, password),
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        region: { type: 'string', input: true },
        pendingEmail: { type: 'string', input: true, fieldName: 'pending_email', required: false },
        trialEndsAt: { type: 'date', input: false, fieldName: 'trial_ends_at' },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_MS / 1000,
      updateAge: EXTENDED_EVERY_MS / 1000,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      disableOriginCheck: true, // Already checked for every request.
      disableCSRFCheck: true,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: ['x-foothold-address'] },
    },
  });
}

/** Signs a session token the way better-auth signs its cookie, so that a token read from the database is useless. */
export const signToken = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

/**
 * The session token in a request's cookie, with our signature. Null if there is none in the form in which we issue it. The session may
 * have ended.
 */
export function readSessionToken(headers: Headers, { secret, publicUrl }: { secret: string; publicUrl: string }) {
  const signed = readSignedToken(headers, getCookieName(publicUrl));
  const token = signed?.slice(0, signed.lastIndexOf('.'));
  if (!signed || !token) return null;
  const [given, expected] = [Buffer.from(signed), Buffer.from(signToken(token, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** Named by better-auth. */
const getCookieName = (publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;

function readSignedToken(headers: Headers, cookieName: string): string | undefined {
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  const cookie = cookies.find((pair) => pair.startsWith(`${cookieName}=`));
  try {
    return cookie && decodeURIComponent(cookie.slice(cookieName.length + 1));
  } catch {
    return undefined;
  }
}

export type Auth = ReturnType<typeof createAuth>;
