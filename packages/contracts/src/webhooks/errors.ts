import type { ErrorTable } from '../errors.ts';

export const WEBHOOKS_ERRORS = {
  'webhooks.url': {
    status: 422,
    message: 'We can’t send events to this address.',
    hint: 'Use a public address that starts with https://, without a user name or password.',
  },
  'webhooks.event-scope': {
    status: 403,
    message: 'Your access token doesn’t allow reading what these events contain.',
    hint: 'Use a token that also has the read scope of each event type, or change the endpoint in the settings.',
  },
  'webhooks.not-paused': { status: 409, message: 'This endpoint isn’t paused.' },
  'webhooks.too-old': {
    status: 409,
    message: 'This event is more than 7 days old, so we no longer have it.',
  },
} as const satisfies ErrorTable;

type Declared = typeof WEBHOOKS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
