import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import * as repository from './repository.ts';

/** A member's progress, answers, and completed steps. The rows are deleted with the account. */
export function createLearningPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'learning',
    async collect(userId) {
      const [modules, answers, steps] = await Promise.all([
        repository.listModules(db, userId),
        repository.listAnswers(db, userId),
        repository.listSteps(db, userId),
      ]);
      const formatTimestamp = (at: Date | null) => at?.toISOString() ?? null;
      return {
        data: {
          modules: modules.map(({ path, module, opened_at, read_at }) => ({
            path,
            module,
            openedAt: formatTimestamp(opened_at),
            readAt: formatTimestamp(read_at),
            answers: answers
              .filter((one) => one.path === path && one.module === module)
              .map(({ exercise, tries, answer, right_at, first, shown_at }) => ({
                exercise,
                tries,
                answer,
                rightAt: formatTimestamp(right_at),
                rightAtFirstTry: first,
                solutionShownAt: formatTimestamp(shown_at),
              })),
          })),
          steps: steps.map(({ skill, state, at }) => ({ skill, state, at: formatTimestamp(at) })),
        },
      };
    },
    erase: async () => undefined,
  };
}
