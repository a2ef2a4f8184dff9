import { z } from 'zod';
import { applicationJobSchema, applicationSchema } from '../applications/shapes.ts';
import { listingSchema } from '../listings/index.ts';
import { packetSummarySchema } from '../recruiting/packet-shapes.ts';
import { messageSchema } from '../recruiting/thread-shapes.ts';
import type { WebhookEventType } from './choices.ts';

/** An application as events name it: the fields of `GET /api/applications/{id}` that don't depend on when they are read. */
export const eventApplicationSchema = applicationSchema
  .pick({
    id: true,
    listingId: true,
    origin: true,
    state: true,
    stageId: true,
    lastEventId: true,
    movedAt: true,
    appliedDate: true,
    tags: true,
    note: true,
    resumeId: true,
    savedAt: true,
  })
  .extend({ job: applicationJobSchema.pick({ title: true, company: true, place: true, url: true }) });

const application = z.object({ application: eventApplicationSchema });
const moved = application.extend({
  /** What it was before. */
  previous: applicationSchema.pick({ state: true, stageId: true }),
  /** Who moved it. */
  setBy: applicationSchema.shape.setBy,
});

/** As in `GET /api/packets`, without the member, who is the owner of the endpoint. */
export const eventPacketSchema = packetSummarySchema.omit({ member: true, clock: true });
const packet = z.object({ packet: eventPacketSchema });

const message = z.object({
  /** Without the text, which is only in the portal. */
  message: messageSchema
    .pick({ id: true, author: true, at: true, needsReply: true })
    .extend({ files: z.number().int() }),
});

const score = z.object({
  resume: z.object({ id: z.string(), title: z.string() }),
  listing: z.object({ id: z.string(), title: z.string(), company: z.string() }),
  /** Out of 100, against this listing. */
  score: z.number().int(),
  rubricVersion: z.string(),
  /** The share of the job's must-haves that the résumé meets, in percent. Null if the job names none. */
  mustHavesMet: z.number().nullable(),
  /** The must-haves that it doesn't show or list. */
  missing: z.array(z.string()),
});

const found = z.object({
  search: z.object({ id: z.string(), name: z.string() }),
  /** The first 25, as in `GET /api/listings`. */
  listings: z.array(listingSchema),
  total: z.number().int(),
});

/** The data of each event. */
export const EVENT_DATA = {
  'application.created': application,
  'application.moved': moved,
  'application.deleted': application,
  'application.restored': application,
  'packet.proposed': packet,
  'packet.approved': packet,
  'packet.submitted': packet,
  'message.received': message,
  'resume.scored': score,
  'listings.found': found,
} as const satisfies Record<WebhookEventType, z.ZodType>;

export type EventData<T extends WebhookEventType> = z.infer<(typeof EVENT_DATA)[T]>;
