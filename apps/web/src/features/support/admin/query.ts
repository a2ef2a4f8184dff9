import type { InquiryKind, InquiryState } from '@foothold/contracts/support/shapes';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import { KINDS } from './labels.ts';

const SHOWN_STATES = ['open', 'answered', 'closed', 'all'] as const satisfies (InquiryState | 'all')[];
type StateFilter = (typeof SHOWN_STATES)[number];

/** The inbox filters. Defaults (every kind, open, any assignee, first page) are left out of the URL. */
export interface InquiryQuery {
  kind: InquiryKind | undefined;
  state: StateFilter;
  assignee: 'me' | 'none' | undefined;
  q: string | undefined;
  page: number;
}

const isKind = (value: string | null): value is InquiryKind => value !== null && Object.hasOwn(KINDS, value);

/** Parses the inbox's URL. Invalid values are ignored. */
export function parseInquiryQuery(url: string): InquiryQuery {
  const { searchParams } = new URL(url);
  const [kind, assignee] = [searchParams.get('kind'), searchParams.get('assignee')];
  return {
    kind: isKind(kind) ? kind : undefined,
    state: SHOWN_STATES.find((state) => state === searchParams.get('state')) ?? 'open',
    assignee: assignee === 'me' || assignee === 'none' ? assignee : undefined,
    ...parsePageQuery(url),
  };
}

/** The inbox's URL with some filters changed, from the first page. */
export function buildInquiriesHref(query: InquiryQuery, change: Partial<InquiryQuery> = {}): string {
  const { kind, state, assignee, q, page } = { ...query, page: 1, ...change };
  return buildHref('/console/inquiries', {
    kind,
    state: state === 'open' ? undefined : state,
    assignee,
    q,
    page: page > 1 ? String(page) : undefined,
  });
}

/** The URL to download the complete filtered list. */
export const exportHref = ({ kind, state, assignee, q }: InquiryQuery): string =>
  buildEndpointUrl(endpoint('GET /api/support/inquiries/export'), { kind, state, assignee, q });

/** The URL of everything that this person has sent, in any state. */
export const buildInquiriesFromHref = (email: string): string =>
  buildHref('/console/inquiries', { state: 'all', q: email });

/** Whether any filter differs from the default, which shows all open inquiries. */
export const isFiltered = ({ kind, state, assignee, q }: InquiryQuery): boolean =>
  kind !== undefined || state !== 'open' || assignee !== undefined || q !== undefined;

function buildHref(path: string, values: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
