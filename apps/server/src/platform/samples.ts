import { createHash } from 'node:crypto';
import type { User } from './actor.ts';

/**
 * What modules get to add their samples with: people, and a clock. Everything is added in one transaction through the modules' own services,
 * which have this clock and send no email.
 */
export interface SampleContext {
  /** The sample people and the demo accounts, by name. Accounts adds them first. */
  people: Map<string, User>;
  /** @throws Error if nobody was added under this name */
  person(name: string): User;
  /**
   * Sets the clock of all services and returns it.
   * @param daysAgo days before now
   * @param hour UTC; the current time of day if omitted
   */
  goBack(daysAgo: number, hour?: number): Date;
  /** Pays with a test card, as the browser would. */
  pay(clientSecret: string, payer: { email: string; name: string }): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param clock the clock of the services that the samples are added with */
export function createSampleContext(start: Date, clock: { now: Date }, pay: SampleContext['pay']): SampleContext {
  const people = new Map<string, User>();
  return {
    people,
    person(name) {
      const user = people.get(name);
      if (!user) throw new Error(`there is no sample person called "${name}"`);
      return user;
    },
    goBack(daysAgo, hour) {
      clock.now = new Date(start.getTime() - daysAgo * DAY_MS);
      if (hour !== undefined) clock.now.setUTCHours(hour, 0, 0, 0);
      if (clock.now > start) clock.now = new Date(start);
      return clock.now;
    },
    pay,
  };
}

/** Identifies the data of a sample. It is the same until somebody changes something. */
export const hashSample = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex');
