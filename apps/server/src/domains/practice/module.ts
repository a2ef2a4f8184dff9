import { join } from 'node:path';
import { createQuestionBank, type QuestionSet } from '@foothold/core/interview';
import type { ContentPart } from '../../platform/content/part.ts';
import { defineModule } from '../../platform/module.ts';
import { createPracticeArchive } from './archive-repository.ts';
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

const practiceContent: ContentPart<QuestionSet[]> = {
  name: 'practice',
  compile: async (folder) => (await import('./bank-source.ts')).readQuestions(join(folder, 'questions')),
};

export const practiceModule = defineModule({
  name: 'practice',
  needs: ['listings'],
  content: practiceContent,
  create(platform, { listings }, _, sets) {
    const bank = createQuestionBank(sets);
    const questionSelection = createQuestionSelection({ ...platform, bank, listings, random: Math.random });
    return {
      bank,
      questionSelection: questionSelection,
      practice: createPractice({ ...platform, bank, questionSelection }),
    };
  },
  provides: ({ bank, questionSelection }) => ({
    questionsTool: createQuestionsTool(questionSelection),
    practiceResources: toQuestionResources(bank),
  }),
  routes: (api, { practice }) => ({ practice: createPracticeRoutes(api, practice) }),
  addSamples: ({ practice }, context) => addSamplePractice(practice, context),
  archive: () => [createPracticeArchive()],
  personalData: (_, platform) => [createPracticePersonalData(platform)],
});
