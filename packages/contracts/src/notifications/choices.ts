/** How long a notification stays, in days, read or not. */
export const NOTIFICATION_DAYS = 180;

/** `browsers`: of one person in which notifications are on. `endpoint`: characters of a subscription’s address. */
export const browserLimits = { browsers: 10, endpoint: 1000 } as const;
