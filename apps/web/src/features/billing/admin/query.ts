import { parsePageQuery } from '../../../shared/api/page-query.ts';
import { type StateFilter, SUBSCRIPTION_LABELS } from './labels.ts';

/** The filters of the subscription list. Defaults (current subscriptions, first page) are left out of its URL. */
export interface SubscriptionQuery {
  state: StateFilter | undefined;
  q: string | undefined;
  page: number;
}

const isShown = (value: string | null): value is StateFilter =>
  value === 'all' || (value !== null && Object.hasOwn(SUBSCRIPTION_LABELS, value));

/** Parses the list's URL. Invalid values are ignored. */
export function parseSubscriptionQuery(url: string): SubscriptionQuery {
  const state = new URL(url).searchParams.get('state');
  return { state: isShown(state) ? state : undefined, ...parsePageQuery(url) };
}

/** The list's URL with some filters changed, from the first page. */
export function buildSubscriptionsHref(query: SubscriptionQuery, change: Partial<SubscriptionQuery> = {}): string {
  const { state, q, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/billing' : `/console/billing?${search}`;
}
