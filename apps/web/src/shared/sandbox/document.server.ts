import { createHash } from 'node:crypto';
import frame from './frame.js?raw';
import worker from './worker.js?raw';

/** Text inside a script element: nothing in it can end the element. */
const inert = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

// Strict, so that no function of ours tells the learner's code who called it and with what.
const script = `'use strict';\nconst WORKER = ${inert(`'use strict';\n${worker}`)};\n${frame}`;

/** The document of the sandbox's frame, the same for everybody. */
export const SANDBOX_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title><script>${script}</script></head><body></body></html>`;

/**
 * Its policy. What runs in it has an origin of its own also where somebody opens the address by itself; it reaches no network, and of all our
 * pages only here may text become code. A worker made of a blob lives under its maker's policy.
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
