import { useNavigation } from 'react-router';
import { loadVisits } from '../../features/site/visits/visits.server.ts';
import { RangeLinks, VisitsView } from '../../features/site/visits/visits-view.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { cx } from '../../shared/ui/cx.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/visits.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Visits', description: 'Page views on the public site.' });

export const loader = (args: Route.LoaderArgs) => loadVisits(args);

export default function Visits({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/console/visits';
  return (
    <>
      <PageHeader title="Visits" actions={<RangeLinks range={loaderData.range} />}>
        Page views on the public site. We don’t use cookies or store IP addresses or browsers, and we don’t count
        visitors who send Do Not Track or Global Privacy Control, automated traffic, the portal, or the console. All
        listings count as one page.
      </PageHeader>
      <div aria-busy={loading} className={cx('transition-opacity', loading && 'opacity-60')}>
        <VisitsView {...loaderData} />
      </div>
    </>
  );
}
