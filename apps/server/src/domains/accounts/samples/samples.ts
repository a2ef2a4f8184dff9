import { hash } from '@node-rs/argon2';
import type { Transaction } from 'kysely';
import { ALL_SCOPES, type User } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { hashSample, type SampleContext } from '../../../platform/samples.ts';
import { ARGON2ID } from '../auth.ts';
import { DEMO_ACCOUNTS } from '../demo.ts';
import type { AccountsDeps } from '../deps.ts';
import { DEMO_EMAILS, SAMPLE_CLIENTS, SAMPLE_MEMBER } from './people.ts';
import * as repository from './samples-repository.ts';

/**
 * The accounts of sample people.
 * @param domains what each part of the app stores about a person
 * @param eraseAll erases an account with everything stored about it
 */
export function createSampleAccounts(
  { db }: Pick<AccountsDeps, 'db'>,
  domains: () => readonly PersonalData[],
  eraseAll: (trx: Transaction<DB>, userId: string) => Promise<void>,
) {
  /** Inserts the sample people, and makes them and the demo accounts of staff known to the other modules. */
  async function add({ people, goBack }: SampleContext): Promise<void> {
    for (const { id, email, role } of await repository.listByEmail(db, DEMO_EMAILS)) {
      const demo = DEMO_ACCOUNTS.find((one) => one.email === email);
      if (demo && demo.role === role) people.set(demo.role, toActor(id, demo.role));
    }
    const passwordHash = await hash(SAMPLE_MEMBER.password, ARGON2ID);
    for (const person of [SAMPLE_MEMBER, ...SAMPLE_CLIENTS]) {
      const id = await repository.insertSample(db, {
        name: person.name,
        email: person.email,
        passwordHash: person.key === SAMPLE_MEMBER.key ? passwordHash : null,
        createdAt: goBack(person.joinedDaysAgo, 14),
      });
      people.set(person.key, toActor(id, 'member'));
    }
  }

  /** Hashes what people can change about an account, whichever domain stores it. */
  async function hashAccount(userId: string): Promise<string> {
    const parts: Record<string, unknown> = {};
    for (const { name, collect, listChangeable } of domains()) {
      const { data } = await collect(userId);
      parts[name] = listChangeable ? listChangeable(data) : data;
    }
    return hashSample(parts);
  }

  /** Marks the sample people once everything about them is added. @returns how many */
  async function seal(): Promise<number> {
    const rows = await repository.listByEmail(
      db,
      [SAMPLE_MEMBER, ...SAMPLE_CLIENTS].map(({ email }) => email),
    );
    for (const { id } of rows) await repository.markSample(db, id, await hashAccount(id));
    return rows.length;
  }

  /** Splits the sample people by whether somebody changed anything about them. */
  async function sort(): Promise<{ unchanged: string[]; changed: string[] }> {
    const rows = await repository.listSamples(db);
    const hashes = await Promise.all(rows.map(({ id }) => hashAccount(id)));
    const isUnchanged = rows.map(({ sample_hash }, index) => sample_hash === hashes[index]);
    const pick = (wanted: boolean) => rows.filter((_, index) => isUnchanged[index] === wanted).map(({ id }) => id);
    return { unchanged: pick(true), changed: pick(false) };
  }

  /** Deletes an account without the records that the account of a real person leaves. */
  async function remove(trx: Transaction<DB>, userId: string): Promise<void> {
    for (const domain of domains()) await domain.eraseSample?.(trx, userId);
    await eraseAll(trx, userId);
  }

  return {
    add,
    seal,
    sort,
    remove,
    count: async () => (await repository.listSamples(db)).length,
    /** Whether anybody but the demo accounts has an account. */
    hasOthers: () => repository.hasOtherUsers(db, DEMO_EMAILS),
  };
}

const toActor = (id: string, role: User['role']): User => ({
  kind: 'user',
  id,
  role,
  via: 'session',
  scopes: ALL_SCOPES,
  organizationId: null,
  sessionId: '',
});
