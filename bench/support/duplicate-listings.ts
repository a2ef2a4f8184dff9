import { readFileSync } from 'node:fs';
import { parsePlace } from '../../apps/server/src/domains/listings/catalog/places.ts';
import { createFingerprint } from '../../apps/server/src/domains/listings/ingest/dedupe/fingerprint.ts';
import type { Comparable } from '../../apps/server/src/domains/listings/ingest/dedupe/same-opening.ts';
import { incomingListingSchema } from '../../apps/server/src/domains/listings/ingest/incoming.ts';
import { toCompanySlug } from '../../apps/server/src/domains/listings/ingest/normalize.ts';
import type { Random } from './random.ts';

/** A listing before it is read. */
export interface RawListing {
  title: string;
  company: string;
  place: string;
  description: string;
  sourceId: string;
}

export interface CorpusParts {
  /** Texts of real job postings. */
  texts: readonly string[];
  titles: readonly string[];
}

const NAMES = [
  'Larkholt',
  'Quillmere',
  'Fennwend',
  'Osterby',
  'Brackwater',
  'Tallowmere',
  'Hexley',
  'Wrenfield',
  'Aldermoor',
  'Cindervale',
  'Pellbrook',
  'Stonegarth',
  'Mossley',
  'Ravenhurst',
  'Thornwick',
  'Emberly',
  'Gladwyn',
  'Halcott',
  'Ironvale',
  'Jessamy',
  'Kestrel Bay',
  'Lindqvist',
  'Marlowe',
  'Northgate',
  'Oakhanger',
  'Penrose',
  'Quantock',
  'Redfern',
  'Silverlake',
  'Tamarack',
  'Umberland',
  'Verity',
  'Westmark',
  'Yarrow',
];
const KINDS = [
  'Health',
  'Works',
  'Software',
  'Logistics',
  'Foods',
  'Partners',
  'Energy',
  'Schools',
  'Bank',
  'Labs',
  'Hotels',
  'Motors',
];
const PLACES = [
  'Austin, TX',
  'Boise, ID',
  'Portland, OR',
  'Portland, ME',
  'Columbus, OH',
  'Columbus, GA',
  'Denver, CO',
  'Miami, FL',
  'Springfield, IL',
  'Springfield, MO',
  'Seattle, WA',
  'Chicago, IL',
  'Phoenix, AZ',
  'Boston, MA',
  'Atlanta, GA',
  'Nashville, TN',
  'Omaha, NE',
  'Tucson, AZ',
];

const toSentences = (text: string): string[] => text.split(/(?<=[.!?*])\s+/).filter((part) => part.trim() !== '');

/** Listings that are all different jobs: no two share company, title, and place. Their texts repeat, as texts of real employers do. */
export function createBase(count: number, { texts, titles }: CorpusParts, random: Random): RawListing[] {
  const taken = new Set<string>();
  const listings: RawListing[] = [];
  while (listings.length < count) {
    const company = `${random.pick(NAMES)} ${random.pick(KINDS)}${random.below(3) === 0 ? '' : ` ${random.pick(NAMES)}`}`;
    const title = random.pick(titles);
    const place = random.pick(PLACES);
    const key = [company, title, place].join('\n').toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    const description = `${company} is hiring in ${place}. ${random.pick(texts)}`;
    listings.push({ title, company, place, description, sourceId: 'board' });
  }
  return listings;
}

/** The same job at another source: other case and punctuation, tracking links, and one edited sentence. */
export function copyListing(listing: RawListing, texts: readonly string[], random: Random): RawListing {
  const sentences = toSentences(listing.description);
  const at = random.below(sentences.length);
  sentences.splice(at, 1, ...editSentence(sentences[at] ?? '', texts, random));
  const link = `https://jobs.example/apply?id=${random.below(1e9)}&utm_source=feed${random.below(99)}`;
  sentences.splice(random.below(sentences.length + 1), 0, `Apply: ${link}`);
  return {
    title: changePunctuation(changeCase(listing.title, random), random),
    company: changeCase(listing.company, random) + random.pick(['', ', Inc.', ' LLC', '.']),
    place: changeCase(listing.place, random),
    description: changePunctuation(
      sentences
        .map((sentence) => (random.below(3) === 0 ? changeCase(sentence, random) : sentence))
        .join(random.pick([' ', '\n', '\n\n'])),
      random,
    ),
    sourceId: 'feed',
  };
}

/** Rewords a sentence, drops it, replaces it with another ad's, or adds one. */
function editSentence(sentence: string, texts: readonly string[], random: Random): string[] {
  const others = toSentences(random.pick(texts));
  const other = random.pick(others);
  const words = other.split(' ');
  const kind = random.below(4);
  if (kind === 0) return [];
  if (kind === 1) return [other];
  if (kind === 2) return [sentence, other];
  return [
    sentence
      .split(' ')
      .map((word) => (random.below(3) === 0 ? random.pick(words) : word))
      .join(' '),
  ];
}

function changeCase(text: string, random: Random): string {
  const kind = random.below(3);
  if (kind === 0) return text.toUpperCase();
  return kind === 1 ? text.toLowerCase() : text;
}

/** Symbols of names, such as C++, stay. */
function changePunctuation(text: string, random: Random): string {
  const kind = random.below(4);
  if (kind === 0) return text.replaceAll(/(?<=\p{L})[,.;:!](?=\s|$)/gu, '');
  if (kind === 1) return text.replaceAll(/(?<=\p{L})[.](?=\s|$)/gu, '!').replaceAll(/\s[-*]\s/g, ' • ');
  if (kind === 2) return text.replaceAll('-', '–').replaceAll("'", '’').replaceAll('"', '“');
  return text
    .replaceAll(/(?<=\p{L}),(?=\s)/gu, ' —')
    .replaceAll('(', '[')
    .replaceAll(')', ']');
}

/** Pairs of sentences that tell two jobs of one employer, title, and place apart. */
const DIFFERENCES: Record<string, readonly [string, string]> = {
  'hours of a shift': [
    'The schedule is Monday to Friday, 7:00 AM to 3:30 PM.',
    'The schedule is Monday to Friday, 3:00 PM to 11:30 PM.',
  ],
  'a shift by name': ['You will work days on our surgical floor.', 'You will work nights on our surgical floor.'],
  'a shift by number': [
    'This opening is for the second shift in building A.',
    'This opening is for the third shift in building A.',
  ],
  'a requisition': ['Requisition number: R-48213.', 'Requisition number: R-48214.'],
  pay: ['The rate for this position is $24.50 an hour.', 'The rate for this position is $31.00 an hour.'],
  years: [
    'You have at least 3 years of experience in a similar role.',
    'You have at least 8 years of experience in a similar role.',
  ],
  'hours a week': ['This is a position of 40 hours per week.', 'This is a position of 20 hours per week.'],
};

/** A job that looks like the listing but is another one, with the listing as changed to differ from it. @param kind one of `NEAR_MISSES` */
export function createNearMiss(
  kind: string,
  listing: RawListing,
  texts: readonly string[],
  random: Random,
): [RawListing, RawListing] {
  const differing = DIFFERENCES[kind];
  if (differing) {
    const sentences = toSentences(listing.description);
    const at = random.below(sentences.length + 1);
    const [one, other] = differing.map((sentence) => ({
      ...listing,
      description: sentences.toSpliced(at, 0, sentence).join(' '),
    }));
    return [one ?? listing, { ...(other ?? listing), sourceId: 'feed' }];
  }
  const other = { ...listing, sourceId: 'feed' };
  if (kind === 'another city') other.place = random.pick(PLACES.filter((place) => place !== listing.place));
  if (kind === 'another level')
    other.title = random.pick([`Senior ${listing.title}`, `${listing.title} II`, `Lead ${listing.title}`]);
  if (kind === 'another text')
    other.description = `${listing.company} is hiring in ${listing.place}. ${random.pick(texts)}`;
  return [listing, other];
}

export const NEAR_MISSES = ['another city', 'another level', 'another text', ...Object.keys(DIFFERENCES)];

/** A listing as it is stored. */
export function toComparable({ title, company, place, description, sourceId }: RawListing): Comparable {
  const checked = incomingListingSchema.parse({
    externalId: 'x',
    title,
    company: { name: company },
    description,
    places: [place],
  });
  const parsed = parsePlace(place);
  return {
    ...createFingerprint({
      title: checked.title,
      company: { slug: toCompanySlug(checked.company.name) },
      description: checked.description,
      places: parsed ? [parsed] : [],
      remote: null,
    }),
    sourceId,
    open: true,
    employmentType: null,
    pay: { min: null, max: null, currency: null, period: null },
  };
}

/** Reads the texts of job postings whose number has the given parity: 0 to tune with, 1 held back. */
export const readTexts = (path: string, parity: 0 | 1): string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; text: string })
    .filter(({ id }) => Number(id.split('-')[1]) % 2 === parity)
    .map(({ text }) => text);
