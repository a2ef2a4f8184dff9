import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TICKET_MS = 5 * 60 * 1000;

/**
 * Proves that the first step was right (the password, or a connected service) while the second factor is still missing. A ticket is
 * signed, valid for 5 minutes, and bound to the password, so changing it revokes the ticket. Nothing is stored.
 * @param account its `password` is the hash, or null if it has none
 */
export function signTicket(account: { id: string; password: string | null }, secret: string, now: Date): string {
  const claims = `${account.id}.${now.getTime() + TICKET_MS}.${randomBytes(9).toString('base64url')}`;
  return `${claims}.${sign(claims, account.password, secret)}`;
}

/** The account that a ticket names, or null if it is invalid or expired. Check `isGenuine` before relying on it. */
export function readTicket(ticket: string, now: Date): string | null {
  const [id = '', until = '', , signature] = ticket.split('.');
  return signature !== undefined && Number(until) > now.getTime() ? id : null;
}

export function isGenuine(ticket: string, password: string | null, secret: string): boolean {
  const end = ticket.lastIndexOf('.');
  const expectedSignature = Buffer.from(sign(ticket.slice(0, end), password, secret));
  const given = Buffer.from(ticket.slice(end + 1));
  return expectedSignature.length === given.length && timingSafeEqual(expectedSignature, given);
}

const sign = (claims: string, password: string | null, secret: string) =>
  createHmac('sha256', secret)
    .update(`log-in-ticket|${claims}|${password ?? ''}`)
    .digest('base64url');
