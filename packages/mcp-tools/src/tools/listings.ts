import { REMOTE, SORT_ORDERS } from '@foothold/contracts/listings';
import { AGES, RADII } from '@foothold/contracts/listings/choices';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { listingId, resumeId } from '../ids.ts';
import { fitView, listingDetailView, listingView, viewFit, viewListing, viewListingDetail } from '../listing-view.ts';
import { defineTool, READS_OTHERS, SETS } from '../tool.ts';

const words = z.string().trim().max(200);
const pay = z.number().int().min(0).max(10_000_000);

const match = listingView.extend({
  fit: fitView,
  applicationId: z.string().nullable().describe('Set if the member tracks this job.'),
});

export const listingTools = [
  defineTool({
    name: 'search_jobs',
    title: 'Search jobs',
    description:
      'Search open job listings by words, place, pay, remote work, and what they say about visa sponsorship. Leaves out what the member has hidden.',
    scopes: ['listings:read'],
    effect: READS_OTHERS,
    input: z.object({
      words: words.optional().describe('Job title, skill, or company.'),
      place: words.optional().describe('A city, a state, or "Austin, TX".'),
      milesAround: z.enum(RADII).optional().describe('How far around the city to search.'),
      remote: z.enum(REMOTE).optional(),
      payMin: pay.optional().describe('US dollars a year that the top of the pay range must reach.'),
      sponsorship: z.enum(SPONSORSHIPS).optional(),
      postedWithinDays: z.enum(AGES).optional(),
      sort: z.enum(SORT_ORDERS).default('relevance'),
      page: z.number().int().min(1).max(100).default(1),
    }),
    output: z.object({
      total: z.number().describe('How many listings match, up to 10,000.'),
      page: z.number(),
      pages: z.number(),
      items: z.array(listingView.extend({ applicationId: z.string().nullable() })),
    }),
    async run({ api }, { words: q, milesAround, postedWithinDays, ...rest }) {
      const found = await api.jobs.search({ q, within: milesAround, age: postedWithinDays, ...rest });
      return {
        total: found.total,
        page: found.page,
        pages: found.pages,
        items: found.items.map((item) => ({ ...viewListing(item), applicationId: item.applicationId })),
      };
    },
  }),
  defineTool({
    name: 'get_job',
    title: 'Read a job listing',
    description: 'Get one job listing with its full description.',
    scopes: ['listings:read'],
    effect: READS_OTHERS,
    input: z.object({ id: listingId }),
    output: listingDetailView,
    run: async ({ api }, { id }) => viewListingDetail(await api.listings.get({ id })),
  }),
  defineTool({
    name: 'match_jobs',
    title: 'Match jobs to a résumé',
    description:
      'List the open jobs that fit a résumé best, each with a score out of 100 and the reasons for and against. Uses the résumé that was changed last unless you name one.',
    scopes: ['listings:read'],
    effect: READS_OTHERS,
    input: z.object({
      resumeId: resumeId.optional(),
      state: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional()
        .describe('Two-letter code of a US state.'),
      remote: z.enum(['only', 'include']).optional(),
      payMin: pay.optional().describe('US dollars a year.'),
      needsSponsorship: z.boolean().optional(),
      skip: z.number().int().min(0).max(200).default(0),
      limit: z.number().int().min(1).max(50).default(10),
    }),
    output: z.object({
      resumeId: z.string(),
      total: z.number(),
      considered: z.number().describe('How many open listings were compared.'),
      limitedByPlan: z.boolean(),
      matches: z.array(match),
    }),
    async run({ api }, { needsSponsorship, ...input }) {
      const found = await api.jobs.match({
        ...input,
        ...(needsSponsorship !== undefined && { needsSponsorship: String(needsSponsorship) }),
      });
      return {
        ...found,
        matches: found.matches.map(({ listing, applicationId, ...fit }) => ({
          ...viewListing(listing),
          fit: viewFit(fit),
          applicationId,
        })),
      };
    },
  }),
  defineTool({
    name: 'compare_jobs',
    title: 'Compare jobs',
    description: 'Compare up to three job listings side by side, each with how well it fits a résumé.',
    scopes: ['listings:read'],
    effect: READS_OTHERS,
    input: z.object({ ids: z.array(listingId).min(1).max(3), resumeId: resumeId.optional() }),
    output: z.object({
      resumeId: z.string().nullable(),
      jobs: z.array(listingView.extend({ fit: fitView.nullable(), applicationId: z.string().nullable() })),
    }),
    async run({ api }, { ids, ...rest }) {
      const found = await api.jobs.compare({ ids: ids.join(','), ...rest });
      return {
        resumeId: found.resumeId,
        jobs: found.jobs.map(({ listing, fit, applicationId }) => ({
          ...viewListing(listing),
          fit: fit && viewFit(fit),
          applicationId,
        })),
      };
    },
  }),
  defineTool({
    name: 'save_search',
    title: 'Save a job search',
    description:
      'Save a search so that the member sees its new listings in Foothold. Saving the same search again changes nothing, and no alerts are sent.',
    scopes: ['listings:write'],
    effect: SETS,
    input: z.object({
      words: words.optional(),
      place: words.optional(),
      remote: z.enum(REMOTE).optional(),
      payMin: pay.optional(),
      sponsorship: z.enum(SPONSORSHIPS).optional(),
      name: z.string().trim().min(1).max(60).optional().describe('By default, the search in words.'),
    }),
    output: z.object({ id: z.string(), name: z.string(), newListings: z.number() }),
    async run({ api }, { words: q, name, ...filter }) {
      const saved = await api.savedSearches.save({ filter: { q, ...filter }, ...(name && { name }) });
      return { id: saved.id, name: saved.name, newListings: saved.newListings };
    },
  }),
  defineTool({
    name: 'hide_job',
    title: 'Hide a job',
    description: 'Leave one listing out of the member’s searches and matches. They can show it again in Foothold.',
    scopes: ['listings:write'],
    effect: SETS,
    input: z.object({ id: listingId }),
    output: z.object({ hidden: z.boolean(), id: z.string() }),
    async run({ api }, { id }) {
      await api.hidden.hide({ listingId: id, kind: 'listing' });
      return { hidden: true, id };
    },
  }),
];
