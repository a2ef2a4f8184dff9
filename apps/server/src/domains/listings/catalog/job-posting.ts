import type { ListingDetail } from '@foothold/contracts/listings';
import { US_STATES } from '@foothold/core/matching';

/** A schema.org `JobPosting` as JSON-LD (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
export interface JobPosting {
  '@context': 'https://schema.org/';
  '@type': 'JobPosting';
  [property: string]: unknown;
}

const EMPLOYMENT: Record<NonNullable<ListingDetail['employmentType']>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  'per-diem': 'PER_DIEM',
};

const CREDENTIALS: Record<NonNullable<ListingDetail['degree']>, string> = {
  'high-school': 'high school',
  associate: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

/**
 * Structured data about a listing for search engines. Escape it before putting it into a script element.
 * @param publicUrl URL of the site, without a trailing slash
 * @returns null if a property that search engines require is unknown: the place of work, where remote workers may live, or the posting date
 */
export function toJobPosting(listing: ListingDetail, publicUrl: string): JobPosting | null {
  const isRemote = listing.remote === 'yes';
  if (listing.places.length === 0 || listing.postedAtIsFirstSeen) return null;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: listing.title,
    description: toHtml(listing.description),
    datePosted: listing.postedAt,
    ...(listing.validThrough && { validThrough: listing.validThrough }),
    ...(listing.employmentType && { employmentType: EMPLOYMENT[listing.employmentType] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: listing.company.name,
      url: `${publicUrl}/companies/${encodeURIComponent(listing.company.slug)}`,
    },
    identifier: { '@type': 'PropertyValue', name: listing.company.name, value: listing.id },
    url: `${publicUrl}/jobs/${listing.id}`,
    directApply: false,
    ...(isRemote ? toRemotePlaces(listing) : { jobLocation: listing.places.map(toPlace) }),
    ...(listing.pay && { baseSalary: toSalary(listing.pay) }),
    ...(listing.degree && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: CREDENTIALS[listing.degree],
      },
    }),
    ...(listing.years && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: listing.years * 12,
      },
    }),
    ...(listing.skills.mustHave.length > 0 && { skills: listing.skills.mustHave.join(', ') }),
  };
}

type Place = ListingDetail['places'][number];

function toPlace({ city, region, country }: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
  };
}

/** For remote work, where people may live instead of where the office is. */
function toRemotePlaces({ places }: ListingDetail) {
  const regions = places.flatMap(({ region, country }) => (region && country === 'US' ? region : []));
  const states = [...new Set(regions)].map((code) => ({
    '@type': 'State',
    name: `${US_STATES.get(code) ?? code}, USA`,
  }));
  const countries = [...new Set(places.map(({ country }) => country))].map((code) => ({
    '@type': 'Country',
    name: code === 'US' ? 'USA' : code,
  }));
  // An employer that names states, and not the whole country, hires only in those.
  const isWholeCountry = places.some(
    ({ city, region, country }) => country === 'US' && city === null && region === null,
  );
  const named =
    states.length > 0 && !isWholeCountry ? [...states, ...countries.filter(({ name }) => name !== 'USA')] : countries;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: named,
  };
}

function toSalary({ min, max, currency, period }: NonNullable<ListingDetail['pay']>) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: max ?? min }),
      unitText: period.toUpperCase(),
    },
  };
}

/** Converts our plain text to HTML. Blocks become paragraphs, and lines that start with "- " become list items. Everything else is escaped. */
export function toHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(blockToHtml)
    .join('');
}

function blockToHtml(block: string): string {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const isItem = lines[at]?.startsWith('- ') === true;
    let end = at + 1;
    while (end < lines.length && (lines[end]?.startsWith('- ') === true) === isItem) end++;
    const run = lines.slice(at, end);
    html += isItem
      ? `<ul>${run.map((line) => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`
      : `<p>${run.map(escapeHtml).join('<br>')}</p>`;
    at = end;
  }
  return html;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.trim().replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
