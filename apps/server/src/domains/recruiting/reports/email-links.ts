import { createHmac, timingSafeEqual } from 'node:crypto';

/** A token for the link in an email. It never expires, so old emails work too, and it can only turn these emails off. */
export const createReportToken = (memberId: string, secret: string): string => `${memberId}.${sign(memberId, secret)}`;

/** @returns whose token it is; undefined if it isn’t ours */
export function readReportToken(token: string, secret: string): string | undefined {
  const [memberId = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(memberId, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? memberId : undefined;
}

const sign = (memberId: string, secret: string): string =>
  createHmac('sha256', secret).update(`weekly-reports-off|${memberId}`).digest('base64url');
