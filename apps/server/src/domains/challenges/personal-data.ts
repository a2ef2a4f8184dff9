import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listAll } from './repository.ts';

/** What a member wrote for challenges. The rows are deleted with the account. */
export function createChallengesPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'challenges',
    collect: async (userId) => {
      const { submissions, drafts, solutions } = await listAll(db, userId);
      return {
        data: {
          submissions: submissions.map(
            ({ challenge, language, code, outcomes, after_solution, review, submitted_at }) => ({
              challenge,
              language,
              code,
              outcomes,
              afterSolution: after_solution,
              review,
              at: submitted_at.toISOString(),
            }),
          ),
          drafts: drafts.map(({ challenge, language, code, changed_at }) => ({
            challenge,
            language,
            code,
            at: changed_at.toISOString(),
          })),
          solutionsSeen: solutions.map(({ challenge, shown_at }) => ({ challenge, at: shown_at.toISOString() })),
        },
      };
    },
    erase: async () => undefined,
  };
}
