import { hash as digest } from 'node:crypto';
import type { DegreeLevel } from '@foothold/core/jobs';
import { getSkillName } from '../../catalog/views.ts';
import type { ReadListing } from '../read-listings.ts';
import type { Adapter } from '../sources/adapter.ts';

const DEGREES: Record<DegreeLevel, string> = {
  'high-school': 'High school diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
};

interface SummaryFacts {
  title: string;
  company: string;
  degree: DegreeLevel | null;
  years: number | null;
  /** Display names. */
  mustHave: readonly string[];
  niceToHave: readonly string[];
}

/** Facts of a description that may not be stored or shown, in our words. @param source where the description can be read */
export function toSummary(
  { title, company, degree, years, mustHave, niceToHave }: SummaryFacts,
  source: string,
): string {
  const required = [
    ...(years === null ? [] : [`${years} ${years === 1 ? 'year' : 'years'} of experience`]),
    ...(degree === null ? [] : [DEGREES[degree]]),
    ...mustHave,
  ];
  return [
    `${title} at ${company}.`,
    toList('Requirements', required),
    toList('Preferred', niceToHave),
    `This is a summary. Read the full description at ${source}.`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

const toList = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [heading, ...items.map((item) => `- ${item}`)].join('\n');

/** Drops what the source's terms don't let us store and show: the description, and its sentences. Facts stay. */
export function applyTerms(read: ReadListing, { terms, name }: Adapter): ReadListing {
  if (terms.mayStoreDescription && terms.mayShowDescription) return read;
  const { listing, hash, fingerprint } = read;
  const listNames = (required: boolean) =>
    listing.skills.filter((skill) => skill.required === required).map(({ skill }) => getSkillName(skill));
  const facts = { ...listing, company: listing.company.name, mustHave: listNames(true), niceToHave: listNames(false) };
  return {
    listing: {
      ...listing,
      description: toSummary(facts, name),
      skills: listing.skills.map((skill) => ({ ...skill, quote: '' })),
      sponsorship: { ...listing.sponsorship, quote: null },
    },
    // Other than with a description, so that a change of the terms rewrites the listing.
    hash: digest('sha256', `summary of ${hash}`),
    fingerprint,
  };
}
