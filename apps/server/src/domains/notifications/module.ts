import { defineModule } from '../../platform/module.ts';
import { createBrowsers } from './browsers/browsers.ts';
import { sendToBrowser } from './browsers/jobs.ts';
import { createBrowsersPersonalData } from './browsers/personal-data.ts';
import { createSending } from './browsers/sending.ts';
import { forgetNotifications } from './jobs.ts';
import { createNotificationsPersonalData } from './personal-data.ts';
import { createNotificationsRoutes } from './routes.ts';
import { createNotifications, type Notifications } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    notifications: Notifications;
  }
}

/** Needs no other domain, so that each of them can announce something. */
export const notificationsModule = defineModule({
  name: 'notifications',
  needs: [],
  create(platform) {
    const { queueForBrowsers, ...sending } = createSending(platform);
    return {
      notifications: createNotifications({ ...platform, queueForBrowsers }),
      browsers: { ...createBrowsers(platform), ...sending },
      createKeys: platform.push.getPublicKey,
    };
  },
  provides: ({ notifications }) => ({ notifications }),
  prepare: ({ createKeys }) => createKeys().then(() => undefined),
  routes: (api, service) => ({ notifications: createNotificationsRoutes(api, service) }),
  jobs: (handle) => [
    handle(forgetNotifications, ({ notifications }) => notifications.forgetOld()),
    handle(sendToBrowser, ({ browsers }, payload) => browsers.sendQueued(payload)),
  ],
  personalData: (_, platform) => [createNotificationsPersonalData(platform), createBrowsersPersonalData(platform)],
});
