export { LEAST_MEMBERS, LEAST_SAMPLE, MOST_OF_ONE_MEMBER, RECENT_DAYS } from './sample-size.ts';
export { feedTopics } from './topics.ts';
export { orderTopics } from './turns.ts';
export * from './types.ts';
