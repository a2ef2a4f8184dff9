import { defineModule } from '../../platform/module.ts';
import { createAuth } from './auth.ts';
import {
  forgetStaffViews,
  forgetUnconfirmedAccounts,
  notifyTrialsEnd,
  sendAccountEmail,
  tidyTrialAddresses,
} from './jobs.ts';
import { createProfileArchive } from './privacy/archive/profile-repository.ts';
import { createProviderClients } from './providers/configured.ts';
import { createAccountsRoutes } from './routes.ts';
import { type Accounts, createAccounts } from './service.ts';
import { accountsSettings } from './settings.ts';

declare module '../../platform/module.ts' {
  interface Services {
    accounts: Accounts;
  }
  interface Announcements {
    /** A member gave or withdrew consent. */
    'accounts.consent-changed': { userId: string; kind: string; given: boolean };
    /** An account got an owner who may not have entered its data. */
    'accounts.claimed': { userId: string };
  }
}

export const accountsModule = defineModule({
  name: 'accounts',
  needs: ['notifications'],
  settings: accountsSettings,
  create: ({ announce, personalData, archive, ...platform }, { notifications }, settings) =>
    createAccounts(
      {
        ...platform,
        notifications,
        auth: createAuth({ db: platform.db, secret: platform.secrets.authSecret, publicUrl: platform.publicUrl }),
        secret: platform.secrets.authSecret,
      },
      createProviderClients(settings, platform),
      {
        consentChanged: (trx, change) => announce('accounts.consent-changed', trx, change),
        accountClaimed: (trx, userId) => announce('accounts.claimed', trx, { userId }),
        personalData,
        archive,
      },
    ),
  provides: (accounts, { env }) => ({
    accounts,
    // An address counts as a demo address only if demo accounts can be created, which is never the case in production.
    demoAddresses: { includes: async (email) => env.sampleData && (await accounts.isDemoAccount(email)) },
  }),
  archive: () => [createProfileArchive()],
  routes: (api, accounts) => ({ accounts: createAccountsRoutes(api, accounts) }),
  jobs: (handle) => [
    handle(sendAccountEmail, (accounts, request) => accounts.sendEmail(request)),
    handle(forgetUnconfirmedAccounts, (accounts) => accounts.privacy.forgetUnconfirmed()),
    handle(forgetStaffViews, (accounts) => accounts.staffViews.forget()),
    handle(notifyTrialsEnd, (accounts) => accounts.privacy.notifyTrialsEnd()),
    handle(tidyTrialAddresses, async (accounts) => {
      await accounts.trials.recordEarlier();
      await accounts.trials.forget();
    }),
  ],
  addSamples: (accounts, context) => accounts.samples.add(context),
  startWork: (_, { queue, db }) => queue.add(db, tidyTrialAddresses, {}),
});
