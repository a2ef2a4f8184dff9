import type { Brand } from '@foothold/brand';
import { answerFrame, type InquiryKind, limits } from '@foothold/contracts/support';
import { composeEmail } from '../../platform/mail/compose-email.ts';
import type { CalendarFile, Message } from '../../platform/mail/mail.ts';
import { formatTime } from './eastern.ts';
import type { Answer } from './inquiries/answers.ts';

/**
 * Emails to someone who filled in a form use no name and repeat no input, because anyone could have typed the address along with those
 * words. The exception is an answer, which staff have read and written.
 */

interface Inquiry {
  reference: string;
  email: string;
}

const RECEIPT_TEXTS: Record<InquiryKind, [subject: string, sentence: string]> = {
  support: ['We received your question', 'your question'],
  consultation: ['We received your consultation request', 'your consultation request'],
  demo: ['We received your demo request', 'your demo request'],
  enterprise: ['We received your enterprise request', 'your enterprise request'],
  waitlist: ['You’re on the waitlist', 'your waitlist entry'],
};

const instants = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});
/** "Nov 25, 2026, 5:00 PM ET" */
const formatInstant = (at: Date) => `${instants.format(at).replaceAll(/\s/g, ' ')} ET`;

const ignoreNotice = 'If you didn’t fill in our form, you can ignore this email.';

/** To the sender: the inquiry arrived, and when we will answer. */
export function renderReceiptEmail(inquiry: Inquiry & { kind: InquiryKind }, brand: Brand): Message {
  const [subject, sentence] = RECEIPT_TEXTS[inquiry.kind];
  return composeEmail(
    {
      to: inquiry.email,
      subject: `${subject} (${inquiry.reference})`,
      greeting: 'Hi,',
      body: [
        `Thanks for contacting ${brand.name}. We received ${sentence}. ${inquiry.kind === 'waitlist' ? 'We’ll email you when more opens.' : `A person will read it and reply within ${limits.answerHours} hours.`}`,
        `To follow up, write to ${brand.email} and include your reference: ${inquiry.reference}.`,
      ],
      note: ignoreNotice,
    },
    brand,
  );
}

/** To the person who booked a demo. */
export function renderBookingEmail(
  booking: Inquiry & { startsAt: Date; endsAt: Date },
  url: string,
  calendar: CalendarFile,
  brand: Brand,
): Message {
  return composeEmail(
    {
      to: booking.email,
      subject: `Your ${brand.name} demo is booked (${booking.reference})`,
      greeting: 'Hi,',
      body: [
        `Your ${brand.name} demo is booked for\n${formatTime(booking.startsAt, booking.endsAt)}.`,
        `We’ll email you how to join within ${limits.answerHours} hours, and before the demo starts. A calendar invitation is attached.`,
        `Questions? Write to ${brand.email} and include your reference: ${booking.reference}.`,
      ],
      action: { label: 'View or cancel booking', url },
      note: `Can’t make it? Please cancel so someone else can use the time. ${ignoreNotice}`,
      calendar,
    },
    brand,
  );
}

/** Confirms a cancellation. @param url where to book another one */
export function renderCanceledEmail(
  booking: Inquiry & { startsAt: Date; endsAt: Date },
  url: string,
  calendar: CalendarFile,
  brand: Brand,
): Message {
  return composeEmail(
    {
      to: booking.email,
      subject: `Your ${brand.name} demo is canceled (${booking.reference})`,
      greeting: 'Hi,',
      body: [
        `Your ${brand.name} demo on\n${formatTime(booking.startsAt, booking.endsAt)}\nis canceled. The attached file removes it from your calendar.`,
      ],
      action: { label: 'Book another time', url },
      calendar,
    },
    brand,
  );
}

/** To the sender: the answer that staff wrote. */
export function answerEmail(inquiry: Inquiry & { name: string }, text: string, brand: Brand): Message {
  const { greeting, note } = answerFrame(inquiry, brand);
  return composeEmail(
    {
      to: inquiry.email,
      subject: `Reply to your message (${inquiry.reference})`,
      greeting,
      body: text.split(/\n\s*\n/),
      note,
    },
    brand,
  );
}

const TITLES: Record<InquiryKind, string> = {
  support: 'New support request',
  consultation: 'New consultation request',
  demo: 'New demo booking',
  enterprise: 'New enterprise request',
  waitlist: 'New waitlist entry',
};

/** To staff. The subject contains no input. */
export function renderStaffEmail(
  inquiry: Inquiry & { kind: InquiryKind; name: string; answers: Answer[]; answerBy: Date },
  booking: { startsAt: Date; endsAt: Date } | null,
  url: string,
  brand: Brand,
): Message {
  return composeEmail(
    {
      to: brand.email,
      subject: `${TITLES[inquiry.kind]} (${inquiry.reference})`,
      greeting: `From ${inquiry.name}, ${inquiry.email}`,
      body: [
        ...(booking ? [`Booked for ${formatTime(booking.startsAt, booking.endsAt)}.`] : []),
        ...inquiry.answers.map(({ label, value }) => `${label}:\n${value}`),
      ],
      action: { label: 'Reply', url },
      note: `Reply due by ${formatInstant(inquiry.answerBy)}.`,
    },
    brand,
  );
}

/** To staff: a demo was canceled. */
export function renderCanceledByStaffEmail(
  booking: Inquiry & { startsAt: Date; endsAt: Date },
  url: string,
  brand: Brand,
): Message {
  return composeEmail(
    {
      to: brand.email,
      subject: `Demo canceled (${booking.reference})`,
      greeting: `${booking.email} canceled a demo.`,
      body: [`It was booked for ${formatTime(booking.startsAt, booking.endsAt)}. The time is available again.`],
      action: { label: 'View inquiry', url },
    },
    brand,
  );
}
