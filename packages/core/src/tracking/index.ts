export * from './history.ts';
export * from './insights.ts';
export * from './local-time.ts';
export * from './next-step.ts';
export * from './same-job.ts';
export * from './states.ts';
export * from './transitions.ts';
