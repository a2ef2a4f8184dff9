import type { BillingEventKind } from '@foothold/contracts/billing';
import type { Message } from '../../../platform/mail/mail.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import type { EmailSender, Reader } from '../emails.ts';
import * as subscriptions from './subscriptions-repository.ts';

/** A subscription and its owner. */
type SubscriptionRef = Pick<subscriptions.SubscriptionRow, 'id' | 'user_id'>;

/** Reports events in the history, to open windows, by email, and as notifications. */
export function createHistory({ events, mail, notifications, brand, portalUrl, now }: BillingDeps) {
  const sender: EmailSender = { brand, url: `${portalUrl}/billing` };

  /** Emails the owner of a subscription, if the account still has an address, and shows the subject in the portal. */
  async function notify(trx: Trx, userId: string | null, message: (to: Reader, sender: EmailSender) => Message) {
    const member = userId === null ? undefined : await subscriptions.findMember(trx, userId);
    if (!member || userId === null) return;
    const email = message(member, sender);
    await mail.send(trx, email);
    await notifications.notify(trx, { userId, source: 'billing', title: email.subject, path: '/portal/billing' });
  }

  /** Records an event in the history and notifies the owner's open windows. @returns the event's ID */
  async function recordHistory(
    trx: Trx,
    subscription: SubscriptionRef,
    kind: BillingEventKind,
    detail?: string,
    amount?: number,
  ): Promise<number> {
    await publishChange(trx, subscription);
    return subscriptions.addEvent(trx, { subscriptionId: subscription.id, kind, detail, amount, at: now() });
  }

  /** Notifies all of the owner's open windows. */
  async function publishChange(trx: Trx, { id, user_id: userId }: SubscriptionRef): Promise<void> {
    if (userId !== null) await events.publish(trx, userId, { kind: 'billing', id });
  }

  return { notify, note: recordHistory, publishChange };
}
