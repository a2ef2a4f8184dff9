import { defineModule } from '../../platform/module.ts';
import { createSealer } from './custody/sealing.ts';
import { expireSecrets, forgetAnswers, KEEPER_JOBS, tellOfReveal } from './jobs.ts';
import { readSealingKey } from './keeper/keys.ts';
import { recruitingRoutes } from './routes.ts';
import { createRecruiting, type Recruiting } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    recruiting: Recruiting;
  }
}

export const recruitingModule = defineModule({
  name: 'recruiting',
  needs: ['accounts', 'listings'],
  async create(platform, services) {
    const { KEEPER_PUBLIC_KEYS = '', FORWARDING_DOMAIN } = platform.env;
    return createRecruiting({
      ...platform,
      ...services,
      sealer: createSealer(await readSealingKey(KEEPER_PUBLIC_KEYS)),
      forwarding: {
        domain: FORWARDING_DOMAIN ?? platform.brand.email.split('@')[1] ?? '',
        delivers: FORWARDING_DOMAIN !== undefined,
      },
    });
  },
  provides: (recruiting) => ({ recruiting }),
  routes: (api, recruiting) => ({ recruiting: recruitingRoutes(api, recruiting) }),
  jobs: (handle) => [
    handle(tellOfReveal, (recruiting, { revealId }) => recruiting.reveals.tell(revealId)),
    handle(forgetAnswers, (recruiting) => recruiting.mailbox.forgetAnswers()),
    handle(expireSecrets, (recruiting) => recruiting.mailbox.expire()),
  ],
  jobsOfOthers: KEEPER_JOBS,
  listens: {
    'accounts.consent-changed': (recruiting, trx, change) => recruiting.mailbox.consentChanged(trx, change),
    'accounts.claimed': (recruiting, trx, { userId }) => recruiting.profile.accountClaimed(trx, userId),
    'billing.plan-ended': (recruiting, trx, { userId }) => recruiting.mailbox.planEnded(trx, userId),
  },
  personalData: (recruiting) => [recruiting.personalData],
});
