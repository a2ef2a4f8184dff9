import type { ClearedSamples, SampleData } from '@foothold/contracts/staff/shapes';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { acquireAdvisoryLock, type Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SampleContext } from '../../../platform/samples.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import type { Support } from '../../support/index.ts';
import * as repository from './samples-repository.ts';

export interface SampleDataDeps {
  db: Kysely<DB>;
  transact: Transact;
  logger: Logger;
  accounts: Pick<Accounts, 'samples'>;
  support: Pick<Support, 'samples'>;
  notifications: Pick<Notifications, 'list' | 'markRead'>;
  now: () => Date;
}

/** Days since the sample member last read notifications. */
const READ_DAYS_AGO = 7;

/** The sample people and inquiries as a whole. */
export function createSampleData({ db, transact, logger, accounts, support, notifications, now }: SampleDataDeps) {
  /** Whether there is nothing yet that a person entered, and samples were never added. */
  async function canAdd(): Promise<boolean> {
    const isUsed = await Promise.all([
      repository.hasEvents(db),
      accounts.samples.hasOthers(),
      support.samples.hasOthers(),
    ]);
    return !isUsed.includes(true);
  }

  /** Marks what all modules have added. */
  async function seal({ goBack, person }: SampleContext): Promise<void> {
    await readNotifications(person('riley'), goBack(READ_DAYS_AGO));
    goBack(0);
    const inquiries = await support.samples.seal();
    const people = await accounts.samples.seal();
    await repository.insertEvent(db, { kind: 'added', actorId: null, people, inquiries, retained: 0, at: now() });
  }

  /** The sample member has read what they were told by then. */
  async function readNotifications(riley: User, before: Date): Promise<void> {
    const { notifications: all } = await notifications.list(riley, 1);
    const read = all.filter(({ createdAt }) => createdAt < before.toISOString());
    await notifications.markRead(
      riley,
      read.map(({ id }) => id),
    );
  }

  async function state(): Promise<SampleData> {
    const [people, inquiries, cleared] = await Promise.all([
      accounts.samples.count(),
      support.samples.count(),
      repository.findLastCleared(db),
    ]);
    return {
      people,
      inquiries,
      lastCleared: cleared
        ? {
            at: cleared.at.toISOString(),
            by: cleared.by,
            people: cleared.people,
            inquiries: cleared.inquiries,
            retained: cleared.retained,
          }
        : null,
    };
  }

  /** Removes the samples, except those that somebody changed since they were added. Records who did it. */
  async function clear(actor: User): Promise<ClearedSamples> {
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, 'samples');
      const [inquiries, people] = await Promise.all([support.samples.sort(), accounts.samples.sort()]);
      for (const id of inquiries.unchanged) await support.samples.remove(trx, id);
      for (const id of people.unchanged) await accounts.samples.remove(trx, id);
      const removed = { people: people.unchanged.length, inquiries: inquiries.unchanged.length };
      const retained = people.changed.length + inquiries.changed.length;
      if (removed.people + removed.inquiries > 0)
        await repository.insertEvent(trx, { kind: 'cleared', actorId: actor.id, ...removed, retained, at: now() });
      logger.info({ actor: actor.id, ...removed, retained }, 'sample data cleared');
      return {
        ...removed,
        retained: { people: people.changed.length, inquiries: inquiries.changed.length },
      };
    });
  }

  return { canAdd, seal, state, clear };
}

export type SampleDataService = ReturnType<typeof createSampleData>;
