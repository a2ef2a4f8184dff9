import { DEGREE_LEVELS, SENIORITIES, type Seniority } from '../jobs/types.ts';
import { DEGREES } from '../matching/reasons.ts';
import type { CareerPerson, OccupationDemand, RequiredLevel } from './types.ts';
import { formatCount, formatList, formatNumber, formatShare, some } from './wording.ts';

/** Labels, and the most years that a band certainly covers; for "above 5", nothing more is known. */
const BANDS = {
  entry: { label: 'up to 2', years: 2 },
  mid: { label: '2 to 5', years: 5 },
  senior: { label: '5 or more', years: 5 },
} as const;

const count = (levels: readonly RequiredLevel[]): number => levels.reduce((sum, { listings }) => sum + listings, 0);

/** The most years the person may have: from a résumé, else the end of the selected band. */
function getYears({ years, experience }: CareerPerson): number | null {
  if (years !== undefined) return Math.floor(years);
  return experience ? BANDS[experience].years : null;
}

/** What listings say about years, compared with the person's. Empty if no listing states any. */
export function describeYears(require: OccupationDemand, person: CareerPerson): string[] {
  const statedLevels = require.levels.flatMap(({ years, listings }) => (years === null ? [] : [{ years, listings }]));
  const of = statedLevels.reduce((sum, { listings }) => sum + listings, 0);
  if (of === 0) return [];
  const label = `${formatShare(of, require, 'states', 'state')} years of experience; half of those ask for ${formatCount(findMedianYears(statedLevels, of), 'year')} or more.`;
  const own = describeOwnYears(person);
  const years = getYears(person);
  if (own === null || years === null) return [`${label} Add your years of experience to compare.`];
  const met = statedLevels
    .filter(({ years: asked }) => asked <= years)
    .reduce((sum, { listings }) => sum + listings, 0);
  return [`${label} ${own}; ${some(met, 'asks', 'ask')} for ${formatNumber(years)} or fewer.`];
}

function describeOwnYears({ years, experience }: CareerPerson): string | null {
  if (years !== undefined) return `Your résumé shows ${years.toLocaleString('en-US')} in dated roles`;
  return experience ? `You have ${BANDS[experience].label}` : null;
}

function findMedianYears(statedLevels: readonly { years: number; listings: number }[], of: number): number {
  let before = 0;
  for (const { years, listings } of statedLevels.toSorted((a, b) => a.years - b.years)) {
    before += listings;
    if (before * 2 >= of) return years;
  }
  return 0;
}

/** Which minimum degrees listings name, as a fact next to the résumé's. */
export function describeDegrees(require: OccupationDemand, { degree, hasResume }: CareerPerson): string[] {
  const named = DEGREE_LEVELS.flatMap((level) => {
    const listings = count(require.levels.filter((one) => one.degree === level));
    return listings > 0 ? [{ level, listings }] : [];
  });
  const of = named.reduce((sum, { listings }) => sum + listings, 0);
  if (of === 0) return [];
  const each = named.map(({ level, listings }) => `${DEGREES[level]} (${formatNumber(listings)})`);
  const own = degree ? `Your résumé lists ${DEGREES[degree]}.` : hasResume ? 'We didn’t find one in your résumé.' : '';
  return [
    `${formatShare(of, require, 'sets', 'set')} a minimum degree, or experience in its place: ${formatList(each)}. ${own}`.trim(),
  ];
}

/** How many listing titles state a seniority, and what is required at that level. */
export function gradeAsked(require: OccupationDemand, grade: Seniority | undefined): string[] {
  if (!grade) return [];
  const of = count(require.levels.filter(({ seniority }) => seniority === grade));
  const statedLevels = count(require.levels.filter(({ seniority }) => seniority !== null));
  return [
    `${formatShare(of, require, 'has', 'have')} your level (${GRADES[grade]}) in the title; ${some(require.listings - statedLevels, 'has no level', 'have no level')} in the title.`,
  ];
}

const GRADES: Record<Seniority, string> = {
  intern: 'intern',
  entry: 'entry',
  mid: 'mid-level',
  senior: 'senior',
  lead: 'lead or manager',
  executive: 'executive',
};

/** Listings with a lead's or executive's seniority in their title. */
export const countLeading = ({ levels }: OccupationDemand): number =>
  count(
    levels.filter(
      ({ seniority }) => seniority !== null && SENIORITIES.indexOf(seniority) >= SENIORITIES.indexOf('lead'),
    ),
  );
