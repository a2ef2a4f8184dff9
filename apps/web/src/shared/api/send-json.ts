import { type KnownProblem, parseProblem } from './problem.ts';

/** Longer than anyone waits. The request can be repeated with the same key. */
const TIMEOUT_MS = 30_000;
/** Room for a sentence or two. Anything longer wasn't written for users. */
const MAX_MESSAGE_LENGTH = 300;

/** An unsuccessful response. Its message is the status followed by the body's text. */
export class RefusedError extends Error {
  readonly status: number;
  /** The body's `error`, which can be shown as is. */
  readonly error: string | null;
  /** The body's `message`, which can be shown as is. */
  readonly serverMessage: string | null;
  /** The contract's message for users; null if the response wasn't one of ours. */
  readonly problem: KnownProblem | null;
  readonly code: string | null;
  /** Messages by field name. */
  readonly fields: Record<string, string>;

  constructor(status: number, statusText: string, body: string) {
    const parsed = parse(body);
    const message = typeof parsed?.message === 'string' ? parsed.message : parsed || isPage(body) ? '' : body.trim();
    super(`${status}: ${(message || statusText).slice(0, MAX_MESSAGE_LENGTH)}`);
    this.name = 'RefusedError';
    this.status = status;
    this.serverMessage =
      typeof parsed?.message === 'string' ? parsed.message.trim().slice(0, MAX_MESSAGE_LENGTH) || null : null;
    this.error = typeof parsed?.error === 'string' && parsed.error !== '' ? parsed.error : null;
    this.problem = parseProblem(parsed);
    this.code = this.problem?.code ?? null;
    this.fields = this.problem?.fields ?? {};
  }
}

const isPage = (body: string) => body.trimStart().startsWith('<');

function parse(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Maximum size of a request with `keepalive`, as enforced by browsers. */
const MAX_KEEPALIVE_BYTES = 60_000;

const fitsKeepalive = (text: string): boolean =>
  text.length < MAX_KEEPALIVE_BYTES && new TextEncoder().encode(text).length < MAX_KEEPALIVE_BYTES;

// A tab that is closed or reloaded gets `pagehide` while it is still visible. This module is loaded before any listener that saves then.
let isUnloading = false;
for (const type of ['pagehide', 'pageshow'])
  globalThis.document?.defaultView?.addEventListener(type, () => {
    isUnloading = type === 'pagehide';
  });

/** Whether the tab is hidden or being closed. */
const isLeaving = () => isUnloading || globalThis.document?.visibilityState === 'hidden';

/**
 * Sends JSON to our own API with the user's cookies. An update (PUT, PATCH), and anything sent from a hidden or closing tab,
 * completes even if the tab is closed in the meantime, unless it is very long. Features use `call`, which knows the contract.
 * @param key Idempotency-Key: repeating the same key and payload returns the first response. Omit it if nothing is
 * created or no response may be replayed
 * @param signal ends the request before that
 * @returns the parsed body
 * @throws RefusedError for any unsuccessful status; whatever `fetch` throws if there was no response
 */
export async function sendJson<Answer>(
  method: string,
  path: string,
  payload: unknown,
  key?: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const text = JSON.stringify(payload);
  return readResponse(
    await fetch(path, {
      method,
      keepalive: (method !== 'POST' || isLeaving()) && fitsKeepalive(text),
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: text,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    }),
  );
}

/** Reads JSON from our own API, like `sendJson`. */
export const getJson = async <Answer>(path: string): Promise<Answer> =>
  readResponse(await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS) }));

async function readResponse<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new RefusedError(answer.status, answer.statusText, await answer.text());
  return (await answer.json()) as Answer;
}

/** Generates an Idempotency-Key. */
export const createRandomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A form's Idempotency-Keys. Resending the same payload after a failure reuses the key, so a first attempt that did
 * arrive isn't counted twice. A different payload, or any payload after a success, gets a new key.
 */
export function createSubmissionKeys(next: () => string = createRandomKey) {
  let last: { text: string; key: string } | null = null;
  return {
    getIdempotencyKey(payload: unknown): string {
      const text = JSON.stringify(payload);
      if (last?.text !== text) last = { text, key: next() };
      return last.key;
    },
    done(): void {
      last = null;
    },
  };
}
