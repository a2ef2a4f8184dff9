import { VISITOR } from '../../platform/actor.ts';
import { defineModule } from '../../platform/module.ts';
import { createNames } from '../site/index.ts';
import { loadChallenges } from './content.ts';
import { toChallengeDocuments } from './documents.ts';
import { createChallengesPersonalData } from './personal-data.ts';
import { createChallengesRoutes } from './routes.ts';
import { type Challenges, createChallenges } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    challenges: Challenges;
    /** The challenges for site search. */
    challengeDocuments: ReturnType<typeof toChallengeDocuments>;
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
  provides: ({ challenges, content }) => ({ challenges, challengeDocuments: toChallengeDocuments(content) }),
  routes: (api, { challenges }) => ({ challenges: createChallengesRoutes(api, challenges) }),
  personalData: (_, platform) => [createChallengesPersonalData(platform)],
});
