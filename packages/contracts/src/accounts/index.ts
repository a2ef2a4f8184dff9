import { z } from 'zod';
import { createEndpointFactory, ROLES } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { REGIONS } from './choices.ts';
import { ACCOUNTS_ERRORS } from './errors.ts';
import { keys } from './keys.ts';
import { oauth } from './oauth.ts';
import { privacy } from './privacy.ts';
import { providers } from './providers.ts';
import { security } from './security.ts';
import {
  assertionSchema,
  codeSchema,
  emailCodeSchema,
  emailSchema,
  hasOneProof,
  messages,
  newPasswordSchema,
  proofRateLimit,
  proofShape,
  signInLimits,
  token,
  typedPassword,
} from './shapes.ts';
import { nameSchema, viewerSchema } from './viewer.ts';

export * from './choices.ts';
export * from './privacy.ts';
export * from './providers.ts';
export * from './security.ts';
export * from './shapes.ts';
export * from './viewer.ts';

const endpoint = createEndpointFactory(ACCOUNTS_ERRORS);

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** "Firefox on Linux", from the user agent. For display only. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

const personSchema = z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() });

export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  role: z.enum(ROLES),
  createdAt: z.iso.datetime(),
  /** Whether it was added as a sample. */
  sample: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

/** A role that was granted or removed. Names and addresses are null if the account was erased. */
export const roleChangeSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: personSchema,
  member: personSchema,
  before: z.enum(ROLES),
  after: z.enum(ROLES),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** What an API client gets for an email address and a password. It is a session like any other, listed in the settings and ended there. */
export const tokenSchema = z.object({
  token: z.string(),
  tokenType: z.literal('Bearer'),
  expiresAt: z.iso.datetime(),
});
export type AccessToken = z.infer<typeof tokenSchema>;

const emptySchema = z.object({});
const confirmedSchema = z.object({
  email: z.string(),
  /** When the account's trial ends. Null if none is running. */
  trialEndsAt: z.iso.datetime().nullable(),
});
const limitPerAddress = (points: number) => ({ points, seconds: 900, by: ['address'] }) as const;
/** The first is a high limit for everything from one network, including known devices. */
const logInLimits = [{ ...limitPerAddress(300), name: 'log-in.network' }, ...Object.values(signInLimits)] as const;

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-up',
    summary: 'Create an account and sign in; the 14-day trial starts when the address is confirmed',
    access: 'anyone',
    scope: 'none',
    status: 201,
    // Every call sends an email to the address, regardless of its owner.
    limits: [limitPerAddress(20), { points: 10, seconds: 3600, by: ['input:email'] }],
  })
    .input(
      z.object({
        name: nameSchema,
        email: emailSchema,
        password: newPasswordSchema,
        region: z.enum(REGIONS).default('us'),
      }),
    )
    .output(viewerSchema),
  logIn: endpoint({
    method: 'POST',
    path: '/api/accounts/log-in',
    summary: 'Sign in with an email address and password',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: logInLimits,
    errors: ['accounts.credentials', 'accounts.second-factor', 'accounts.email-code-needed', 'accounts.email-code'],
  })
    .input(z.object({ email: emailSchema, password: typedPassword, emailCode: emailCodeSchema.optional() }))
    .output(viewerSchema),
  secondFactor: endpoint({
    method: 'POST',
    path: '/api/accounts/second-factor',
    example: { code: '123456' },
    summary: 'Complete a sign-in with the second factor; the ticket comes with the accounts.second-factor error',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(60), { points: 5, seconds: 300, by: ['input:ticket'] }],
    errors: ['accounts.code', 'accounts.passkey', 'accounts.log-in-again'],
  })
    .input(z.object({ ticket: token, ...proofShape }).refine(hasOneProof, messages.proof))
    .output(viewerSchema),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/accounts/passkey-options',
    example: { for: 'log-in' },
    summary:
      'Get the options a browser needs to use a passkey (PublicKeyCredentialRequestOptionsJSON) to sign in, as a second factor, or to verify',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(120)],
    errors: ['accounts.log-in-again', 'accounts.no-second-factor', 'access.sign-in'],
  })
    .input(
      z.discriminatedUnion('for', [
        z.object({ for: z.literal('log-in') }),
        z.object({ for: z.literal('second-factor'), ticket: token }),
        z.object({ for: z.literal('verify') }),
      ]),
    )
    .output(z.record(z.string(), z.unknown())),
  passkeyLogIn: endpoint({
    method: 'POST',
    path: '/api/accounts/passkey-log-in',
    summary: 'Sign in with only a passkey',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(60)],
    errors: ['accounts.passkey'],
  })
    .input(z.object({ assertion: assertionSchema }))
    .output(viewerSchema),
  tokenLogIn: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Create a bearer token with an email address and password',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: logInLimits,
    errors: [
      'accounts.credentials',
      'accounts.second-factor',
      'accounts.code',
      'accounts.email-code-needed',
      'accounts.email-code',
    ],
  })
    .input(
      z.object({
        email: emailSchema,
        password: typedPassword,
        /** The authenticator's code, if the account has one. */
        code: codeSchema.optional(),
        emailCode: emailCodeSchema.optional(),
      }),
    )
    .output(tokenSchema),
  tokenRefresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Replace the sign-in token in this request with a new one; using the old one again ends the sign-in',
    access: 'signed-in',
    scope: 'token',
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  })
    .input(emptySchema)
    .output(tokenSchema),
  tokenLogOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Revoke the token in this request',
    access: 'signed-in',
    scope: 'token',
    replays: false,
  })
    .input(emptySchema)
    .output(emptySchema),
  profile: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: 'Get your profile, with an ETag of this version',
    access: 'signed-in',
    scope: 'profile:read',
  }).output(viewerSchema),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Update the editable parts of your profile; with If-Match, only the version that you read',
    access: 'signed-in',
    scope: 'profile:write',
    errors: ['request.precondition'],
  })
    .input(z.object({ name: nameSchema, region: z.enum(REGIONS) }))
    .output(viewerSchema),
  logOut: endpoint({
    method: 'POST',
    path: '/api/accounts/log-out',
    summary: 'Sign out',
    access: 'anyone',
    scope: 'none',
  })
    .input(emptySchema)
    .output(emptySchema),
  me: endpoint({
    method: 'GET',
    path: '/api/accounts/me',
    summary: 'Get the signed-in account, if any',
    access: 'anyone',
    scope: 'none',
  }).output(z.object({ viewer: viewerSchema.nullable() })),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/api/accounts/me',
    summary: 'Update your name or region',
    access: 'signed-in',
    scope: 'session',
  })
    .input(z.object({ name: nameSchema.optional(), region: z.enum(REGIONS).optional() }))
    .output(viewerSchema),
  sessions: endpoint({
    method: 'GET',
    path: '/api/accounts/sessions',
    summary: 'List the account’s sessions',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ sessions: z.array(sessionSchema) })),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/accounts/sessions/{id}',
    summary: 'End one session',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(100) }))
    .output(emptySchema),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/accounts/sessions/end-others',
    summary: 'End every session except this one',
    access: 'signed-in',
    scope: 'session',
  })
    .input(emptySchema)
    .output(z.object({ ended: z.number().int() })),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/api/confirm-email',
    summary:
      'Confirm an email address with the token from a confirmation email in the account’s own session; otherwise, the answer says what is needed',
    access: 'anyone',
    scope: 'none',
    limits: [limitPerAddress(60)],
    errors: [
      'accounts.link-expired',
      'accounts.confirm-by-hand',
      'accounts.confirm-with-password',
      'accounts.plan-waits',
    ],
  })
    .input(z.object({ token }))
    .output(confirmedSchema),
  confirmWithPassword: endpoint({
    method: 'POST',
    path: '/api/accounts/confirm-email',
    summary: 'Confirm an email address outside the account’s session with its password',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(60), { points: 10, seconds: 900, by: ['input:token'] }],
    errors: ['accounts.link-expired', 'accounts.password', 'accounts.plan-waits'],
  })
    .input(z.object({ token, password: typedPassword }))
    .output(confirmedSchema),
  claim: endpoint({
    method: 'POST',
    path: '/api/accounts/claim',
    summary:
      'Confirm a new account’s email address without its password; sets a new password and ends every session, token, passkey, and second factor',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(30)],
    errors: ['accounts.link-expired', 'accounts.plan-waits'],
  })
    .input(z.object({ token, password: newPasswordSchema }))
    .output(confirmedSchema),
  confirmation: endpoint({
    method: 'POST',
    path: '/api/accounts/confirmation',
    summary: 'Preview what a confirmation token would do, without using it',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(60)],
  })
    .input(z.object({ token }))
    .output(
      z.object({
        /** `waits`: it can be used. `over`: it expired or was used, and a new one can be requested. `unknown`: not one of our tokens. */
        state: z.enum(['waits', 'over', 'unknown']),
        /** Whether the caller's account is the one to confirm. */
        yours: z.boolean(),
        /**
         * Whether someone who doesn't know the password may choose a new one with it. Not possible if it changes the address of a confirmed
         * account.
         */
        claimable: z.boolean(),
      }),
    ),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/api/accounts/resend-confirmation',
    summary: 'Resend the confirmation email to the signed-in account, or for the token of an earlier email',
    access: 'anyone',
    scope: 'none',
    limits: [{ points: 5, seconds: 3600, by: ['account', 'input:token'] }, limitPerAddress(20)],
    errors: ['access.sign-in', 'accounts.link-expired'],
  })
    .input(z.object({ token: token.optional() }))
    .output(emptySchema),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/accounts/request-password-reset',
    summary: 'Send a password reset link if the address has an account',
    access: 'anyone',
    scope: 'none',
    status: 202,
    limits: [limitPerAddress(20), { points: 5, seconds: 3600, by: ['input:email'] }],
  })
    .input(z.object({ email: emailSchema }))
    .output(emptySchema),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/accounts/reset-password',
    summary: 'Set a password with the token from an email; ends every session. The first password also signs in',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [limitPerAddress(30)],
    errors: ['accounts.link-expired'],
  })
    .input(z.object({ token, password: newPasswordSchema }))
    .output(z.object({ /** Null unless this signed in. */ viewer: viewerSchema.nullable() })),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/accounts/change-password',
    summary: 'Change the password and end every other session',
    access: 'signed-in',
    scope: 'session',
    limits: [proofRateLimit],
    errors: ['accounts.password'],
  })
    .input(z.object({ current: typedPassword, password: newPasswordSchema }))
    .output(emptySchema),
  members: endpoint({
    method: 'GET',
    path: '/api/accounts/members',
    summary: 'List all accounts, newest first',
    access: ['support', 'admin'],
    scope: 'session',
    internal: true,
  })
    .input(z.object({ page: pageNumberSchema(), q: z.string().trim().max(200).optional() }))
    .output(z.object({ members: z.array(memberSchema), total: z.number().int(), pageSize: z.number().int() })),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/accounts/members/{id}/role',
    summary:
      'Change another account’s role; requires recent verification, is logged, and emails the person and every admin',
    access: ['admin'],
    scope: 'session',
    internal: true,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }, proofRateLimit],
    errors: ['resource.not-found', 'accounts.password', 'accounts.verify-again'],
  })
    .input(z.object({ id: z.string().max(64), role: z.enum(ROLES), password: typedPassword.optional() }))
    .output(memberSchema),
  roleChanges: endpoint({
    method: 'GET',
    path: '/api/accounts/role-changes',
    summary: 'List all role changes, newest first',
    access: ['admin'],
    scope: 'session',
    internal: true,
  })
    .input(z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }))
    .output(z.object({ changes: z.array(roleChangeSchema), total: z.number().int(), pageSize: z.number().int() })),
  keys,
  oauth,
  security,
  privacy,
  providers,
};
