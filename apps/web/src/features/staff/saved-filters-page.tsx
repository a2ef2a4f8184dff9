import type { FilteredList } from '@foothold/contracts/staff/shapes';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { buildListHref, LIST_LABELS } from './filter-query.ts';
import { NameForm } from './saved-filters.tsx';

export interface SavedFiltersPageProps {
  list: FilteredList;
  /** The failed change. Without one, there is only the way back. */
  outcome: ChangeOutcome | undefined;
}

/** What a form of saved filters leads to if the change failed and there is no script to show that in the list. */
export function SavedFiltersPage({ list, outcome }: SavedFiltersPageProps) {
  const { intent, failure = null } = outcome ?? {};
  const query = typeof failure?.values.query === 'string' ? failure.values.query : '';
  const href = buildListHref(list, query);
  return (
    <>
      <PageHeader
        title="Saved filters"
        above={<Breadcrumbs steps={[{ label: LIST_LABELS[list], to: href }, { label: 'Saved filters' }]} />}
      />
      <div className="flex flex-col items-start gap-5">
        {intent === 'save' && failure ? (
          <NameForm list={list} current={query} failure={failure} />
        ) : (
          failure && (
            <Callout tone="danger" title={failure.message}>
              {failure.hint}
            </Callout>
          )
        )}
        <ButtonLink to={href}>Back to {LIST_LABELS[list].toLowerCase()}</ButtonLink>
      </div>
    </>
  );
}
