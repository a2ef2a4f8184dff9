import { z } from 'zod';
import type { RateLimit } from '../endpoint.ts';

export const limits = {
  name: { min: 1, max: 100 },
  email: { max: 254 },
  /** NIST SP 800-63B: at least 8, because length matters more than complexity. The maximum keeps hashing cheap. */
  password: { min: 10, max: 200 },
  passkeys: 10,
  passkeyName: { max: 60 },
  recoveryCodes: 10,
} as const;

export const messages = {
  name: 'Enter your name.',
  email: 'Enter an email address like name@example.com.',
  passwordShort: `Use at least ${limits.password.min} characters. Three or four words work well.`,
  passwordLong: `Use ${limits.password.max} characters or fewer.`,
  password: 'Enter your password.',
  code: 'Enter the 6-digit code from your authenticator app.',
  recoveryCode: 'Enter one of your recovery codes.',
  emailCode: 'Enter the code from our email.',
  proof: 'Confirm it’s you with a code, a recovery code, or a passkey.',
  erase: 'Type the word erase.',
  archive: 'Choose the ZIP file of an archive.',
} as const;

export const emailSchema = z
  .string({ error: messages.email })
  .trim()
  .max(limits.email.max, messages.email)
  .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: messages.email }))
  // These separate addresses in a message header.
  .refine((text) => !/[,;:<>()[\]\\]/.test(text), messages.email)
  .transform((text) => text.toLowerCase());

export const newPasswordSchema = z
  .string({ error: messages.passwordShort })
  .min(limits.password.min, messages.passwordShort)
  .max(limits.password.max, messages.passwordLong);

export const typedPassword = z.string().min(1, messages.password).max(limits.password.max, messages.passwordLong);

/** The token of an emailed link, or one that we returned. */
export const token = z.string().min(16).max(2000);

/** Six digits. People copy them with a space in the middle. */
export const codeSchema = z
  .string({ error: messages.code })
  .max(20, messages.code)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, messages.code));

export const recoveryCodeSchema = z.string().trim().min(8, messages.recoveryCode).max(40, messages.recoveryCode);

/** The code from an email sent after `accounts.email-code-needed`. Hyphens, spaces, and case are ignored. */
export const emailCodeSchema = z.string().trim().min(8, messages.emailCode).max(40, messages.emailCode);

/** The result of a browser's `navigator.credentials.get()` as JSON (WebAuthn Level 3, 5.1). The server's library validates it. */
export const assertionSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(20_000),
    authenticatorData: z.string().max(20_000),
    signature: z.string().max(20_000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});

/** The result of `navigator.credentials.create()` as JSON. */
export const attestationSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(20_000),
    attestationObject: z.string().max(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});
export type Attestation = z.input<typeof attestationSchema>;

/** The result of `navigator.credentials.get()` as JSON. */
export type Assertion = z.input<typeof assertionSchema>;

/**
 * Limits attempts at the signed-in account's password or second factor. All endpoints that accept either share one limit, so that a stolen
 * session has ten attempts in total. A call without either isn't counted.
 */
export const proofRateLimit: RateLimit = {
  points: 10,
  seconds: 900,
  by: ['account'],
  name: 'account.proof-guesses',
  onlyWith: ['password', 'current', 'code', 'recoveryCode'],
};

/**
 * Limits password attempts of people and API clients. A device that the account signed in on before has its own limit; other callers share
 * their network's. Attempts from an unknown device and network also count for the address, and beyond that limit a code by email is
 * required.
 */
export const signInLimits = {
  device: {
    points: 10,
    seconds: 900,
    by: ['input:device', 'input:email'],
    name: 'log-in.account-and-device',
    inService: true,
  },
  network: { points: 60, seconds: 900, by: ['address'], name: 'log-in.other-network', inService: true },
  accountAndNetwork: {
    points: 10,
    seconds: 900,
    by: ['address', 'input:email'],
    name: 'log-in.account-and-network',
    inService: true,
  },
  strangers: { points: 100, seconds: 3600, by: ['input:email'], name: 'log-in.account', inService: true },
} as const satisfies Record<string, RateLimit>;

/** Requires exactly one proof of a second factor. */
export const proofShape = {
  code: codeSchema.optional(),
  recoveryCode: recoveryCodeSchema.optional(),
  assertion: assertionSchema.optional(),
};
export const hasOneProof = (input: { code?: unknown; recoveryCode?: unknown; assertion?: unknown }) =>
  [input.code, input.recoveryCode, input.assertion].filter((one) => one !== undefined).length === 1;

export const FACTOR_METHODS = ['code', 'recovery-code', 'passkey'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** The data of the error `accounts.second-factor`. */
export const secondFactorNeededSchema = z.object({
  /** Sent back with the proof. Valid for 5 minutes. */
  ticket: z.string(),
  /** The account's verification methods. */
  methods: z.array(z.enum(FACTOR_METHODS)),
});
