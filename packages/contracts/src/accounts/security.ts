import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { ACCOUNTS_ERRORS } from './errors.ts';
import {
  attestationSchema,
  codeSchema,
  emailSchema,
  hasOneProof,
  limits,
  messages,
  proofRateLimit,
  proofShape,
  typedPassword,
} from './shapes.ts';

const endpoint = createEndpointFactory(ACCOUNTS_ERRORS);

const emptySchema = z.object({});
const id = z.string().max(64);
/** Members without a second factor enter the password; others verify it (`accounts.verify-again` requires that). */
const withPassword = z.object({ password: typedPassword.optional() });
const passkeyName = z
  .string()
  .trim()
  .min(1, 'Name this passkey, for example after its device.')
  .max(limits.passkeyName.max, 'Use a shorter name.');
/** Shown once, when they are created. Null if the account keeps its existing ones. */
const freshCodes = z.array(z.string()).nullable();
const changes = { points: 30, seconds: 3600, by: ['account'] } as const;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether it can be synced to the owner's other devices. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const securitySchema = z.object({
  /** False until the first password is set. */
  hasPassword: z.boolean(),
  authenticator: z.object({ addedAt: z.iso.datetime() }).nullable(),
  passkeys: z.array(passkeySchema),
  recoveryCodes: z.object({ left: z.number().int() }),
  /** Until when the second factor counts as verified in this session. Null if it must be verified again. */
  verifiedUntil: z.iso.datetime().nullable(),
  /** A pending address that replaces the current one once confirmed. */
  emailChange: z.object({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
});
export type Security = z.infer<typeof securitySchema>;

const buildSecurityPath = <Rest extends string>(rest: Rest) => `/api/accounts/security${rest}` as const;

/** Second factors, and what requires them. Each change is announced by email. */
export const security = {
  overview: endpoint({
    method: 'GET',
    path: buildSecurityPath(''),
    summary: 'Get the account’s sign-in and verification methods',
    access: 'signed-in',
    scope: 'session',
  }).output(securitySchema),
  verify: endpoint({
    method: 'POST',
    path: '/api/accounts/verify',
    example: { code: '123456' },
    summary: 'Verify your second factor again; sensitive actions are unlocked for 5 minutes',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    // The second factor also has its own limit, shared with signing in.
    limits: [proofRateLimit],
    errors: ['accounts.code', 'accounts.passkey', 'accounts.no-second-factor'],
  })
    .input(z.object(proofShape).refine(hasOneProof, messages.proof))
    .output(z.object({ verifiedUntil: z.iso.datetime() })),
  startAuthenticator: endpoint({
    method: 'POST',
    path: buildSecurityPath('/authenticator'),
    summary: 'Create an authenticator secret; it takes effect once you confirm a code',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [changes, proofRateLimit],
    errors: ['accounts.password', 'accounts.verify-again'],
  })
    .input(withPassword)
    .output(
      z.object({
        /** In base 32, to type by hand. */
        secret: z.string(),
        /** `otpauth://…`, the content of the QR code. */
        uri: z.string(),
        /** The QR code as an SVG path with the view box `0 0 size size`. */
        qr: z.object({ size: z.number().int(), path: z.string() }),
      }),
    ),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: buildSecurityPath('/authenticator/confirm'),
    summary: 'Confirm the new authenticator, replacing any earlier one',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [proofRateLimit],
    errors: ['accounts.code', 'resource.not-found'],
  })
    .input(z.object({ code: codeSchema }))
    .output(z.object({ recoveryCodes: freshCodes })),
  removeAuthenticator: endpoint({
    method: 'DELETE',
    path: buildSecurityPath('/authenticator'),
    summary: 'Remove the authenticator; requires recent verification',
    access: 'signed-in',
    scope: 'session',
    limits: [changes],
    errors: ['accounts.verify-again', 'resource.not-found'],
  })
    .input(emptySchema)
    .output(emptySchema),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: buildSecurityPath('/recovery-codes'),
    summary: 'Create new recovery codes, replacing all earlier ones; requires recent verification',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [changes],
    errors: ['accounts.verify-again', 'accounts.no-second-factor'],
  })
    .input(emptySchema)
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  passkeyCreation: endpoint({
    method: 'POST',
    path: buildSecurityPath('/passkey-options'),
    summary: 'Get the options a browser needs to create a passkey (PublicKeyCredentialCreationOptionsJSON)',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [changes, proofRateLimit],
    errors: ['accounts.password', 'accounts.verify-again', 'accounts.passkeys-full'],
  })
    .input(withPassword)
    .output(z.record(z.string(), z.unknown())),
  addPasskey: endpoint({
    method: 'POST',
    path: buildSecurityPath('/passkeys'),
    summary: 'Add the passkey created by the browser',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    status: 201,
    limits: [changes],
    errors: ['accounts.passkey', 'accounts.passkeys-full'],
  })
    .input(z.object({ name: passkeyName, response: attestationSchema }))
    .output(z.object({ passkey: passkeySchema, recoveryCodes: freshCodes })),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: buildSecurityPath('/passkeys/{id}'),
    summary: 'Rename a passkey',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id, name: passkeyName }))
    .output(passkeySchema),
  removePasskey: endpoint({
    method: 'DELETE',
    path: buildSecurityPath('/passkeys/{id}'),
    summary: 'Remove a passkey; requires recent verification',
    access: 'signed-in',
    scope: 'session',
    limits: [changes],
    errors: ['accounts.verify-again', 'resource.not-found'],
  })
    .input(z.object({ id }))
    .output(emptySchema),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/accounts/change-email',
    summary: 'Request an email address change; the link sent to the new address works for 72 hours',
    access: 'signed-in',
    scope: 'session',
    limits: [proofRateLimit, { points: 5, seconds: 3600, by: ['input:email'] }],
    errors: ['accounts.password', 'accounts.verify-again'],
  })
    .input(z.object({ email: emailSchema, password: typedPassword }))
    .output(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/accounts/change-email',
    summary: 'Cancel an unconfirmed email address change',
    access: 'signed-in',
    scope: 'session',
  })
    .input(emptySchema)
    .output(emptySchema),
};
