import type { Source } from '@foothold/contracts/listings/shapes';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime, FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { formatInterval, getOutcomeLabel, STATE_LABELS } from './labels.ts';
import { buildSourcesHref, type SourceQuery } from './query.ts';
import type { loadSources } from './sources.server.ts';

const COLUMNS: TableColumn<Source>[] = [
  {
    id: 'name',
    header: 'Source',
    heading: true,
    cell: ({ id, name, url, verifiedAt }) => (
      <>
        <Link to={`/console/sources/${id}`} className="link wrap-anywhere">
          {name}
        </Link>
        <span className="block font-regular wrap-anywhere text-soft">{url}</span>
        {verifiedAt === null && <span className="block font-regular text-soft">Not verified yet</span>}
      </>
    ),
  },
  { id: 'state', header: 'Status', cell: (source) => <SourceHealth source={source} /> },
  { id: 'open', header: 'Open jobs', align: 'end', cell: ({ open }) => <FormattedNumber value={open} /> },
  { id: 'last', header: 'Last sync', cell: (source) => <LastSync source={source} /> },
  {
    id: 'rejected',
    header: 'Rejected',
    align: 'end',
    cell: ({ lastRun }) => <FormattedNumber value={lastRun?.rejected ?? 0} />,
  },
  { id: 'next', header: 'Next sync', cell: (source) => <NextSync source={source} /> },
];

/** The page at /console/sources. */
export function SourcesPage({ loaderData }: { loaderData: RouteData<typeof loadSources> }) {
  const { query, items, total, page, pages } = loaderData;
  const createChoice = (label: string, state: SourceQuery['state']) => ({
    to: buildSourcesHref(query, { state }),
    label,
    current: query.state === state,
  });
  const action = (
    <>
      <ButtonLink to="/console/sources/directory" size="small">
        Browse the directory
      </ButtonLink>
      <ButtonLink to="/console/sources/new" variant="primary" size="small">
        Add a source
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title="Sources" actions={action}>
        <p>Job boards and feeds that listings come from. Sample listings leave the search once a source has jobs.</p>
      </PageHeader>
      <div className="flex flex-col gap-5">
        <ChoiceLinks
          label="Status"
          look="tabs"
          choices={[
            createChoice('All', undefined),
            createChoice('On', 'on'),
            createChoice('Paused', 'paused'),
            createChoice('Off', 'off'),
          ]}
        />
        <PagedList
          label="Sources"
          page={page}
          pages={pages}
          href={(number) => buildSourcesHref(query, { page: number })}
          heading={
            <p role="status" className="text-note text-soft">
              <ResultCount total={total} nouns={['source', 'sources']}>
                , by name.
              </ResultCount>
            </p>
          }
          empty={items.length === 0 && <NoSources query={query} />}
        >
          <Table caption="Sources" captionHidden dense columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
        </PagedList>
      </div>
    </>
  );
}

const NoSources = ({ query: { state } }: { query: SourceQuery }) =>
  state === undefined ? (
    <EmptyState title="No sources yet" motif="page">
      Switch on boards of the directory, or paste the address of an employer’s careers page, and their jobs appear in
      the search.
    </EmptyState>
  ) : (
    <EmptyState title="No sources with this status">Choose another status above.</EmptyState>
  );

/** The state of a source, and whether its syncs fail. */
export function SourceHealth({
  source: { state, failures, missingKeys },
}: {
  source: Pick<Source, 'state' | 'failures' | 'missingKeys'>;
}) {
  const { label, tone } = STATE_LABELS[state];
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tone}>{label}</Badge>
      {missingKeys.length > 0 && <Badge tone="caution">Needs a key</Badge>}
      {failures > 0 && (
        <Badge tone="danger">
          {failures} failed {failures === 1 ? 'sync' : 'syncs'}
        </Badge>
      )}
    </span>
  );
}

function LastSync({ source: { lastRun } }: { source: Source }) {
  if (!lastRun) return <span className="text-soft">Never</span>;
  const { label } = getOutcomeLabel(lastRun);
  return (
    <>
      {label}, <DateTime value={lastRun.endedAt ?? lastRun.startedAt} time />
      <span className="block text-soft">
        {lastRun.note ?? `${lastRun.added} added, ${lastRun.updated} changed, ${lastRun.closed} closed`}
      </span>
    </>
  );
}

function NextSync({ source: { state, nextRunAt, interval } }: { source: Source }) {
  if (state !== 'on' || nextRunAt === null) return <span className="text-soft">Not planned</span>;
  return (
    <>
      <DateTime value={nextRunAt} time />
      <span className="block text-soft">{formatInterval(interval)}</span>
    </>
  );
}
