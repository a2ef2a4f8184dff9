import type { RegistrationState } from '@foothold/contracts/recruiting/choices';
import { pageQuery } from '../../../shared/api/page-query.ts';

/** Pending registrations are hidden from everyone but their owner, and not in the list. */
export const LISTED = ['new', 'in-review', 'accepted', 'returned'] as const satisfies RegistrationState[];
export type Listed = (typeof LISTED)[number];

/** The query of the registrations list. Its address omits defaults: every state, the first page. */
export interface RegistrationsQuery {
  state: Listed | undefined;
  q: string | undefined;
  page: number;
}

/** Parses the list's address; invalid values are left out. */
export function registrationsQuery(url: string): RegistrationsQuery {
  const asked = new URL(url).searchParams.get('state');
  return { state: LISTED.find((state) => state === asked), ...pageQuery(url) };
}

/** The list with another query, from its first page. */
export function registrationsHref(query: RegistrationsQuery, change: Partial<RegistrationsQuery> = {}): string {
  const { state, q, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state !== undefined) search.set('state', state);
  if (q !== undefined) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/registrations' : `/console/registrations?${search}`;
}
