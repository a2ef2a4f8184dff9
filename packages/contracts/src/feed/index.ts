import { FEED_TYPES } from '@foothold/core/feed';
import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { FEED_ERRORS } from './errors.ts';

const endpoint = createEndpointFactory(FEED_ERRORS);

/** Maximum number of items on a page. The newest comes first. */
export const FEED_PAGE_SIZE = 10;

export const feedItemSchema = z.object({
  /** ID of this appearance. The part before the last dot is the same for repeated statements. */
  id: z.string(),
  type: z.enum(FEED_TYPES),
  /** The occupation or field of work it is about. */
  category: z.string(),
  title: z.string(),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** 0 to 1, from the size of the sample: 1 minus the width of the 95% interval. */
  confidence: z.number().min(0).max(1),
  /** The listings it is based on, and whether they are samples. */
  basis: z.string(),
  /** Name of the language model that changed the wording. Null if it is all ours. */
  model: z.string().nullable(),
});
export type FeedItem = z.infer<typeof feedItemSchema>;

export const feed = {
  generate: endpoint({
    method: 'POST',
    path: '/api/ai-feed/generate',
    summary: 'Generate an insight from open listings, with the sample it’s based on',
    access: 'anyone',
    scope: 'none',
    replays: false,
    bodyLimit: 4 * KILOBYTE,
    limits: [{ points: 120, seconds: 300, by: ['address'] }],
    errors: ['feed.nothing-yet'],
  })
    .input(
      z
        .object({
          /** IDs that the caller already shows. Their statements come last. */
          except: z.array(z.string().max(200)).max(FEED_PAGE_SIZE).optional(),
        })
        .optional(),
    )
    .output(feedItemSchema),
};
