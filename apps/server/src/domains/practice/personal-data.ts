import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listQuestionsGiven } from './questions-given-repository.ts';
import { listAllSessions, listQuestions } from './repository.ts';
import { toSession } from './views.ts';

/** What a member practiced and which questions they got. The rows are deleted with the account. */
export function createPracticePersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'practice',
    async collect(userId) {
      const sessions = await listAllSessions(db, userId);
      const questions = Map.groupBy(
        await listQuestions(
          db,
          sessions.map(({ id }) => id),
        ),
        (question) => question.session_id,
      );
      return {
        data: {
          sessions: sessions.map((session) => toSession(session, questions.get(session.id) ?? [])),
          questionsGiven: await listQuestionsGiven(db, userId),
        },
      };
    },
    erase: async () => undefined,
  };
}
