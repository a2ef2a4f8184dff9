import { randomUUID } from 'node:crypto';

/** Cannot receive mail (RFC 2606) and is never shown: it stands in for an address until that is confirmed. */
const UNCONFIRMED_DOMAIN = 'unconfirmed.invalid';

/** An account whose address nobody confirmed goes after this many days. */
export const UNCONFIRMED_RETENTION_DAYS = 30;

export const standInAddress = () => `${randomUUID()}@${UNCONFIRMED_DOMAIN}`;
