import { CERTAINTIES, MAIL_KINDS } from '@foothold/core/application-mail';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { APPLICATIONS_ERRORS } from './errors.ts';
import { inboxLimits, MAIL_OUTCOMES, MAIL_SOURCES, WAIT_REASONS, type WaitReason } from './inbox-choices.ts';

export * from './inbox-choices.ts';

const endpoint = createEndpointFactory(APPLICATIONS_ERRORS);

declare module '../changes.ts' {
  interface ChangeKinds {
    applicationMail: true;
  }
}

const id = z.string().max(64);
const notFound = ['resource.not-found'] as const;

/** An email about an application, as we read it. */
export const receivedMailSchema = z.object({
  id: z.string(),
  source: z.enum(MAIL_SOURCES),
  sender: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  sentAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime(),
  kind: z.enum(MAIL_KINDS),
  certainty: z.enum(CERTAINTIES),
  /** The sentence of the email that says it. */
  quote: z.string().nullable(),
  interviewChange: z.enum(['rescheduled', 'canceled']).nullable(),
  /** Null unless the email names the date, the time, and the time zone. */
  interviewAt: z.iso.datetime().nullable(),
  /** The same as clocks show it in the time zone of the email, `2026-12-08T14:00`, and that time zone. */
  interviewStarts: z.string().nullable(),
  interviewZone: z.string().nullable(),
  /** The date of an interview. */
  interviewDay: z.iso.date().nullable(),
  /** What the email calls the employer and the job. */
  company: z.string().nullable(),
  title: z.string().nullable(),
  /** Whose signature was verified. */
  verified: z.object({ domain: z.string(), by: z.enum(['dkim', 'arc']) }).nullable(),
  /** The application that it is about, as far as we can tell or the member says. */
  application: z.object({ id: z.string(), title: z.string(), company: z.string() }).nullable(),
  waitsBecause: z.enum(Object.keys(WAIT_REASONS) as [WaitReason, ...WaitReason[]]).nullable(),
  outcome: z.enum(MAIL_OUTCOMES),
  /** Whether the change it made can be undone: nothing has changed the application since. */
  undoable: z.boolean(),
  /** When its text is deleted; null if it already is. */
  deletedAt: z.iso.datetime().nullable(),
});
export type ReceivedMail = z.infer<typeof receivedMailSchema>;

/** A member's own address for emails about applications. */
export const forwardingInboxSchema = z.object({
  /** Whether this installation receives forwarded email. */
  offered: z.boolean(),
  address: z.string().nullable(),
  /** What the mail provider asks before it forwards to the address. */
  confirmation: z
    .object({
      code: z.string().nullable(),
      url: z.string().nullable(),
      mailbox: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type ForwardingInbox = z.infer<typeof forwardingInboxSchema>;

/** Emails about applications: what they say, and what changes because of them. */
export const applicationMail = {
  list: endpoint({
    method: 'GET',
    path: '/api/application-mail',
    summary: 'List emails about your applications, newest first, or those that wait for your decision',
    access: 'signed-in',
    scope: 'applications:read',
  })
    .input(z.object({ waiting: z.stringbool().optional(), page: pageNumberSchema() }))
    .output(
      z.object({
        mails: z.array(receivedMailSchema),
        total: z.number().int(),
        /** How many wait for a decision. */
        waiting: z.number().int(),
        /** Whether the plan includes reading emails. */
        included: z.boolean(),
        pages: z.number().int(),
      }),
    ),
  add: endpoint({
    method: 'POST',
    path: '/api/application-mail',
    answer: 'work',
    summary: 'Add an email about an application, as its text or an .eml file; adding it again changes nothing',
    access: 'signed-in',
    scope: 'applications:write',
    status: 201,
    bodyLimit: inboxLimits.file + 512 * KILOBYTE,
    takesForm: true,
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: [
      'access.plan',
      'applications.mail-empty',
      'applications.mail-too-complex',
      'applications.mail-not-an-email',
      'applications.mail-limit',
    ],
  })
    .input(
      z.object({
        file: z.instanceof(File, { error: 'Choose a file.' }).optional(),
        text: z.string().max(inboxLimits.text, 'Use 100,000 characters or fewer.').optional(),
      }),
    )
    .output(z.object({ mail: receivedMailSchema, recognized: z.boolean() })),
  accept: endpoint({
    method: 'POST',
    path: '/api/application-mail/{id}/accept',
    summary: 'Change an application to what an email says',
    access: 'signed-in',
    scope: 'applications:write',
    errors: [...notFound, 'access.plan', 'applications.mail-decided', 'applications.not-allowed'],
  })
    .input(z.object({ id, applicationId: id, kind: z.enum(MAIL_KINDS).exclude(['none']) }))
    .output(receivedMailSchema),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/application-mail/{id}/dismiss',
    summary: 'Say that an email isn’t about an application',
    access: 'signed-in',
    scope: 'applications:write',
    errors: [...notFound, 'applications.mail-decided'],
  })
    .input(z.object({ id }))
    .output(receivedMailSchema),
  undo: endpoint({
    method: 'POST',
    path: '/api/application-mail/{id}/undo',
    summary: 'Undo what an email changed, so that it waits for your decision again',
    access: 'signed-in',
    scope: 'applications:write',
    errors: [...notFound, 'applications.changed', 'applications.not-allowed', 'applications.mail-decided'],
  })
    .input(z.object({ id }))
    .output(receivedMailSchema),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/application-mail/{id}',
    summary: 'Delete an email and what was read from it; the application stays as it is',
    access: 'signed-in',
    scope: 'applications:write',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(z.object({})),
  address: endpoint({
    method: 'GET',
    path: '/api/application-mail/address',
    summary: 'Get your own address for forwarded emails',
    access: 'signed-in',
    scope: 'session',
  }).output(forwardingInboxSchema),
  renewAddress: endpoint({
    method: 'POST',
    path: '/api/application-mail/address',
    summary: 'Create your own address for forwarded emails; an earlier one stops working',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    limits: [{ points: 10, seconds: 3600, by: ['account'] }],
    errors: ['access.plan', 'applications.forwarding-off'],
  }).output(forwardingInboxSchema),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/api/application-mail/address',
    summary: 'Delete your own address for forwarded emails',
    access: 'signed-in',
    scope: 'session',
  }).output(forwardingInboxSchema),
};
