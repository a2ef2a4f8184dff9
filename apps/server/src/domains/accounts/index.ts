export { createAuth, hasSession } from './auth.ts';
export { DEMO_ACCOUNTS } from './demo.ts';
export { forgetUnconfirmedAccounts, sendAccountLetter } from './jobs.ts';
export { accountsRoutes } from './routes.ts';
export { createAccounts, viewerOf } from './service.ts';
