import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/** How this program is known to the server. It is public, so it has no secret. */
const CLIENT_ID = 'foothold-cli';

const TIMEOUT_MS = 30_000;
const MAX_ANSWER = 64 * 1024;

/** What we use of a server's metadata (RFC 8414). */
interface Metadata {
  device: string;
  token: string;
  revocation: string | undefined;
}

/** Finds the endpoints of a server. They must be on the server itself. @throws Failure if it doesn't offer signing in by code */
export async function discover(origin: string): Promise<Metadata> {
  const { status, body } = await send(new URL('/.well-known/oauth-authorization-server', origin));
  const read = (name: string): string | undefined => {
    const url = URL.parse(String(body[name] ?? ''));
    return url?.origin === origin ? url.href : undefined;
  };
  const [device, token] = [read('device_authorization_endpoint'), read('token_endpoint')];
  if (status !== 200 || device === undefined || token === undefined)
    throw new Failure(EXIT.unreachable, {
      code: 'server.no-device-login',
      message: 'This server doesn’t offer signing in with a code.',
      hint: 'Create an API key under Settings → API keys, and run "foothold login --key".',
    });
  return { device, token, revocation: read('revocation_endpoint') };
}

export interface OAuthAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Posts a form, as every endpoint of OAuth takes it. */
export const postForm = (url: string, form: Record<string, string>): Promise<OAuthAnswer> =>
  send(new URL(url), { method: 'POST', body: new URLSearchParams({ ...form, client_id: CLIENT_ID }) });

async function send(url: URL, init: RequestInit = {}): Promise<OAuthAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = (await response.text()).slice(0, MAX_ANSWER);
    const read: unknown = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: read !== null && typeof read === 'object' ? { ...read } : {} };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { status: 0, body: {} };
    throw createUnreachableFailure(url.origin);
  }
}

export const createUnreachableFailure = (origin: string): Failure =>
  new Failure(EXIT.unreachable, {
    code: 'server.unreachable',
    message: `Couldn’t reach ${origin}.`,
    hint: 'Check the address and your connection, and whether the server is running.',
  });
