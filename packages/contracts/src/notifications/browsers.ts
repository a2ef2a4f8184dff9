import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { browserLimits } from './choices.ts';
import { NOTIFICATIONS_ERRORS } from './errors.ts';

const endpoint = createEndpointFactory(NOTIFICATIONS_ERRORS);

declare module '../changes.ts' {
  interface ChangeKinds {
    'notification-browser': true;
  }
}

const id = z.object({ id: z.string().max(64) });

/** A browser in which notifications are on. */
export const notificationBrowserSchema = z.object({
  id: z.string(),
  /** Such as "Firefox on Linux". */
  device: z.string(),
  /** Whether it was turned on in the session that asks. */
  current: z.boolean(),
  turnedOnAt: z.iso.datetime(),
  /** When its push service last accepted a notification. Null before the first. */
  lastSentAt: z.iso.datetime().nullable(),
});
export type NotificationBrowser = z.infer<typeof notificationBrowserSchema>;

/** Bytes in base64url, as browsers encode the keys of a subscription. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`));

/** Browsers that show notifications, by web push. */
export const browsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications/browsers',
    summary: 'List the browsers in which notifications are on',
    access: 'signed-in',
    scope: 'session',
    internal: true,
  }).output(
    z.object({
      /** The key to subscribe with (RFC 8292), in base64url. */
      publicKey: z.string(),
      browsers: z.array(notificationBrowserSchema),
    }),
  ),
  turnOn: endpoint({
    method: 'POST',
    path: '/api/notifications/browsers',
    summary: 'Turn on notifications in the browser of this session; doing it again replaces its subscription',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    status: 201,
    replays: false,
    bodyLimit: 8 * KILOBYTE,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: ['notifications.browser-limit', 'notifications.browser-unusable'],
  })
    .input(
      z.object({
        endpoint: z.url().max(browserLimits.endpoint),
        publicKey: bytes(65),
        authSecret: bytes(16),
      }),
    )
    .output(notificationBrowserSchema),
  turnOff: endpoint({
    method: 'DELETE',
    path: '/api/notifications/browsers/{id}',
    summary: 'Turn off notifications in a browser',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(id)
    .output(z.object({})),
  test: endpoint({
    method: 'POST',
    path: '/api/notifications/browsers/{id}/test',
    summary: 'Send a test notification to a browser',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    limits: [{ points: 20, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found', 'notifications.browser-gone', 'notifications.test-failed'],
  })
    .input(id)
    .output(z.object({})),
};
