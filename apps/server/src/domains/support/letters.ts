import type { Brand } from '@foothold/contracts/brand';
import { answerFrame, type EnquiryKind, limits } from '@foothold/contracts/support';
import { setLetter } from '../../platform/mail/letter.ts';
import type { CalendarFile, Message } from '../../platform/mail/mail.ts';
import type { Answer } from './answers.ts';
import { sayTime } from './eastern.ts';

/**
 * Letters to somebody who filled in a form greet nobody by name and repeat nothing that was typed: whoever typed the address chose those
 * words too, and may be anybody. The one exception is an answer, which a person of ours has read and written.
 */

interface Enquiry {
  reference: string;
  email: string;
}

const ARRIVED: Record<EnquiryKind, [subject: string, sentence: string]> = {
  support: ['We have your question', 'your question has arrived'],
  consultation: ['We have your request for a consultation', 'your request for a consultation has arrived'],
  demo: ['We have your request for a demonstration', 'your request for a demonstration has arrived'],
  enterprise: ['We have your enterprise request', 'your enterprise request has arrived'],
  waitlist: ['You are on the waitlist', 'you are on the waitlist'],
};

const notYou = 'If it was not you who filled in our form, you need not do anything.';

/** To the sender: it arrived, and by when there is an answer. */
export function receiptLetter(enquiry: Enquiry & { kind: EnquiryKind }, brand: Brand): Message {
  const [subject, sentence] = ARRIVED[enquiry.kind];
  return setLetter(
    {
      to: enquiry.email,
      subject: `${subject} (${enquiry.reference})`,
      greeting: 'Hello,',
      body: [
        `thank you: ${sentence} at ${brand.name}. A person reads what you sent and writes back within ${limits.answerHours} hours.`,
        `Your reference is ${enquiry.reference}. Please name it if you write about it to ${brand.email}.`,
      ],
      note: notYou,
    },
    brand,
  );
}

/** To whoever booked a demonstration. */
export function bookingLetter(
  booking: Enquiry & { startsAt: Date; endsAt: Date },
  url: string,
  calendar: CalendarFile,
  brand: Brand,
): Message {
  return setLetter(
    {
      to: booking.email,
      subject: `Your ${brand.name} demonstration is booked (${booking.reference})`,
      greeting: 'Hello,',
      body: [
        `your demonstration of ${brand.name} is booked for\n${sayTime(booking.startsAt, booking.endsAt)}.`,
        `A person writes to you within ${limits.answerHours} hours, and before it begins, with how to join. A file for your calendar comes with this letter.`,
        `Your reference is ${booking.reference}. Please name it if you write about it to ${brand.email}.`,
      ],
      action: { label: 'See or cancel the booking', url },
      note: `If you cannot come, please cancel, so that somebody else can have the time. ${notYou}`,
      calendar,
    },
    brand,
  );
}

/** @param url where another one can be booked */
export function cancelledLetter(
  booking: Enquiry & { startsAt: Date; endsAt: Date },
  url: string,
  calendar: CalendarFile,
  brand: Brand,
): Message {
  return setLetter(
    {
      to: booking.email,
      subject: `Your ${brand.name} demonstration is cancelled (${booking.reference})`,
      greeting: 'Hello,',
      body: [
        `your demonstration of ${brand.name} on\n${sayTime(booking.startsAt, booking.endsAt)}\nis cancelled, and the time is free for others. The file that comes with this letter takes it out of your calendar.`,
      ],
      action: { label: 'Choose another time', url },
      calendar,
    },
    brand,
  );
}

/** To the sender: what somebody of the office wrote. */
export function answerLetter(enquiry: Enquiry & { name: string }, text: string, brand: Brand): Message {
  const { greeting, note } = answerFrame(enquiry, brand);
  return setLetter(
    {
      to: enquiry.email,
      subject: `Our answer to you (${enquiry.reference})`,
      greeting,
      body: text.split(/\n\s*\n/),
      note,
    },
    brand,
  );
}

const TITLES: Record<EnquiryKind, string> = {
  support: 'A question to support',
  consultation: 'A consultation request',
  demo: 'A demonstration',
  enterprise: 'An enterprise request',
  waitlist: 'An entry on the waitlist',
};

/** To the office. Nothing that was typed stands in the subject. */
export function officeLetter(
  enquiry: Enquiry & { kind: EnquiryKind; name: string; answers: Answer[]; answerBy: Date },
  booking: { startsAt: Date; endsAt: Date } | null,
  url: string,
  brand: Brand,
): Message {
  return setLetter(
    {
      to: brand.email,
      subject: `${TITLES[enquiry.kind]} (${enquiry.reference})`,
      greeting: `From ${enquiry.name}, ${enquiry.email}`,
      body: [
        ...(booking ? [`Booked for ${sayTime(booking.startsAt, booking.endsAt)}.`] : []),
        ...enquiry.answers.map(({ label, value }) => `${label}:\n${value}`),
      ],
      action: { label: 'Answer it', url },
      note: `An answer is promised by ${enquiry.answerBy.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    },
    brand,
  );
}

/** To the office: somebody is not coming. */
export function officeCancelledLetter(
  booking: Enquiry & { startsAt: Date; endsAt: Date },
  url: string,
  brand: Brand,
): Message {
  return setLetter(
    {
      to: brand.email,
      subject: `A demonstration is cancelled (${booking.reference})`,
      greeting: `${booking.email} has cancelled`,
      body: [`the demonstration of ${sayTime(booking.startsAt, booking.endsAt)}. The place is free again.`],
      action: { label: 'See the enquiry', url },
    },
    brand,
  );
}
