import { VISITOR } from '../../platform/actor.ts';
import { defineModule } from '../../platform/module.ts';
import { createNames } from '../site/index.ts';
import { loadChallenges } from './content.ts';
import { challengeDocuments } from './documents.ts';
import { challengesPersonalData } from './personal-data.ts';
import { challengesRoutes } from './routes.ts';
import { type Challenges, createChallenges } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    challenges: Challenges;
    /** The challenges for site search. */
    challengeDocuments: ReturnType<typeof challengeDocuments>;
  }
}

export const challengesModule = defineModule({
  name: 'challenges',
  needs: ['codeReview'],
  create(platform, { codeReview }) {
    const content = loadChallenges(platform.contentFolder, createNames(platform.brand, platform.portalLink));
    return {
      content,
      challenges: createChallenges({
        ...platform,
        content,
        review: (code, language) => codeReview.answer(VISITOR, { code, language }),
      }),
    };
  },
  provides: ({ challenges, content }) => ({ challenges, challengeDocuments: challengeDocuments(content) }),
  routes: (api, { challenges }) => ({ challenges: challengesRoutes(api, challenges) }),
  personalData: (_, platform) => [challengesPersonalData(platform)],
});
