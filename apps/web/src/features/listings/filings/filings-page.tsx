import type { FilingFile } from '@foothold/contracts/listings/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime, FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import type { loadFilings } from './filings.server.ts';
import { KIND_LABELS, REJECT_LABELS } from './labels.ts';

export interface FilingsPageProps {
  loaderData: RouteData<typeof loadFilings>;
  actionData: ChangeOutcome | undefined;
}

/** The page at /console/filings. */
export function FilingsPage({ loaderData: { files }, actionData }: FilingsPageProps) {
  const columns: TableColumn<FilingFile>[] = [
    ...COLUMNS,
    { id: 'unload', header: 'Unload', cell: (file) => <Unload file={file} actionData={actionData} /> },
  ];
  return (
    <>
      <PageHeader title="Employers’ filings">
        <p>
          Government files about employers that sponsored visas. What they say is shown with the jobs of companies that
          are very likely these employers. Load a file with <code>foothold visa load</code> where this installation
          runs. A new file replaces the one of its kind and year.
        </p>
      </PageHeader>
      {files.length === 0 ? (
        <EmptyState title="No files loaded" motif="page">
          Download a year from USCIS’s H-1B Employer Data Hub, and load it with <code>foothold visa load</code> and the
          file’s name. Jobs show no filings until then.
        </EmptyState>
      ) : (
        <Table
          caption="Loaded files"
          captionHidden
          dense
          columns={columns}
          rows={files}
          rowKey={({ id }) => String(id)}
        />
      )}
    </>
  );
}

const COLUMNS: TableColumn<FilingFile>[] = [
  {
    id: 'file',
    header: 'File',
    heading: true,
    cell: ({ kind, name }) => (
      <div>
        <a href={KIND_LABELS[kind].url} rel="noopener" className="link">
          {KIND_LABELS[kind].agency}: {KIND_LABELS[kind].name}
        </a>
        <span className="block font-regular wrap-anywhere text-soft">{name}</span>
      </div>
    ),
  },
  {
    id: 'year',
    header: 'Fiscal year',
    cell: ({ fiscalYear, quarter }) => (quarter === null ? fiscalYear : `${fiscalYear}, quarter ${quarter}`),
  },
  { id: 'rows', header: 'Rows', align: 'end', cell: ({ rows }) => <FormattedNumber value={rows} /> },
  {
    id: 'employers',
    header: 'Employers',
    align: 'end',
    cell: ({ employers }) => <FormattedNumber value={employers} />,
  },
  {
    id: 'companies',
    header: 'Companies matched',
    align: 'end',
    cell: ({ companies }) => <FormattedNumber value={companies} />,
  },
  { id: 'rejects', header: 'Rows not used', cell: (file) => <Rejects file={file} /> },
  { id: 'loaded', header: 'Loaded', cell: ({ loadedAt }) => <DateTime value={loadedAt} time /> },
];

function Rejects({ file: { rejects } }: { file: FilingFile }) {
  if (rejects.length === 0) return <span className="text-soft">None</span>;
  return (
    <ul>
      {rejects.map(({ reason, rows, firstLine }) => (
        <li key={reason}>
          {REJECT_LABELS[reason]}: <FormattedNumber value={rows} />{' '}
          <span className="text-soft">
            (first in line <FormattedNumber value={firstLine} />)
          </span>
        </li>
      ))}
    </ul>
  );
}

function Unload({ file, actionData }: { file: FilingFile; actionData: ChangeOutcome | undefined }) {
  const intent = `unload-${file.id}`;
  const { fetcher, outcome } = useChange(intent, actionData);
  const { agency, name } = KIND_LABELS[file.kind];
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={file.id} />
      <ConfirmButton
        title="Unload this file?"
        description={`Jobs no longer show filings of fiscal year ${file.fiscalYear} from ${agency}. To show them again, load the file again.`}
        confirmLabel="Unload file"
        cancelLabel="Cancel"
        size="small"
        busyLabel="Unloading…"
        aria-label={`Unload ${name} ${file.fiscalYear}`}
      >
        Unload
      </ConfirmButton>
    </Form>
  );
}
