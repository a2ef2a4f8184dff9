import { defineModule } from '../../platform/module.ts';
import { readSealingKey } from './custody/keys.ts';
import { createSealer } from './custody/sealing.ts';
import { CUSTODY_JOBS, emailUnreadMessages, expireSecrets, forgetAnswers, notifyOfReveal } from './jobs.ts';
import { createRecruitingRoutes } from './routes.ts';
import { createRecruiting, type Recruiting } from './service.ts';
import { recruitingSettings } from './settings.ts';

declare module '../../platform/module.ts' {
  interface Services {
    recruiting: Recruiting;
    /** Whether addresses that we issue receive email. */
    forwardingDelivers: boolean;
  }
}

export const recruitingModule = defineModule({
  name: 'recruiting',
  needs: ['accounts', 'listings', 'notifications'],
  settings: recruitingSettings,
  async create(platform, { notifications, ...services }, { CUSTODY_PUBLIC_KEYS = '' }) {
    return createRecruiting({
      ...platform,
      ...services,
      portalNotifications: notifications,
      sealer: createSealer(await readSealingKey(CUSTODY_PUBLIC_KEYS)),
      forwarding: {
        domain: platform.env.FORWARDING_DOMAIN ?? platform.brand.email.split('@')[1] ?? '',
        delivers: platform.env.FORWARDING_DOMAIN !== undefined,
      },
    });
  },
  provides: (recruiting, { env }) => ({
    recruiting,
    forwardingDelivers: env.FORWARDING_DOMAIN !== undefined,
  }),
  routes: (api, recruiting) => ({ recruiting: createRecruitingRoutes(api, recruiting) }),
  jobs: (handle) => [
    handle(notifyOfReveal, (recruiting, { revealId }) => recruiting.reveals.notify(revealId)),
    handle(forgetAnswers, (recruiting) => recruiting.mailbox.forgetAnswers()),
    handle(expireSecrets, (recruiting) => recruiting.mailbox.expire()),
    handle(emailUnreadMessages, (recruiting) => recruiting.threads.emailUnread()),
  ],
  jobsOfOthers: CUSTODY_JOBS,
  listens: {
    'accounts.consent-changed': async (recruiting, trx, change) => {
      await recruiting.mailbox.consentChanged(trx, change);
      await recruiting.visa.consentChanged(trx, change);
    },
    'accounts.claimed': (recruiting, trx, { userId }) => recruiting.profile.accountClaimed(trx, userId),
    'billing.plan-ended': (recruiting, trx, { userId }) => recruiting.mailbox.endForPlan(trx, userId),
  },
  addSamples: (recruiting, context) => recruiting.samples.add(context),
  personalData: (recruiting) => [recruiting.personalData],
});
