import { z } from 'zod';
import { MESSAGE_KINDS, MESSAGE_SIDES, REPLY_STATES } from './thread-choices.ts';

const at = z.iso.datetime();

export const messageFileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number().int() });
export type MessageFile = z.infer<typeof messageFileSchema>;

export const messageSchema = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  kind: z.enum(MESSAGE_KINDS),
  /** The name at the time. */
  author: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  /** Plain text. Empty if the message was deleted. */
  text: z.string(),
  files: z.array(messageFileSchema),
  at,
  deleted: z.boolean(),
  /** Until when the caller can delete it. Null if they can't. */
  deletableUntil: at.nullable(),
  /** Whether the author waits for a reply. */
  needsReply: z.boolean(),
  /** What the browser named it. Only of the caller's own messages. */
  clientId: z.string().nullable(),
});
export type ThreadMessage = z.infer<typeof messageSchema>;

/** When a reply is due. */
export const replyClockSchema = z.object({
  state: z.enum(REPLY_STATES),
  /** When the first message that waits was sent. Null if nothing is due. */
  since: at.nullable(),
  dueAt: at.nullable(),
});
export type ReplyClock = z.infer<typeof replyClockSchema>;

export const clocksSchema = z.object({
  /** What the recruiter owes the member. */
  recruiter: replyClockSchema,
  /** What the member owes the recruiter: a reply to a message that asks for one. */
  member: replyClockSchema,
});
export type Clocks = z.infer<typeof clocksSchema>;

export const threadSchema = z.object({
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** Pass it as `before` to get earlier messages. Null if there are none. */
  earlier: z.string().nullable(),
  /** The ID of the last message that the other side has read. */
  readByOther: z.string().nullable(),
  /** How many messages of the other side the caller hasn't read, and the ID of the first. */
  unread: z.number().int(),
  firstUnread: z.string().nullable(),
  clocks: clocksSchema,
  now: at,
});
export type Thread = z.infer<typeof threadSchema>;

export const ownThreadSchema = threadSchema.extend({
  /** Without one, the member can read, but not write. */
  recruiter: z.object({ name: z.string(), since: at }).nullable(),
  /** Whether the plan includes a recruiter. */
  planIncludesRecruiter: z.boolean(),
});
export type OwnThread = z.infer<typeof ownThreadSchema>;

export const memberThreadSchema = threadSchema.extend({
  member: z.object({ id: z.string(), name: z.string(), sample: z.boolean() }),
});
export type MemberThread = z.infer<typeof memberThreadSchema>;

/** The thread of one of a recruiter's members, in a list. */
export const threadSummarySchema = z.object({
  memberId: z.string(),
  unread: z.number().int(),
  clock: replyClockSchema,
});
export type ThreadSummary = z.infer<typeof threadSummarySchema>;
