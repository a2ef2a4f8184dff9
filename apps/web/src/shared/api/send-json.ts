import { type KnownProblem, problemOf } from './problem.ts';

/** Longer than anybody waits; the request can be sent again under the same key. */
const PATIENCE_MS = 30_000;
/** Room for a sentence or two: longer text wasn't written for people. */
const MOST = 300;

/** An unsuccessful response. Its message is the status, a colon, and a space, then the body's text. */
export class RefusedError extends Error {
  readonly status: number;
  /** The body's `error`, to be shown on its own. */
  readonly error: string | null;
  /** The body's `message`, to be shown on its own. */
  readonly serverMessage: string | null;
  /** The contract's message for people; null if the answer wasn't one of ours. */
  readonly problem: KnownProblem | null;
  readonly code: string | null;
  /** Messages by field name. */
  readonly fields: Record<string, string>;

  constructor(status: number, statusText: string, body: string) {
    const parsed = parse(body);
    const message = typeof parsed?.message === 'string' ? parsed.message : parsed || isPage(body) ? '' : body.trim();
    super(`${status}: ${(message || statusText).slice(0, MOST)}`);
    this.name = 'RefusedError';
    this.status = status;
    this.serverMessage = typeof parsed?.message === 'string' ? parsed.message.trim().slice(0, MOST) || null : null;
    this.error = typeof parsed?.error === 'string' && parsed.error !== '' ? parsed.error : null;
    this.problem = problemOf(parsed);
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

/** The maximum size of a request that may outlive its window; browsers refuse more. Text takes at most three bytes per UTF-16 unit. */
const HELD_OPEN = 60_000;
const BYTES_A_UNIT = 3;

/**
 * Sends JSON to our own API, with the person's cookies. A change to existing data (PUT, PATCH) arrives even if the window is closed in the
 * meantime, unless it is very long. Features use `call`, which knows the contract.
 * @param key Idempotency-Key: repeating the same key and payload returns the first answer; omitted if nothing is created, or no answer may
 * be replayed
 * @returns the answer's body
 * @throws RefusedError for any unsuccessful status; whatever `fetch` throws if nothing came back
 */
export async function sendJson<Answer>(method: string, path: string, payload: unknown, key?: string): Promise<Answer> {
  const text = JSON.stringify(payload);
  return answerOf(
    await fetch(path, {
      method,
      keepalive: method !== 'POST' && text.length * BYTES_A_UNIT < HELD_OPEN,
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: text,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
}

/** Reads JSON from our own API, like `sendJson`. */
export const readJson = async <Answer>(path: string): Promise<Answer> =>
  answerOf(await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(PATIENCE_MS) }));

async function answerOf<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new RefusedError(answer.status, answer.statusText, await answer.text());
  return (await answer.json()) as Answer;
}

/** A fresh Idempotency-Key. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * One form's Idempotency-Keys: a payload sent again after a failure keeps its key, so that a first attempt that did arrive isn't counted
 * twice; another payload, and anything after a success, gets a new one.
 */
export function submissionKeys(next: () => string = randomKey) {
  let last: { text: string; key: string } | null = null;
  return {
    keyFor(payload: unknown): string {
      const text = JSON.stringify(payload);
      if (last?.text !== text) last = { text, key: next() };
      return last.key;
    },
    done(): void {
      last = null;
    },
  };
}
