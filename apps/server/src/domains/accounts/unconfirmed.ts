import { randomUUID } from 'node:crypto';

/** A placeholder until an address is confirmed. It can't receive mail (RFC 2606) and is never shown. */
const UNCONFIRMED_DOMAIN = 'unconfirmed.invalid';

/** Days until an account with an unconfirmed address is deleted. */
export const UNCONFIRMED_RETENTION_DAYS = 30;

export const createPlaceholderEmail = () => `${randomUUID()}@${UNCONFIRMED_DOMAIN}`;
