import type { CalendarEntry } from '@foothold/contracts/applications/planning';
import { CALENDAR_KIND_LABELS } from '@foothold/contracts/applications/planning-choices';
import { Link } from 'react-router';
import { dateFormat } from '../../../shared/format/formatters.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { shiftMonth } from './month.ts';

interface CalendarProps {
  /** `2026-12`. */
  month: string;
  today: string;
  /** Whole weeks, ISO dates. */
  days: readonly string[];
  entries: readonly CalendarEntry[];
}

const MAX_SHOWN = 3;
const WEEK_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DOTS: Record<CalendarEntry['kind'], string> = {
  interview: 'bg-accent',
  reminder: 'bg-hold',
  'answer-offer': 'bg-caution',
  apply: 'bg-edge',
};

const toHref = ({ applicationId }: CalendarEntry) => `/portal/applications/${applicationId}`;

/** Moves between months. Without JavaScript, these are links too. */
export function MonthLinks({ month, today }: Pick<CalendarProps, 'month' | 'today'>) {
  const name = dateFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const format = (to: string) => name.format(new Date(`${to}-01`));
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="text-lead">{format(month)}</h2>
      <nav aria-label="Months" className="flex flex-wrap gap-x-4 text-small">
        <Link to={`?month=${before}`} preventScrollReset className="link inline-flex min-h-9 items-center">
          {format(before)}
        </Link>
        {month !== today.slice(0, month.length) && (
          <Link to="?" preventScrollReset className="link inline-flex min-h-9 items-center">
            This month
          </Link>
        )}
        <Link to={`?month=${after}`} preventScrollReset className="link inline-flex min-h-9 items-center">
          {format(after)}
        </Link>
      </nav>
    </div>
  );
}

/** The month as a grid, for wide screens. The agenda says the same to screen readers. */
export function MonthGrid({ month, today, days, entries }: CalendarProps) {
  return (
    <div aria-hidden="true" className="hidden md:block">
      <div className="grid grid-cols-7 border-t border-l border-line text-small">
        {WEEK_DAYS.map((day) => (
          <div key={day} className="border-r border-b border-line px-2 py-1.5 text-note text-soft">
            {day}
          </div>
        ))}
        {days.map((day) => (
          <DayCell
            key={day}
            day={day}
            isToday={day === today}
            isOther={!day.startsWith(month)}
            entries={entries.filter(({ date }) => date === day)}
          />
        ))}
      </div>
    </div>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  isOther: boolean;
  entries: readonly CalendarEntry[];
}

function DayCell({ day, isToday, isOther, entries }: DayCellProps) {
  const rest = entries.length - MAX_SHOWN;
  return (
    <div
      className={cx('flex min-h-24 min-w-0 flex-col gap-1 border-r border-b border-line p-1.5', isOther && 'bg-sunken')}
    >
      <span
        className={cx(
          'inline-flex size-6 items-center justify-center text-note figures',
          isToday && 'rounded-full bg-accent font-strong text-on-accent',
          isOther && !isToday && 'text-soft',
        )}
      >
        {Number(day.slice(-2))}
      </span>
      {entries.slice(0, MAX_SHOWN).map((entry) => (
        <Link
          key={`${entry.kind} ${entry.id}`}
          to={toHref(entry)}
          tabIndex={-1}
          title={`${describeEntry(entry)}: ${entry.jobTitle}, ${entry.company}`}
          className="flex items-baseline gap-1.5 rounded-control px-1 text-note text-ink no-underline hover:bg-sunken"
        >
          <span className={cx('size-1.5 shrink-0 rounded-full', DOTS[entry.kind])} />
          <span className={cx('truncate', entry.over && 'line-through')}>
            {entry.time !== null && `${toClock(entry.time)} `}
            {describeEntry(entry)}
          </span>
        </Link>
      ))}
      {rest > 0 && <span className="px-1 text-note text-soft">{rest} more</span>}
    </div>
  );
}

/** The month as a list by day: on phones, for screen readers, and for the keyboard. */
export function Agenda({ month, entries }: Pick<CalendarProps, 'month' | 'entries'>) {
  const format = useFormat();
  const shown = entries.filter(({ date }) => date.startsWith(month));
  const days = [...new Set(shown.map(({ date }) => date))];
  if (days.length === 0) return <p className="py-6 text-soft">Nothing is planned in this month.</p>;
  return (
    <ol aria-label="Agenda" className="flex flex-col gap-5 py-6">
      {days.map((day) => (
        <li key={day} className="flex flex-col gap-1">
          <h3 className="font-text text-small font-strong tracking-normal">
            <time dateTime={day}>
              {dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))}, {format.date(day)}
            </time>
          </h3>
          <ul className="border-t border-line">
            {shown
              .filter(({ date }) => date === day)
              .map((entry) => (
                <AgendaEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaEntry({ entry }: { entry: CalendarEntry }) {
  const { kind, time, timeZone, over, jobTitle, company, text } = entry;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2.5 text-small">
      <span className={cx('size-2 shrink-0 rounded-full', DOTS[kind])} aria-hidden="true" />
      <Link to={toHref(entry)} className="link font-medium wrap-anywhere">
        {describeEntry(entry)}
      </Link>
      {over && <span className="text-soft">{kind === 'interview' ? 'Canceled' : 'Done'}</span>}
      {text !== null && <span className="text-soft">{CALENDAR_KIND_LABELS[kind]}</span>}
      {time !== null && timeZone !== null && (
        <span className="figures">
          {toClock(time)} <span className="text-soft">({timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time)</span>
        </span>
      )}
      <span className="text-soft wrap-anywhere">
        {jobTitle}, {company}
      </span>
    </li>
  );
}

const describeEntry = ({ kind, text }: CalendarEntry): string => text ?? CALENDAR_KIND_LABELS[kind];

/** `14:30` as `2:30 PM`. */
const toClock = (time: string): string =>
  dateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  );
