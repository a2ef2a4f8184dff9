import { VISITOR } from '../../platform/actor.ts';
import type { ContentPart } from '../../platform/content/part.ts';
import { defineModule } from '../../platform/module.ts';
import { createChallengesArchive } from './archive-repository.ts';
import type { ChallengeSource } from './content.ts';
import { toChallengeDocuments } from './documents.ts';
import { createChallengesPersonalData } from './personal-data.ts';
import { createChallengesRoutes } from './routes.ts';
import { addSampleSubmissions } from './samples.ts';
import { type Challenges, createChallenges } from './service.ts';

declare module '../../platform/module.ts' {
  interface Services {
    challenges: Challenges;
    /** The challenges for site search. */
    challengeDocuments: ReturnType<typeof toChallengeDocuments>;
  }
}

const challengesContent: ContentPart<ChallengeSource[]> = {
  name: 'challenges',
  compile: async (folder) => (await import('./content.ts')).readChallenges(folder),
};

export const challengesModule = defineModule({
  name: 'challenges',
  needs: ['codeReview'],
  content: challengesContent,
  create(platform, { codeReview }, _, content) {
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
  addSamples: ({ challenges, content }, context) => addSampleSubmissions(challenges, content, context),
  archive: () => [createChallengesArchive()],
  personalData: (_, platform) => [createChallengesPersonalData(platform)],
});
