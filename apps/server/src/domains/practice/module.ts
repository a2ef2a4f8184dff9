import { join } from 'node:path';
import { defineModule } from '../../platform/module.ts';
import { readQuestionBank } from './bank-source.ts';
import { createPracticePersonalData } from './personal-data.ts';
import { createQuestionSelection } from './question-selection.ts';
import { createQuestionsTool } from './questions-tool.ts';
import { toQuestionResources } from './resources.ts';
import { createPracticeRoutes } from './routes.ts';
import { createPractice } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    /** The AI tool that asks interview questions. */
    questionsTool: ReturnType<typeof createQuestionsTool>;
    /** The questions for the learning catalog. */
    practiceResources: ReturnType<typeof toQuestionResources>;
  }
}

export const practiceModule = defineModule({
  name: 'practice',
  needs: ['listings'],
  create(platform, { listings }) {
    const bank = readQuestionBank(join(platform.contentFolder, 'questions'));
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
  personalData: (_, platform) => [createPracticePersonalData(platform)],
});
