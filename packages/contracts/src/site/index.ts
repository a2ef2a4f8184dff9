import { CAP_IDS, PART_IDS, type RubricDescription } from '@foothold/core/ats';
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { changeMessageSchema } from '../changes.ts';
import { endpoint, KILOBYTE } from '../endpoint.ts';
import { wholeNumberTextSchema } from '../numbers.ts';
import { CONTENT_KINDS, contentSchema, contentSummarySchema, SEARCH_KINDS, searchHitSchema } from './content.ts';

export * from './content.ts';

export const site = {
  rubric: endpoint({
    method: 'GET',
    path: '/api/rubric',
    summary: 'Get the published scoring rubric',
    access: 'anyone',
    scope: 'none',
  }).output(
    z.object({
      version: z.string(),
      parts: z.array(
        z.object({
          id: z.enum(PART_IDS),
          name: z.string(),
          points: z.number(),
          explains: z.string(),
          rules: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              points: z.number(),
              explains: z.string(),
              needsJob: z.boolean(),
            }),
          ),
        }),
      ),
      caps: z.array(z.object({ id: z.enum(CAP_IDS), name: z.string(), limit: z.number(), explains: z.string() })),
      fitCeiling: z.object({ explains: z.string(), steps: z.array(z.object({ name: z.string(), limit: z.number() })) }),
      neverCounts: z.array(z.string()),
      principles: z.array(z.string()),
    }) satisfies z.ZodType<RubricDescription>,
  ),
  changes: endpoint({
    method: 'GET',
    path: '/api/changes',
    summary: 'Stream account changes as server-sent events until the session or token ends; they contain only IDs',
    access: 'signed-in',
    scope: 'profile:read',
    // Each new stream ends the oldest of ten. The limit keeps clients from replacing each other endlessly.
    limits: [{ points: 300, seconds: 600, by: ['account'] }],
    answer: 'stream',
  })
    .input(
      z.object({
        /** The ID of the last event received. Changes since are sent first, or `missed` if the ID is too old. */
        after: z.string().max(100).optional(),
        /** Without an ID: how many milliseconds ago the page was requested. Changes since are sent first. */
        age: wholeNumberTextSchema({ min: 0, max: 86_400_000 }).optional(),
      }),
    )
    .output(eventIterator(changeMessageSchema)),
  contents: endpoint({
    method: 'GET',
    path: '/api/content/{kind}',
    summary: 'List content of one type in order: articles, topics, posts, or positions',
    access: 'anyone',
    scope: 'none',
  })
    .input(z.object({ kind: z.enum(CONTENT_KINDS) }))
    .output(z.array(contentSummarySchema)),
  content: endpoint({
    method: 'GET',
    path: '/api/content/{kind}/{slug}',
    summary: 'Get one content item in full',
    access: 'anyone',
    scope: 'none',
    errors: ['resource.not-found'],
  })
    .input(z.object({ kind: z.enum(CONTENT_KINDS), slug: z.string().max(120) }))
    .output(contentSchema),
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Search pages, articles, topics, posts, learning, and listings',
    access: 'anyone',
    scope: 'none',
    limits: [{ points: 300, seconds: 300, by: ['address'] }],
  })
    .input(
      z.object({
        q: z.string().trim().max(200).default(''),
        /** Only this kind. */
        kind: z.enum(SEARCH_KINDS).optional(),
        limit: wholeNumberTextSchema({ min: 1, max: 50 }).default(20),
      }),
    )
    .output(
      z.object({
        hits: z.array(searchHitSchema),
        /** Counts by kind, regardless of `kind` and `limit`. */
        counts: z.partialRecord(z.enum(SEARCH_KINDS), z.number().int()),
      }),
    ),
  pageView: endpoint({
    method: 'POST',
    path: '/api/page-views',
    summary: 'Count a page view that didn’t load a document; nothing about the person is stored',
    access: 'anyone',
    scope: 'none',
    internal: true,
    replays: false,
    bodyLimit: 4 * KILOBYTE,
    limits: [{ points: 600, seconds: 600, by: ['address'] }],
  })
    .input(z.object({ path: z.string().startsWith('/').max(300) }))
    .output(z.object({})),
  visits: endpoint({
    method: 'GET',
    path: '/api/site/visits',
    summary: 'Get page views by day',
    access: ['support', 'admin'],
    scope: 'session',
    internal: true,
  })
    .input(z.object({ days: wholeNumberTextSchema({ min: 1, max: 365 }).default(30) }))
    .output(
      z.object({
        from: z.iso.date(),
        total: z.number().int(),
        days: z.array(z.object({ date: z.iso.date(), views: z.number().int() })),
        pages: z.array(z.object({ path: z.string(), views: z.number().int() })),
      }),
    ),
};
