import { API_REFERENCE } from '@foothold/contracts/api-pages';
import { GroupPage } from '../../features/site/api/group-page.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import type { loadApiGroup } from './api-group.server.ts';
import { ReadingHeader } from './parts/reading-header.tsx';

export interface ApiGroupPageProps {
  loaderData: RouteData<typeof loadApiGroup>;
}

/** The page at /api-reference/:group. */
export function ApiGroupPage({ loaderData: { group, others } }: ApiGroupPageProps) {
  return (
    <div className="page flex flex-col gap-6 py-10 md:py-16">
      <Breadcrumbs steps={[{ label: 'API reference', to: API_REFERENCE }, { label: group.name }]} />
      <ReadingHeader title={group.name} lead={group.note} />
      <GroupPage group={group} others={others} />
    </div>
  );
}
