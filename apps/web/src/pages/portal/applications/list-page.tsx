import { REMOVED_DAYS } from '@foothold/contracts/applications/choices';
import { Link } from 'react-router';
import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader } from '../../../features/applications/applications-header.tsx';
import { NoApplications, NothingFound } from '../../../features/applications/cards/empty.tsx';
import { buildCardQuery } from '../../../features/applications/cards/filter.ts';
import { FilterForm } from '../../../features/applications/cards/filter-form.tsx';
import { ApplicationTable, RemovedTable } from '../../../features/applications/list/application-table.tsx';
import { BulkBar } from '../../../features/applications/list/bulk-bar.tsx';
import type { BulkOutcome } from '../../../features/applications/list/bulk-outcome.ts';
import type { loadList } from '../../../features/applications/list/list.server.ts';
import { formatSort } from '../../../features/applications/list/sort.ts';
import { useBulkUndo } from '../../../features/applications/list/use-bulk.ts';
import { LIST_PATH } from '../../../features/applications/paths.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { useSelection } from '../../../shared/hooks/use-selection.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { AllCheckbox } from '../../../shared/ui/row-checkbox.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';

type ListData = RouteData<typeof loadList>;

export interface ListPageProps {
  loaderData: ListData;
  actionData: BulkOutcome | undefined;
}

/** The page at /portal/applications/list. */
export function ListPage({ loaderData, actionData }: ListPageProps) {
  useFreshData('application');
  const { filter, sort, rows, total, found, tags, stages, isRemoved, removed, page, pages } = loaderData;
  const selection = useSelection(rows.map(({ id }) => id));
  const undo = useBulkUndo();
  const hydrated = useHydrated();
  const body = useListFocus<HTMLTableSectionElement>();
  const others = { sort: formatSort(sort) };
  const toHref = (change: Readonly<Record<string, string | number | undefined>>) =>
    isRemoved
      ? `${LIST_PATH}?${new URLSearchParams({ removed: '1', ...(Number(change.page) > 1 && { page: String(change.page) }) })}`
      : `${LIST_PATH}${buildCardQuery(filter, { ...others, ...change })}`;
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs filters={buildCardQuery(filter)} />
      {isRemoved ? (
        <RemovedHeader count={removed} />
      ) : (
        total > 0 && (
          <FilterForm filter={filter} path={LIST_PATH} tags={tags} shown={found} total={total} others={others} />
        )
      )}
      <div
        ref={(element) => {
          body.current = element?.querySelector('tbody') ?? null;
        }}
        className="flex flex-col gap-4"
      >
        <BulkBar
          selection={selection}
          stages={stages}
          tags={tags}
          isRemoved={isRemoved}
          actionData={actionData}
          undo={undo}
        />
        <PagedList
          label="Applications"
          page={page}
          pages={pages}
          href={(to) => toHref({ page: to > 1 ? to : undefined })}
          heading={hydrated && <AllCheckbox count={rows.length} selection={selection} />}
          empty={rows.length === 0 && <Empty data={loaderData} />}
        >
          {isRemoved ? (
            <RemovedTable rows={rows} stages={stages} selection={selection} undo={undo} />
          ) : (
            <ApplicationTable
              {...loaderData}
              selection={selection}
              undo={undo}
              sortHref={(wanted) => toHref({ sort: formatSort(wanted) })}
            />
          )}
        </PagedList>
      </div>
      {!isRemoved && removed > 0 && (
        <p className="pt-6">
          <Link to={`${LIST_PATH}?removed=1`} className="link">
            See <FormattedNumber value={removed} /> removed
          </Link>
        </p>
      )}
    </>
  );
}

function RemovedHeader({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pb-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-lead">Removed applications</h2>
        <p role="status" className="text-soft">
          <FormattedNumber value={count} /> removed. You can restore each for {REMOVED_DAYS} days after you removed it.
        </p>
      </div>
      <ButtonLink to={LIST_PATH}>Back to the list</ButtonLink>
    </div>
  );
}

function Empty({ data: { isRemoved, total } }: { data: ListData }) {
  if (isRemoved)
    return (
      <EmptyState title="Nothing removed" motif="map" action={<ButtonLink to={LIST_PATH}>Back to the list</ButtonLink>}>
        Applications that you remove can be restored here for {REMOVED_DAYS} days.
      </EmptyState>
    );
  return total === 0 ? <NoApplications /> : <NothingFound path={LIST_PATH} />;
}
