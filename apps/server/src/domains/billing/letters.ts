import type { Card } from '@foothold/contracts/billing';
import type { Brand } from '@foothold/contracts/brand';
import { writePrice } from '@foothold/core/pricing';
import { type Letter, setLetter } from '../../platform/mail/letter.ts';
import type { Message } from '../../platform/mail/mail.ts';

/** Letters about money. Each says what happened, what comes next and where to change it. All of them are about something that was bought. */

export interface Reader {
  name: string;
  email: string;
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const sayDate = (day: Date): string => date.format(day);
const sayCard = (card: Card | null) => (card ? ` by ${card.brand} ending in ${card.last4}` : '');

const HOW_TO_CANCEL =
  'To cancel, open Billing in your portal and press “Cancel plan”. The plan then stays until the end of what is paid for.';

export interface LetterDesk {
  brand: Brand;
  /** Of the billing page. */
  url: string;
}

function write(
  to: Reader,
  { brand, url }: LetterDesk,
  letter: Omit<Letter, 'to' | 'greeting' | 'action'> & { label?: string },
) {
  const { label = 'Open your billing page', ...rest } = letter;
  return setLetter({ to: to.email, greeting: `Hello ${to.name},`, action: { label, url }, ...rest }, brand);
}

/** After each payment: what was paid, when the next one is, and how to cancel. */
export function receiptLetter(
  to: Reader,
  paid: {
    planName: string;
    number: string;
    total: number;
    creditUsed: number;
    card: Card | null;
    /** Null where nothing is charged any more. */
    next: { date: Date; price: number } | null;
    until: Date;
  },
  desk: LetterDesk,
): Message {
  const credit = paid.creditUsed > 0 ? `your credit paid ${writePrice(paid.creditUsed)}` : '';
  const card = `we received ${writePrice(paid.total)}${sayCard(paid.card)}`;
  const how = [...(paid.total > 0 ? [card] : []), ...(credit ? [credit] : [])].join(', and ');
  return write(to, desk, {
    subject: `Your receipt ${paid.number} for ${paid.planName}`,
    body: [
      `thank you: ${how} for ${paid.planName}.`,
      paid.next
        ? `The plan renews by itself each month. Next payment: ${writePrice(paid.next.price)} on ${sayDate(paid.next.date)}, less what credit you have then.`
        : `The plan is cancelled: it stays until ${sayDate(paid.until)} and nothing is charged again.`,
      ...(paid.next ? [HOW_TO_CANCEL] : []),
    ],
    note: `Invoice ${paid.number} and its receipt are on your billing page as PDF.`,
  });
}

/** A payment failed: why, what stays, and when it is tried again. */
export function failedLetter(
  to: Reader,
  failed: { planName: string; amount: number; reason: string; nextTry: Date; last: boolean },
  desk: LetterDesk,
): Message {
  const when = sayDate(failed.nextTry);
  return write(to, desk, {
    subject: failed.last
      ? `Last try on ${when}: your payment for ${failed.planName}`
      : `Your payment for ${failed.planName} did not go through`,
    body: [
      `we could not take ${writePrice(failed.amount)} for ${failed.planName}. Your bank's answer: ${failed.reason}`,
      failed.last
        ? `We try once more on ${when}. If that fails too, the plan ends that day, and nothing is owed.`
        : `You keep your plan meanwhile. We try again on ${when}; you can also pay at once, or put another card on the plan.`,
    ],
    label: 'Pay or change the card',
  });
}

/** The plan is over. */
export function endedLetter(
  to: Reader,
  ended: { planName: string; why: 'cancelled' | 'unpaid' },
  desk: LetterDesk,
): Message {
  return write(to, desk, {
    subject: `${ended.planName} has ended`,
    body: [
      ended.why === 'unpaid'
        ? `the last try to charge your card failed, so ${ended.planName} ended today. Nothing is owed and nothing more will be charged.`
        : `as you wished, ${ended.planName} has ended. Nothing more will be charged.`,
      'Everything you made stays in your account. You can take a plan again whenever you like.',
    ],
  });
}

export function cancelledLetter(to: Reader, cancelled: { planName: string; until: Date }, desk: LetterDesk): Message {
  const until = sayDate(cancelled.until);
  return write(to, desk, {
    subject: `${cancelled.planName} is cancelled and stays until ${until}`,
    body: [
      `your plan is cancelled. You keep ${cancelled.planName} until ${until}, and nothing is charged again.`,
      'If you change your mind before that day, press “Keep my plan” on your billing page.',
    ],
  });
}

export function resumedLetter(
  to: Reader,
  resumed: { planName: string; price: number; next: Date },
  desk: LetterDesk,
): Message {
  return write(to, desk, {
    subject: `You keep ${resumed.planName}`,
    body: [
      `the cancellation is taken back. ${resumed.planName} renews by itself each month: next payment ${writePrice(resumed.price)} on ${sayDate(resumed.next)}.`,
      HOW_TO_CANCEL,
    ],
  });
}

export function changedLetter(
  to: Reader,
  changed: {
    fromName: string;
    toName: string;
    price: number;
    /** Charged now, and put on the credit. */
    charged: number;
    creditUsed: number;
    creditGained: number;
    number: string | null;
    next: Date | null;
    until: Date;
  },
  desk: LetterDesk,
): Message {
  const { number, creditUsed, creditGained } = changed;
  return write(to, desk, {
    subject: `Your plan is ${changed.toName} now`,
    body: [
      `your plan changed from ${changed.fromName} to ${changed.toName} at once.`,
      ...(number
        ? [
            `For the rest of the month ${[
              ...(changed.charged > 0 ? [`we charged ${writePrice(changed.charged)}`] : []),
              ...(creditUsed > 0 ? [`your credit paid ${writePrice(creditUsed)}`] : []),
            ].join(', and ')} (invoice ${number}).`,
          ]
        : []),
      ...(creditGained > 0
        ? [
            `What you had paid and will not use, ${writePrice(creditGained)}, is on your credit. The next invoices use it first.`,
          ]
        : []),
      changed.next
        ? `Next payment: ${writePrice(changed.price)} on ${sayDate(changed.next)}, less what credit you have then. ${HOW_TO_CANCEL}`
        : `The plan is cancelled as before: it stays until ${sayDate(changed.until)}.`,
    ],
  });
}

export function cardLetter(to: Reader, changed: { planName: string; card: Card }, desk: LetterDesk): Message {
  return write(to, desk, {
    subject: `Another card is on ${changed.planName}`,
    body: [
      `from now on ${changed.planName} is charged to ${changed.card.brand} ending in ${changed.card.last4}.`,
      `If it was not you who changed it, please write to ${desk.brand.email} at once and change your password.`,
    ],
  });
}

/** @param why a sentence where it happened by itself */
export function refundLetter(
  to: Reader,
  refund: { amount: number; card: Card | null; why?: string | undefined },
  desk: LetterDesk,
): Message {
  const card = refund.card ? ` to your ${refund.card.brand} ending in ${refund.card.last4}` : '';
  return write(to, desk, {
    subject: `We paid ${writePrice(refund.amount)} back`,
    body: [
      `we paid ${writePrice(refund.amount)} back${card}. Banks usually show it within five to ten days.`,
      ...(refund.why ? [refund.why] : []),
    ],
  });
}

export function creditLetter(to: Reader, credit: { amount: number; balance: number }, desk: LetterDesk): Message {
  return write(to, desk, {
    subject: `You have ${writePrice(credit.amount)} of credit from us`,
    body: [
      `we put ${writePrice(credit.amount)} on your credit, which is ${writePrice(credit.balance)} now. The next invoices use it before your card is charged.`,
    ],
  });
}
