import { defineModule } from '../../platform/module.ts';
import { forgetClosedInquiries } from './jobs.ts';
import { createSupportPersonalData } from './personal-data.ts';
import { createSupportRoutes } from './routes.ts';
import { createSupport, type Support } from './service.ts';
import { supportSettings } from './settings.ts';

declare module '../../platform/module.ts' {
  interface Services {
    support: Support;
  }
}

export const supportModule = defineModule({
  name: 'support',
  needs: ['demoAddresses', 'notifications'],
  settings: supportSettings,
  create: (platform, { demoAddresses, notifications }, settings) =>
    createSupport({
      ...platform,
      notifications,
      schedule: { aWeek: settings.DEMOS_A_WEEK, daysOff: new Set(settings.DEMO_DAYS_OFF) },
      delivers: platform.transport.outcome === 'sent',
      isDemo: demoAddresses.includes,
    }),
  provides: (support) => ({ support }),
  routes: (api, support) => ({ support: createSupportRoutes(api, support) }),
  jobs: (handle) => [handle(forgetClosedInquiries, (support) => support.admin.forgetClosed())],
  addSamples: (support, context) => support.samples.add(context),
  personalData: (_, platform) => [createSupportPersonalData(platform)],
});
