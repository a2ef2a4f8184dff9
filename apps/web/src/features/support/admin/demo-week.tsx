import type { Inquiry } from '@foothold/contracts/support/shapes';
import { Link } from 'react-router';
import { cx } from '../../../shared/ui/cx.ts';
import { useLocale, useOwnTimeZone } from '../own-time.ts';
import { formatFullDay } from '../when.ts';
import { assignRows, formatDay, formatZone, formatZonedTime, getTiming, groupByDay } from './week.ts';

interface DemoSlotView {
  startsAt: string;
  endsAt: string;
  inquiry: Inquiry | null;
}

export interface DemoWeekProps {
  slots: readonly DemoSlotView[];
  timeZone: string;
  now: Date;
}

/** Grid rows, so that equal times line up when the days are side by side. The first row has the names of the days. */
const ROW_CLASSES = ['md:row-start-2', 'md:row-start-3', 'md:row-start-4', 'md:row-start-5', 'md:row-start-6'];

/** The week's demo slots. Days are side by side if there is room, and stacked on a phone. */
export function DemoWeek({ slots, timeZone, now }: DemoWeekProps) {
  const locale = useLocale();
  const [first] = slots;
  const ownTimeZone = useOwnTimeZone(first?.startsAt ?? '1970-01-01T00:00:00Z', timeZone);
  if (!first) return null;
  const rows = assignRows(slots, timeZone);
  const today = formatDay(now.toISOString(), timeZone);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">
        Times are {formatZone(first.startsAt, timeZone, locale)} ({timeZone}).
        {ownTimeZone !== null &&
          ` Your time, ${formatZone(first.startsAt, ownTimeZone, locale)}, is shown next to them.`}
      </p>
      <ol className="grid gap-6 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_repeat(3,auto)] md:gap-x-3 md:gap-y-2">
        {groupByDay(slots, timeZone).map(({ day, places }) => (
          <li key={day} className="flex flex-col gap-2 md:row-span-full md:grid md:grid-rows-subgrid">
            <h2
              className={cx(
                'border-b pb-2 font-text text-small tracking-normal',
                day === today ? 'border-accent font-strong' : 'border-line font-medium',
              )}
            >
              {formatFullDay(day, locale)}
              {day === today && <span className="font-regular text-soft"> today</span>}
            </h2>
            <ul className="contents">
              {places.map((slot) => (
                <li key={slot.startsAt} className={cx('flex', ROW_CLASSES[rows.get(slot.startsAt) ?? 0])}>
                  <SlotBox slot={slot} timeZone={timeZone} own={ownTimeZone} now={now} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SlotBox({
  slot,
  timeZone,
  own,
  now,
}: {
  slot: DemoSlotView;
  timeZone: string;
  own: string | null;
  now: Date;
}) {
  const locale = useLocale();
  const { startsAt, inquiry } = slot;
  const timing = getTiming(slot, now);
  return (
    <div
      className={cx(
        'relative flex w-full flex-col gap-1 rounded-control border p-3',
        inquiry === null ? 'border-dashed border-line' : 'border-edge bg-raised has-[a:hover]:border-ink',
        timing === 'past' && 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-note figures">
        <time dateTime={startsAt} className="font-strong">
          {formatZonedTime(startsAt, timeZone, timeZone, locale)}
        </time>
        {own !== null && (
          <span className="text-soft">
            {formatZonedTime(startsAt, own, timeZone, locale)}
            <span className="sr-only"> your time</span>
          </span>
        )}
      </p>
      {inquiry === null ? (
        <p className="text-soft">{timing === 'ahead' ? 'Available' : 'Not booked'}</p>
      ) : (
        <>
          <Link
            to={`/console/inquiries/${inquiry.id}`}
            className="font-strong break-words text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {inquiry.name}
          </Link>
          <p className="text-note text-soft">
            <span className="font-mono">{inquiry.reference}</span>
            {timing === 'past' && ', past'}
            {timing === 'now' && ', now'}
            {inquiry.assignee && `, assigned to ${inquiry.assignee.name}`}
            {inquiry.sample && ', sample'}
          </p>
        </>
      )}
    </div>
  );
}
