import type { RegistrationState } from '@foothold/contracts/recruiting/choices';
import { pageQuery } from '../../../shared/api/page-query.ts';

/** Registrations that wait for their owner are nobody else's business, and not in the list. */
export const LISTED = ['new', 'in-review', 'accepted', 'returned'] as const satisfies RegistrationState[];
export type Listed = (typeof LISTED)[number];

/** What the list of registrations is asked for. Its address leaves out what goes without saying: every state, the first page. */
export interface RegistrationsQuery {
  state: Listed | undefined;
  q: string | undefined;
  page: number;
}

/** Understands the address of the list; what makes no sense in it is left out. */
export function registrationsQuery(url: string): RegistrationsQuery {
  const asked = new URL(url).searchParams.get('state');
  return { state: LISTED.find((state) => state === asked), ...pageQuery(url) };
}

/** The list asked for otherwise; it begins again at the first page. */
export function registrationsHref(query: RegistrationsQuery, change: Partial<RegistrationsQuery> = {}): string {
  const { state, q, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state !== undefined) search.set('state', state);
  if (q !== undefined) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/registrations' : `/console/registrations?${search}`;
}
