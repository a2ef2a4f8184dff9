import type { Booking } from '@foothold/contracts/support/shapes';
import { CalendarCheck, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../shared/api/endpoint.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { ConfirmButton } from '../../shared/ui/confirm-button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { useLocale, useOwnTimeZone } from './own-time.ts';
import { DEMO_SENT } from './texts.ts';
import { EASTERN, formatTimeRange } from './when.ts';

/** The everyday name of a time zone. */
const getTimeZoneName = (timeZone: string) => (timeZone === EASTERN ? 'Eastern time' : timeZone);

/** A demo's time, in the user's own time zone once the browser knows it and in the one it is held in. */
function BookingTime({ booking: { startsAt, endsAt, timeZone } }: { booking: Booking }) {
  const locale = useLocale();
  const ownTimeZone = useOwnTimeZone(startsAt, timeZone);
  const label = (zone: string) => formatTimeRange(startsAt, endsAt, zone, locale);
  return (
    <div>
      <p className="text-lead font-strong">
        <time dateTime={startsAt}>{label(ownTimeZone ?? timeZone)}</time>
      </p>
      {ownTimeZone !== null && (
        <p className="text-small text-soft">
          {getTimeZoneName(timeZone)}: {label(timeZone)}
        </p>
      )}
    </div>
  );
}

function Panel({ title, off = false, children }: { title: string; off?: boolean; children: ReactNode }) {
  const Icon = off ? CalendarX : CalendarCheck;
  return (
    <section
      role="status"
      className={
        off
          ? 'flex gap-4 rounded-panel border border-edge bg-sunken p-5 md:p-6'
          : 'flex gap-4 rounded-panel border border-hold bg-hold-wash p-5 md:p-6'
      }
    >
      <Icon
        aria-hidden="true"
        size={26}
        strokeWidth={1.75}
        className={off ? 'mt-0.5 shrink-0 text-soft' : 'mt-0.5 shrink-0 text-hold-text'}
      />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h2 className="text-title">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Downloads a calendar file. It isn't a page, so it uses a plain link. */
function CalendarDownload({ booking }: { booking: Booking }) {
  return (
    <a
      href={buildEndpointUrl(endpoint('GET /api/demos/{token}/calendar'), { token: booking.token })}
      download
      className="link text-small"
    >
      Add to calendar
    </a>
  );
}

const cancelHref = (booking: Booking) => `/demo?booking=${encodeURIComponent(booking.token)}`;

/** The booking that was just made. */
export function BookedPanel({
  booking,
  reference,
  email,
}: {
  booking: Booking | null;
  reference: string;
  email?: string;
}) {
  const { mailDelivers } = useAppData();
  const mailbox = email ? `to ${email}` : 'to you';
  if (!booking) {
    return (
      <Panel title="We received your request">
        <p>We’ll email you within 24 hours to find a time. Your reference is {reference}.</p>
      </Panel>
    );
  }
  return (
    <Panel title={DEMO_SENT.title}>
      <p>Your demo is booked:</p>
      <BookingTime booking={booking} />
      <p className="text-small">
        {mailDelivers
          ? `We’ve emailed a confirmation with a calendar file ${mailbox}.`
          : 'This server has no email service set up. The confirmation with its calendar file is in the server’s outbox folder.'}{' '}
        Your reference is {reference}.
      </p>
      <CalendarDownload booking={booking} />
      <p className="text-small">
        Can’t make it?{' '}
        <Link to={cancelHref(booking)} className="link">
          View or cancel your booking
        </Link>
      </p>
    </Panel>
  );
}

/** The booking from the opened link, with a way to cancel it. */
export function BookingView({ booking, failure }: { booking: Booking; failure: FormFailure | null }) {
  if (booking.canceled) {
    return (
      <Panel title="This demo is canceled" off>
        <p>You don’t need to do anything else.</p>
        <Link to="/demo" className={getButtonClass('secondary')}>
          Choose another time
        </Link>
      </Panel>
    );
  }
  return (
    <Panel title="Your demo">
      <BookingTime booking={booking} />
      <p className="text-small">30 minutes. The calendar file is in your confirmation email.</p>
      <Form failure={failure}>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="booking" value={booking.token} />
        <ConfirmButton
          title="Cancel this demo?"
          description="Your slot will open up for someone else. You can book another demo any time."
          confirmLabel="Cancel demo"
          cancelLabel="Keep demo"
          busyLabel="Canceling…"
        >
          Cancel demo
        </ConfirmButton>
      </Form>
      <CalendarDownload booking={booking} />
    </Panel>
  );
}

/** Shown if the opened link has no booking. */
export function BookingNotFound() {
  return (
    <Panel title="We couldn’t find this booking" off>
      <p>The link may be incomplete. Use the link in your confirmation email, or choose a new time.</p>
      <Link to="/demo" className={getButtonClass('secondary')}>
        Choose a time
      </Link>
    </Panel>
  );
}
