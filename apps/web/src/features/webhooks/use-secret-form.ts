import { useFetcher } from 'react-router';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';

/** A secret, which only appears in the response that created it. */
export interface NewSecret {
  id: string;
  url: string;
  secret: string;
  /** Whether an earlier secret still signs. */
  rotated: boolean;
}

/** The result of submitting one of the forms about webhooks. */
export interface WebhookOutcome extends ChangeOutcome {
  shown?: NewSecret;
}

/** A form whose response shows a secret, so it stays on the page. Without JavaScript, the action data identifies it by its intent. */
export function useSecretForm(intent: string, actionData: WebhookOutcome | undefined) {
  const fetcher = useFetcher<WebhookOutcome>({ key: `webhooks-${intent}` });
  return { fetcher, outcome: fetcher.data ?? (actionData?.intent === intent ? actionData : null) };
}
