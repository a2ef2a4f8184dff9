import type { ApplicationInsights } from '@foothold/contracts/applications/analytics';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';

type Rate = ApplicationInsights['response'];
type GroupedRate = ApplicationInsights['groups']['source'][number];

/** The share that was answered, and where the true share probably lies. */
export function RateText({ rate }: { rate: Rate }) {
  const format = useFormat();
  if (rate.rate === null || rate.low === null || rate.high === null)
    return <span className="text-soft">Not enough data</span>;
  return (
    <>
      <span className="font-strong">{format.percent(rate.rate / 100)}</span>{' '}
      <span className="text-soft">
        (probably {format.number(rate.low)} to {format.percent(rate.high / 100)})
      </span>
    </>
  );
}

/** Response rates side by side. */
export function RateTable({
  caption,
  header,
  rows,
}: {
  caption: string;
  header: string;
  rows: readonly GroupedRate[];
}) {
  const columns: readonly TableColumn<GroupedRate>[] = [
    { id: 'group', header, cell: ({ group }) => group, heading: true },
    { id: 'count', header: 'Applications', cell: ({ of }) => of, align: 'end' },
    { id: 'answered', header: 'Answered', cell: ({ answered }) => answered, align: 'end' },
    { id: 'rate', header: 'Response rate', cell: (row) => <RateText rate={row} />, align: 'end' },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ group }) => group} dense />;
}
