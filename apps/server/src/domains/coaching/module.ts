import { defineModule } from '../../platform/module.ts';
import { createAnalysisTool } from './analysis/analysis-tool.ts';
import { createCoachingArchive } from './archive-repository.ts';
import { createCareerTool } from './career/career-tool.ts';
import { createCoachingPersonalData } from './personal-data.ts';
import { createCoachingRoutes } from './routes.ts';
import { addSampleAnswers } from './samples.ts';
import { createCoaching } from './service.ts';

export const coachingModule = defineModule({
  name: 'coaching',
  needs: ['accounts', 'codeReview', 'questionsTool', 'listings', 'resumes', 'learning'],
  create: (platform, { accounts, codeReview, questionsTool, listings, resumes, learning }) =>
    createCoaching({
      ...platform,
      accounts,
      tools: {
        'career-advice': createCareerTool({ listings, resumes, learning: learning.catalog }),
        'analyze-resume': createAnalysisTool({ resumes }),
        'interview-questions': questionsTool,
        'review-code': codeReview,
      },
    }),
  routes: (api, coaching) => ({ coaching: createCoachingRoutes(api, coaching) }),
  addSamples: addSampleAnswers,
  archive: () => [createCoachingArchive()],
  personalData: (_, platform) => [createCoachingPersonalData(platform)],
});
