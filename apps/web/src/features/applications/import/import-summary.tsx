import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { ImportPreview } from '@foothold/contracts/applications/import';
import { PROBLEM_LABELS, REMARK_LABELS } from '@foothold/contracts/applications/import-choices';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { describePreview } from './describe-preview.ts';
import type { ImportFlow } from './use-import.ts';

/** What the import will do, and the button that does it. */
export function ImportSummary({ preview, flow }: { preview: ImportPreview; flow: ImportFlow }) {
  const { wanted, remaining } = preview;
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-5">
      <h2 id="preview" className="text-title">
        What will be imported
      </h2>
      <p role="status" className="font-strong">
        {describePreview(preview)}
      </p>
      {preview.duplicates > 0 && (
        <Checkbox
          name="duplicates"
          label="Also import the ones that look like jobs I have"
          optional
          checked={flow.includeDuplicates}
          onChange={(event) => void flow.setIncludeDuplicates(event.currentTarget.checked)}
        />
      )}
      <Remarks preview={preview} />
      {wanted > remaining && (
        <Callout tone="caution" title={`Your plan has room for ${remaining} more.`} live>
          <p>
            This import would add {wanted}, so it can’t be done. Delete rows from the table, remove applications, or
            choose a larger plan.
          </p>
          <ButtonLink to="/portal/billing" size="small" className="mt-2">
            See plans
          </ButtonLink>
        </Callout>
      )}
      <Table
        caption={preview.sample.length < preview.rows ? 'The first jobs' : 'Jobs'}
        dense
        columns={[
          { id: 'row', header: 'Row', cell: ({ row }) => row },
          { id: 'title', header: 'Job', heading: true, cell: ({ title }) => title },
          { id: 'company', header: 'Company', cell: ({ company }) => company },
          {
            id: 'state',
            header: 'State',
            cell: ({ state, duplicate }) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                {STATE_LABELS[state]} {duplicate && <Badge>You have it</Badge>}
              </span>
            ),
          },
          {
            id: 'applied',
            header: 'Applied',
            cell: ({ appliedOn }) => (appliedOn === null ? '–' : <DateTime value={appliedOn} />),
          },
        ]}
        rows={preview.sample}
        rowKey={({ row }) => String(row)}
        empty={<p className="text-soft">No row has both a job title and a company. Choose the columns above.</p>}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={flow.busy}
          busyLabel="One moment…"
          disabled={wanted === 0 || wanted > remaining}
          onClick={() => void flow.send()}
        >
          Import {wanted} {wanted === 1 ? 'job' : 'jobs'}
        </Button>
        <Button onClick={flow.startOver}>Choose another table</Button>
      </div>
    </section>
  );
}

function Remarks({ preview: { problems, remarks, unreadable } }: { preview: ImportPreview }) {
  if (problems.length === 0 && remarks.length === 0) return null;
  return (
    <details className="max-w-prose text-small">
      <summary className="cursor-pointer py-2 font-strong">Rows to look at</summary>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-soft">
        {problems.map(({ row, problem }) => (
          <li key={row}>
            Row {row} {PROBLEM_LABELS[problem]}. It is left out.
          </li>
        ))}
        {unreadable > problems.length && <li>And {unreadable - problems.length} more that can’t be read.</li>}
        {remarks.map(({ row, remark }) => (
          <li key={`${row} ${remark}`}>
            Row {row}: {REMARK_LABELS[remark]}.
          </li>
        ))}
      </ul>
    </details>
  );
}
