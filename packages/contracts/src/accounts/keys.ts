import { z } from 'zod';
import { APP_SCOPES, createEndpointFactory, SCOPES } from '../endpoint.ts';
import { ACCOUNTS_ERRORS } from './errors.ts';
import { proofRateLimit, typedPassword } from './shapes.ts';

const endpoint = createEndpointFactory(ACCOUNTS_ERRORS);

/** How many keys that still work an account can have. */
export const MAX_API_KEYS = 20;
/** The choices for how long a key works, in days. Every key expires. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const;

const MAX_NAME_LENGTH = 60;

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, which are enough to recognize it. */
  start: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute. Null if the key was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyInputSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name this key, for example after the program that uses it.')
    .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1, 'Choose at least one permission.')
    .max(SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each permission once.'),
  days: z.literal(API_KEY_DAYS, 'Choose how long the key works.'),
  /** Members without a second factor enter the password. Others verify the second factor first. */
  password: typedPassword.optional(),
});

/** An API client that signed in with the account's password. */
export const tokenSignInSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type TokenSignIn = z.infer<typeof tokenSignInSchema>;

/** Personal API keys. A key acts for its owner within its scopes and can’t manage keys, sign-in, billing, or approvals. */
export const keys = {
  list: endpoint({
    method: 'GET',
    path: '/api/accounts/keys',
    summary: 'List your API keys and the sign-ins of API clients that still work, newest first',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ keys: z.array(apiKeySchema), signIns: z.array(tokenSignInSchema) })),
  create: endpoint({
    method: 'POST',
    path: '/api/accounts/keys',
    summary: 'Create an API key; only this response contains it',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [{ points: 30, seconds: 3600, by: ['account'] }, proofRateLimit],
    errors: ['accounts.verify-again', 'accounts.password', 'accounts.keys-full'],
  })
    .input(apiKeyInputSchema)
    .output(apiKeySchema.extend({ key: z.string() })),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/accounts/keys/{id}',
    summary: 'Revoke an API key or a sign-in of an API client, which stops working at once',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(z.object({})),
  current: endpoint({
    method: 'GET',
    path: '/api/accounts/token',
    summary: 'Get the scopes of the token that you send',
    access: 'signed-in',
    scope: 'token',
  }).output(z.object({ scopes: z.array(z.enum(APP_SCOPES)) })),
};
