import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { bearer } from 'better-auth/plugins/bearer';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../platform/db/schema.ts';

/**
 * Argon2id at OWASP's minimum: 19 MiB, 2 passes, 1 lane (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
 */
export const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const COOKIE_PREFIX = 'foothold';

/** Whether a request carries a session, which may have ended: only `identify` knows whose it is. */
export const hasSession = (headers: IncomingHttpHeaders): boolean =>
  headers.cookie?.includes(`${COOKIE_PREFIX}.session`) ?? false;

const DAY = 24 * 60 * 60;
/** How long an unused session lasts. */
export const SESSION_MS = 30 * DAY * 1000;

export interface AuthOptions {
  db: Kysely<DB>;
  secret: string;
  publicUrl: string;
}

/** A session for a person our own checks let in: with a password, a passkey, or a password and a second factor. */
const ownSessions = {
  id: 'own-sessions',
  endpoints: {
    openSession: createAuthEndpoint(
      '/own/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('A session was to be opened for an account that is gone.');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { sessionId: session.id, token: session.token };
      },
    ),
  },
} as const;

/**
 * Passwords and sessions, by better-auth, on our tables. It is used as a library: its own HTTP endpoints aren't served; ours call it. Rate
 * limits, origin checks, and mail are ours too.
 */
export function createAuth({ db, secret, publicUrl }: AuthOptions) {
  return betterAuth({
    baseURL: publicUrl,
    secret,
    // Nobody could sign in to an account without its password.
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    // Only a token with our signature is accepted: one read from the database opens nothing.
    plugins: [bearer({ requireSignature: true }), ownSessions],
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 1, // the contract sets the lengths
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
      updateAge: DAY,
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
      disableOriginCheck: true, // checked for every request before it gets here
      disableCSRFCheck: true,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: ['x-foothold-address'] },
    },
  });
}

/** A session's token as given to an API client: signed the way better-auth signs its cookie. */
export const signToken = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

export type Auth = ReturnType<typeof createAuth>;
