import type { ListingChoice, Sponsorship } from '../types.ts';
import type { ClockAnswer, ClockDate } from './answer.ts';
import { getEarlier } from './calendar.ts';
import type { ClockStatus, DateKind } from './types.ts';

/** What a listing's own words mean for a status. `ask` if they don't settle it. Never a promise. */
export type FitVerdict = 'nothing-against' | 'ad-rules-out' | 'ad-offers-petition' | 'ask';

export interface VisaFit {
  now: FitVerdict;
  /** After the work authorization ends. */
  after: FitVerdict;
  /** The last day of the work authorization, as far as the answers say. */
  until: string | null;
}

/** Statuses that allow work for any employer, so that no petition is needed now. */
const OPEN_STATUSES: readonly ClockStatus[] = ['opt', 'stem-opt', 'h4', 'l2s', 'es'];

const PETITION: Record<Sponsorship, FitVerdict> = {
  sponsors: 'ad-offers-petition',
  'does-not-sponsor': 'ad-rules-out',
  'citizens-or-clearance': 'ad-rules-out',
  unknown: 'ask',
};

type WorkDates = Pick<ClockAnswer, 'warnings'> & { dates: readonly Pick<ClockDate, 'kind' | 'date'>[] };

/** How a listing fits a status now and after its end, from the listing's own words alone. It isn't part of any score. */
export function fitListing(status: ClockStatus, answer: WorkDates, sponsorship: Sponsorship): VisaFit {
  return {
    now: fitNow(status, sponsorship),
    after: PETITION[sponsorship],
    until: findWorkEnd(status, answer),
  };
}

function fitNow(status: ClockStatus, sponsorship: Sponsorship): FitVerdict {
  if (sponsorship === 'citizens-or-clearance') return 'ad-rules-out';
  if (OPEN_STATUSES.includes(status)) return 'nothing-against';
  // CPT is authorized job by job, by the school and not by the employer. A TN application may need no petition either.
  if (status === 'cpt' || status === 'tn') return sponsorship === 'sponsors' ? 'nothing-against' : 'ask';
  return PETITION[sponsorship];
}

/** The listings that don't rule a status out by their own words. */
export const listingsFor = (status: ClockStatus): ListingChoice =>
  fitNow(status, 'does-not-sponsor') === 'ad-rules-out' ? 'may-sponsor' : 'not-citizens-only';

/** The last day of the work authorization. Null if the answers don't say. */
export function findWorkEnd(status: ClockStatus, { dates, warnings }: WorkDates): string | null {
  const find = (kind: DateKind) => dates.find((entry) => entry.kind === kind)?.date ?? null;
  const gap = warnings.includes('cap-gap-no-work') ? null : find('cap-gap-end');
  switch (status) {
    case 'opt':
      return getLatest([gap, find('stem-pending-until')]) ?? find('opt-end');
    case 'stem-opt':
      return gap ?? find('stem-end');
    case 'cpt':
      return find('cpt-end');
    case 'h4': {
      const [card, stay] = [find('ead-end'), find('i94-end')];
      return card === null || stay === null ? null : getEarlier(card, stay);
    }
    default:
      return find('i94-end');
  }
}

const getLatest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;
