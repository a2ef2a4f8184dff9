import { FIELD_KINDS, type FieldDescription } from '@foothold/core/form-fill';
import { z } from 'zod';
import { createEndpointFactory, MEGABYTE } from '../endpoint.ts';
import { wholeNumberSchema } from '../numbers.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { fillingLimits, packetLimits, RECEIPT_KINDS } from './packet-choices.ts';
import { packetContactSchema, packetFileSchema } from './packet-shapes.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const caller = { access: ['recruiter'], scope: 'packets:fill' } as const;
const id = z.string().max(64);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t a SHA-256 hash.');
const text = (most: number) => z.string().max(most, `Use ${most} characters or fewer.`);
const host = z.string().min(1).max(255);
const perHour = (points: number) => [{ points, seconds: 3600, by: ['account'] }] as const;

/** One question of a form, as the page shows it, without any value. */
const fieldSchema = z.object({
  id: text(fillingLimits.id),
  kind: z.enum(FIELD_KINDS),
  label: text(fillingLimits.label),
  hint: text(fillingLimits.label),
  names: text(fillingLimits.label),
  autocomplete: text(fillingLimits.id),
  sections: z.array(text(fillingLimits.label)).max(fillingLimits.sections),
  block: wholeNumberSchema({ min: 0, max: fillingLimits.fields }).nullable(),
  options: z.array(text(fillingLimits.option)).max(fillingLimits.options),
  required: z.boolean(),
  maxLength: wholeNumberSchema({ min: 0, max: 10_000_000 }).nullable(),
  accept: text(fillingLimits.label),
  filled: z.boolean(),
}) satisfies z.ZodType<FieldDescription>;

/** What one page of a form held when the recruiter left it. */
const stepSchema = z.object({
  fields: z.array(fieldSchema).max(fillingLimits.fields),
  /** By field; null for what isn’t the packet’s, which never leaves the browser. */
  held: z.record(text(fillingLimits.id), text(fillingLimits.value).nullable()),
});

/**
 * For a recruiter’s browser extension, which fills in a form with exactly what a member approved. It never submits. Nothing else accepts its
 * token, and these accept no session.
 */
export const packetFilling = {
  list: endpoint({
    method: 'GET',
    path: '/api/extension/packets',
    summary: 'List the approved packets that you have started, the latest first',
    ...caller,
  }).output(
    z.object({
      packets: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          company: z.string(),
          /** The host of the job’s page. Null if the listing names none. */
          host: z.string().nullable(),
          startedAt: z.iso.datetime(),
        }),
      ),
    }),
  ),
  open: endpoint({
    method: 'POST',
    path: '/api/extension/packets/{id}/open',
    summary: 'Get what an approved packet puts in a form; the member sees that you did',
    ...caller,
    // The response has a member's details and isn't stored anywhere.
    replays: false,
    limits: perHour(120),
    errors: ['resource.not-found', 'packets.over', 'packets.not-started', 'packets.permission'],
  })
    .input(z.object({ id, host }))
    .output(
      z.object({
        id: z.string(),
        hash: z.string(),
        title: z.string(),
        company: z.string(),
        contact: packetContactSchema.nullable(),
        letter: z.string(),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
        files: z.array(
          packetFileSchema.extend({
            /** In base64. Null for attachments, which are downloaded in the console. */
            content: z.string().nullable(),
          }),
        ),
      }),
    ),
  receipt: endpoint({
    method: 'POST',
    path: '/api/extension/packets/{id}/receipt',
    summary: 'Record that an approved packet was submitted, with its receipt, unless the form differed from it',
    ...caller,
    replays: false,
    bodyLimit: 6 * MEGABYTE,
    limits: perHour(120),
    errors: [
      'resource.not-found',
      'packets.over',
      'packets.changed',
      'packets.not-started',
      'packets.not-approved',
      'packets.permission',
      'packets.form-differs',
      'packets.file',
    ],
  })
    .input(
      z
        .object({
          id,
          hash,
          kind: z.enum(RECEIPT_KINDS),
          text: text(packetLimits.receiptEmail).trim().default(''),
          /** A PNG or JPEG image in base64. */
          screenshot: z.base64().max(fillingLimits.screenshot).optional(),
          steps: z.array(stepSchema).min(1).max(fillingLimits.steps),
        })
        .refine(({ kind, text }) => kind === 'screenshot' || text !== '', {
          path: ['text'],
          message: 'Enter the confirmation number, or what the email says.',
        })
        .refine(({ kind, text }) => kind === 'email' || text.length <= packetLimits.receipt, {
          path: ['text'],
          message: `Use ${packetLimits.receipt} characters or fewer.`,
        })
        .refine(({ kind, screenshot }) => kind !== 'screenshot' || screenshot !== undefined, {
          path: ['screenshot'],
          message: 'Take the screenshot.',
        })
        .refine(({ steps }) => steps.some(({ held }) => Object.keys(held).length > 0), {
          path: ['steps'],
          message: 'The form was empty.',
        }),
    )
    .output(z.object({ id: z.string(), submittedAt: z.iso.datetime() })),
};
