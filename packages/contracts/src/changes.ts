import { z } from 'zod';

/** What can change in an open window. Each domain adds its own kinds. */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it
export interface ChangeKinds {}

/** Says that something changed, so that windows can fetch it again. Contains only IDs. */
export const changeSchema = z.object({
  kind: z.custom<keyof ChangeKinds>((kind) => typeof kind === 'string'),
  id: z.string(),
});
export type Change = z.infer<typeof changeSchema>;

/**
 * A message of the change stream. `missed`: changes may be missing, so everything shown should be fetched again. `heartbeat`: nothing
 * changed, but the stream works; its event ID is a newer position to resume from.
 */
export const changeMessageSchema = z.union([changeSchema, z.object({ kind: z.enum(['missed', 'heartbeat']) })]);
export type ChangeMessage = z.infer<typeof changeMessageSchema>;
