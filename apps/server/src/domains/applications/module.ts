import { defineModule } from '../../platform/module.ts';
import { createApplicationsArchive } from './archive/archive.ts';
import { deleteRemovedApplications, endOverdueApplications, sendDueReminders } from './jobs.ts';
import { createApplicationsPersonalData } from './personal-data.ts';
import { createPlanningRoutes } from './planning/routes.ts';
import {
  createAnalyticsRoutes,
  createAnswersRoutes,
  createApplicationsRoutes,
  createHiddenRoutes,
  createJobsRoutes,
} from './routes.ts';
import { type Applications, createApplications } from './service.ts';
import type { ChangedApplications } from './tracking/changes.ts';

declare module '../../platform/module.ts' {
  interface Services {
    applications: Applications;
  }
  interface Announcements {
    /** Applications of a member were added, moved, removed, or restored. */
    'applications.changed': ChangedApplications;
  }
}

export const applicationsModule = defineModule({
  name: 'applications',
  needs: ['notifications', 'accounts', 'listings', 'resumes'],
  create: (platform, services) => {
    const deps = { ...platform, ...services };
    return { deps, applications: createApplications(deps) };
  },
  provides: ({ applications }) => ({ applications }),
  routes: (api, { applications }) => ({
    applications: createApplicationsRoutes(api, applications),
    applicationPlans: createPlanningRoutes(api, applications.planning),
    analytics: createAnalyticsRoutes(api, applications),
    answers: createAnswersRoutes(api, applications),
    hidden: createHiddenRoutes(api, applications),
    jobs: createJobsRoutes(api, applications),
  }),
  jobs: (handle) => [
    handle(endOverdueApplications, ({ applications }) => applications.time.endOverdue()),
    handle(sendDueReminders, ({ applications }) => applications.planning.reminders.sendDue()),
    handle(deleteRemovedApplications, ({ applications }) => applications.time.deleteRemoved()),
  ],
  addSamples: ({ applications }, context) => applications.addSamples(context),
  archive: ({ deps }) => [createApplicationsArchive(deps.accounts)],
  personalData: (_, platform) => [createApplicationsPersonalData(platform)],
});
