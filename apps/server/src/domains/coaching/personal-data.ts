import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { allAnswers } from './repository.ts';

/** What the tools answered to a member. The rows go with the account. */
export function answersOfPerson({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'coaching',
    collect: async (userId) => ({
      data: (await allAnswers(db, userId)).map(({ tool, title, input, answer, created_at }) => ({
        tool,
        title,
        asked: input,
        answer,
        at: created_at.toISOString(),
      })),
    }),
    erase: async () => undefined,
  };
}
