import type { Inquiry } from '@foothold/contracts/support/shapes';
import type { Format } from '../../../shared/format/format.ts';

type ClockState = 'waiting' | 'soon' | 'overdue' | 'answered' | 'again' | 'closed';

/** An inquiry's status with respect to the 24 hours in which we promise to reply. */
export interface Clock {
  state: ClockState;
  label: string;
  /** The share of the time that is left, 0 to 1. */
  left: number;
}

type InquiryTimes = Pick<Inquiry, 'state' | 'createdAt' | 'answerBy' | 'firstAnsweredAt'>;

/** With less time left than this, replying is urgent. */
const URGENT_MS = 4 * 60 * 60 * 1000;

/** @param now the server's time when the page was rendered, advanced in the browser */
export function getClock(inquiry: InquiryTimes, now: Date, format: Format): Clock {
  const [created, due] = [Date.parse(inquiry.createdAt), Date.parse(inquiry.answerBy)];
  if (inquiry.firstAnsweredAt !== null) {
    if (inquiry.state === 'open') return { state: 'again', label: 'Reopened', left: 0 };
    const answered = Date.parse(inquiry.firstAnsweredAt);
    const label =
      answered > due
        ? `Answered ${format.duration(answered - due)} late`
        : `Answered within ${format.duration(Math.max(60_000, answered - created))}`;
    return { state: 'answered', label, left: 0 };
  }
  if (inquiry.state !== 'open') return { state: 'closed', label: 'Closed without a reply', left: 0 };
  const timeLeft = due - now.getTime();
  if (timeLeft <= 0) return { state: 'overdue', label: `Overdue since ${format.moment(inquiry.answerBy)}`, left: 0 };
  return {
    state: timeLeft <= URGENT_MS ? 'soon' : 'waiting',
    label: timeLeft < 60_000 ? 'Less than a minute left' : `${format.duration(timeLeft)} left`,
    left: Math.min(1, timeLeft / Math.max(1, due - created)),
  };
}
