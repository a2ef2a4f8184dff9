import type { ReadListing } from '../read-listings.ts';
import type { Adapter } from '../sources/adapter.ts';

/** A sentence in place of a description that may not be stored or shown. */
export const toSummary = ({ title, company }: { title: string; company: string }, source: string): string =>
  `${title} at ${company}. Read the full description at ${source}.`;

/** Drops what the source's terms don't let us store: the description, and the sentences that skills were read from. */
export function applyTerms({ listing, hash }: ReadListing, { terms, name }: Adapter): ReadListing {
  if (terms.mayStoreDescription) return { listing, hash };
  return {
    listing: {
      ...listing,
      description: toSummary({ title: listing.title, company: listing.company.name }, name),
      skills: listing.skills.map((skill) => ({ ...skill, quote: '' })),
    },
    // Other than with a description, so that a change of the terms rewrites the listing.
    hash: hash.split('').reverse().join(''),
  };
}
