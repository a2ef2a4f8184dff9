import { SavedSearchesList } from '../../../features/listings/searches/saved-searches-list.tsx';
import type { loadSavedSearches } from '../../../features/listings/searches/searches.server.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';
import { JOB_TABS } from './tabs.ts';

/** The page at /portal/saved-searches. */
export function SavedSearchesPage({ loaderData }: { loaderData: RouteData<typeof loadSavedSearches> }) {
  const { allowed, used } = loaderData.alerts;
  return (
    <>
      <PageHeader title="Saved searches">
        New jobs since you last opened each search.
        {loaderData.searches.length > 0 && allowed > 0 && ` ${used} of your plan’s ${allowed} alerts are on.`}
      </PageHeader>
      <div className="flex flex-col">
        <LinkTabs label="Jobs" tabs={JOB_TABS} />
        <SavedSearchesList {...loaderData} />
      </div>
    </>
  );
}
