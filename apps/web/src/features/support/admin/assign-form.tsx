import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';

export interface AssignFormProps {
  inquiry: InquiryDetail;
  staff: readonly { id: string; name: string }[];
  actionData: ChangeOutcome | undefined;
}

/** The assignee: one click assigns it to yourself, and a list assigns it to someone else or to nobody. */
export function AssignForm({ inquiry: { assignee }, staff, actionData }: AssignFormProps) {
  const { viewer } = useAppData();
  const taking = useChange('assign', undefined);
  const giving = useChange('assign', actionData);
  const isMine = assignee !== null && assignee.id === viewer?.id;
  return (
    <div className="flex flex-col gap-4">
      <p>{assignee === null ? 'Not assigned yet.' : isMine ? 'Assigned to you.' : `Assigned to ${assignee.name}.`}</p>
      {viewer && !isMine && (
        <Form fetcher={taking.fetcher} failure={taking.outcome?.failure}>
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="assigneeId" value={viewer.id} />
          <SubmitButton variant="secondary" size="small" busyLabel="Assigning…">
            Assign to me
          </SubmitButton>
        </Form>
      )}
      <Form fetcher={giving.fetcher} failure={giving.outcome?.failure} className="flex items-end gap-3">
        <input type="hidden" name="intent" value="assign" />
        <Select
          // The list always shows the current assignee, even if someone else changed it.
          key={assignee?.id ?? 'nobody'}
          name="assigneeId"
          label="Assign to"
          required={false}
          className="min-w-0 flex-1"
          defaultValue={assignee?.id ?? ''}
          options={[
            { value: '', label: 'Unassigned' },
            ...staff.map(({ id, name }) => ({ value: id, label: id === viewer?.id ? `${name} (you)` : name })),
          ]}
        />
        <SubmitButton variant="secondary" busyLabel="…">
          Assign
        </SubmitButton>
      </Form>
    </div>
  );
}
