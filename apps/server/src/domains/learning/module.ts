import type { ContentPart } from '../../platform/content/part.ts';
import { defineModule } from '../../platform/module.ts';
import { createLearningArchive } from './archive-repository.ts';
import type { LearningContent } from './content/load.ts';
import { toLearningDocuments } from './documents.ts';
import { createLearningPersonalData } from './personal-data.ts';
import { createLearningRoutes } from './routes.ts';
import { addSampleProgress } from './samples.ts';
import { createLearning, type Learning } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    learning: Learning;
    /** The paths and the library for site search. */
    learningDocuments: ReturnType<typeof toLearningDocuments>;
  }
}

const learningContent: ContentPart<LearningContent> = {
  name: 'learning',
  compile: async (folder) => (await import('./content/load.ts')).readLearning(folder),
};

export const learningModule = defineModule({
  name: 'learning',
  needs: ['challenges', 'practiceResources', 'resumes', 'listings', 'applications'],
  content: learningContent,
  create(platform, { challenges, practiceResources, resumes, listings, applications }, _, content) {
    return {
      content,
      learning: createLearning({
        ...platform,
        content,
        others: [...challenges.resources(), ...practiceResources],
        folder: platform.contentFolder,
        resumeOf: resumes.findLatestSkills,
        savedListings: async (actor) =>
          listings.listRequiredSkills((await applications.list(actor)).flatMap(({ listingId }) => listingId ?? [])),
      }),
    };
  },
  provides: ({ learning, content }) => ({ learning, learningDocuments: toLearningDocuments(content) }),
  routes: (api, { learning }) => ({ learning: createLearningRoutes(api, learning) }),
  addSamples: ({ learning }, context) => addSampleProgress(learning, context),
  archive: () => [createLearningArchive()],
  personalData: (_, platform) => [createLearningPersonalData(platform)],
});
