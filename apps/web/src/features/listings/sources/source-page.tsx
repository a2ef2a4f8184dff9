import type { SourceDetail, SourceReject, SourceRun } from '@foothold/contracts/listings/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime, FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { EVENT_LABELS, formatInterval, getOutcomeLabel } from './labels.ts';
import { buildSourceHref } from './query.ts';
import { SourceActions } from './source-actions.tsx';
import type { loadSource } from './sources.server.ts';
import { SourceHealth } from './sources-page.tsx';

export const SOURCES: DetailList = { label: 'Sources', to: '/console/sources' };

export interface SourcePageProps {
  loaderData: RouteData<typeof loadSource>;
  actionData: ChangeOutcome | undefined;
}

/** The page at /console/sources/:id. */
export function SourcePage({ loaderData: { source, runs, rejects }, actionData }: SourcePageProps) {
  const pages = { runs: runs.page, rejects: rejects.page };
  return (
    <DetailPage
      key={source.id}
      list={SOURCES}
      title={source.name}
      status={
        <>
          <SourceHealth source={source} />
          <a href={source.url} rel="noreferrer" className="link wrap-anywhere">
            {source.url}
          </a>
        </>
      }
      actionData={actionData}
      parts={[
        { id: 'facts', content: <Facts source={source} /> },
        {
          id: 'runs',
          title: 'Syncs',
          content: (
            <>
              <Table
                caption="Syncs"
                captionHidden
                dense
                columns={RUN_COLUMNS}
                rows={runs.items}
                rowKey={({ id }) => id}
                empty={<p className="text-soft">Not synced yet.</p>}
              />
              <Pagination
                label="Syncs"
                page={runs.page}
                pages={runs.pages}
                href={(page) => buildSourceHref(source.id, { ...pages, runs: page }, 'runs')}
              />
            </>
          ),
        },
        {
          id: 'rejects',
          title: 'Rejected records',
          content: (
            <>
              <Table
                caption="Rejected records"
                captionHidden
                dense
                columns={REJECT_COLUMNS}
                rows={rejects.items}
                rowKey={({ id }) => id}
                empty={<p className="text-soft">None. Every record could be read.</p>}
              />
              <Pagination
                label="Rejected records"
                page={rejects.page}
                pages={rejects.pages}
                href={(page) => buildSourceHref(source.id, { ...pages, rejects: page }, 'rejects')}
              />
            </>
          ),
        },
      ]}
      side={{
        label: 'Manage',
        isFirst: true,
        parts: [
          { id: 'actions', title: 'Manage', content: <SourceActions source={source} actionData={actionData} /> },
          { id: 'terms', title: 'Terms', content: <Terms source={source} /> },
          { id: 'history', title: 'History', content: <History source={source} /> },
        ],
      }}
    />
  );
}

function Facts({ source }: { source: SourceDetail }) {
  const { system, isChecked, open, verifiedAt, nextRunAt, state, interval } = source;
  return (
    <DescriptionList
      items={[
        { term: 'System', value: isChecked ? system : `${system}, from documentation, never run` },
        { term: 'Open jobs', value: <FormattedNumber value={open} /> },
        {
          term: 'Verified',
          value: verifiedAt ? <DateTime value={verifiedAt} time /> : 'Not yet. The first complete sync verifies it.',
        },
        {
          term: 'Next sync',
          value:
            state === 'on' && nextRunAt ? (
              <>
                <DateTime value={nextRunAt} time />, {formatInterval(interval)}
              </>
            ) : (
              'Not planned'
            ),
        },
      ]}
    />
  );
}

const toCountColumn = (
  id: 'seen' | 'added' | 'updated' | 'unchanged' | 'closed' | 'rejected',
  header: string,
): TableColumn<SourceRun> => ({
  id,
  header,
  align: 'end',
  cell: (run) => <FormattedNumber value={run[id]} />,
});

const RUN_COLUMNS: TableColumn<SourceRun>[] = [
  {
    id: 'at',
    header: 'Started',
    heading: true,
    cell: (run) => {
      const { label, tone } = getOutcomeLabel(run);
      return (
        <>
          <DateTime value={run.startedAt} time /> <Badge tone={tone}>{label}</Badge>
          {run.note && <span className="block max-w-prose font-regular text-soft">{run.note}</span>}
        </>
      );
    },
  },
  toCountColumn('seen', 'Seen'),
  toCountColumn('added', 'Added'),
  toCountColumn('updated', 'Changed'),
  toCountColumn('unchanged', 'Unchanged'),
  toCountColumn('closed', 'Closed'),
  toCountColumn('rejected', 'Rejected'),
];

const REJECT_COLUMNS: TableColumn<SourceReject>[] = [
  {
    id: 'reason',
    header: 'Reason',
    heading: true,
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
  {
    id: 'record',
    header: 'Record',
    cell: ({ place, externalId }) => (
      <span className="wrap-anywhere">{externalId === null ? place : `${externalId}, ${place}`}</span>
    ),
  },
  { id: 'at', header: 'When', cell: ({ at }) => <DateTime value={at} time /> },
];

function Terms({ source: { terms } }: { source: SourceDetail }) {
  const allow = (isAllowed: boolean) => (isAllowed ? 'Allowed' : 'Not allowed');
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Read', value: terms.readAt ? <DateTime value={terms.readAt} /> : 'Not yet' },
          { term: 'Store descriptions', value: allow(terms.mayStoreDescription) },
          { term: 'Named with a link', value: terms.attribution ?? 'Not asked for' },
          { term: 'Show descriptions', value: allow(terms.mayShowDescription) },
          { term: 'Mark up for search engines', value: allow(terms.mayMarkUpJobPosting) },
        ]}
      />
      {terms.url !== '' && (
        <a href={terms.url} rel="noreferrer" className="link self-start">
          Open the terms
        </a>
      )}
    </>
  );
}

const History = ({ source: { events } }: { source: SourceDetail }) => (
  <ol className="w-full border-t border-line">
    {events.map(({ kind, at, by }) => (
      <li key={`${kind} ${at}`} className="flex flex-col border-b border-line py-2">
        <span>
          {EVENT_LABELS[kind]} by {by ?? 'the command line or a former team member'}
        </span>
        <span className="text-note text-soft">
          <DateTime value={at} time /> UTC
        </span>
      </li>
    ))}
  </ol>
);
