export { createAuth, hasSession } from './auth.ts';
export { DEMO_ACCOUNTS } from './demo.ts';
export { forgetUnconfirmedAccounts, sendAccountLetter, tellTrialsEnd, tidyTrialAddresses } from './jobs.ts';
export { freshlyVerified } from './policy.ts';
export { accountsRoutes } from './routes.ts';
export { type Accounts, createAccounts } from './service.ts';
export { viewerOf } from './viewer.ts';
