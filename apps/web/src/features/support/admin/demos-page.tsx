import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useLocale } from '../own-time.ts';
import type { loadDemos } from './admin.server.ts';
import { DemoWeek } from './demo-week.tsx';
import { addDays, formatWeek, getTiming } from './week.ts';

const buildWeekHref = (monday: string) => `/console/demos?week=${monday}`;

export interface DemosPageProps {
  loaderData: RouteData<typeof loadDemos>;
}

/** The page at /console/demos. */
export function DemosPage({ loaderData }: DemosPageProps) {
  useFreshData('inquiry');
  const { week, slots, timeZone } = loaderData;
  const now = useNow(loaderData.now);
  const locale = useLocale();
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/console/demos';
  const booked = slots.filter(({ inquiry }) => inquiry !== null).length;
  const free = slots.filter((slot) => slot.inquiry === null && getTiming(slot, now) === 'ahead').length;
  return (
    <>
      <PageHeader
        title="Demos"
        actions={
          <nav aria-label="Week" className="flex flex-wrap gap-2">
            <ButtonLink to={buildWeekHref(addDays(week, -7))} size="small" preventScrollReset>
              <ArrowLeft aria-hidden="true" size={16} />
              Previous<span className="sr-only"> week</span>
            </ButtonLink>
            <ButtonLink to="/console/demos" size="small" preventScrollReset>
              This week
            </ButtonLink>
            <ButtonLink to={buildWeekHref(addDays(week, 7))} size="small" preventScrollReset>
              Next<span className="sr-only"> week</span>
              <ArrowRight aria-hidden="true" size={16} />
            </ButtonLink>
          </nav>
        }
      >
        <span role="status">
          <span className="font-strong text-ink">{formatWeek(week, locale)}</span>: {booked} of {slots.length} slots
          booked, {free} available.
        </span>
      </PageHeader>
      <div aria-busy={loading} className={cx('transition-opacity', loading && 'opacity-60')}>
        {slots.length === 0 ? (
          <EmptyState title="No demo slots this week" motif="map">
            No demos are offered. Use the DEMOS_A_WEEK setting to change how many there are.
          </EmptyState>
        ) : (
          <DemoWeek slots={slots} timeZone={timeZone} now={now} />
        )}
      </div>
    </>
  );
}
