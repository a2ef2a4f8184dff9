import { ANSWER_SOURCES, PACKET_STATES } from '@foothold/core/packets';
import { z } from 'zod';
import { APPROVAL_METHODS, DECLINE_REASONS, RECEIPT_KINDS } from './packet-choices.ts';

const at = z.iso.datetime();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const packetAnswerSchema = z.object({
  question: z.string(),
  answer: z.string().nullable(),
  source: z.enum(ANSWER_SOURCES),
  memberOnly: z.boolean(),
});

export const packetFileSchema = z.object({
  kind: z.enum(['resume', 'letter', 'other']),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  sha256: hash,
});

/** Contact details as the résumé of the packet states them (`PacketContact` of core). */
export const packetContactSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  linkedin: z.string(),
  github: z.string(),
  website: z.string(),
});

/** What a packet sends (`PacketContent` of core). */
const packetContentSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  memberId: z.string(),
  listing: z.object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    place: z.string(),
    url: z.string().nullable(),
  }),
  channel: z.enum(['site', 'email']),
  needsMailbox: z.boolean(),
  resume: z.object({ id: z.string(), title: z.string(), score: z.number().int(), rubric: z.string() }),
  /** Missing in packets from before it was part of them. */
  contact: packetContactSchema.optional(),
  letter: z.string(),
  answers: z.array(packetAnswerSchema),
  files: z.array(packetFileSchema),
});

export const packetSummarySchema = z.object({
  id: z.string(),
  hash,
  state: z.enum(PACKET_STATES),
  job: z.object({ listingId: z.string(), title: z.string(), company: z.string(), place: z.string() }),
  member: z.object({ id: z.string(), name: z.string() }),
  recruiter: z.string(),
  /** Null once the member has deleted the application. */
  applicationId: z.string().nullable(),
  score: z.number().int(),
  needsMailbox: z.boolean(),
  /** Questions that only the member may answer, without an answer yet. */
  openQuestions: z.number().int(),
  /** Answers that don't come from the member. */
  changedAnswers: z.number().int(),
  proposedAt: at,
  expiresAt: at,
  /** Who has to act next, and by when. */
  clock: z.object({ side: z.enum(['member', 'recruiter']), due: at, overdue: z.boolean() }).nullable(),
});
export type PacketSummary = z.infer<typeof packetSummarySchema>;

export const packetDetailSchema = packetSummarySchema.extend({
  content: packetContentSchema,
  /** The text whose SHA-256 is the hash. */
  canonical: z.string(),
  /** Positions of the answers to look at before approving. */
  changed: z.array(z.number().int()),
  /** The version that this one replaces, with its answers. */
  previous: z.object({ id: z.string(), answers: z.array(packetAnswerSchema) }).nullable(),
  replacedBy: z.string().nullable(),
  madeBy: z.enum(['recruiter', 'member']),
  /** From the recruiter to the member. It isn't sent. */
  note: z.string(),
  needsException: z.boolean(),
  ended: z.object({ at, reason: z.enum(DECLINE_REASONS).nullable(), text: z.string().nullable() }).nullable(),
  approval: z
    .object({ id: z.string(), at, expiresAt: at, method: z.enum(APPROVAL_METHODS), exception: z.boolean() })
    .nullable(),
  /** The recruiter who is filling in the form. */
  started: z.object({ at, byYou: z.boolean() }).nullable(),
  submission: z
    .object({
      at,
      recruiter: z.string(),
      receipt: z.object({ kind: z.enum(RECEIPT_KINDS), text: z.string(), file: packetFileSchema.nullable() }),
    })
    .nullable(),
});
export type PacketDetail = z.infer<typeof packetDetailSchema>;

export const approvalItemSchema = z.object({ id: z.string().max(64), hash, exception: z.boolean().default(false) });
