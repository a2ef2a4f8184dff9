import { TRIAL_DAYS } from '@foothold/core/pricing';
import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type AccountsDeps, DAY_MS } from './deps.ts';
import * as repository from './repository.ts';
import { normalizeTrialAddress } from './trial-address.ts';
import type { UserRow } from './viewer.ts';

/**
 * How long we recognize an address that had a trial, from the start of the trial. The privacy policy and the erase page state the same
 * period.
 */
export const TRIAL_RECORD_MONTHS = 24;
const TRIAL_MS = TRIAL_DAYS * DAY_MS;
const HASH_CONTEXT = 'trial-address';
const BATCH_SIZE = 500;

type Trx = Transaction<DB>;
type Account = Pick<UserRow, 'id' | 'trial_ends_at'>;

export type Trials = ReturnType<typeof createTrials>;

/** Allows one free trial per email address. Only a keyed hash of the address is stored. */
export function createTrials({ db, transact, vault, now }: Pick<AccountsDeps, 'db' | 'transact' | 'vault' | 'now'>) {
  /** Records an address. @returns whether it had no trial before */
  async function record(trx: Trx, email: string, startedAt: Date): Promise<boolean> {
    const address = normalizeTrialAddress(email);
    // Several spellings confirmed at once are processed one after another.
    await acquireAdvisoryLock(trx, `trial of ${address}`);
    const hashes = vault.hashes(address, HASH_CONTEXT);
    if (await repository.findTrialAddress(trx, hashes)) return false;
    await repository.insertTrialAddress(trx, hashes[0], startedAt);
    return true;
  }

  /**
   * Call this when an account confirms its first address. A running trial keeps its end date.
   * @returns when the trial ends or ended; null if the address had a trial in another account
   */
  async function start(trx: Trx, account: Account, email: string): Promise<Date | null> {
    const endsAt = account.trial_ends_at ?? new Date(now().getTime() + TRIAL_MS);
    const isFirst = await record(trx, email, getTrialStart(endsAt));
    const trialEndsAt = isFirst ? endsAt : account.trial_ends_at;
    await repository.setTrial(trx, account.id, trialEndsAt);
    return trialEndsAt;
  }

  /** The account had a trial and changes its address, so the new address counts as used too. */
  async function recordMove(trx: Trx, account: Account, email: string): Promise<void> {
    if (account.trial_ends_at) await record(trx, email, getTrialStart(account.trial_ends_at));
  }

  /** A confirmed account whose trial started before addresses were recorded. */
  async function recordAccount(trx: Trx, account: Account & Pick<UserRow, 'email'>): Promise<void> {
    await recordMove(trx, account, account.email);
    await repository.setTrial(trx, account.id, account.trial_ends_at);
  }

  /** Records addresses of trials that started before addresses were recorded. Safe to run repeatedly or in parallel. */
  async function recordEarlier(): Promise<void> {
    for (;;) {
      const accounts = await repository.listTrialsToRecord(db, BATCH_SIZE);
      for (const account of accounts) await transact((trx) => recordAccount(trx, account));
      if (accounts.length < BATCH_SIZE) return;
    }
  }

  /** Deletes expired hashes every night. */
  async function forget(): Promise<void> {
    const moment = new Date(now());
    await repository.deleteTrialAddressesBefore(
      db,
      new Date(moment.setUTCMonth(moment.getUTCMonth() - TRIAL_RECORD_MONTHS)),
    );
  }

  return { start, recordMove, recordAccount, recordEarlier, forget };
}

const getTrialStart = (endsAt: Date) => new Date(endsAt.getTime() - TRIAL_MS);
