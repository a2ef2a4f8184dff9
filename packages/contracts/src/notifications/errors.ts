import type { ErrorTable } from '../errors.ts';

export const NOTIFICATIONS_ERRORS = {
  'notifications.browser-limit': {
    status: 409,
    message: 'Notifications are on in as many browsers as we can store.',
    hint: 'Turn them off in a browser that you no longer use, and try again.',
  },
  'notifications.browser-unusable': {
    status: 422,
    message: 'We can’t send notifications to this browser.',
    hint: 'Update the browser, or use another one.',
  },
  'notifications.browser-gone': {
    status: 409,
    message: 'This browser no longer accepts our notifications, so we turned them off.',
    hint: 'Turn them on again in that browser.',
  },
  'notifications.test-failed': {
    status: 422,
    message: 'We couldn’t send a test notification because the browser’s notification service didn’t accept it.',
    hint: 'Try again in a few minutes.',
  },
} as const satisfies ErrorTable;

type Declared = typeof NOTIFICATIONS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
