import { toVersionedPath } from '@foothold/contracts/api-pages';
import type { ApiEndpoint } from './reference.ts';

export type ApiResult =
  | { kind: 'failed'; message: string }
  | {
      kind: 'answered';
      /** Such as `200 OK`. */
      status: string;
      ms: number;
      /** The body as text, or what it is. */
      text: string;
    };

/** Longer bodies are cut off, because the page would become slow. */
const MAX_TEXT = 20_000;

/** The JSON body in the example of an endpoint. Null if it sends none. */
export function readSampleBody(curl: string): string | null {
  const text = /-d '(.*)'$/s.exec(curl)?.[1];
  if (text === undefined) return null;
  return JSON.stringify(JSON.parse(text), null, 2);
}

/** Where a call goes, and with which body. @throws SyntaxError if the body isn't JSON */
export function buildApiCall(
  { method, path, input, needsToken, curl }: ApiEndpoint,
  form: FormData,
): { url: string; init: RequestInit } {
  const fields = input.filter(({ depth }) => depth === 0);
  const getValue = (name: string) => form.get(`field:${name}`);
  const query = new URLSearchParams();
  const files = new FormData();
  let address = toVersionedPath(path);
  for (const { name, where } of fields) {
    const value = getValue(name);
    if (value === null) continue;
    if (value instanceof File) files.append(name, value);
    else if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(name, value);
  }
  const headers: Record<string, string> = {};
  if (needsToken) headers.authorization = `Bearer ${String(form.get('token') ?? '').trim()}`;
  const init: RequestInit = { method, headers, credentials: 'omit' };
  if (readSampleBody(curl) !== null) {
    const body = String(form.get('body') ?? '');
    headers['content-type'] = 'application/json';
    init.body = body.trim() === '' ? '{}' : JSON.stringify(JSON.parse(body));
  } else if ([...files.keys()].length > 0) init.body = files;
  return { url: query.size > 0 ? `${address}?${query}` : address, init };
}

/** Sends a call with the token of the form, and never with the reader's cookies. */
export async function sendApiCall(endpoint: ApiEndpoint, form: FormData): Promise<ApiResult> {
  let call: ReturnType<typeof buildApiCall>;
  try {
    call = buildApiCall(endpoint, form);
  } catch {
    return { kind: 'failed', message: 'The body isn’t valid JSON. Correct it and send it again.' };
  }
  const startedAt = performance.now();
  try {
    const response = await fetch(call.url, call.init);
    const text = await readBody(response);
    const ms = Math.round(performance.now() - startedAt);
    return { kind: 'answered', status: `${response.status} ${response.statusText}`.trim(), ms, text };
  } catch {
    return { kind: 'failed', message: 'We couldn’t reach the server. Check your connection and try again.' };
  }
}

async function readBody(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return 'A stream of events. The page doesn’t follow it.';
  }
  if (!/json|^text\//.test(type)) return `A file (${type || 'no type'}, ${(await response.blob()).size} bytes)`;
  const text = await response.text();
  const shown = /json/.test(type) && text !== '' ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return shown.length > MAX_TEXT ? `${shown.slice(0, MAX_TEXT)}\n… (${shown.length} characters in all)` : shown;
}
