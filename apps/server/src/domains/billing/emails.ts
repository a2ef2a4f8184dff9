import type { Brand } from '@foothold/brand';
import type { Card } from '@foothold/contracts/billing';
import { writePrice } from '@foothold/core/pricing';
import { composeEmail, type EmailContent } from '../../platform/mail/compose-email.ts';
import type { Message } from '../../platform/mail/mail.ts';

/** Billing emails. Each says what happened, what comes next, and where to change it. All of them concern a purchase. */

export interface Reader {
  name: string;
  email: string;
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDate = (day: Date): string => date.format(day);
const describeCard = (card: Card | null) => (card ? ` with your ${card.brand} ending in ${card.last4}` : '');

const CANCEL_INSTRUCTIONS =
  'To cancel, go to Billing in your portal and choose “Cancel plan”. You’ll keep your plan until the end of the period you’ve paid for.';

export interface EmailSender {
  brand: Brand;
  /** URL of the billing page. */
  url: string;
}

function createEmail(
  to: Reader,
  { brand, url }: EmailSender,
  message: Omit<EmailContent, 'to' | 'greeting' | 'action'> & { label?: string },
) {
  const { label = 'View billing', ...rest } = message;
  return composeEmail({ to: to.email, greeting: `Hi ${to.name},`, action: { label, url }, ...rest }, brand);
}

/** Sent after each payment: the amount paid, the next payment date, and how to cancel. */
export function renderReceiptEmail(
  to: Reader,
  paid: {
    planName: string;
    number: string;
    total: number;
    creditUsed: number;
    card: Card | null;
    /** Null if nothing more is charged. */
    next: { date: Date; price: number } | null;
    until: Date;
  },
  sender: EmailSender,
): Message {
  const credit = paid.creditUsed > 0 ? `${writePrice(paid.creditUsed)} from your credit balance` : '';
  const card = `${writePrice(paid.total)}${describeCard(paid.card)}`;
  const paymentText = [...(paid.total > 0 ? [card] : []), ...(credit ? [credit] : [])].join(' and ');
  return createEmail(to, sender, {
    subject: `Your ${paid.planName} receipt (${paid.number})`,
    body: [
      `Thanks for your payment. You paid ${paymentText} for ${paid.planName}.`,
      paid.next
        ? `Your plan renews automatically each month. Next payment: ${writePrice(paid.next.price)} on ${formatDate(paid.next.date)}, minus any credit balance.`
        : `Your plan is canceled. You’ll have it until ${formatDate(paid.until)}, and you won’t be charged again.`,
      ...(paid.next ? [CANCEL_INSTRUCTIONS] : []),
    ],
    note: `You can download invoice ${paid.number} and its receipt as PDFs from your billing page.`,
  });
}

/** A payment failed: the reason, what stays active, and when we retry. */
export function renderFailedEmail(
  to: Reader,
  failed: { planName: string; amount: number; reason: string; nextTry: Date; last: boolean },
  sender: EmailSender,
): Message {
  const retryDate = formatDate(failed.nextTry);
  return createEmail(to, sender, {
    subject: failed.last
      ? `Final payment attempt for ${failed.planName} on ${retryDate}`
      : `Your ${failed.planName} payment failed`,
    body: [
      `We couldn’t charge ${writePrice(failed.amount)} for ${failed.planName}. Reason: ${failed.reason}`,
      failed.last
        ? `We’ll make one final attempt on ${retryDate}. If it fails, your plan ends that day and you won’t owe anything.`
        : `You still have your plan. We’ll try again on ${retryDate}. You can also pay now or use a different card.`,
    ],
    label: 'Pay or update card',
  });
}

/** The plan has ended. */
export function renderEndedEmail(
  to: Reader,
  ended: { planName: string; why: 'canceled' | 'unpaid' },
  sender: EmailSender,
): Message {
  return createEmail(to, sender, {
    subject: `${ended.planName} has ended`,
    body: [
      ended.why === 'unpaid'
        ? `Our final attempt to charge your card failed, so ${ended.planName} ended today. You don’t owe anything and won’t be charged again.`
        : `As you requested, ${ended.planName} has ended. You won’t be charged again.`,
      'Everything you created is still in your account. You can choose a plan again at any time.',
    ],
  });
}

export function renderCanceledEmail(
  to: Reader,
  canceled: { planName: string; until: Date },
  sender: EmailSender,
): Message {
  const until = formatDate(canceled.until);
  return createEmail(to, sender, {
    subject: `${canceled.planName} is canceled and ends on ${until}`,
    body: [
      `Your plan is canceled. You’ll have ${canceled.planName} until ${until}, and you won’t be charged again.`,
      'Changed your mind? You can resume your plan on your billing page until then.',
    ],
  });
}

export function renderResumedEmail(
  to: Reader,
  resumed: { planName: string; price: number; next: Date },
  sender: EmailSender,
): Message {
  return createEmail(to, sender, {
    subject: `${resumed.planName} will renew as usual`,
    body: [
      `Your plan is no longer set to cancel. ${resumed.planName} renews automatically each month. Next payment: ${writePrice(resumed.price)} on ${formatDate(resumed.next)}.`,
      CANCEL_INSTRUCTIONS,
    ],
  });
}

export function renderChangedEmail(
  to: Reader,
  changed: {
    fromName: string;
    toName: string;
    price: number;
    /** The amount charged now and the amount added to the credit balance. */
    charged: number;
    creditUsed: number;
    creditGained: number;
    number: string | null;
    next: Date | null;
    until: Date;
  },
  sender: EmailSender,
): Message {
  const { number, creditUsed, creditGained } = changed;
  return createEmail(to, sender, {
    subject: `You’re now on ${changed.toName}`,
    body: [
      `Your plan changed from ${changed.fromName} to ${changed.toName}, effective immediately.`,
      ...(number
        ? [
            `For the rest of the month, you paid ${[
              ...(changed.charged > 0 ? [`${writePrice(changed.charged)} by card`] : []),
              ...(creditUsed > 0 ? [`${writePrice(creditUsed)} from your credit balance`] : []),
            ].join(' and ')} (invoice ${number}).`,
          ]
        : []),
      ...(creditGained > 0
        ? [
            `We added ${writePrice(creditGained)} to your credit balance for the unused part of your old plan. We’ll apply it to your next invoices.`,
          ]
        : []),
      changed.next
        ? `Next payment: ${writePrice(changed.price)} on ${formatDate(changed.next)}, minus any credit balance. ${CANCEL_INSTRUCTIONS}`
        : `Your plan is still set to end on ${formatDate(changed.until)}.`,
    ],
  });
}

export function renderCardEmail(to: Reader, changed: { planName: string; card: Card }, sender: EmailSender): Message {
  return createEmail(to, sender, {
    subject: `Your card for ${changed.planName} was updated`,
    body: [
      `We’ll now charge ${changed.planName} to your ${changed.card.brand} ending in ${changed.card.last4}.`,
      `If you didn’t make this change, change your password and contact us right away at ${sender.brand.email}.`,
    ],
  });
}

/** Confirms a refund. @param why a sentence, if the refund was automatic */
export function renderRefundEmail(
  to: Reader,
  refund: {
    amount: number;
    card: Card | null;
    why?: string | undefined;
    /** Name of the plan that goes on being charged, if there is one. */
    renewing?: string | undefined;
  },
  sender: EmailSender,
): Message {
  const card = refund.card ? ` to your ${refund.card.brand} ending in ${refund.card.last4}` : '';
  return createEmail(to, sender, {
    subject: `Your ${writePrice(refund.amount)} refund`,
    body: [
      `We refunded ${writePrice(refund.amount)}${card}. It usually shows up within 5 to 10 business days.`,
      ...(refund.why ? [refund.why] : []),
      ...(refund.renewing
        ? [`Your ${refund.renewing} plan stays active and renews as before. You can cancel it under Billing.`]
        : []),
    ],
  });
}

export function renderCreditEmail(
  to: Reader,
  credit: { amount: number; balance: number },
  sender: EmailSender,
): Message {
  return createEmail(to, sender, {
    subject: `We added ${writePrice(credit.amount)} to your credit balance`,
    body: [
      `We added ${writePrice(credit.amount)} to your credit balance, which is now ${writePrice(credit.balance)}. We’ll apply it to your next invoices before charging your card.`,
    ],
  });
}
