export { MAX_PER_MEMBER, MIN_MEMBERS, MIN_SAMPLE, RECENT_DAYS } from './sample-size.ts';
export { createFeedTopics } from './topics.ts';
export { orderTopics } from './turns.ts';
export * from './types.ts';
