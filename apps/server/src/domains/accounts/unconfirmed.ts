import { randomUUID } from 'node:crypto';

/** Can't receive mail (RFC 2606) and is never shown: a placeholder until an address is confirmed. */
const UNCONFIRMED_DOMAIN = 'unconfirmed.invalid';

/** An account with an unconfirmed address is deleted after this many days. */
export const UNCONFIRMED_RETENTION_DAYS = 30;

export const standInAddress = () => `${randomUUID()}@${UNCONFIRMED_DOMAIN}`;
