import { z } from 'zod';
import { assertionSchema, codeSchema, proofRateLimit, typedPassword } from '../accounts/shapes.ts';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { pageNumberSchema, wholeNumberSchema } from '../numbers.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { APPROVAL_METHODS, DECLINE_REASONS, PACKET_FILTERS, packetLimits, RECEIPT_KINDS } from './packet-choices.ts';
import { approvalItemSchema, packetDetailSchema, packetFileSchema, packetSummarySchema } from './packet-shapes.ts';

export * from './packet-choices.ts';
export type { PacketDetail, PacketSummary } from './packet-shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    packet: true;
  }
}

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const recruiters = ['recruiter'] as const;
const id = z.string().max(64);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t a SHA-256 hash.');
const notFound = ['resource.not-found'] as const;
const text = (most: number) => z.string().max(most, `Use ${most} characters or fewer.`);
const item = z.object({ id });
/** A change of a packet names the hash that the caller saw. */
const seen = item.extend({ hash });
const lists = z.object({
  packets: z.array(packetSummarySchema),
  total: z.number().int(),
  pageSize: z.number().int(),
  counts: z.record(z.enum(PACKET_FILTERS), z.number().int()),
});
const sent = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(File) });

/** What a member sees and decides. */
export const packets = {
  list: endpoint({
    method: 'GET',
    path: '/api/packets',
    summary: 'List the applications that your recruiter has prepared, newest first',
    access: 'signed-in',
    scope: 'packets:read',
  })
    .input(z.object({ filter: z.enum(PACKET_FILTERS).default('waiting'), page: pageNumberSchema() }))
    .output(lists),
  ofApplication: endpoint({
    method: 'GET',
    path: '/api/applications/{applicationId}/packet',
    summary: 'Get the packet of an application: the submitted or open one, otherwise the newest; null if there is none',
    access: 'signed-in',
    scope: 'packets:read',
  })
    .input(z.object({ applicationId: id }))
    .output(z.object({ packet: packetSummarySchema.nullable() })),
  get: endpoint({
    method: 'GET',
    path: '/api/packets/{id}',
    summary: 'Get everything that an application sends, with its hash, approval, and receipt',
    access: 'signed-in',
    scope: 'packets:read',
    errors: notFound,
  })
    .input(item)
    .output(packetDetailSchema),
  file: endpoint({
    method: 'GET',
    path: '/api/packets/{id}/files/{sha256}',
    files: ['*/*'],
    summary: 'Download a file of a packet, or its receipt',
    access: 'signed-in',
    scope: 'packets:read',
    answer: 'download',
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(item.extend({ sha256: hash }))
    .output(sent),
  edit: endpoint({
    method: 'POST',
    path: '/api/packets/{id}/edit',
    summary:
      'Change answers or the cover letter; this makes a new packet, and the earlier one can’t be approved anymore',
    access: 'signed-in',
    scope: 'session',
    status: 201,
    bodyLimit: 512 * KILOBYTE,
    limits: [{ points: 200, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'packets.over', 'packets.changed', 'packets.file'],
  })
    .input(
      seen.extend({
        answers: z
          .array(
            z.object({
              /** The position of the answer in the packet. */
              at: wholeNumberSchema({ min: 0, max: packetLimits.answers - 1 }),
              answer: text(packetLimits.answer),
            }),
          )
          .max(packetLimits.answers)
          .default([]),
        letter: text(packetLimits.letter).optional(),
      }),
    )
    .output(packetDetailSchema),
  decline: endpoint({
    method: 'POST',
    path: '/api/packets/{id}/decline',
    summary: 'Decline a packet, or withdraw your approval before it is submitted',
    access: 'signed-in',
    scope: 'session',
    errors: [...notFound, 'packets.over', 'packets.changed'],
  })
    .input(
      seen.extend({
        reason: z.enum(DECLINE_REASONS, { error: 'Choose a reason.' }),
        text: text(packetLimits.reason).trim().default(''),
        /** With the reason `company`: your recruiter proposes no job there again. */
        never: z.boolean().default(false),
      }),
    )
    .output(packetDetailSchema),
  approvalOptions: endpoint({
    method: 'POST',
    path: '/api/packets/approval-options',
    summary: 'Get how you prove that it is you, and what your passkey signs to approve these packets',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [{ points: 300, seconds: 3600, by: ['account'] }],
  })
    .input(z.object({ items: z.array(approvalItemSchema).min(1).max(packetLimits.atOnce) }))
    .output(
      z.object({
        /** Null if the account has neither a passkey, an authenticator, nor a password: add a passkey first. */
        method: z.enum(APPROVAL_METHODS).nullable(),
        /** For `navigator.credentials.get()`. The challenge is made from the hashes. */
        passkey: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  approve: endpoint({
    method: 'POST',
    path: '/api/packets/approvals',
    summary: 'Approve packets by their hashes; a separate process checks your passkey, code, or password',
    access: 'signed-in',
    scope: 'session',
    // The body holds a password or a code.
    replays: false,
    limits: [proofRateLimit, { points: 60, seconds: 3600, by: ['account'] }],
    errors: [
      ...notFound,
      'packets.proof',
      'packets.proofs',
      'packets.method',
      'packets.changed',
      'packets.over',
      'packets.open-questions',
      'packets.exception',
      'packets.permission',
      'packets.pending',
    ],
  })
    .input(
      z.object({
        items: z.array(approvalItemSchema).min(1, 'Choose at least one application.').max(packetLimits.atOnce),
        password: typedPassword.optional(),
        code: codeSchema.optional(),
        assertion: assertionSchema.optional(),
      }),
    )
    .output(z.object({ approved: z.array(packetSummarySchema) })),
};

const proposal = z.object({
  memberId: id,
  listingId: id,
  /** The member’s résumé, or the copy that was tailored for this job. */
  resumeId: id,
  channel: z.enum(['site', 'email']).default('site'),
  needsMailbox: z.boolean().default(false),
  letter: text(packetLimits.letter).default(''),
  note: text(packetLimits.note).trim().default(''),
  answers: z
    .array(
      z.object({
        question: z.string().trim().min(1, 'Enter the question.').max(packetLimits.question),
        answer: text(packetLimits.answer),
      }),
    )
    .max(packetLimits.answers, `Use ${packetLimits.answers} questions or fewer.`),
  /** IDs of uploaded files. */
  files: z.array(id).max(packetLimits.files).default([]),
  /** The packet that this one takes the place of. */
  replaces: id.optional(),
  /** The recruiter has read what the member’s rules ask about first. */
  confirmed: z.boolean().default(false),
});

/** What a recruiter prepares and submits. */
export const packetWork = {
  list: endpoint({
    method: 'GET',
    path: '/api/recruiting/packets',
    summary: 'List the packets of your members, those due first',
    access: recruiters,
    scope: 'session',
    internal: true,
  })
    .input(
      z.object({
        filter: z.enum(PACKET_FILTERS).default('approved'),
        memberId: id.optional(),
        page: pageNumberSchema(),
      }),
    )
    .output(lists),
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/packets/{id}',
    summary: 'Get a packet of one of your members',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: notFound,
  })
    .input(item)
    .output(packetDetailSchema),
  file: endpoint({
    method: 'GET',
    path: '/api/recruiting/packets/{id}/files/{sha256}',
    files: ['*/*'],
    summary: 'Download a file of a member’s packet',
    access: recruiters,
    scope: 'session',
    internal: true,
    answer: 'download',
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(item.extend({ sha256: hash }))
    .output(sent),
  prepare: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/packets/prepare',
    summary: 'Check a job against a member’s rules, and find their answers to the questions of its form',
    access: recruiters,
    scope: 'session',
    internal: true,
    limits: [{ points: 300, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'packets.permission'],
  })
    .input(
      z.object({
        memberId: id,
        listingId: id,
        questions: z.array(z.string().trim().min(1).max(packetLimits.question)).max(packetLimits.answers).default([]),
      }),
    )
    .output(
      z.object({
        answers: z.array(
          z.object({
            question: z.string(),
            /** The answer book’s, if one question is sure to match. */
            answer: z.string().nullable(),
            memberOnly: z.boolean(),
            /** What else may match, the likeliest first. */
            choices: z.array(z.object({ label: z.string(), answer: z.string() })),
          }),
        ),
        /** Rules that forbid this job, and those that want the member asked first. */
        blocked: z.array(z.string()),
        ask: z.array(z.string()),
        /** Earlier packets for this company that the member declined. */
        declined: z.array(
          z.object({
            title: z.string(),
            at: z.iso.datetime(),
            reason: z.enum(DECLINE_REASONS).nullable(),
            text: z.string(),
          }),
        ),
        /** The member’s application for this listing, if it is past the stage of preparing. */
        application: z.object({ id: z.string(), state: z.string() }).nullable(),
      }),
    ),
  upload: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/packet-files',
    summary: 'Upload a file of up to 10 MB for a packet or a receipt',
    access: recruiters,
    scope: 'session',
    internal: true,
    status: 201,
    bodyLimit: packetLimits.fileBytes + 512 * KILOBYTE,
    takesForm: true,
    replays: false,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'packets.file', 'packets.permission'],
  })
    .input(z.object({ memberId: id, file: z.instanceof(File, { error: 'Choose a file.' }) }))
    .output(packetFileSchema.omit({ kind: true }).extend({ id: z.string() })),
  propose: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/packets',
    summary: 'Propose an application to a member, exactly as it will be sent',
    access: recruiters,
    scope: 'session',
    internal: true,
    status: 201,
    answer: 'work',
    bodyLimit: 512 * KILOBYTE,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: [
      ...notFound,
      'packets.permission',
      'packets.rules',
      'packets.ask-first',
      'packets.unconfirmed',
      'packets.open',
      'packets.over',
      'packets.sent',
    ],
  })
    .input(proposal)
    .output(packetDetailSchema),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/recruiting/packets/{id}/withdraw',
    summary: 'Withdraw a packet that isn’t submitted',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: [...notFound, 'packets.over', 'packets.changed'],
  })
    .input(seen)
    .output(packetDetailSchema),
  start: endpoint({
    method: 'POST',
    path: '/api/recruiting/packets/{id}/start',
    summary: 'Say that you are filling in the employer’s form of an approved packet, so that nobody else does',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: [...notFound, 'packets.over', 'packets.changed', 'packets.started'],
  })
    .input(seen)
    .output(packetDetailSchema),
  submit: endpoint({
    method: 'POST',
    path: '/api/recruiting/packets/{id}/submit',
    summary: 'Record that an approved packet was submitted, with its receipt',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: [...notFound, 'packets.not-approved', 'packets.over', 'packets.changed', 'packets.permission'],
  })
    .input(
      seen
        .extend({
          kind: z.enum(RECEIPT_KINDS),
          text: text(packetLimits.receiptEmail).trim().default(''),
          /** The ID of an uploaded file. Required for a screenshot. */
          fileId: id.optional(),
        })
        .refine(({ kind, text }) => kind === 'screenshot' || text !== '', {
          path: ['text'],
          message: 'Enter the confirmation number, or what the email says.',
        })
        .refine(({ kind, text }) => kind === 'email' || text.length <= packetLimits.receipt, {
          path: ['text'],
          message: `Use ${packetLimits.receipt} characters or fewer.`,
        })
        .refine(({ kind, fileId }) => kind !== 'screenshot' || fileId !== undefined, {
          path: ['fileId'],
          message: 'Upload the screenshot.',
        }),
    )
    .output(packetDetailSchema),
};
