import { defineModule } from '../../platform/module.ts';
import { checkWorkers } from './jobs.ts';
import { createStaffRoutes } from './routes.ts';
import { createStaff } from './service.ts';

export const staffModule = defineModule({
  name: 'staff',
  needs: ['accounts', 'billing', 'recruiting', 'resumes', 'support'],
  create: (platform, services) => createStaff({ ...platform, ...services }),
  routes: (api, staff) => ({ staff: createStaffRoutes(api, staff) }),
  jobs: (handle) => [handle(checkWorkers, async () => undefined)],
  personalData: (staff) => [staff.personalData],
  // The overview shouldn't have to wait for the schedule to see that workers run.
  startWork: (_, { queue, db }) => queue.add(db, checkWorkers, {}),
});
