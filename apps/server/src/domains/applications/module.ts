import { defineModule } from '../../platform/module.ts';
import { applicationsPersonalData } from './personal-data.ts';
import { analyticsRoutes, applicationsRoutes, jobsRoutes } from './routes.ts';
import { type Applications, createApplications } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    applications: Applications;
  }
}

export const applicationsModule = defineModule({
  name: 'applications',
  needs: ['accounts', 'listings', 'resumes'],
  create: (platform, services) => createApplications({ ...platform, ...services }),
  provides: (applications) => ({ applications }),
  routes: (api, applications) => ({
    applications: applicationsRoutes(api, applications),
    analytics: analyticsRoutes(api, applications),
    jobs: jobsRoutes(api, applications),
  }),
  personalData: (_, platform) => [applicationsPersonalData(platform)],
});
