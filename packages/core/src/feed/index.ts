export { LEAST_MEMBERS, LEAST_SAMPLE, RECENT_DAYS } from './sample-size.ts';
export { feedTopics } from './topics.ts';
export { turnsOf } from './turns.ts';
export * from './types.ts';
