import { join } from 'node:path';
import { createQuestionBank } from '@foothold/core/interview';
import type { ContentPart } from '../../platform/content/part.ts';
import { defineModule } from '../../platform/module.ts';
import { createPracticeArchive } from './archive-repository.ts';
import { createBackground } from './background.ts';
import { type PackedSet, packSet, unpackSets } from './packed-sets.ts';
import { createPracticePersonalData } from './personal-data.ts';
import { createQuestionSelection } from './question-selection.ts';
import { createQuestionsTool } from './questions-tool.ts';
import { toQuestionResources } from './resources.ts';
import { createPracticeRoutes } from './routes.ts';
import { addSamplePractice } from './samples.ts';
import { createPractice } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    /** The AI tool that asks interview questions. */
    questionsTool: ReturnType<typeof createQuestionsTool>;
    /** The questions for the learning catalog. */
    practiceResources: ReturnType<typeof toQuestionResources>;
  }
}

const practiceContent: ContentPart<PackedSet[]> = {
  name: 'practice',
  compile: async (folder) => (await import('./bank-source.ts')).readQuestions(join(folder, 'questions')).map(packSet),
};

export const practiceModule = defineModule({
  name: 'practice',
  needs: ['listings', 'resumes', 'applications'],
  content: practiceContent,
  create(platform, { listings, resumes, applications }, _, packed) {
    const sets = unpackSets(packed);
    const bank = createQuestionBank(sets);
    const questionSelection = createQuestionSelection({ ...platform, bank, listings, random: Math.random });
    return {
      sets,
      questionSelection,
      practice: createPractice({
        ...platform,
        bank,
        questionSelection,
        background: createBackground({ listings, resumes, applications }),
      }),
    };
  },
  provides: ({ sets, questionSelection }) => ({
    questionsTool: createQuestionsTool(questionSelection),
    practiceResources: toQuestionResources(sets),
  }),
  routes: (api, { practice }) => ({ practice: createPracticeRoutes(api, practice) }),
  addSamples: ({ practice }, context) => addSamplePractice(practice, context),
  archive: () => [createPracticeArchive()],
  personalData: (_, platform) => [createPracticePersonalData(platform)],
});
