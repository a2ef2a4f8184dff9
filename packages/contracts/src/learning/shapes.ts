import { z } from 'zod';
import { RESOURCE_COSTS, RESOURCE_KINDS, RESOURCE_LEVELS, WORK_KINDS } from './choices.ts';

/** A learning resource. */
export const resourceLinkSchema = z.object({
  id: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  /** A path on this site, or the URL of a work by others. */
  href: z.string(),
  /** Its author. Null for ours. */
  by: z.string().nullable(),
});
export type ResourceLink = z.infer<typeof resourceLinkSchema>;

export const resourceSchema = resourceLinkSchema.extend({
  summary: z.string(),
  /** IDs and names of the skills it covers. */
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  level: z.enum(RESOURCE_LEVELS),
  cost: z.enum(RESOURCE_COSTS),
  /** The kind of a work by others. Ours have their own kinds. */
  work: z.enum(WORK_KINDS).optional(),
});
export type Resource = z.infer<typeof resourceSchema>;
