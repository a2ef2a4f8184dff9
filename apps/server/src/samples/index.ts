import type { Sponsorship } from '@foothold/core/visa';
import type { IncomingListing, ListingSource } from '../domains/listings/index.ts';
import { type AdvertisementFacts, writeAdvertisement } from './advertisement.ts';
import { createCompanyDirectory, FICTIONAL } from './companies.ts';
import type { SampleGrade, SampleOccupation } from './format.ts';
import { sampleOccupations } from './occupations/index.ts';
import { createPay } from './pay.ts';
import { apportion, Random } from './random.ts';
import { PAY_TRANSPARENCY_STATES, type SampleState, sampleStates } from './states.ts';

export const SAMPLE_SOURCE: ListingSource = { id: 'samples', name: 'Sample catalog', kind: 'sample' };

const SEED = 20_260_401;
const LISTING_COUNT = 1200;
/** Minimum number of listings in any state, so that no state's page is empty. */
const MIN_PER_STATE = 3;
const OLDEST_DAYS = 40;

export interface Sample {
  listing: IncomingListing;
  meaning: AdvertisementFacts;
}

/**
 * Creates the sample catalog: fictional employers hiring in every state and many occupations. The same day gives the same listings; another
 * day changes only the dates.
 * @param day the day that dates are counted back from, YYYY-MM-DD
 */
export function createSampleCatalog(day: string): Sample[] {
  const random = new Random(SEED);
  const states = sampleStates();
  const occupations = sampleOccupations();
  const getState = random.shuffled(
    repeatEach(
      states,
      apportion(
        states.map(({ people }) => people),
        LISTING_COUNT,
        MIN_PER_STATE,
      ),
    ),
  );
  const createBlock = random.shuffled(
    repeatEach(
      occupations,
      apportion(
        occupations.map(({ share }) => share),
        LISTING_COUNT,
        2,
      ),
    ),
  );
  const company = createCompanyDirectory(SEED);
  const today = Date.parse(`${day}T00:00:00Z`);
  return createBlock.map((block, place) => {
    const own = new Random(SEED + 7919 * (place + 1));
    return createSample(place, block, getState[place] ?? requireState(states), own, company, today);
  });
}

export function createSampleListings(day: string): IncomingListing[] {
  return createSampleCatalog(day).map(({ listing }) => listing);
}

function requireState([first]: readonly SampleState[]): SampleState {
  if (!first) throw new RangeError('there is no state');
  return first;
}

function repeatEach<T>(items: readonly T[], counts: readonly number[]): T[] {
  return items.flatMap((thing, place) => Array.from({ length: counts[place] ?? 0 }, () => thing));
}

function createSample(
  place: number,
  block: SampleOccupation,
  state: SampleState,
  random: Random,
  companyFor: ReturnType<typeof createCompanyDirectory>,
  today: number,
): Sample {
  const grade = pickGrade(block, random);
  const sector = random.pick(block.sectors);
  const company = companyFor(sector, state, random);
  const remote = pickRemote(block, random);
  const city = random.pick(state.cities);
  const employmentType = grade.isInternship ? 'internship' : pickEmploymentType(block, grade, random);
  const pay = createPay(block, grade, employmentType, state, random);
  const isShown = PAY_TRANSPARENCY_STATES.has(state.code) || random.chance(78);
  const sponsorship = pickSponsorship(block, sector, random);
  const written = writeAdvertisement(
    { block, grade, company, sector, city, remote, employmentType, pay: isShown ? pay : null, sponsorship },
    random,
  );
  const dates = pickDates(today, random);
  return {
    listing: {
      externalId: `sample-${String(place + 1).padStart(4, '0')}`,
      title: written.title,
      company: { name: company.name, about: `${company.about} ${FICTIONAL}` },
      description: written.description,
      employmentType,
      remote,
      places: createPlaces(remote, city, state, random),
      ...(isShown && { pay }),
      ...dates,
    },
    meaning: written.meaning,
  };
}

const GRADE_WEIGHTS = { intern: 8, entry: 14, mid: 50, senior: 24, lead: 12, executive: 20 } as const;

function pickGrade(block: SampleOccupation, random: Random): SampleGrade {
  return random.weighted(
    block.grades.map((grade) => ({ value: grade, weight: GRADE_WEIGHTS[grade.seniority ?? 'mid'] })),
  );
}

function pickEmploymentType(
  block: SampleOccupation,
  { seniority }: SampleGrade,
  random: Random,
): IncomingListing['employmentType'] {
  return seniority === 'lead' || seniority === 'executive' ? 'full-time' : random.weighted(block.types);
}

function pickRemote({ remote }: SampleOccupation, random: Random): NonNullable<IncomingListing['remote']> {
  return random.weighted([
    { value: 'yes', weight: remote.yes },
    { value: 'hybrid', weight: remote.hybrid },
    { value: 'no', weight: 100 - remote.yes - remote.hybrid },
  ]);
}

/** Some remote work is nationwide, and some is limited to one state for tax reasons. */
function createPlaces(
  remote: NonNullable<IncomingListing['remote']>,
  city: string,
  state: SampleState,
  random: Random,
): IncomingListing['places'] {
  if (remote === 'yes') return random.chance(60) ? [] : [{ region: state.code }];
  const second = random.chance(6) ? state.cities.filter((other) => other !== city) : [];
  const cities = second.length > 0 ? [city, random.pick(second)] : [city];
  return cities.map((name) => ({ city: name, region: state.code }));
}

/** Percent of listings that offer sponsorship, and that say they don't. */
const VISA: Record<SampleOccupation['visa'], [sponsors: number, doesNot: number]> = {
  often: [30, 22],
  sometimes: [14, 26],
  seldom: [3, 12],
};

/** Citizenship is only required for federal contracts. Anywhere else, that would be unlawful. */
function pickSponsorship({ visa }: SampleOccupation, sector: string, random: Random): Sponsorship {
  if (sector === 'defense') return random.chance(75) ? 'citizens-or-clearance' : 'unknown';
  const [sponsors, doesNot] = VISA[visa];
  return random.weighted<Sponsorship>([
    { value: 'sponsors', weight: sponsors },
    { value: 'does-not-sponsor', weight: doesNot },
    { value: 'unknown', weight: 100 - sponsors - doesNot },
  ]);
}

const DAY = 86_400_000;

/** Most listings are recent, as on a real job board. */
function pickDates(today: number, random: Random): { postedAt: string; validThrough: string } {
  const age = Math.floor(OLDEST_DAYS * random.next() ** 1.6);
  const postedDay = today - age * DAY;
  return { postedAt: toIsoDay(postedDay), validThrough: toIsoDay(postedDay + random.pick([60, 75, 90]) * DAY) };
}

function toIsoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
