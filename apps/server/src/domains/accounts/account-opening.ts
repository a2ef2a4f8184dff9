import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { AccountsDeps } from './deps.ts';
import { renderSetPasswordEmail } from './emails.ts';
import * as repository from './repository.ts';
import { issueToken } from './tokens.ts';
import { createPlaceholderEmail } from './unconfirmed.ts';

export interface NewAccountOwner {
  email: string;
  name: string;
  region?: 'us' | 'uk';
}

/** Accounts created by a payment or registration for an address that nobody has confirmed yet. */
export function createAccountOpening({ mail, brand, portalUrl, now }: AccountsDeps) {
  /**
   * Finds or creates the account for an address: the confirmed owner's, the newest one created this way without a password, or a new one
   * that its owner enters by email. Simultaneous calls get the same account. An account that someone signed up for without confirming is
   * never used, because they chose its password.
   */
  async function findOrOpenAccount(
    trx: Transaction<DB>,
    person: NewAccountOwner,
  ): Promise<{ id: string; isNew: boolean }> {
    const email = person.email.trim().toLowerCase();
    await acquireAdvisoryLock(trx, `account for ${email}`);
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
      placeholderEmail: createPlaceholderEmail(),
      pendingEmail: email,
      region: person.region ?? 'us',
    });
    await invite(trx, id, email);
    return { id, isNew: true };
  }

  async function invite(trx: Transaction<DB>, userId: string, email: string): Promise<void> {
    const token = await issueToken(trx, 'set-password', userId, email, now());
    await mail.send(
      trx,
      renderSetPasswordEmail({ email }, `${portalUrl}/reset-password?first=1&token=${token}`, brand),
    );
  }

  return {
    findOrOpenAccount,
    /** Sets the purchased plan in the transaction that records it. Null ends the plan. */
    setPlan: repository.setPlan,
  };
}
