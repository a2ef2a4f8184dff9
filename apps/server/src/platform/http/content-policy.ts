import { createHash, randomBytes } from 'node:crypto';

/** For data responses. Even if a browser treats one as a page, it can't do anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Creates one nonce per response, for its scripts and styles. */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Third-party sources that a page needs. */
export interface Sources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** For pages: scripts and styles from our own files or with the nonce. No inline code and no eval. */
export const createPagePolicy = (nonce: string, secure: boolean, foreignSources?: Sources): string =>
  buildPolicy([`'nonce-${nonce}'`, ...(foreignSources?.scripts ?? [])], [`'nonce-${nonce}'`], secure, foreignSources);

const SCRIPT_PATTERN = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const STYLE_PATTERN = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g;
/** @param text one character per byte */
const hashForPolicy = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

/** For cached pages: inline scripts and styles by hash. Data blocks aren't scripts and need no hash. */
export function createCachedPagePolicy(page: Buffer, secure: boolean): string {
  // Decoded byte by byte, which is faster, and only tags are read.
  const html = page.toString('latin1');
  const scripts = [...html.matchAll(SCRIPT_PATTERN)].flatMap(({ groups }) =>
    / src=|application\/(ld\+)?json/.test(groups?.attributes ?? '') ? [] : [hashForPolicy(groups?.text ?? '')],
  );
  const styles = [...html.matchAll(STYLE_PATTERN)].map(({ groups }) => hashForPolicy(groups?.text ?? ''));
  return buildPolicy(scripts, styles, secure);
}

function buildPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  secure: boolean,
  foreignSources?: Sources,
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    ...(foreignSources
      ? [
          `frame-src 'self' ${foreignSources.frames.join(' ')}`,
          ["connect-src 'self'", ...foreignSources.connections].join(' '),
        ]
      : []),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
