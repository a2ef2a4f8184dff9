import type { Transaction } from 'kysely';
import { advisoryLock } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { AccountsDeps } from './deps.ts';
import { setPasswordEmail } from './emails.ts';
import * as repository from './repository.ts';
import { issueToken } from './tokens.ts';
import { standInAddress } from './unconfirmed.ts';

export interface NewAccountOwner {
  email: string;
  name: string;
  region?: 'us' | 'uk';
}

/** Accounts created by a payment or a registration, for an address that nobody has confirmed yet. */
export function createAccountOpening({ mail, brand, portalUrl, now }: AccountsDeps) {
  /**
   * The account for an address: the confirmed owner's; else the newest one created this way that still has no password; else a new one,
   * which its owner enters through an email. Simultaneous calls find or create the same one. An account that somebody signed up for without
   * confirming is never used: the person who typed the address chose its password.
   */
  async function findOrOpenAccount(
    trx: Transaction<DB>,
    person: NewAccountOwner,
  ): Promise<{ id: string; isNew: boolean }> {
    const email = person.email.trim().toLowerCase();
    await advisoryLock(trx, `account for ${email}`);
    const owner = await repository.findConfirmedByEmail(trx, email);
    if (owner) return { id: owner.id, isNew: false };
    const waiting = await repository.findOpenedFor(trx, email);
    if (waiting) {
      if (!(await repository.findOpenToken(trx, waiting.id, 'set-password', now())))
        await invite(trx, waiting.id, email);
      return { id: waiting.id, isNew: false };
    }
    const { id } = await repository.insertOpenedUser(trx, {
      name: person.name,
      placeholderEmail: standInAddress(),
      pendingEmail: email,
      region: person.region ?? 'us',
    });
    await invite(trx, id, email);
    return { id, isNew: true };
  }

  async function invite(trx: Transaction<DB>, userId: string, email: string): Promise<void> {
    const token = await issueToken(trx, 'set-password', userId, email, now());
    await mail.send(trx, setPasswordEmail({ email }, `${portalUrl}/reset-password?first=1&token=${token}`, brand));
  }

  return {
    findOrOpenAccount,
    /** The purchased plan, set in the transaction that records it; null ends it. */
    setPlan: repository.setPlan,
  };
}
