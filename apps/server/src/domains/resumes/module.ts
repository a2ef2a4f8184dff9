import { join } from 'node:path';
import { createIsolate } from '../../platform/isolate.ts';
import { defineModule } from '../../platform/module.ts';
import { createEngine } from './engine.ts';
import { forgetShares, removeFiles } from './jobs.ts';
import { createResumesPersonalData } from './personal-data.ts';
import { createResumesRoutes } from './routes.ts';
import { createResumes, type Resumes } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    resumes: Resumes;
  }
}

export const resumesModule = defineModule({
  name: 'resumes',
  needs: ['accounts', 'listings'],
  create(platform, { accounts, listings }) {
    const idle = { afterMs: platform.env.idleMs, retainsOne: true };
    const isolate = createIsolate(join(import.meta.dirname, 'worker.ts'), { idle });
    return { isolate, resumes: createResumes({ ...platform, engine: createEngine(isolate), accounts, listings }) };
  },
  provides: ({ resumes }) => ({ resumes }),
  routes: (api, { resumes }) => ({ resumes: createResumesRoutes(api, resumes) }),
  jobs: (handle) => [
    handle(removeFiles, ({ resumes }) => resumes.removeForgottenFiles()),
    handle(forgetShares, ({ resumes }) => resumes.removeExpiredShares()),
  ],
  personalData: (_, platform) => [createResumesPersonalData(platform)],
  stop: ({ isolate }) => isolate.stop(),
});
