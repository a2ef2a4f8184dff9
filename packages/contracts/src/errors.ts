import { z } from 'zod';

/** What a caller gets with an error's code: its HTTP status, the sentence people read, and what they can do. */
export interface ErrorText {
  status: number;
  message: string;
  hint?: string;
}

/** Errors by their code, which never changes. A domain declares its own in its `errors.ts`. */
export type ErrorTable = Readonly<Record<string, ErrorText>>;

/** Errors that belong to no domain. */
export const COMMON_ERRORS = {
  'request.invalid': {
    status: 400,
    message: 'Some fields need your attention. Check the highlighted fields and try again.',
  },
  'request.malformed': { status: 400, message: 'We couldn’t read this request.' },
  'request.host': {
    status: 400,
    message: 'This server isn’t available under that host name. Use its own address instead.',
  },
  'request.method': {
    status: 405,
    message: 'This method isn’t allowed here. See the Allow header for supported methods.',
  },
  'request.too-large': { status: 413, message: 'This request is too large.' },
  'request.unsupported-type': { status: 415, message: 'This content type isn’t supported here.' },
  'request.foreign-origin': { status: 403, message: 'We blocked this request because it came from another site.' },
  'request.too-many': { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  'request.key-reused': { status: 409, message: 'This Idempotency-Key was already used with a different request.' },
  'access.sign-in': { status: 401, message: 'Sign in to continue.' },
  'access.denied': { status: 403, message: 'You don’t have access to this.' },
  'access.scope': {
    status: 403,
    message: 'Your access token doesn’t allow this request. Use a token with the scope it needs, or sign in.',
  },
  'access.plan': { status: 403, message: 'Your plan doesn’t include this.' },
  'access.plan-limit': { status: 403, message: 'You’ve reached your plan’s limit.' },
  'resource.not-found': { status: 404, message: 'We couldn’t find this, or you don’t have access to it.' },
  'resource.changed': {
    status: 409,
    message: 'This was changed in another window. Reload the page and try again.',
  },
  'server.failed': { status: 500, message: 'Something went wrong on our end, and we’ve logged it. Please try again.' },
  'server.busy': { status: 503, message: 'The service is busy right now. Try again shortly.' },
  'accounts.credentials': { status: 401, message: 'Incorrect email or password.' },
  'accounts.link-expired': {
    status: 400,
    message: 'This link has expired or was already used. Request a new one.',
  },
  'accounts.plan-waits': {
    status: 409,
    message: 'This email address already has a plan. To open that account, set a password with the link in our email.',
  },
  'accounts.password': { status: 400, message: 'Your current password is incorrect.' },
  'billing.amount': { status: 422, message: 'This amount doesn’t match the plan’s price, so nothing was charged.' },
  'billing.plan': { status: 422, message: 'Invalid plan selected' },
  'billing.subscribed': {
    status: 409,
    message: 'You already have a plan. You can change it on the billing page of your portal.',
  },
  'billing.paid': { status: 409, message: 'This payment already went through. Check your email.' },
  'billing.not-paid': {
    status: 409,
    message: 'This payment hasn’t gone through yet. If your bank has confirmed it, try again in a moment.',
  },
  'billing.no-plan': { status: 409, message: 'You don’t have an active plan to change.' },
  'billing.past-due': {
    status: 409,
    message: 'You have an unpaid invoice. Pay it first, then change your plan.',
  },
  'billing.changed': { status: 409, message: 'The amount has changed since you last saw it. Check the new amount.' },
  'billing.declined': { status: 402, message: 'Your card was declined, so nothing changed.' },
  'billing.under-way': { status: 409, message: 'A payment is in progress. Check back in a minute.' },
  'billing.not-open': { status: 409, message: 'This invoice is no longer open.' },
  'billing.refund': { status: 422, message: 'This is more than the amount left to refund on this payment.' },
  'billing.refund-credited': {
    status: 422,
    message:
      'Part of this payment was already returned as credit after a plan change, so the refundable amount is lower.',
  },
  'billing.service': {
    status: 503,
    message: 'We can’t reach the payment service right now. Try again shortly. You won’t be charged twice.',
  },
  'billing.webhook': { status: 400, message: 'This event doesn’t have a valid signature from the payment service.' },
  'accounts.second-factor': { status: 401, message: 'Confirm it’s you with your second factor.' },
  'accounts.email-code-needed': {
    status: 401,
    message:
      'There have been too many sign-in attempts with this address. If it has an account, we’ve emailed a code to it. Enter the code with your password, or sign in with a passkey.',
  },
  'accounts.email-code': {
    status: 400,
    message:
      'This email code doesn’t work. Enter the latest one, or leave the field empty and sign in again to get a new code.',
  },
  'accounts.log-in-again': { status: 400, message: 'Your sign-in timed out. Please start again.' },
  'accounts.code': { status: 400, message: 'This code is incorrect or was already used. Try the next one.' },
  'accounts.passkey': { status: 400, message: 'This passkey didn’t work. Try again or use another method.' },
  'accounts.verify-again': { status: 403, message: 'Confirm it’s you and try again.' },
  'accounts.no-second-factor': { status: 409, message: 'This account doesn’t have a second factor you can use here.' },
  'accounts.passkeys-full': { status: 409, message: 'You can have up to 10 passkeys. Remove one first.' },
  'accounts.confirm-by-hand': {
    status: 409,
    message: 'Open the link and confirm the address with the button on that page.',
  },
  'accounts.confirm-with-password': {
    status: 409,
    message: 'To confirm this address, open the link in a browser and enter the account’s password.',
  },
  'accounts.has-role': {
    status: 409,
    message: 'You can’t delete an account that has a staff role. Ask an admin to remove the role first.',
  },
  'feed.nothing-yet': {
    status: 409,
    message: 'There aren’t enough open listings for insights yet. Check back later.',
  },
  'resumes.none': { status: 409, message: 'You don’t have a résumé yet. Add one first, then try again.' },
  'resumes.no-such-proposal': {
    status: 409,
    message: 'This suggestion no longer applies to your résumé. Check the updated list.',
  },
  'resumes.nothing-to-undo': { status: 409, message: 'There is nothing to undo.' },
  'resumes.no-file': {
    status: 409,
    message: 'We no longer have this file. Upload it again to have it read again.',
  },
  'support.no-place': {
    status: 409,
    message: 'No demo is available at that time. Choose another day or time of day.',
  },
  'support.booking-over': { status: 409, message: 'This demo is over, so it can’t be canceled.' },
  'recruiting.no-plan': {
    status: 403,
    message: 'You need an active plan or trial to save a mailbox password.',
  },
  'recruiting.task-over': { status: 409, message: 'You can no longer do this with this task. Reload the page.' },
  'recruiting.full': { status: 409, message: 'This recruiter is at capacity.' },
  'recruiting.not-accepted': { status: 409, message: 'Accept the registration before you assign a recruiter.' },
  'practice.full': {
    status: 409,
    message: 'You’ve reached the limit of 200 practice sessions. Delete one first.',
  },
  'practice.nothing-to-repeat': {
    status: 409,
    message: 'There’s nothing to repeat yet. None of your answers were graded below the top grade.',
  },
  'resumes.untrue': { status: 422, message: 'This would add something you haven’t told us.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Codes of the domains. Each adds its own in its `errors.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it
export interface DomainErrors {}

/** Every code a caller can meet. The texts of all of them are in `catalog.ts`. */
export type ErrorCode = keyof typeof COMMON_ERRORS | keyof DomainErrors;

/** RFC 9457 problem details, plus `message` and `error` for callers that read either. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  hint: z.string().optional(),
  /** Messages by name of the invalid field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Further facts, by code. */
  data: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
