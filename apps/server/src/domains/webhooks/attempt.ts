import { webhookLimits } from '@foothold/contracts/webhooks/choices';
import { AppError } from '../../platform/errors.ts';
import type { FetchAnswer } from '../../platform/fetch/fetcher.ts';
import type { ClaimedRow } from './deliveries-repository.ts';
import type { WebhooksDeps } from './deps.ts';
import { getSecretContext } from './endpoints.ts';
import { createSignedHeaders } from './signature.ts';

/** How long a receiver may take, including its connection. */
const TIMEOUT_MS = 15_000;
const GONE = 410;

export interface Attempt {
  /** `gone`: the receiver doesn't want events anymore. `busy`: nothing was sent, because we send too much at the moment. */
  outcome: 'delivered' | 'failed' | 'gone' | 'busy';
  at: Date;
  status: number | null;
  error: string | null;
  milliseconds: number;
  response: string;
  retryAfter: string | undefined;
}

/** Sends an event once, and says what came of it. */
export function createAttempts({ fetch, vault, now }: Pick<WebhooksDeps, 'fetch' | 'vault' | 'now'>) {
  return async function attempt(claimed: ClaimedRow): Promise<Attempt> {
    const at = now();
    const startedAt = performance.now();
    const open = (sealed: Buffer) => vault.open(sealed, getSecretContext(claimed.endpoint_id)).toString();
    const isRotating = claimed.earlier_secret !== null && claimed.earlier_until !== null && claimed.earlier_until > at;
    const secrets = [claimed.secret, ...(isRotating && claimed.earlier_secret ? [claimed.earlier_secret] : [])];
    const measured = () => ({ at, milliseconds: Math.round(performance.now() - startedAt) });
    try {
      const answer = await fetch(claimed.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...createSignedHeaders({ id: claimed.event_id, at, body: claimed.body }, secrets.map(open)),
        },
        body: claimed.body,
        // Characters may have up to four bytes.
        maxBytes: webhookLimits.response * 4,
        excerpt: true,
        timeoutMs: TIMEOUT_MS,
      });
      return {
        ...measured(),
        outcome: getOutcome(answer.status),
        status: answer.status,
        error: null,
        response: toExcerpt(answer),
        retryAfter: answer.headers['retry-after'],
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const outcome = error.code === 'server.busy' ? 'busy' : 'failed';
      return { ...measured(), outcome, status: null, error: error.code, response: '', retryAfter: undefined };
    }
  };
}

function getOutcome(status: number): Attempt['outcome'] {
  if (status >= 200 && status < 300) return 'delivered';
  return status === GONE ? 'gone' : 'failed';
}

/** The start of a response as text for people. The database stores no null characters. */
const toExcerpt = ({ body }: Pick<FetchAnswer, 'body'>): string =>
  new TextDecoder().decode(body).replaceAll('\0', '\uFFFD').slice(0, webhookLimits.response).toWellFormed();
