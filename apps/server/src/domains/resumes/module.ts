import { join } from 'node:path';
import type { ContentPart } from '../../platform/content/part.ts';
import { createIsolate } from '../../platform/isolate.ts';
import { defineModule } from '../../platform/module.ts';
import { createResumesArchive } from './archive-repository.ts';
import { createEngine } from './engine.ts';
import { checkScore, forgetShares, removeFiles } from './jobs.ts';
import { createResumesPersonalData } from './personal-data.ts';
import { createResumesRoutes } from './routes.ts';
import { addSampleResume } from './sample-member.ts';
import type { SampleSource } from './samples.ts';
import type { ScoredResume } from './score-check.ts';
import { createResumes, type Resumes } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    resumes: Resumes;
  }
  interface Announcements {
    /** A résumé was scored against its target listing, or the last suggestion for it was declined. */
    'resumes.scored': ScoredResume;
  }
}

const resumesContent: ContentPart<SampleSource> = {
  name: 'resumes',
  compile: async (folder) => (await import('./sample-content.ts')).readSample(join(folder, 'sample')),
};

export const resumesModule = defineModule({
  name: 'resumes',
  needs: ['accounts', 'listings', 'notifications'],
  content: resumesContent,
  create(platform, services, _, sample) {
    const idle = { afterMs: platform.env.idleMs, retainsOne: true };
    const isolate = createIsolate(join(import.meta.dirname, 'worker.ts'), { idle });
    const engine = createEngine(isolate);
    const deps = { ...platform, ...services, engine, sample };
    return { isolate, deps, resumes: createResumes(deps) };
  },
  provides: ({ resumes }) => ({ resumes }),
  routes: (api, { resumes }) => ({ resumes: createResumesRoutes(api, resumes) }),
  jobs: (handle) => [
    handle(removeFiles, ({ resumes }) => resumes.removeForgottenFiles()),
    handle(checkScore, ({ resumes }, { resumeId }) => resumes.checkScore(resumeId)),
    handle(forgetShares, ({ resumes }) => resumes.removeExpiredShares()),
  ],
  addSamples: ({ deps }, context) => addSampleResume(deps, context),
  archive: ({ deps }) => [createResumesArchive(deps.accounts)],
  personalData: (_, platform) => [createResumesPersonalData(platform)],
  stop: ({ isolate }) => isolate.stop(),
});
