import type { FilteredList, SavedFilter } from '@foothold/contracts/staff/shapes';
import { Bookmark, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, Link } from 'react-router';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useChange } from '../../shared/hooks/use-change.ts';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { useListFocus } from '../../shared/hooks/use-list-focus.ts';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { useFailureToast } from '../../shared/ui/failure-toast.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { buildListHref } from './filter-query.ts';
import type { loadSavedFilters } from './saved-filters.server.ts';

type SavedFiltersProps = RouteData<typeof loadSavedFilters>;

/** Where the forms of saved filters are sent. */
const buildAction = (list: FilteredList) => `/console/filters?list=${list}`;

/** The viewer's saved filters of a list as links, and a form that saves the current ones. */
export function SavedFilters({ list, filters, current }: SavedFiltersProps) {
  const items = useListFocus<HTMLUListElement>();
  const isSaved = filters.some(({ query }) => query === current);
  const canSave = current !== '' && !isSaved;
  if (filters.length === 0 && !canSave) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {filters.length > 0 && (
        <nav aria-label="Saved filters">
          <ul ref={items} className="flex flex-wrap gap-2">
            {filters.map((filter) => (
              <SavedFilterItem key={filter.id} list={list} filter={filter} current={current} />
            ))}
          </ul>
        </nav>
      )}
      {canSave && <SaveFilterForm key={current} list={list} current={current} />}
    </div>
  );
}

function SavedFilterItem({
  list,
  filter: { id, name, query },
  current,
}: Pick<SavedFiltersProps, 'list' | 'current'> & { filter: SavedFilter }) {
  const { fetcher } = useChange('delete', undefined);
  useFailureToast(fetcher.data);
  const isCurrent = query === current;
  return (
    <li
      className={cx(
        'flex max-w-full items-center rounded-control border border-line',
        isCurrent ? 'bg-ink text-paper' : 'text-ink hover:bg-sunken',
      )}
    >
      <Link
        to={buildListHref(list, query)}
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-9 min-w-0 items-center px-3 font-medium text-current wrap-anywhere no-underline"
      >
        {name}
      </Link>
      <Form fetcher={fetcher} action={buildAction(list)}>
        <FilterFields intent="delete" query={current} />
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          aria-label={`Delete the filter ${name}`}
          className="inline-flex size-9 cursor-pointer items-center justify-center rounded-control text-current"
        >
          <X aria-hidden="true" size={14} />
        </button>
      </Form>
    </li>
  );
}

function FilterFields({ intent, query }: { intent: 'save' | 'delete'; query: string }) {
  const hydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="query" value={query} />
      {hydrated && <input type="hidden" name="scripted" value="yes" />}
    </>
  );
}

function SaveFilterForm({ list, current }: Pick<SavedFiltersProps, 'list' | 'current'>) {
  const { fetcher, outcome } = useChange('save', undefined);
  const details = useRef<HTMLDetailsElement>(null);
  const done = outcome?.done;
  useEffect(() => {
    if (done && details.current) details.current.open = false;
  }, [done]);
  return (
    <details ref={details}>
      <summary className={cx(getButtonClass('quiet', 'small'), 'list-none [&::-webkit-details-marker]:hidden')}>
        <Bookmark aria-hidden="true" size={16} />
        Save filters
      </summary>
      <NameForm list={list} current={current} fetcher={fetcher} failure={outcome?.failure} />
    </details>
  );
}

interface NameFormProps extends Pick<SavedFiltersProps, 'list' | 'current'> {
  fetcher?: FetcherWithComponents<ChangeOutcome>;
  failure: FormFailure | null | undefined;
}

/** Saves the current filters under a name. */
export function NameForm({ list, current, fetcher, failure }: NameFormProps) {
  return (
    <Form {...(fetcher && { fetcher })} action={buildAction(list)} failure={failure} className="max-w-form py-2">
      <FilterFields intent="save" query={current} />
      <div className="flex items-end gap-3">
        <TextField
          name="name"
          label="Name of these filters"
          maxLength={60}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <SubmitButton variant="secondary" busyLabel="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
