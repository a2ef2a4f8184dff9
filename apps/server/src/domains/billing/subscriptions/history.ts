import type { BillingEventKind } from '@foothold/contracts/billing';
import type { Message } from '../../../platform/mail/mail.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import type { EmailSender, Reader } from '../emails.ts';
import * as subscriptions from './subscriptions-repository.ts';

/** Whose plan something happened to. */
type Happened = Pick<subscriptions.SubscriptionRow, 'id' | 'user_id'>;

/** How what happened is told: to the history, to open windows, and by letter. */
export function createHistory({ events, mail, brand, portalUrl, now }: BillingDeps) {
  const sender: EmailSender = { brand, url: `${portalUrl}/billing` };

  /** Sends a letter to the owner of a subscription, if the account still has an address. */
  async function notify(trx: Trx, userId: string | null, message: (to: Reader, sender: EmailSender) => Message) {
    const member = userId === null ? undefined : await subscriptions.findMember(trx, userId);
    if (member) await mail.send(trx, message(member, sender));
  }

  /** Writes what happened into the history, and has every open window of theirs look again. @returns the event's id */
  async function note(
    trx: Trx,
    subscription: Happened,
    kind: BillingEventKind,
    detail?: string,
    amount?: number,
  ): Promise<number> {
    await publishChange(trx, subscription);
    return subscriptions.addEvent(trx, { subscriptionId: subscription.id, kind, detail, amount, at: now() });
  }

  /** Has every open window of theirs look again. */
  async function publishChange(trx: Trx, { id, user_id: userId }: Happened): Promise<void> {
    if (userId !== null) await events.publish(trx, userId, { kind: 'billing', id });
  }

  return { notify, note, publishChange };
}
