import { createHash } from 'node:crypto';
import frame from './frame.js?raw';
import worker from './worker.js?raw';

/** Text inside a script element, escaped so that it can't end the element. */
const inert = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

// Strict, so that none of our functions reveals its caller and arguments to the learner's code.
const script = `'use strict';\nconst WORKER = ${inert(`'use strict';\n${worker}`)};\n${frame}`;

/** The sandbox frame's document, the same for everyone. */
export const SANDBOX_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title><script>${script}</script></head><body></body></html>`;

/**
 * Its policy. The code gets its own origin even if somebody opens the address directly; it has no network access, and this is the only page
 * where text may become code. A worker created from a blob inherits its creator's policy.
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
