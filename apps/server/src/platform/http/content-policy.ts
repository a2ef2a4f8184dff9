import { randomBytes } from 'node:crypto';

/** For answers that are data: a browser that takes one for a page may do nothing with it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** One nonce an answer, for its scripts and its style elements. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** For pages: scripts and styles of our own files, or with the answer's nonce; nothing inline, nothing evaluated. */
export function pagePolicy(nonce: string, secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
