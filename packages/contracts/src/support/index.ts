import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { SUPPORT_ERRORS } from './errors.ts';
import {
  answerTemplateSchema,
  availabilitySchema,
  bookingSchema,
  bulkResultSchema,
  consultationRequestSchema,
  INQUIRY_KINDS,
  INQUIRY_STATES,
  inquiryDetailSchema,
  inquirySchema,
  limits,
  listUnknownPlaceholders,
  receiptSchema,
  supportQuerySchema,
  templateLimits,
  waitlistSchema,
} from './shapes.ts';

export * from './shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    inquiry: true;
  }
}

const endpoint = createEndpointFactory(SUPPORT_ERRORS);

const staff = ['support', 'admin'] as const;
/** High enough for people, too low for bots. Every one of these calls writes a row and sends email. */
const formLimits = [
  { points: 20, seconds: 3600, by: ['address'] },
  { points: 10, seconds: 3600, by: ['input:email'] },
] as const;

const page = pageNumberSchema();
const words = z.string().trim().max(200).optional();
const inquiryId = z.object({ id: z.string().max(64) });
const id = z.object({ id: z.string().max(64) });
const templateFields = {
  title: z
    .string()
    .trim()
    .min(1, 'Enter a title.')
    .max(templateLimits.title, `Use ${templateLimits.title} characters or fewer.`),
  text: z
    .string()
    .trim()
    .min(1, 'Enter a text.')
    .max(limits.answer, `Use ${limits.answer} characters or fewer.`)
    .refine((text) => listUnknownPlaceholders(text).length === 0, {
      error: ({ input }) =>
        `Nothing fills in ${listUnknownPlaceholders(String(input)).join(', ')}. Use one of the placeholders below the field.`,
    }),
};
/** Rows of a page of the inbox, with some to spare. */
const bulkIds = z
  .array(z.string().max(64))
  .min(1, 'Select at least one inquiry.')
  .max(100, 'Select up to 100 inquiries.');
const bookingToken = z.object({ token: z.string().min(16).max(200) });

export const MAIL_STATES = ['queued', 'sent', 'saved', 'failed'] as const;

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** `saved` if no mail service is configured: the email is a file in the server's outbox folder. */
  state: z.enum(MAIL_STATES),
  error: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof mailSchema>;

export const inquiryFilterSchema = z.object({
  kind: z.enum(INQUIRY_KINDS).optional(),
  /** Defaults to all that aren't closed. */
  state: z.enum([...INQUIRY_STATES, 'all']).optional(),
  assignee: z.enum(['me', 'none']).optional(),
  q: words,
});

/** Inquiries and the staff who answer them. */
export const support = {
  query: endpoint({
    method: 'POST',
    path: '/api/support-query',
    summary: 'Send a support request, answered by email within 24 hours',
    access: 'anyone',
    scope: 'none',
    status: 201,
    limits: formLimits,
  })
    .input(supportQuerySchema)
    .output(receiptSchema),
  requestConsultation: endpoint({
    method: 'POST',
    path: '/api/consultation-request',
    summary: 'Request a consultation, a demo (booked immediately), or an enterprise conversation',
    access: 'anyone',
    scope: 'none',
    status: 201,
    limits: formLimits,
    errors: ['support.no-place'],
  })
    .input(consultationRequestSchema)
    .output(receiptSchema.extend({ booking: bookingSchema.nullable() })),
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Join the waitlist; a second entry from the same address replaces the first',
    access: 'anyone',
    scope: 'none',
    status: 201,
    limits: formLimits,
  })
    .input(waitlistSchema)
    .output(receiptSchema),
  availability: endpoint({
    method: 'GET',
    path: '/api/demos/availability',
    summary: 'List available demo times',
    access: 'anyone',
    scope: 'none',
  }).output(availabilitySchema),
  booking: endpoint({
    method: 'GET',
    path: '/api/demos/{token}',
    summary: 'Get a booked demo by its link',
    access: 'anyone',
    scope: 'none',
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found'],
  })
    .input(bookingToken)
    .output(bookingSchema),
  bookingCalendar: endpoint({
    method: 'GET',
    path: '/api/demos/{token}/calendar',
    files: ['text/calendar'],
    summary: 'Download a booked demo as a calendar file (iCalendar)',
    access: 'anyone',
    scope: 'none',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found'],
  })
    .input(bookingToken)
    .output(z.instanceof(File)),
  cancelBooking: endpoint({
    method: 'POST',
    path: '/api/demos/{token}/cancel',
    summary: 'Cancel a booked demo',
    access: 'anyone',
    scope: 'none',
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found', 'support.booking-over'],
  })
    .input(bookingToken)
    .output(bookingSchema),

  inquiries: endpoint({
    method: 'GET',
    path: '/api/support/inquiries',
    summary: 'List inquiries, soonest due first',
    access: staff,
    scope: 'session',
    internal: true,
  })
    .input(inquiryFilterSchema.extend({ page }))
    .output(
      z.object({
        inquiries: z.array(inquirySchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        /** Open inquiries by kind, regardless of the filter. `overdue` ones have no answer after 24 hours. */
        open: z.record(z.enum(INQUIRY_KINDS), z.number().int()),
        overdue: z.number().int(),
      }),
    ),
  exportInquiries: endpoint({
    method: 'GET',
    path: '/api/support/inquiries/export',
    summary: 'Export all inquiries as CSV',
    access: staff,
    scope: 'session',
    internal: true,
    answer: 'download',
  })
    .input(inquiryFilterSchema)
    .output(z.instanceof(File)),
  inquiry: endpoint({
    method: 'GET',
    path: '/api/support/inquiries/{id}',
    summary: 'Get an inquiry with its answers and history',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(inquiryId)
    .output(inquiryDetailSchema),
  assignInquiry: endpoint({
    method: 'POST',
    path: '/api/support/inquiries/{id}/assign',
    summary: 'Assign an inquiry to a staff member, or unassign it',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(inquiryId.extend({ assigneeId: z.string().max(64).nullable() }))
    .output(inquiryDetailSchema),
  answerInquiry: endpoint({
    method: 'POST',
    path: '/api/support/inquiries/{id}/answer',
    summary: 'Reply to an inquiry by email',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(
      inquiryId.extend({
        text: z
          .string()
          .trim()
          .min(1, 'Enter a reply.')
          .max(limits.answer, `Use ${limits.answer} characters or fewer.`),
        close: z.boolean().default(false),
      }),
    )
    .output(inquiryDetailSchema),
  closeInquiry: endpoint({
    method: 'POST',
    path: '/api/support/inquiries/{id}/close',
    summary: 'Close or reopen an inquiry',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(inquiryId.extend({ closed: z.boolean() }))
    .output(inquiryDetailSchema),
  cancelDemo: endpoint({
    method: 'POST',
    path: '/api/support/inquiries/{id}/cancel-demo',
    summary: 'Cancel a booked demo for the person who booked it; emails them',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'support.booking-over'],
  })
    .input(inquiryId)
    .output(inquiryDetailSchema),
  changeInquiries: endpoint({
    method: 'POST',
    path: '/api/support/inquiries/bulk',
    summary: 'Assign, close, reopen, or answer several inquiries; says which were changed and why others weren’t',
    access: staff,
    scope: 'session',
    internal: true,
    limits: [{ points: 120, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found'],
  })
    .input(
      z.object({
        ids: bulkIds,
        change: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('assign'), assigneeId: z.string().max(64).nullable() }),
          z.object({ kind: z.literal('close') }),
          z.object({ kind: z.literal('reopen') }),
          z.object({
            kind: z.literal('answer'),
            templateId: z.string().max(64),
            close: z.boolean().default(false),
          }),
        ]),
      }),
    )
    .output(bulkResultSchema),
  templates: endpoint({
    method: 'GET',
    path: '/api/support/templates',
    summary: 'List answer templates by title',
    access: staff,
    scope: 'session',
    internal: true,
  }).output(z.array(answerTemplateSchema)),
  createTemplate: endpoint({
    method: 'POST',
    path: '/api/support/templates',
    summary: 'Create an answer template',
    access: ['admin'],
    scope: 'session',
    internal: true,
    status: 201,
    errors: ['support.template-exists', 'support.templates-full'],
  })
    .input(z.object(templateFields))
    .output(answerTemplateSchema),
  updateTemplate: endpoint({
    method: 'PUT',
    path: '/api/support/templates/{id}',
    summary: 'Change an answer template',
    access: ['admin'],
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'support.template-exists'],
  })
    .input(id.extend(templateFields))
    .output(answerTemplateSchema),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/api/support/templates/{id}',
    summary: 'Delete an answer template',
    access: ['admin'],
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.object({})),
  demos: endpoint({
    method: 'GET',
    path: '/api/support/demos',
    summary: 'List one week’s booked demos and the times left',
    access: staff,
    scope: 'session',
    internal: true,
  })
    .input(z.object({ /** Any day of the week. Defaults to today. */ week: z.iso.date().optional() }))
    .output(
      z.object({
        /** Its Monday. */
        week: z.iso.date(),
        timeZone: z.string(),
        perWeek: z.number().int(),
        slots: z.array(
          z.object({
            startsAt: z.iso.datetime(),
            endsAt: z.iso.datetime(),
            /** Null if nobody has booked. */
            inquiry: inquirySchema.nullable(),
          }),
        ),
      }),
    ),
  staff: endpoint({
    method: 'GET',
    path: '/api/support/staff',
    summary: 'List staff an inquiry can be assigned to',
    access: staff,
    scope: 'session',
    internal: true,
  }).output(z.array(z.object({ id: z.string(), name: z.string() }))),

  mails: endpoint({
    method: 'GET',
    path: '/api/support/mails',
    summary: 'List outgoing emails, newest first',
    access: staff,
    scope: 'session',
    internal: true,
  })
    .input(z.object({ page, q: words, /** Defaults to every state. */ state: z.enum(MAIL_STATES).optional() }))
    .output(
      z.object({
        mails: z.array(mailSchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        delivers: z.boolean(),
      }),
    ),
  mail: endpoint({
    method: 'GET',
    path: '/api/support/mails/{id}',
    summary: 'Get an email; its text is included only for demo accounts on an installation without a mail service',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(mailSchema.extend({ /** Empty if staff aren't allowed to see it. */ text: z.string() })),
};
