import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';

/** 132 bits, so that two versions never have the same by accident. */
const ETAG_LENGTH = 22;

/** A strong entity tag of what a response contains (RFC 9110, 8.8.3). */
export const createEtag = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, ETAG_LENGTH)}"`;

/**
 * Requires that the caller has seen the current version, if it sends `If-Match` (RFC 9110, 13.1.1). Without the header, the last change wins.
 * @throws AppError `request.precondition`
 */
export function requireMatch(headers: Headers, etag: string): void {
  const known = headers.get('if-match');
  if (known === null || known.trim() === '*') return;
  if (!known.split(',').some((one) => one.trim() === etag)) throw new AppError('request.precondition');
}
