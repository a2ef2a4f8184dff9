import { DEGREE_LEVELS, SENIORITIES } from '@foothold/core/jobs';
import { MATCH_PART_IDS } from '@foothold/core/matching';
import { LISTING_CHOICES, SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { wholeNumberTextSchema } from '../numbers.ts';
import { AGES, PAY_PERIODS, RADII } from './choices.ts';
import { LISTINGS_ERRORS } from './errors.ts';
import { listingMapSchema } from './map.ts';
import { companyFilingsSchema } from './shapes.ts';

const endpoint = createEndpointFactory(LISTINGS_ERRORS);

export const REMOTE = ['no', 'hybrid', 'yes'] as const;
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship', 'per-diem'] as const;
export const SORT_ORDERS = ['relevance', 'newest', 'pay'] as const;

export const limits = { query: 200, slug: 2000, source: 100, pageSize: 20, pages: 100 } as const;

export const placeSchema = z.object({
  city: z.string().nullable(),
  /** Two letters for a US state, otherwise the region's name. */
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
});

export const paySchema = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().length(3),
  period: z.enum(PAY_PERIODS),
});

export const listingSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** `slug` identifies it in addresses: `/companies/{slug}`. */
  company: z.object({ id: z.string(), slug: z.string(), name: z.string(), about: z.string().nullable() }),
  source: z.object({
    id: z.string(),
    name: z.string(),
    /** What the source asks to be named, with a link to `url`, wherever the listing is shown. Null if it doesn't ask. */
    attribution: z.string().nullable(),
    sample: z.boolean(),
    url: z.string().nullable(),
  }),
  places: z.array(placeSchema),
  /** Null if the source doesn't state it. */
  remote: z.enum(REMOTE).nullable(),
  /** Null if the source doesn't state it. */
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  pay: paySchema.nullable(),
  postedAt: z.iso.date(),
  /** Whether the source states no posting date, and `postedAt` is the day on which we first saw the listing. */
  postedAtIsFirstSeen: z.boolean(),
  validThrough: z.iso.date().nullable(),
  /** No longer accepts applications, because its source closed it or its last day has passed. */
  closed: z.boolean(),
  /** Common name of the occupation. */
  occupation: z.string().nullable(),
  seniority: z.enum(SENIORITIES).nullable(),
  degree: z.enum(DEGREE_LEVELS).nullable(),
  years: z.number().int().nullable(),
  /** Display names, in the order of the text. */
  skills: z.object({ mustHave: z.array(z.string()), niceToHave: z.array(z.string()) }),
  /** Never a guess: `unknown` if no sentence says so. The quote is null then, or if the source doesn't let us show it. */
  sponsorship: z.object({ value: z.enum(SPONSORSHIPS), quote: z.string().nullable() }),
});
export type Listing = z.infer<typeof listingSchema>;

/** Includes the description as plain text. Blocks are separated by a blank line, and list items start with "- ". */
export const listingDetailSchema = listingSchema.extend({ description: z.string() });
export type ListingDetail = z.infer<typeof listingDetailSchema>;

/** The other listings of the same job. */
export const openingSchema = z.object({
  /** The open listing that search shows for the job. Null if none is open. */
  shownId: z.string().nullable(),
  /** Other open listings of the job, up to 10, one for each source. */
  alsoOn: z.array(z.object({ id: z.string(), source: z.string(), url: z.string().nullable() })),
  /** How many times a source listed the job again under another ID. */
  reposts: z.number().int(),
  /** The first posting date of all, ISO date. */
  since: z.iso.date(),
});
export type Opening = z.infer<typeof openingSchema>;

/** What open listings of an occupation that state their pay, at least 10 of them, pay in a state. */
export const typicalPaySchema = z.object({
  /** Common name of the occupation. */
  occupation: z.string(),
  /** Name of the US state. */
  state: z.string(),
  /**
   * The middle half: the first and third quartile, in whole US dollars a year. A range counts with its middle, and pay by another period is
   * counted up to a full-time year: 2,080 hours, 260 days, 52 weeks, or 12 months.
   */
  low: z.number().int(),
  high: z.number().int(),
  /** How many listings were compared. */
  listings: z.number().int(),
  /** Whether they are samples. */
  sample: z.boolean(),
});
export type TypicalPay = z.infer<typeof typicalPaySchema>;

/** Includes structured data for search engines: a schema.org `JobPosting`, or null if the listing is closed or lacks a required property. */
export const listingPageSchema = listingDetailSchema.extend({
  jobPosting: z.record(z.string(), z.unknown()).nullable(),
  /** Null if we know no other listing of the job. */
  opening: openingSchema.nullable(),
  /** Null if we know too few listings to compare, or the listing is closed. */
  typicalPay: typicalPaySchema.nullable(),
  /** The first day on which a closed listing no longer accepted applications, ISO date. Null while it is open. */
  closedSince: z.iso.date().nullable(),
  /** What the employer filed, newest year first. Empty if no file is loaded, or none of its employers is certainly this company. */
  filings: z.array(companyFilingsSchema),
});
export type ListingPage = z.infer<typeof listingPageSchema>;

const words = z.string().trim().max(limits.query, 'Use a shorter search.');

/** An empty form still sends its fields. */
const allowEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value: z.input<T> | '' | undefined) => (value === '' ? undefined : value), schema.optional())
    .optional();

/** From the URL of `/jobs`. Every value is optional, and an empty one means "any". */
export const listingFilterSchema = z.object({
  q: allowEmpty(words),
  /** A city, a state by name or code, or "Austin, TX". */
  place: allowEmpty(words),
  /** Miles around the city of `place`, between the centers of cities. Ignored if it isn’t a city of the US or the UK that we know. */
  within: allowEmpty(z.enum(RADII)),
  remote: allowEmpty(z.enum(REMOTE)),
  /**
   * US dollars a year that the top of the pay range must reach. Pay by another period is counted up to a full-time year: 2,080 hours, 260 days, 52
   * weeks, or 12 months.
   */
  payMin: allowEmpty(wholeNumberTextSchema({ min: 0, max: 10_000_000 })),
  sponsorship: allowEmpty(z.enum(SPONSORSHIPS)),
  /** Posted, or first seen if the source states no posting date, at most this many days ago. */
  age: allowEmpty(z.enum(AGES)),
  /** The slug of a company. */
  company: allowEmpty(z.string().trim().max(limits.slug)),
  /** The ID of a source. */
  source: allowEmpty(z.string().trim().max(limits.source)),
  /** Leaves out listings that rule out a kind of visa status by their own words. */
  visa: allowEmpty(z.enum(LISTING_CHOICES)),
  sort: allowEmpty(z.enum(SORT_ORDERS)),
  page: allowEmpty(wholeNumberTextSchema({ min: 1, max: limits.pages })),
});
export type ListingFilter = z.infer<typeof listingFilterSchema>;

/** What the API accepts besides the parameters of the page. */
export const listingSearchSchema = listingFilterSchema.extend({
  /** The country whose listings come before all others, ISO 3166-1 alpha-2. Ignored with a place, and if the listings are sorted by pay. */
  countryFirst: allowEmpty(z.string().regex(/^[A-Z]{2}$/, 'Use two capital letters, such as GB.')),
  /**
   * `nextCursor` of the response before, for the listings after its last one. Only with `sort=newest`, and without `page` and
   * `countryFirst`.
   */
  cursor: allowEmpty(z.string().regex(/^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/, 'This isn’t a cursor.')),
});
export type ListingSearch = z.infer<typeof listingSearchSchema>;

/** What a map of a search depends on. */
export const listingMapFilterSchema = listingFilterSchema.omit({ sort: true, page: true });

/** How many listings each value would leave, with all other filters applied. Largest first. */
const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const searchResultSchema = z.object({
  items: z.array(listingSchema),
  /** Up to 10,000. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /**
   * Continues after the last item, beyond `pages` too, and never repeats or skips a listing. Null if none follows, or if the listings aren't
   * sorted by `newest`.
   */
  nextCursor: z.string().nullable(),
  facets: z.object({
    remote: facet,
    sponsorship: facet,
    region: facet,
    /** Each counts the listings of the shorter ones too. Shortest first. */
    age: facet,
    /** Up to 10. */
    source: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() })),
  }),
  /** Which counts are only what there is at least: more than 10,000 listings would have had to be counted. */
  atLeast: z.array(z.enum(['total', 'remote', 'sponsorship', 'region', 'age', 'source'])),
  /** The city that `place` was taken for, around which `within` can search. Null if it is none that we know. */
  near: z.object({ city: z.string(), region: z.string().nullable() }).nullable(),
  /** The country whose listings come first, ISO 3166-1 alpha-2. Null if none does. */
  countryFirst: z.string().nullable(),
  /** The company that the search is limited to. Null if it isn't, or if we know none with this slug. */
  company: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The source that the search is limited to. Null if it isn't, or if we know none with this ID. */
  source: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** True if every listing shown is a generated sample. */
  samplesOnly: z.boolean(),
  /** The words that were searched instead, if the typed ones had no results. */
  corrected: z.string().nullable(),
});

/** A company with figures of its open listings. */
export const companySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  /** The number of open listings. */
  open: z.number().int(),
  /** What they say about visa sponsorship, each value that at least one has, with the latest sentence that says so, if it may be shown. */
  sponsorship: z.array(
    z.object({
      value: z.enum(SPONSORSHIPS),
      count: z.number().int(),
      example: z.object({ id: z.string(), title: z.string(), quote: z.string() }).nullable(),
    }),
  ),
  /** The number of listings in each US state. A listing in several states counts in each of them. */
  regions: facet,
  /** Where they come from. */
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** What the source asks to be named, with a link to `url`. Null if it doesn't ask. */
      attribution: z.string().nullable(),
      url: z.string().nullable(),
      sample: z.boolean(),
      count: z.number().int(),
    }),
  ),
  /** What it filed, newest year first, as on a listing’s page. */
  filings: z.array(companyFilingsSchema),
});
export type Company = z.infer<typeof companySchema>;

/** Listings and companies for search engines, with the time of their last change. */
export const sitemapPartSchema = z.object({
  /** How many parts there are. */
  parts: z.number().int(),
  listings: z.array(z.object({ id: z.string(), changedAt: z.iso.datetime() })),
  companies: z.array(z.object({ slug: z.string(), changedAt: z.iso.datetime() })),
});
export type SitemapPart = z.infer<typeof sitemapPartSchema>;

const partNumber = wholeNumberTextSchema({ min: 1, max: 10_000 });

export const listings = {
  search: endpoint({
    method: 'GET',
    path: '/api/listings',
    summary: 'Search listings',
    access: 'anyone',
    scope: 'none',
  })
    .input(listingSearchSchema)
    .output(searchResultSchema),
  get: endpoint({
    method: 'GET',
    path: '/api/listings/{id}',
    summary: 'Get a listing with its description',
    access: 'anyone',
    scope: 'none',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(listingPageSchema),
  similar: endpoint({
    method: 'GET',
    path: '/api/listings/{id}/similar',
    summary: 'List open listings for the same occupation or title, those in the same state first',
    access: 'anyone',
    scope: 'none',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(z.object({ items: z.array(listingSchema) })),
  company: endpoint({
    method: 'GET',
    path: '/api/companies/{slug}',
    summary: 'Get a company with figures of its open listings',
    access: 'anyone',
    scope: 'none',
    errors: ['resource.not-found'],
  })
    .input(z.object({ slug: z.string().max(limits.slug) }))
    .output(companySchema),
  sitemap: endpoint({
    method: 'GET',
    path: '/api/listing-sitemap',
    summary: 'List open listings that may be shown publicly, and their companies, for search engines',
    access: 'anyone',
    scope: 'none',
    internal: true,
    limits: [{ points: 300, seconds: 600, by: ['address'] }],
  })
    .input(
      z
        .object({ part: partNumber.optional(), parts: partNumber.optional() })
        .refine(({ part, parts }) => (part === undefined) === (parts === undefined), 'Send part and parts together.')
        .refine(({ part = 1, parts = 1 }) => part <= parts, 'There is no such part.'),
    )
    .output(sitemapPartSchema),
  feed: endpoint({
    method: 'GET',
    path: '/api/listings/feed',
    summary: 'List the latest 50 listings of a search, without samples and listings that only their source may show',
    access: 'anyone',
    scope: 'none',
  })
    .input(listingFilterSchema.omit({ sort: true, page: true }))
    .output(z.object({ items: z.array(listingSchema.extend({ addedAt: z.iso.datetime() })) })),
  map: endpoint({
    method: 'GET',
    path: '/api/listings/map',
    summary: 'Count the listings of a search in each city whose position is known; its spelling isn’t corrected',
    access: 'anyone',
    scope: 'none',
  })
    .input(listingMapFilterSchema)
    .output(listingMapSchema),
};

/** How well a listing fits a résumé. */
export const fitSchema = z.object({
  score: z.number().int().min(0).max(100),
  /** The score's parts, whose points add up to it. */
  parts: z.array(z.object({ part: z.enum(MATCH_PART_IDS), points: z.number().int(), of: z.number().int() })),
  reasons: z.array(
    z.object({
      kind: z.enum(['skills', 'occupation', 'years', 'degree', 'seniority', 'place', 'pay', 'sponsorship', 'age']),
      effect: z.enum(['for', 'against', 'unknown']),
      text: z.string(),
      /** Display names. */
      skills: z.array(z.string()).optional(),
    }),
  ),
});
export type ListingFit = z.infer<typeof fitSchema>;

export const matchSchema = fitSchema.extend({
  listing: listingSchema,
  /** Set once the member has saved it. */
  applicationId: z.string().nullable(),
});
export type ListingMatch = z.infer<typeof matchSchema>;
