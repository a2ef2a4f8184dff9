import type { RegistrationState } from '@foothold/contracts/recruiting/choices';
import { parsePageQuery } from '../../../shared/api/page-query.ts';

/** The states in the list. Pending registrations are visible only to their owner. */
export const LISTED_STATES = ['new', 'in-review', 'accepted', 'returned'] as const satisfies RegistrationState[];
/** Accepted ones of members whose plan includes a recruiter and who have none. */
export const NEEDS_RECRUITER = 'needs-recruiter';
const SHOWN_STATES = [...LISTED_STATES, NEEDS_RECRUITER] as const;
export type StateFilter = (typeof SHOWN_STATES)[number];

/** The filters of the registrations list. Defaults (every state, first page) are left out of its URL. */
export interface RegistrationsQuery {
  state: StateFilter | undefined;
  q: string | undefined;
  page: number;
}

/** Parses the list's URL. Invalid values are ignored. */
export function parseRegistrationsQuery(url: string): RegistrationsQuery {
  const asked = new URL(url).searchParams.get('state');
  return { state: SHOWN_STATES.find((state) => state === asked), ...parsePageQuery(url) };
}

/** The list's URL with some filters changed, from the first page. */
export function buildRegistrationsHref(query: RegistrationsQuery, change: Partial<RegistrationsQuery> = {}): string {
  const { state, q, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (state !== undefined) search.set('state', state);
  if (q !== undefined) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '/console/registrations' : `/console/registrations?${search}`;
}
