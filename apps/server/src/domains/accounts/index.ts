export { hasSession } from './auth.ts';
export { DEMO_ACCOUNTS } from './demo.ts';
export { freshlyVerified } from './policy.ts';
export type { Accounts } from './service.ts';
export { viewerOf } from './viewer.ts';
