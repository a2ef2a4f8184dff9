import { defineModule } from '../../platform/module.ts';
import { createStaffRoutes } from './routes.ts';
import { createStaff } from './service.ts';

export const staffModule = defineModule({
  name: 'staff',
  needs: ['accounts', 'billing', 'recruiting', 'resumes', 'support'],
  create: (platform, services) => createStaff({ ...platform, ...services }),
  routes: (api, staff) => ({ staff: createStaffRoutes(api, staff) }),
  personalData: (staff) => [staff.personalData],
});
