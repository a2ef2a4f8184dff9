import { createHash } from 'node:crypto';
import frame from './frame.js?raw';
import worker from './worker.js?raw';

/** Escapes text inside a script element so that it can't close the element. */
const escapeForScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

// Strict mode, so that the learner's code can't read our functions' callers and arguments.
const script = `'use strict';\nconst WORKER = ${escapeForScript(`'use strict';\n${worker}`)};\n${frame}`;

/** The sandbox iframe's document, which is the same for everyone. */
export const SANDBOX_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title><script>${script}</script></head><body></body></html>`;

/**
 * The document's content security policy. The code gets its own origin even if someone opens the URL directly, and it
 * has no network access. This is the only page that may evaluate text as code. A worker created from a blob inherits
 * its creator's policy.
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'unsafe-eval'`,
  'worker-src blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
