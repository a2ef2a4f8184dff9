import type { Executor } from '../../../platform/db/database.ts';

export interface NewSample {
  name: string;
  email: string;
  /** Null for an account that nobody can sign in to. */
  passwordHash: string | null;
  createdAt: Date;
}

/** Inserts a confirmed account without a trial, so that nothing is sent when it ends. It isn't marked yet. */
export async function insertSample(db: Executor, sample: NewSample): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      name: sample.name,
      email: sample.email,
      email_verified: true,
      trial_ends_at: null,
      trial_recorded: true,
      // Billing adds how it was bought.
      plan: 'prime',
      created_at: sample.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (sample.passwordHash !== null)
    await db
      .insertInto('credentials')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: sample.passwordHash })
      .execute();
  return id;
}

export const markSample = (db: Executor, id: string, hash: string) =>
  db.updateTable('users').set({ sample_hash: hash }).where('id', '=', id).execute();

export const listByEmail = (db: Executor, emails: readonly string[]) =>
  db.selectFrom('users').select(['id', 'email', 'role']).where('email', 'in', emails).execute();

export const listSamples = (db: Executor) =>
  db
    .selectFrom('users')
    .select(['id', 'sample_hash'])
    .where('sample_hash', 'is not', null)
    .$narrowType<{ sample_hash: string }>()
    .orderBy('id')
    .execute();

/** Whether there is any account besides these. */
export const hasOtherUsers = async (db: Executor, emails: readonly string[]): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', 'not in', emails).limit(1).executeTakeFirst()) !==
  undefined;
