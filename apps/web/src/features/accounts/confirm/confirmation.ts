import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';

/** Messages of the confirmation page. */
export const CONFIRM_TEXTS = {
  noToken: 'Invalid confirmation link. No token provided.',
  refused: 'Failed to confirm email address.',
  unreached: 'An error occurred while confirming your email.',
} as const;

/** The states of confirming an address. */
export type Confirmation =
  /** Waiting for the account's password or a new one. */
  | { state: 'waiting' }
  | { state: 'confirming' }
  /** `claimed`: confirmed with a new password, which revoked all other access. */
  | { state: 'confirmed'; email: string | null; trialEndsAt: string | null; claimed: boolean }
  | { state: 'failed'; message: string };

type Fetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;

/** Longer than anyone waits. */
const TIMEOUT_MS = 30_000;

const readField = (body: unknown, name: 'message' | 'email' | 'code' | 'trialEndsAt'): string | null => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** `GET /api/confirm-email?token={token}`. A failure shows its `message`, unless it only asks for a password. */
export async function confirmEmail(token: string, get: Fetch = fetch): Promise<Confirmation> {
  try {
    const answer = await get(buildEndpointUrl(endpoint('GET /api/confirm-email'), { token }), {
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok)
      return {
        state: 'confirmed',
        email: readField(body, 'email'),
        trialEndsAt: readField(body, 'trialEndsAt'),
        claimed: false,
      };
    if (readField(body, 'code') === 'accounts.confirm-with-password') return { state: 'waiting' };
    return { state: 'failed', message: readField(body, 'message') ?? CONFIRM_TEXTS.refused };
  } catch {
    return { state: 'failed', message: CONFIRM_TEXTS.unreached };
  }
}

/** The result of resending the email, as shown to the user. */
export type ResendResult =
  | { state: 'sent' }
  /** The recipient is unknown or the email can't be sent. Shows the specified alert. */
  | { state: 'ask-support' }
  | { state: 'wait'; seconds: number }
  | { state: 'failed' };

/** @param failure what the call threw: a problem response, or what `fetch` throws */
export function toResendResult(failure: unknown): ResendResult {
  const problem = failure instanceof RefusedError ? failure.problem : parseProblem(failure);
  if (problem?.code === 'request.too-many') {
    const { retryAfterSeconds } = (problem.data ?? {}) as { retryAfterSeconds?: unknown };
    return { state: 'wait', seconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 3600 };
  }
  return problem && problem.status < 500 ? { state: 'ask-support' } : { state: 'failed' };
}

/** "Please wait 12 minutes", rounded up so that nobody retries too early. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}
