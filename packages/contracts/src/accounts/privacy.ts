import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { ARCHIVE_BYTES } from './archive-words.ts';
import { ACCOUNTS_ERRORS } from './errors.ts';
import { messages, proofRateLimit, token, typedPassword } from './shapes.ts';

const endpoint = createEndpointFactory(ACCOUNTS_ERRORS);

export const CONSENT_KINDS = [
  'terms',
  'accuracy',
  'mailbox-storage',
  'contact',
  'newsletter',
  'guarantee-review',
  'visa-status',
  'visa-sharing',
  'recruiter-applications',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Consents that members can change at any time. The others belong to one action, such as a registration, and are kept as its record. */
export const REVOCABLE_CONSENTS = [
  'mailbox-storage',
  'contact',
  'newsletter',
  'guarantee-review',
  'visa-status',
  'visa-sharing',
  'recruiter-applications',
] as const;

export const consentSchema = z.object({
  kind: z.enum(CONSENT_KINDS),
  given: z.boolean(),
  /** A consent that was given or withdrawn, with its wording at that time. */
  wording: z.string(),
  /** Where it was given, such as "Registration form". */
  source: z.string(),
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Shown before the account is erased. */
export const erasureSchema = z.object({
  /** Names of the parts to erase: `accounts`, `resumes`, `applications`, … */
  goes: z.array(z.string()),
  /** What is retained for a time, and why. */
  stays: z.array(z.object({ what: z.string(), until: z.string(), why: z.string() })),
  /** False if the account has a role, which an admin must remove first. */
  possible: z.boolean(),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** What an import added. */
export const importedArchiveSchema = z.object({
  exportedAt: z.iso.datetime(),
  parts: z.array(
    z.object({
      /** Such as `resumes`. */
      name: z.string(),
      /** Records by kind. `skipped` ones were in the account already, or have no place in this installation. */
      collections: z.array(z.object({ name: z.string(), added: z.number().int(), skipped: z.number().int() })),
    }),
  ),
});
export type ImportedArchive = z.infer<typeof importedArchiveSchema>;

/** Members with a second factor verify it again; others enter the password. */
const password = typedPassword.optional();

/** A person's data: consents, export, and erasure. */
export const privacy = {
  consents: endpoint({
    method: 'GET',
    path: '/api/accounts/consents',
    summary: 'List your consents and their history, newest first',
    access: 'signed-in',
    scope: 'session',
  }).output(
    z.object({
      history: z.array(consentSchema),
      /** By kind. A kind that was never requested is missing. */
      standing: z.partialRecord(z.enum(CONSENT_KINDS), z.boolean()),
    }),
  ),
  setConsent: endpoint({
    method: 'POST',
    path: '/api/accounts/consents',
    summary: 'Give or withdraw a consent; withdrawing takes effect immediately',
    access: 'signed-in',
    scope: 'session',
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  })
    .input(z.object({ kind: z.enum(REVOCABLE_CONSENTS), given: z.boolean() }))
    .output(consentSchema),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/accounts/export',
    summary: 'Create a one-time link, valid for 5 minutes, to download all your data as a ZIP file',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [{ points: 10, seconds: 3600, by: ['account'] }, proofRateLimit],
    errors: ['accounts.password', 'accounts.verify-again'],
  })
    .input(z.object({ password }))
    .output(z.object({ url: z.string(), expiresAt: z.iso.datetime() })),
  importArchive: endpoint({
    method: 'POST',
    path: '/api/accounts/import',
    summary: 'Import an archive that was exported here or from another installation, whole or not at all',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    takesForm: true,
    bodyLimit: ARCHIVE_BYTES + 64 * KILOBYTE,
    answer: 'work',
    limits: [{ points: 20, seconds: 3600, by: ['account'] }, proofRateLimit],
    errors: [
      'access.plan-limit',
      'accounts.password',
      'accounts.verify-again',
      'accounts.archive-unreadable',
      'accounts.archive-too-large',
      'accounts.archive-newer',
      'accounts.archive-changed',
      'accounts.archive-invalid',
      'accounts.archive-foreign-id',
      'accounts.archive-imported',
      'accounts.archive-members-only',
    ],
  })
    .input(
      z.object({
        file: z.instanceof(File, { error: messages.archive }),
        password,
        /** Whether the archive's name and region replace the account's. */
        profile: z.literal('replace').optional(),
      }),
    )
    .output(importedArchiveSchema),
  erasure: endpoint({
    method: 'GET',
    path: '/api/accounts/erasure',
    summary: 'Preview what is deleted and what is kept when you delete your account',
    access: 'signed-in',
    scope: 'session',
  }).output(erasureSchema),
  erase: endpoint({
    method: 'POST',
    path: '/api/accounts/erase',
    summary: 'Delete your account and everything in it immediately',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [proofRateLimit],
    errors: ['accounts.password', 'accounts.verify-again', 'accounts.has-role'],
  })
    .input(z.object({ password, words: z.literal('erase', { error: messages.erase }) }))
    .output(z.object({})),
  /** RFC 8058: mail programs post here when someone clicks their unsubscribe button. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/mail/unsubscribe',
    summary: 'Unsubscribe from newsletters with the link in an email; account emails continue',
    access: 'anyone',
    scope: 'none',
    replays: false,
    // Some mail programs send it as a form.
    takesForm: true,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['accounts.link-expired'],
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: z.object({ token }) }))
    .output(z.object({})),
};
