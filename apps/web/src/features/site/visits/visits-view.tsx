import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { type DayViews, RANGES, type Range } from './days.ts';
import { ViewsChart } from './views-chart.tsx';

interface PageViews {
  path: string;
  views: number;
}

export interface VisitsViewProps {
  range: Range;
  total: number;
  days: readonly DayViews[];
  pages: readonly PageViews[];
}

/** The number of days shown. */
export function RangeLinks({ range }: { range: Range }) {
  return (
    <nav aria-label="Range" className="flex flex-wrap gap-1">
      {RANGES.map((days) => (
        <Link
          key={days}
          to={`/console/visits?days=${days}`}
          preventScrollReset
          aria-current={days === range ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-9 items-center rounded-control px-2.5 text-small font-medium no-underline',
            days === range ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {days} days
        </Link>
      ))}
    </nav>
  );
}

/** Page views by day and by page. */
export function VisitsView({ range, total, days, pages }: VisitsViewProps) {
  const format = useFormat();
  if (total === 0) {
    return (
      <EmptyState title={`No page views in the last ${range} days`} motif="map">
        You’ll see page views here as soon as someone visits the public site.
      </EmptyState>
    );
  }
  const bestDay = days.reduce((most, day) => (day.views > most.views ? day : most));
  const summary = `Page views per day over ${range} days: ${format.number(total)} in total. Busiest day: ${format.date(bestDay.date)} with ${format.number(bestDay.views)}.`;
  return (
    <div className="flex flex-col gap-10">
      <figure className="flex flex-col gap-4">
        <figcaption>
          <h2 className="text-lead">Page views per day</h2>
          <p className="text-soft">
            {format.number(total)} in total. Busiest day: {format.date(bestDay.date)} with{' '}
            {format.number(bestDay.views)}. Days are in UTC. Today, the last bar, isn’t over yet.
          </p>
        </figcaption>
        <ViewsChart days={days} summary={summary} />
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-soft underline underline-offset-4 hover:text-ink">
            View as table
          </summary>
          <div className="max-w-narrow pt-2">
            <Table
              caption="Page views per day, newest first"
              captionHidden
              columns={createDayColumns(format.date, format.number)}
              rows={days.toReversed()}
              rowKey={({ date }) => date}
              dense
              stacks={false}
            />
          </div>
        </details>
      </figure>
      <section aria-labelledby="pages" className="flex max-w-wide flex-col gap-3">
        <h2 id="pages" className="text-lead">
          Pages
        </h2>
        <Table
          caption={`Most viewed pages in the last ${range} days`}
          captionHidden
          columns={createPageColumns(total, format.number, format.percent)}
          rows={pages}
          rowKey={({ path }) => path}
          dense
          stacks={false}
        />
      </section>
    </div>
  );
}

const createDayColumns = (
  date: (iso: string) => string,
  number: (value: number) => string,
): TableColumn<DayViews>[] => [
  { id: 'date', header: 'Day', heading: true, cell: (day) => <time dateTime={day.date}>{date(day.date)}</time> },
  { id: 'views', header: 'Views', align: 'end', cell: (day) => number(day.views) },
];

function createPageColumns(
  total: number,
  number: (value: number) => string,
  percent: (share: number, digits?: number) => string,
): TableColumn<PageViews>[] {
  return [
    {
      id: 'path',
      header: 'Page',
      heading: true,
      cell: ({ path }) => <span className="font-mono text-note font-regular wrap-anywhere">{path}</span>,
    },
    { id: 'views', header: 'Views', align: 'end', cell: ({ views }) => number(views) },
    { id: 'share', header: 'Share', align: 'end', cell: ({ views }) => percent(views / total, 1) },
  ];
}
