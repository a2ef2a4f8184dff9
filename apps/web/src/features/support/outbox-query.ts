import type { OutgoingMail } from '@foothold/contracts/support';
import { parsePageQuery } from '../../shared/api/page-query.ts';
import { MAIL_STATES } from './mail-state.tsx';

/** The filters of the list of emails. Defaults (every state, first page) are left out of its URL. */
export interface OutboxQuery {
  state: OutgoingMail['state'] | undefined;
  q: string | undefined;
  page: number;
}

const isState = (value: string | null): value is OutgoingMail['state'] =>
  value !== null && Object.hasOwn(MAIL_STATES, value);

/** Parses the list's URL. Invalid values are ignored. */
export function parseOutboxQuery(url: string): OutboxQuery {
  const state = new URL(url).searchParams.get('state');
  return { state: isState(state) ? state : undefined, ...parsePageQuery(url) };
}

/** The list's URL with some filters changed, from the first page. */
export function buildOutboxHref(query: OutboxQuery, change: Partial<OutboxQuery> = {}): string {
  const { state, q, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state !== undefined) search.set('state', state);
  if (q !== undefined) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/outbox' : `/console/outbox?${search}`;
}
