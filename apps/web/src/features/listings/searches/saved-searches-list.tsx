import { savedSearchLimits } from '@foothold/contracts/listings/choices';
import type { SavedSearch } from '@foothold/contracts/listings/saved-searches';
import { describeSearch } from '@foothold/contracts/listings/words';
import { Bell, BellOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type FetcherWithComponents, Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { filterHref } from '../filter.ts';
import { CHANNEL_LABELS, getFrequencyLabel } from './labels.ts';
import { NOTIFICATION_SETTINGS_PATH, SAVED_SEARCHES_PATH } from './paths.ts';
import { SearchDialog } from './search-form.tsx';
import type { SearchOutcome } from './search-outcome.ts';
import type { loadSavedSearches } from './searches.server.ts';
import { useSavedSearches } from './use-saved-searches.ts';

type SavedSearchesData = RouteData<typeof loadSavedSearches>;

/** The member's saved searches, each with its new jobs. */
export function SavedSearchesList({ searches, alerts, hasBrowsers }: SavedSearchesData) {
  useFreshData('saved-search', 'notification', 'notification-browser');
  const rows = useListFocus<HTMLUListElement>();
  // The row's own fetcher is gone once the row is.
  const undo = useSavedSearches();
  const removing = useSavedSearches({ undo });
  if (searches.length === 0) return <NoSearches />;
  const needsBrowser = searches.some(({ frequency, channel }) => frequency !== 'off' && channel !== 'email');
  return (
    <>
      {needsBrowser && !hasBrowsers && <NoBrowser />}
      <ul ref={rows} aria-label="Saved searches">
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} alerts={alerts} removing={removing} />
        ))}
      </ul>
    </>
  );
}

interface SearchRowProps extends Pick<SavedSearchesData, 'alerts'> {
  search: SavedSearch;
  removing: FetcherWithComponents<SearchOutcome>;
}

function SearchRow({ search, alerts, removing }: SearchRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, name, filter, frequency, channel } = search;
  const words = describeSearch(filter);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={filterHref({ ...filter, sort: 'newest' }, {}, '/portal/jobs')}
            className="link font-strong wrap-anywhere"
          >
            {name}
          </Link>
          <NewJobs count={search.newListings} />
        </p>
        {words !== name && <p className="text-soft wrap-anywhere">{words}</p>}
        <AlertState search={search} />
      </div>
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" size={16} />
          <span>
            Edit<span className="sr-only"> {name}</span>
          </span>
        </Button>
        <Form fetcher={removing} action={SAVED_SEARCHES_PATH}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="quiet" size="small" busyLabel="Deleting…">
            <Trash2 aria-hidden="true" size={16} />
            <span>
              Delete<span className="sr-only"> {name}</span>
            </span>
          </SubmitButton>
        </Form>
      </div>
      <SearchDialog
        open={isEditing}
        onOpenChange={setEditing}
        name={name}
        frequency={frequency}
        channel={channel}
        target={{ id }}
        alerts={alerts}
      />
    </li>
  );
}

function NewJobs({ count }: { count: number }) {
  const format = useFormat();
  if (count === 0) return null;
  const more = count >= savedSearchLimits.newListings ? '+' : '';
  return (
    <Badge tone="accent">
      {format.number(count)}
      {more} new
    </Badge>
  );
}

/** How often and how it sends alerts, and when it sent the last one. */
function AlertState({ search: { frequency, channel, alertedAt, visitedAt } }: Pick<SearchRowProps, 'search'>) {
  const { region } = useAppData();
  const Icon = frequency === 'off' ? BellOff : Bell;
  return (
    <p className="text-small text-soft">
      <Icon aria-hidden="true" size={14} className="mr-1.5 inline align-[-0.125em]" />
      {getFrequencyLabel(frequency, region)}
      {frequency !== 'off' && ` · ${CHANNEL_LABELS[channel]}`}
      {alertedAt !== null && (
        <>
          {' · '}Last alert <DateTime value={alertedAt} />
        </>
      )}
      {' · '}Last opened <DateTime value={visitedAt} />
    </p>
  );
}

/** Alerts are to be shown by browsers, and none does. */
function NoBrowser() {
  return (
    <div className="pt-5">
      <Callout tone="caution" title="Notifications aren’t on in any browser.">
        <p>
          Until you{' '}
          <Link to={NOTIFICATION_SETTINGS_PATH} className="link">
            turn them on
          </Link>
          , browser alerts appear only in the portal. Signing out turns them off in that browser.
        </p>
      </Callout>
    </div>
  );
}

function NoSearches() {
  return (
    <EmptyState
      title="No saved searches yet"
      motif="map"
      action={
        <ButtonLink to="/portal/jobs" variant="primary">
          Search jobs
        </ButtonLink>
      }
    >
      Search for jobs, and choose Save search. We count the jobs that are added after that, and alert you to them if you
      like.
    </EmptyState>
  );
}
