import { CAP_IDS, PART_IDS, type RubricDescription } from '@foothold/core/ats';
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Says that something changed; whoever cares asks for it again. Carries ids only. */
export const changeSchema = z.object({ kind: z.enum(['application', 'resume']), id: z.string() });
export type Change = z.infer<typeof changeSchema>;

export const site = {
  rubric: endpoint({
    method: 'GET',
    path: '/api/rubric',
    summary: 'The published rubric that scores',
    access: 'anyone',
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
      neverCounts: z.array(z.string()),
      principles: z.array(z.string()),
    }) satisfies z.ZodType<RubricDescription>,
  ),
  changes: endpoint({
    method: 'GET',
    path: '/api/changes',
    summary: 'A stream of server-sent events: what changed in this account',
    access: 'signed-in',
  }).output(eventIterator(changeSchema)),
};
