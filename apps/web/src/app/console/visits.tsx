import { useNavigation } from 'react-router';
import { loadVisits } from '../../features/site/visits/visits.server.ts';
import { RangeLinks, VisitsView } from '../../features/site/visits/visits-view.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requireOffice } from '../guards.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/visits.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOffice];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Visits', description: 'How often the pages of the public site are opened.' });

export const loader = (args: Route.LoaderArgs) => loadVisits(args);

export default function Visits({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/console/visits';
  return (
    <>
      <PageHeader title="Visits" actions={<RangeLinks range={loaderData.range} />}>
        How often pages of the public site are opened, and nothing about who opens them: no cookie, address or browser
        is kept. Whoever asks not to be tracked (Do Not Track, Global Privacy Control) is not counted, nor are programs,
        the portal and the console. All listings count as one page.
      </PageHeader>
      <div aria-busy={loading} className={cx('transition-opacity', loading && 'opacity-60')}>
        <VisitsView {...loaderData} />
      </div>
    </>
  );
}
