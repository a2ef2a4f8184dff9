import { z } from 'zod';

/** What an error code means to a caller: HTTP status, message, and what to do. */
export interface ErrorText {
  status: number;
  message: string;
  hint?: string;
}

/** Errors by code, which never changes. Each domain declares its own in its `errors.ts`. */
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
  'request.timeout': { status: 408, message: 'This request took too long to arrive.' },
  'request.too-large': { status: 413, message: 'This request is too large.' },
  'request.headers-too-large': {
    status: 431,
    message: 'The address or the headers of this request are too long.',
  },
  'request.unsupported-type': { status: 415, message: 'This content type isn’t supported here.' },
  'request.foreign-origin': { status: 403, message: 'We blocked this request because it came from another site.' },
  'request.too-many': { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  'request.precondition': {
    status: 412,
    message: 'This was changed after you read it. Get it again and repeat your change.',
  },
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
  'fetch.invalid-url': {
    status: 422,
    message: 'This isn’t the address of a web page.',
    hint: 'Copy the whole address from your browser. It starts with https://.',
  },
  'fetch.refused-address': {
    status: 422,
    message: 'We can’t open this address because it isn’t on the public internet.',
    hint: 'Use the public address of the page.',
  },
  'fetch.not-found': {
    status: 422,
    message: 'There is no website at this address.',
    hint: 'Check the spelling, or copy the address from your browser again.',
  },
  'fetch.disallowed-by-robots': {
    status: 422,
    message: 'This website doesn’t allow programs to read this page.',
    hint: 'Copy the page’s text and paste it instead.',
  },
  'fetch.too-many-redirects': {
    status: 422,
    message: 'This address redirects too many times.',
    hint: 'Open the page in your browser, and copy the address from there.',
  },
  'fetch.too-large': {
    status: 422,
    message: 'This page is larger than 2 MB.',
    hint: 'Copy the page’s text and paste it instead.',
  },
  'fetch.timeout': {
    status: 422,
    message: 'This website took longer than 10 seconds to respond.',
    hint: 'Try again, or copy the page’s text and paste it instead.',
  },
  'fetch.unsupported': {
    status: 422,
    message: 'This address leads to a file that isn’t a web page.',
    hint: 'Open it, copy its text, and paste that instead.',
  },
  'fetch.failed': {
    status: 422,
    message: 'We couldn’t connect to this website.',
    hint: 'Try again, or copy the page’s text and paste it instead.',
  },
  'server.failed': { status: 500, message: 'Something went wrong on our end, and we’ve logged it. Please try again.' },
  'server.busy': { status: 503, message: 'The service is busy right now. Try again shortly.' },
} as const satisfies ErrorTable;

/** Codes of the domains. Each adds its own in its `errors.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it
export interface DomainErrors {}

/** Every code that a caller can get. Their texts are in `catalog.ts`. */
export type ErrorCode = keyof typeof COMMON_ERRORS | keyof DomainErrors;

/** RFC 9457 problem details, plus `message` and `error` for callers that read those. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  hint: z.string().optional(),
  /** Message by name of the invalid field. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Extra data, by code. */
  data: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
