import { LISTING_CHOICE_LABELS } from '@foothold/contracts/listings/words';

type VisaChoice = keyof typeof LISTING_CHOICE_LABELS;

/** The filters of `/portal/matches`, as in its URL. */
export interface MatchQuery {
  resume: string | undefined;
  state: string | undefined;
  remote: 'only' | 'include' | undefined;
  payMin: number | undefined;
  sponsorship: boolean;
  /** Leaves out listings that rule out a kind of visa status. */
  visa: VisaChoice | undefined;
  page: number;
}

const MAX_PAGE = 20;

/** Parses the URL's query. Invalid values are ignored. */
export function parseMatchQuery(search: URLSearchParams): MatchQuery {
  const payMin = Number(search.get('payMin')?.replaceAll(/[$,\s]/g, '') || Number.NaN);
  const page = Number(search.get('page') ?? 1);
  const remote = search.get('remote');
  const visa = search.get('visa') ?? '';
  return {
    resume: search.get('resume') || undefined,
    state: /^[A-Z]{2}$/.exec(search.get('state') ?? '')?.[0],
    remote: remote === 'only' || remote === 'include' ? remote : undefined,
    payMin: Number.isInteger(payMin) && payMin >= 0 && payMin <= 10_000_000 ? payMin : undefined,
    sponsorship: search.get('sponsorship') === 'on',
    visa: Object.hasOwn(LISTING_CHOICE_LABELS, visa) ? (visa as VisaChoice) : undefined,
    page: Number.isInteger(page) ? Math.min(MAX_PAGE, Math.max(1, page)) : 1,
  };
}

/** The page's URL with some filters changed. */
export function matchHref(query: MatchQuery, change: Partial<MatchQuery> = {}): string {
  const { resume, state, remote, payMin, sponsorship, visa, page } = { ...query, ...change };
  const search = new URLSearchParams();
  if (resume) search.set('resume', resume);
  if (state) search.set('state', state);
  if (remote) search.set('remote', remote);
  if (payMin !== undefined) search.set('payMin', String(payMin));
  if (sponsorship) search.set('sponsorship', 'on');
  if (visa) search.set('visa', visa);
  if (page !== 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '/portal/matches' : `/portal/matches?${text}`;
}

export const isFiltered = ({ state, remote, payMin, sponsorship, visa }: MatchQuery): boolean =>
  state !== undefined || remote !== undefined || payMin !== undefined || sponsorship || visa !== undefined;

/** The filters as the API takes them. */
export const toMatchFilters = ({ state, remote, payMin, sponsorship, visa }: MatchQuery) => ({
  ...(state && { state }),
  ...(remote && { remote }),
  ...(payMin !== undefined && { payMin }),
  ...(sponsorship && { needsSponsorship: 'true' as const }),
  ...(visa && { visa }),
});
