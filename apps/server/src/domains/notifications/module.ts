import { defineModule } from '../../platform/module.ts';
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
  create: (platform) => createNotifications(platform),
  provides: (notifications) => ({ notifications }),
  routes: (api, notifications) => ({ notifications: createNotificationsRoutes(api, notifications) }),
  jobs: (handle) => [handle(forgetNotifications, (notifications) => notifications.forgetOld())],
  personalData: (_, platform) => [createNotificationsPersonalData(platform)],
});
