import { CAPABILITIES, PLANS } from '@foothold/core/pricing';
import { z } from 'zod';
import { ROLES } from '../endpoint.ts';
import { REGIONS } from './choices.ts';
import { limits, messages } from './shapes.ts';

/**
 * The state of the free trial. `not-started`: it starts when the address is confirmed. `used-before`: the address had a trial in another
 * account, so none started here.
 */
export const TRIALS = ['not-started', 'running', 'ended', 'used-before'] as const;
export type Trial = (typeof TRIALS)[number];

export const nameSchema = z
  .string({ error: messages.name })
  .trim()
  .min(limits.name.min, messages.name)
  .max(limits.name.max, 'Use a shorter name.');
export const viewerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** When the account is deleted unless its address is confirmed. Null once it is. */
  confirmBy: z.iso.datetime().nullable(),
  role: z.enum(ROLES),
  region: z.enum(REGIONS),
  plan: z.enum(PLANS),
  trial: z.enum(TRIALS),
  /** Set while the 14-day trial is running and no plan was bought. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Whether it's the account of a sample person. */
  sample: z.boolean(),
  capabilities: z.record(z.enum(CAPABILITIES), z.union([z.boolean(), z.number()])),
});
export type Viewer = z.infer<typeof viewerSchema>;
