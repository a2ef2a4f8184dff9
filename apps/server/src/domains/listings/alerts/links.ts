import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose alerts a link turns off, and the search that it came with. */
export interface AlertLink {
  userId: string;
  searchId: string;
}

/** A token for the links in a search's alerts. It never expires, so old emails work too, and it can only turn alerts off. */
export const createAlertToken = (link: AlertLink, secret: string): string =>
  `${link.userId}.${link.searchId}.${sign(link, secret)}`;

/** @returns undefined for a token that isn't ours */
export function readAlertToken(token: string, secret: string): AlertLink | undefined {
  const [userId = '', searchId = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign({ userId, searchId }, secret));
  const given = Buffer.from(signature);
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given);
  return isGenuine ? { userId, searchId } : undefined;
}

const sign = ({ userId, searchId }: AlertLink, secret: string): string =>
  createHmac('sha256', secret).update(`alerts-off|${userId}|${searchId}`).digest('base64url');
