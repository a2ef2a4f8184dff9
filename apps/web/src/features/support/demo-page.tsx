import type { Availability, Booking } from '@foothold/contracts/support/shapes';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import { BookedPanel, BookingNotFound, BookingView } from './booking-panel.tsx';
import { DemoForm, type DemoReceipt } from './demo-form.tsx';
import { AsidePart, FormPage } from './form-page.tsx';
import { formatFullDay, formatSlotsLeft, getLocale } from './when.ts';

export interface DemoPageProps {
  title: string;
  lead: string;
  availability: Availability | null;
  /** The booking from the opened link. */
  booking: Booking | 'unknown' | null;
  /** The booking made without JavaScript. */
  sent: DemoReceipt | null;
  failure: FormFailure | null;
}

/** The Schedule Demo page: the form with this week's remaining slots, and what half an hour covers. */
export function DemoPage({ title, lead, availability, booking, sent, failure }: DemoPageProps) {
  return (
    <FormPage
      title={title}
      lead={lead}
      banner={availability && <UrgencyBanner availability={availability} />}
      aside={
        <>
          <AsidePart title="What you’ll see">
            <ul className="flex flex-col border-t border-line text-small">
              {DEMO_TOPICS.map((line) => (
                <li key={line} className="border-b border-line py-3">
                  {line}
                </li>
              ))}
            </ul>
          </AsidePart>
          <AsidePart title="30-minute demo">
            <DemoSchedule />
          </AsidePart>
          <AsidePart title="Next steps">
            <RouteLine label="Next steps" steps={NEXT_STEPS} upright />
          </AsidePart>
        </>
      }
    >
      {booking === null ? (
        <DemoRequest availability={availability} sent={sent} failure={failure} />
      ) : booking === 'unknown' ? (
        <BookingNotFound />
      ) : (
        <BookingView booking={booking} failure={failure} />
      )}
    </FormPage>
  );
}

const DEMO_TOPICS = [
  'How hiring software reads a résumé, and how our published rubric scores it',
  'The smallest honest edits that raise the score, each with its points',
  'Matching jobs, with exactly what they say about visas',
  'How a recruiter proposes a task, and how you approve it',
  'Your saved jobs and your notes on them',
];

const NEXT_STEPS = [
  { id: 'confirm', label: 'Confirmation email', note: 'Right away, with a calendar file.', state: 'current' },
  { id: 'call', label: '30-minute call', note: 'Bring a job you’d like to apply for.', state: 'ahead' },
  {
    id: 'after',
    label: 'Decide when you’re ready',
    note: 'Try it free for 14 days. No credit card.',
    state: 'ahead',
  },
] as const;

function UrgencyBanner({ availability: { leftThisWeek, days } }: { availability: Availability }) {
  const { region } = useAppData();
  const next = leftThisWeek === 0 ? days[0] : undefined;
  return (
    <p className="mb-8 inline-flex items-center gap-2.5 rounded-control border-l-4 border-caution bg-caution-wash px-4 py-2.5 text-small font-strong text-caution-text">
      <Clock aria-hidden="true" size={18} className="shrink-0" />
      <span>
        {formatSlotsLeft(leftThisWeek)}
        {next && (
          <span className="font-regular">. The next free day is {formatFullDay(next.date, getLocale(region))}.</span>
        )}
      </span>
    </p>
  );
}

/** The form, and the resulting booking. */
function DemoRequest({ availability, sent, failure }: Pick<DemoPageProps, 'availability' | 'sent' | 'failure'>) {
  const [booked, setBooked] = useState<{ receipt: DemoReceipt; email?: string } | null>(
    sent ? { receipt: sent } : null,
  );
  const { revalidate } = useRevalidator();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (booked?.email) panel.current?.scrollIntoView({ block: 'center' });
  }, [booked]);
  return (
    <div className="flex flex-col gap-10">
      {booked && (
        <div ref={panel}>
          <BookedPanel
            booking={booked.receipt.booking}
            reference={booked.receipt.reference}
            {...(booked.email && { email: booked.email })}
          />
        </div>
      )}
      <DemoForm
        availability={availability}
        failure={failure}
        onSent={(receipt, email) => {
          setBooked({ receipt, email });
          // Reloads the number of remaining demos and the available days.
          void revalidate();
        }}
      />
    </div>
  );
}

const HALF_HOUR_PARTS = [
  { minutes: 10, label: 'Platform overview', fill: 'fill-edge' },
  { minutes: 15, label: 'Live demo', fill: 'fill-accent' },
  { minutes: 5, label: 'Q&A', fill: 'fill-hold' },
] as const;

/** Half an hour, drawn to scale. */
function DemoSchedule() {
  const total = HALF_HOUR_PARTS.reduce((sum, { minutes }) => sum + minutes, 0);
  let from = 0;
  const bars = HALF_HOUR_PARTS.map((part) => {
    const start = from;
    from += part.minutes;
    return { ...part, x: `${(100 * start) / total}%`, width: `${(100 * part.minutes) / total}%` };
  });
  return (
    <div className="flex flex-col gap-3">
      <svg width="100%" height="12" aria-hidden="true" className="block overflow-hidden rounded-full">
        {bars.map(({ label, x, width, fill }) => (
          <rect key={label} x={x} width={width} height="12" className={fill} />
        ))}
        {bars.slice(1).map(({ label, x }) => (
          <line key={label} x1={x} x2={x} y1="0" y2="12" strokeWidth="3" className="stroke-paper" />
        ))}
      </svg>
      <ul className="flex flex-col text-small">
        {bars.map(({ label, minutes, fill }) => (
          <li key={label} className="flex items-center gap-3 py-1">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
              <circle cx="5" cy="5" r="5" className={fill} />
            </svg>
            <span className="flex-1">{label}</span>
            <span className="text-soft figures">{minutes} minutes</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
