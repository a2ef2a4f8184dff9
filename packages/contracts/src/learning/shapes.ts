import { z } from 'zod';
import { RESOURCE_COSTS, RESOURCE_KINDS, RESOURCE_LEVELS, WORK_KINDS } from './choices.ts';

/** Where something can be learned. */
export const resourceLinkSchema = z.object({
  id: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  /** A path of this site, or the address of a work by others. */
  href: z.string(),
  /** Who made it; null for ours. */
  by: z.string().nullable(),
});
export type ResourceLink = z.infer<typeof resourceLinkSchema>;

export const resourceSchema = resourceLinkSchema.extend({
  summary: z.string(),
  /** Ids and names of the skills it is about. */
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  level: z.enum(RESOURCE_LEVELS),
  cost: z.enum(RESOURCE_COSTS),
  /** What a work by others is; ours say it by their kind. */
  work: z.enum(WORK_KINDS).optional(),
});
export type Resource = z.infer<typeof resourceSchema>;
