import { pageQuery } from '../../../shared/api/page-query.ts';
import { type ShownState, SUBSCRIPTION_LABELS } from './labels.ts';

/** What the list of subscriptions is asked for. Its address leaves out what goes without saying: those that live, the first page. */
export interface SubscriptionQuery {
  state: ShownState | undefined;
  q: string | undefined;
  page: number;
}

const isShown = (value: string | null): value is ShownState =>
  value === 'all' || (value !== null && Object.hasOwn(SUBSCRIPTION_LABELS, value));

/** Understands the address of the list; what makes no sense in it is left out. */
export function subscriptionQuery(url: string): SubscriptionQuery {
  const state = new URL(url).searchParams.get('state');
  return { state: isShown(state) ? state : undefined, ...pageQuery(url) };
}

/** The list asked for otherwise; it begins again at the first page. */
export function subscriptionsHref(query: SubscriptionQuery, change: Partial<SubscriptionQuery> = {}): string {
  const { state, q, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/billing' : `/console/billing?${search}`;
}
