import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';

/** 132 bits, so that two versions never have the same by accident. */
const ETAG_LENGTH = 22;

/** A strong entity tag of what a response contains (RFC 9110, 8.8.3). */
export const createEtag = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, ETAG_LENGTH)}"`;

/**
 * Requires that the caller has seen the current version, if it sends `If-Match`, and that it doesn't ask for another one by `If-None-Match`
 * (RFC 9110, 13.1.1 and 13.1.2). Without these headers, the last change wins.
 * @throws AppError `request.precondition`
 */
export function requireMatch(headers: Headers, etag: string): void {
  const names = (header: string, whole: boolean): boolean => {
    const known = headers.get(header);
    if (known === null) return whole;
    return known.trim() === '*' || known.split(',').some((one) => one.trim() === etag);
  };
  if (!names('if-match', true) || names('if-none-match', false)) throw new AppError('request.precondition');
}
