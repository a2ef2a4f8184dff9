import { Agent, request } from 'node:http';
import type { RawHttpRequest } from './endpoints.ts';

export interface Answer {
  /** 0 if no answer arrived in time or the connection was closed. */
  status: number;
  /** The error code of a problem response. */
  code: string;
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  ms: number;
  failure?: string;
}

/** As long as the server's own time limit. */
const TIME_LIMIT_MS = 30_000;
export const TIMEOUT_CODE = 'no answer in time';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends one request exactly as written; `fetch` would normalize dot segments and unusual headers. An event stream counts as answered after
 * its first line, since it never ends.
 * @param timeoutMs in milliseconds
 */
export function sendRawCall(
  base: string,
  wire: RawHttpRequest,
  headers: Record<string, string>,
  timeoutMs = TIME_LIMIT_MS,
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, body = Buffer.alloc(0), more: Partial<Answer> = {}) =>
      resolve({ status, code: getErrorCode(body), body, headers: {}, ms: performance.now() - startedAt, ...more });
    const sent = {
      ...headers,
      ...wire.headers,
      ...(wire.body && { 'content-length': String(wire.body.length) }),
    };
    let call: ReturnType<typeof request>;
    try {
      call = request({ agent, hostname, port, method: wire.method, path: wire.path, headers: sent });
    } catch (error) {
      // Node rejects the request itself, so nothing reaches the server.
      return finish(-1, undefined, { failure: String(error) });
    }
    const timer = setTimeout(() => call.destroy(new Error(TIMEOUT_CODE)), timeoutMs);
    call.on('error', (error) => {
      clearTimeout(timer);
      finish(0, undefined, { failure: error.message });
    });
    call.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const more = { headers: response.headers };
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        clearTimeout(timer);
        response.destroy();
        return finish(status, undefined, more);
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        clearTimeout(timer);
        finish(status, Buffer.concat(chunks), more);
      });
      response.on('error', (error) => {
        clearTimeout(timer);
        finish(0, undefined, { failure: error.message });
      });
    });
    call.end(wire.body);
  });
}

function getErrorCode(body: Buffer): string {
  try {
    const { code } = JSON.parse(body.toString('utf8')) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
