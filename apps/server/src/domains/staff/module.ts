import { defineModule } from '../../platform/module.ts';
import { verifyAuditLog } from './jobs.ts';
import { createStaffRoutes } from './routes.ts';
import type { SampleDataService } from './samples/samples.ts';
import { createStaff } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    /** The sample people and inquiries as a whole. */
    sampleData: SampleDataService;
  }
}

export const staffModule = defineModule({
  name: 'staff',
  needs: ['notifications', 'accounts', 'billing', 'recruiting', 'resumes', 'support'],
  create: (platform, services) => createStaff({ ...platform, ...services }),
  provides: ({ sampleData }) => ({ sampleData }),
  routes: (api, staff) => ({ staff: createStaffRoutes(api, staff) }),
  jobs: (handle) => [handle(verifyAuditLog, ({ audit }) => audit.verify())],
  // Last, after all modules have added theirs.
  addSamples: ({ sampleData }, context) => sampleData.seal(context),
  personalData: (staff) => [staff.personalData],
});
