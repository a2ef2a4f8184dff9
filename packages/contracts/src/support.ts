import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  availabilitySchema,
  bookingSchema,
  consultationRequestSchema,
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  enquiryDetailSchema,
  enquirySchema,
  limits,
  receiptSchema,
  supportQuerySchema,
  waitlistSchema,
} from './support-shapes.ts';

export * from './support-shapes.ts';

const staff = ['support', 'admin'] as const;
/** Generous for people, tedious for programs. Every one of these calls writes a row and sends mail. */
const formLimits = [
  { points: 20, seconds: 3600, by: ['address'] },
  { points: 10, seconds: 3600, by: ['input:email'] },
] as const;

const page = z.coerce.number().int().min(1).max(1000).default(1);
const words = z.string().trim().max(200).optional();
const enquiryId = z.object({ id: z.string().max(64) });
const bookingToken = z.object({ token: z.string().min(16).max(200) });

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** `kept` where no mail service is configured: it stays in the outbox. */
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  error: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof mailSchema>;

export const enquiryFilterSchema = z.object({
  kind: z.enum(ENQUIRY_KINDS).optional(),
  /** Left out: whatever is not closed. */
  state: z.enum([...ENQUIRY_STATES, 'all']).optional(),
  assignee: z.enum(['me', 'none']).optional(),
  q: words,
});

/** What people ask us, and the office that answers. */
export const support = {
  query: endpoint({
    method: 'POST',
    path: '/api/support-query',
    summary: 'A question to support, answered by mail within 24 hours',
    access: 'anyone',
    status: 201,
    limits: formLimits,
  })
    .input(supportQuerySchema)
    .output(receiptSchema),
  requestConsultation: endpoint({
    method: 'POST',
    path: '/api/consultation-request',
    summary: 'Asks for a consultation, a demonstration (which is booked at once) or an enterprise conversation',
    access: 'anyone',
    status: 201,
    limits: formLimits,
    errors: ['support.no-place'],
  })
    .input(consultationRequestSchema)
    .output(receiptSchema.extend({ booking: bookingSchema.nullable() })),
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Joins the waitlist; a second entry of the same address replaces the first',
    access: 'anyone',
    status: 201,
    limits: formLimits,
  })
    .input(waitlistSchema)
    .output(receiptSchema),
  availability: endpoint({
    method: 'GET',
    path: '/api/demos/availability',
    summary: 'When a demonstration can be booked',
    access: 'anyone',
  }).output(availabilitySchema),
  booking: endpoint({
    method: 'GET',
    path: '/api/demos/{token}',
    summary: 'A booked demonstration, for whoever has its link',
    access: 'anyone',
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found'],
  })
    .input(bookingToken)
    .output(bookingSchema),
  bookingCalendar: endpoint({
    method: 'GET',
    path: '/api/demos/{token}/calendar',
    summary: 'A booked demonstration as a file for a calendar (iCalendar)',
    access: 'anyone',
    answer: 'download',
    limits: [{ points: 120, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found'],
  })
    .input(bookingToken)
    .output(z.instanceof(File)),
  cancelBooking: endpoint({
    method: 'POST',
    path: '/api/demos/{token}/cancel',
    summary: 'Gives the place of a demonstration back',
    access: 'anyone',
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
    errors: ['resource.not-found', 'support.booking-over'],
  })
    .input(bookingToken)
    .output(bookingSchema),

  enquiries: endpoint({
    method: 'GET',
    path: '/api/support/enquiries',
    summary: 'What people asked: what is due first stands first',
    access: staff,
  })
    .input(enquiryFilterSchema.extend({ page }))
    .output(
      z.object({
        enquiries: z.array(enquirySchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        /** How many are open, by kind, whatever the filter; `overdue` are those past their 24 hours without an answer. */
        open: z.record(z.enum(ENQUIRY_KINDS), z.number().int()),
        overdue: z.number().int(),
      }),
    ),
  exportEnquiries: endpoint({
    method: 'GET',
    path: '/api/support/enquiries/export',
    summary: 'The same list, whole, as CSV',
    access: staff,
    answer: 'download',
  })
    .input(enquiryFilterSchema)
    .output(z.instanceof(File)),
  enquiry: endpoint({
    method: 'GET',
    path: '/api/support/enquiries/{id}',
    summary: 'One enquiry with what was filled in and what happened since',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(enquiryId)
    .output(enquiryDetailSchema),
  assignEnquiry: endpoint({
    method: 'POST',
    path: '/api/support/enquiries/{id}/assign',
    summary: 'Gives an enquiry to a member of staff, or to nobody',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(enquiryId.extend({ assigneeId: z.string().max(64).nullable() }))
    .output(enquiryDetailSchema),
  answerEnquiry: endpoint({
    method: 'POST',
    path: '/api/support/enquiries/{id}/answer',
    summary: 'Answers by mail',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(
      enquiryId.extend({
        text: z
          .string()
          .trim()
          .min(1, 'Please write an answer.')
          .max(limits.answer, `Please keep the answer under ${limits.answer} characters.`),
        close: z.boolean().default(false),
      }),
    )
    .output(enquiryDetailSchema),
  closeEnquiry: endpoint({
    method: 'POST',
    path: '/api/support/enquiries/{id}/close',
    summary: 'Closes an enquiry, or opens it again',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(enquiryId.extend({ closed: z.boolean() }))
    .output(enquiryDetailSchema),
  cancelDemo: endpoint({
    method: 'POST',
    path: '/api/support/enquiries/{id}/cancel-demo',
    summary: 'Cancels a booked demonstration for the person who booked it, who is told by mail',
    access: staff,
    errors: ['resource.not-found', 'support.booking-over'],
  })
    .input(enquiryId)
    .output(enquiryDetailSchema),
  demos: endpoint({
    method: 'GET',
    path: '/api/support/demos',
    summary: 'Booked demonstrations of one week, with the places that are left',
    access: staff,
  })
    .input(z.object({ /** Any day of the week; left out, today. */ week: z.iso.date().optional() }))
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
            /** Null where nobody has booked. */
            enquiry: enquirySchema.nullable(),
          }),
        ),
      }),
    ),
  staff: endpoint({
    method: 'GET',
    path: '/api/support/staff',
    summary: 'Whom an enquiry can be given to',
    access: staff,
  }).output(z.array(z.object({ id: z.string(), name: z.string() }))),

  mails: endpoint({ method: 'GET', path: '/api/support/mails', summary: 'Outgoing mail, newest first', access: staff })
    .input(z.object({ page, q: words }))
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
    summary: 'One message with its text',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(mailSchema.extend({ text: z.string() })),
};
