import { DOCUMENT_ERRORS, type DocumentErrorCode, EXPORT_ERRORS, type ExportErrorCode } from '@foothold/core/resume';
import { z } from 'zod';

/** Every error a caller can meet: a code that never changes, its HTTP status, and the sentence people read. */
const OWN_ERRORS = {
  'request.invalid': { status: 400, message: 'Some of what was sent cannot be used. Please check the marked fields.' },
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'request.host': {
    status: 400,
    message: 'This server does not answer under that name. Please open it at its own address.',
  },
  'request.method': {
    status: 405,
    message: 'This address does not answer that method. The Allow header names those that it does.',
  },
  'request.too-large': { status: 413, message: 'That is larger than we accept here.' },
  'request.unsupported-type': { status: 415, message: 'That kind of content is not accepted here.' },
  'request.foreign-origin': { status: 403, message: 'This request came from another site, so it was refused.' },
  'request.too-many': { status: 429, message: 'Too many tries in a short time. Please wait a little and try again.' },
  'request.key-reused': { status: 409, message: 'This Idempotency-Key was used before with a different request.' },
  'access.sign-in': { status: 401, message: 'Please sign in first.' },
  'access.denied': { status: 403, message: 'Your account does not have access to this.' },
  'access.plan': { status: 403, message: 'Your plan does not include this.' },
  'access.plan-limit': { status: 403, message: 'You have reached the limit of your plan.' },
  'resource.not-found': { status: 404, message: 'There is nothing here, or it is not yours to see.' },
  'resource.changed': {
    status: 409,
    message: 'This changed in another window meanwhile. Please reload and try again.',
  },
  'server.failed': { status: 500, message: 'Something went wrong on our side. It was recorded; please try again.' },
  'server.busy': { status: 503, message: 'We are busy at this moment. Please try again shortly.' },
  'accounts.credentials': { status: 401, message: 'The e-mail address or the password is not right.' },
  'accounts.link-expired': {
    status: 400,
    message: 'This link has expired or was used before. Please ask for a new one.',
  },
  'accounts.plan-waits': {
    status: 409,
    message:
      'A plan was bought with this address. Please use the link in our message that sets a password: it opens the account that has the plan.',
  },
  'accounts.password': { status: 400, message: 'Your current password is not right.' },
  'billing.amount': { status: 422, message: 'That is not the price of this plan, so nothing was charged.' },
  'billing.plan': { status: 422, message: 'Invalid plan selected' },
  'billing.subscribed': {
    status: 409,
    message: 'You have a plan already. It can be changed on the billing page of your portal.',
  },
  'billing.paid': { status: 409, message: 'This payment was made already. Please look at your mail.' },
  'billing.not-paid': {
    status: 409,
    message: 'This payment has not gone through yet. If your bank has confirmed it, please try again in a moment.',
  },
  'billing.no-plan': { status: 409, message: 'There is no plan to change: you have none, or it has ended.' },
  'billing.past-due': {
    status: 409,
    message: 'An invoice is open. Please pay it first; then the plan can be changed.',
  },
  'billing.changed': { status: 409, message: 'The figure has moved since it was shown. Please look at the new one.' },
  'billing.declined': { status: 402, message: 'Your card was declined, so nothing has changed.' },
  'billing.under-way': { status: 409, message: 'A payment is under way. Please look again in a minute.' },
  'billing.not-open': { status: 409, message: 'This invoice is not open any more.' },
  'billing.refund': { status: 422, message: 'That is more than is left of this payment.' },
  'billing.refund-credited': {
    status: 422,
    message: 'A change of plan gave part of this payment back as credit, so less of it can be refunded.',
  },
  'billing.service': {
    status: 503,
    message:
      'The payment service cannot be reached at this moment. Please try again shortly; nothing is charged twice.',
  },
  'billing.webhook': { status: 400, message: 'This event does not carry a valid signature of the payment service.' },
  'accounts.second-factor': { status: 401, message: 'Please confirm that it is you with your second factor.' },
  'accounts.email-code-needed': {
    status: 401,
    message:
      'There were too many attempts to log in with this address. If it has an account, we have emailed a code to it. Enter the code together with your password, or log in with a passkey.',
  },
  'accounts.email-code': {
    status: 400,
    message:
      'The code from the email cannot be used. Enter the newest one, or leave it empty and log in again to get another.',
  },
  'accounts.log-in-again': { status: 400, message: 'This log-in took too long. Please start again.' },
  'accounts.code': { status: 400, message: 'This code is not right, or it was used before. Please try the next one.' },
  'accounts.passkey': { status: 400, message: 'This passkey cannot be used here. Please try again, or another way.' },
  'accounts.verify-again': { status: 403, message: 'Please confirm that it is you, and try again.' },
  'accounts.no-second-factor': { status: 409, message: 'This account has no second factor that could be used here.' },
  'accounts.passkeys-full': { status: 409, message: 'An account has at most 10 passkeys. Please remove one first.' },
  'accounts.confirm-by-hand': {
    status: 409,
    message: 'Please confirm the address with the button on the page that the link opens.',
  },
  'accounts.confirm-with-password': {
    status: 409,
    message: 'To confirm this address, open the link in a browser and enter the account’s password there.',
  },
  'accounts.has-role': {
    status: 409,
    message: 'An account with a role cannot be erased. An admin has to take the role away first.',
  },
  'feed.nothing-yet': {
    status: 409,
    message: 'There are too few open listings to say anything about yet. Please come back when there are more.',
  },
  'resumes.none': { status: 409, message: 'You don’t have a résumé yet. Add one first, then try again.' },
  'resumes.no-such-proposal': {
    status: 409,
    message: 'This proposal no longer fits the résumé. Please look at the new list.',
  },
  'resumes.nothing-to-undo': { status: 409, message: 'There is nothing to undo.' },
  'support.no-place': {
    status: 409,
    message: 'No demonstration is free at that time. Please choose another day or part of the day.',
  },
  'support.booking-over': { status: 409, message: 'This demonstration is over, so it cannot be cancelled.' },
  'recruiting.no-plan': {
    status: 403,
    message: 'A mailbox password is kept only while a plan or the trial is running.',
  },
  'recruiting.task-over': { status: 409, message: 'This task is no longer open for that. Please reload the page.' },
  'recruiting.full': { status: 409, message: 'This recruiter has as many members as one recruiter can have.' },
  'recruiting.not-accepted': { status: 409, message: 'Only the member of an accepted registration gets a recruiter.' },
  'practice.full': {
    status: 409,
    message: 'You have 200 practice sessions, which is as many as are kept. Please delete one first.',
  },
  'practice.nothing-to-repeat': {
    status: 409,
    message: 'There is nothing to repeat yet: no answer was graded below the best.',
  },
  'resumes.untrue': { status: 422, message: 'This would say something that you have not told us.' },
} as const satisfies Record<string, { status: number; message: string }>;

type OwnErrorCode = keyof typeof OWN_ERRORS;
export type ErrorCode = OwnErrorCode | DocumentErrorCode | ExportErrorCode;

/** What a person reads and can do, by code. */
export const ERRORS: Record<ErrorCode, { status: number; message: string; hint?: string }> = {
  ...OWN_ERRORS,
  ...(Object.fromEntries(
    Object.entries({ ...DOCUMENT_ERRORS, ...EXPORT_ERRORS }).map(([code, text]) => [
      code,
      { status: code === 'document.too-large' ? 413 : 422, ...text },
    ]),
  ) as Record<DocumentErrorCode | ExportErrorCode, { status: number; message: string; hint: string }>),
};

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** RFC 9457 problem details, plus `message` and `error` for callers that read either. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  hint: z.string().optional(),
  /** Message by name of the field that cannot be used. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Further facts, by code. */
  data: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
