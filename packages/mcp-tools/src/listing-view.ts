import type { Listing, ListingFit } from '@foothold/contracts/listings';
import { EMPLOYMENT_TYPES, REMOTE } from '@foothold/contracts/listings';
import { PAY_PERIODS } from '@foothold/contracts/listings/choices';
import { MATCH_PART_IDS } from '@foothold/core/matching';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { untrusted } from './untrusted.ts';

const advertised = {
  title: z.string(),
  company: z.string(),
  places: z.array(z.string()),
  /** The board or feed that it is from. */
  board: z.string(),
  mustHave: z.array(z.string()),
  niceToHave: z.array(z.string()),
  /** The sentence about visa sponsorship. */
  sponsorshipQuote: z.string().nullable(),
};

const facts = {
  id: z.string(),
  postedAt: z.string(),
  validThrough: z.string().nullable(),
  closed: z.boolean().describe('No longer accepts applications.'),
  sample: z.boolean().describe('Made up for trying the product.'),
  remote: z.enum(REMOTE).nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(PAY_PERIODS),
    })
    .nullable(),
  occupation: z.string().nullable(),
  yearsOfExperience: z.number().nullable(),
  sponsorship: z.enum(SPONSORSHIPS).describe('What the listing says about visa sponsorship. Never a guess.'),
};

/** A listing, whose own words stand in one marked field. */
export const listingView = z.object({ ...facts, untrusted: untrusted('job listing', advertised) });

/** The same with its description. */
export const listingDetailView = z.object({
  ...facts,
  untrusted: untrusted('job listing', { ...advertised, description: z.string() }),
});

export function viewListing(listing: Listing): z.input<typeof listingView> {
  return {
    id: listing.id,
    postedAt: listing.postedAt,
    validThrough: listing.validThrough,
    closed: listing.closed,
    sample: listing.source.sample,
    remote: listing.remote,
    employmentType: listing.employmentType,
    pay: listing.pay,
    occupation: listing.occupation,
    yearsOfExperience: listing.years,
    sponsorship: listing.sponsorship.value,
    untrusted: {
      source: 'job listing',
      title: listing.title,
      company: listing.company.name,
      places: listing.places.map(({ city, region, country }) => [city, region, country].filter(Boolean).join(', ')),
      board: listing.source.name,
      ...listing.skills,
      sponsorshipQuote: listing.sponsorship.quote,
    },
  };
}

export const viewListingDetail = (listing: Listing & { description: string }): z.input<typeof listingDetailView> => {
  const { untrusted: words, ...rest } = viewListing(listing);
  return { ...rest, untrusted: { ...words, description: listing.description } };
};

/** How well a listing fits a résumé. The reasons repeat its words. */
export const fitView = z.object({
  score: z.number().describe('Out of 100.'),
  parts: z.array(z.object({ part: z.enum(MATCH_PART_IDS), points: z.number(), of: z.number() })),
  untrusted: untrusted('job listing and résumé', {
    reasons: z.array(
      z.object({
        kind: z.string(),
        effect: z.enum(['for', 'against', 'unknown']),
        text: z.string(),
        skills: z.array(z.string()).optional(),
      }),
    ),
  }),
});

export const viewFit = ({ score, parts, reasons }: ListingFit): z.input<typeof fitView> => ({
  score,
  parts,
  untrusted: { source: 'job listing and résumé', reasons },
});
