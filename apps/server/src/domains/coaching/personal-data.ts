import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { forgetSpender } from '../../platform/model/budget-repository.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listAllAnswers, listDailyUses } from './repository.ts';

/** The tools' answers to a member, and how often they were used. The rows are deleted with the account. */
export function createCoachingPersonalData({ db }: { db: Kysely<DB> }): PersonalData {
  return {
    name: 'coaching',
    collect: async (userId) => ({
      data: {
        answers: (await listAllAnswers(db, userId)).map(({ tool, title, input, answer, created_at }) => ({
          tool,
          title,
          asked: input,
          answer,
          at: created_at.toISOString(),
        })),
        uses: await listDailyUses(db, userId),
      },
    }),
    // Counts of earlier days are deleted every night.
    listChangeable: (data) => (data as { answers: unknown }).answers,
    // The daily cost of a language model contains only the ID, so no cascade deletes it.
    erase: (trx, userId) => forgetSpender(trx, userId),
  };
}
