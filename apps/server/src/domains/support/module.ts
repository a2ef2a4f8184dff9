import { defineModule } from '../../platform/module.ts';
import { forgetClosedInquiries } from './jobs.ts';
import { inquiriesOfPerson } from './personal-data.ts';
import { supportRoutes } from './routes.ts';
import { createSupport, type Support } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    support: Support;
  }
}

export const supportModule = defineModule({
  name: 'support',
  needs: ['demoAddresses'],
  create: (platform, { demoAddresses }) =>
    createSupport({
      ...platform,
      schedule: { aWeek: platform.env.DEMOS_A_WEEK, daysOff: new Set(platform.env.DEMO_DAYS_OFF) },
      delivers: platform.transport.outcome === 'sent',
      isDemo: demoAddresses.includes,
    }),
  provides: (support) => ({ support }),
  routes: (api, support) => ({ support: supportRoutes(api, support) }),
  jobs: (handle) => [handle(forgetClosedInquiries, (support) => support.admin.forgetClosed())],
  personalData: (_, platform) => [inquiriesOfPerson(platform)],
});
