export { getDueAt, getReplyState, OFFICE_ZONE, type ReplyState } from './due.ts';
export { findWaits, measureReplies, type ReplyFigures, type ThreadMessage, type Wait } from './waits.ts';
