/** How long a notification stays, in days, read or not. */
export const NOTIFICATION_DAYS = 180;
