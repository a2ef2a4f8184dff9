import type { RecruiterLoad, Staffing } from '@foothold/contracts/recruiting';
import { staffingLimits } from '@foothold/contracts/recruiting/staffing-choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { NOT_ENOUGH_DATA } from './messages.ts';

export interface LoadTableProps {
  recruiters: readonly RecruiterLoad[];
  columns: Staffing['columns'];
  actionData: ChangeOutcome | undefined;
}

const MINUTE_MS = 60_000;

/** Each recruiter with their members, room, and clocks. */
export function LoadTable({ recruiters, columns, actionData }: LoadTableProps) {
  const format = useFormat();
  const show = (value: number | null | undefined, unit: 'count' | 'minutes') => {
    if (value === null || value === undefined) return <span className="text-soft">{NOT_ENOUGH_DATA}</span>;
    return unit === 'count' ? format.number(value) : format.duration(value * MINUTE_MS);
  };
  return (
    <Table
      caption="Load of each recruiter"
      captionHidden
      dense
      rows={recruiters}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          heading: true,
          cell: ({ name, awayUntil }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {name}
              {awayUntil !== null && (
                <Badge tone="caution">
                  Away until <DateTime value={awayUntil} />
                </Badge>
              )}
            </span>
          ),
        },
        {
          id: 'members',
          header: 'Members',
          align: 'end',
          cell: ({ members, capacity }) => (
            <span className={members > capacity ? 'text-danger-text' : undefined}>
              {members} of {capacity}
            </span>
          ),
        },
        ...columns.map(({ id, label, unit }) => ({
          id,
          header: label,
          align: 'end' as const,
          cell: ({ figures }: RecruiterLoad) => show(figures[id], unit),
        })),
        {
          id: 'capacity',
          header: 'Capacity',
          cell: (recruiter) => <CapacityForm recruiter={recruiter} actionData={actionData} />,
        },
      ]}
    />
  );
}

function CapacityForm({ recruiter, actionData }: { recruiter: RecruiterLoad; actionData: ChangeOutcome | undefined }) {
  const intent = `capacity-${recruiter.id}`;
  const { fetcher, outcome } = useChange(intent, actionData);
  return (
    <details open={outcome?.failure ? true : undefined}>
      <summary className="cursor-pointer whitespace-nowrap">
        Change<span className="sr-only"> the capacity of {recruiter.name}</span>
      </summary>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3 pt-2">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="recruiter" value={recruiter.id} />
        <TextField
          name="capacity"
          label="Members at most"
          hint="Leave empty for the default."
          required={false}
          inputMode="numeric"
          maxLength={String(staffingLimits.capacity).length}
          defaultValue={recruiter.capacityIsOwn ? String(recruiter.capacity) : ''}
        />
        <SubmitButton variant="secondary" size="small" busyLabel="Saving…">
          Save capacity
        </SubmitButton>
      </Form>
    </details>
  );
}
