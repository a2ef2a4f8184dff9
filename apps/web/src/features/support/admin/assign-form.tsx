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

/** Assigns the inquiry: to yourself with one click, or to someone else or nobody with a list. */
export function AssignForm({ inquiry: { assignee }, staff, actionData }: AssignFormProps) {
  const { viewer } = useAppData();
  const takeChange = useChange('assign', undefined);
  const assignChange = useChange('assign', actionData);
  const isAssignedToViewer = assignee !== null && assignee.id === viewer?.id;
  return (
    <div className="flex flex-col gap-4">
      <p>
        {assignee === null
          ? 'Not assigned yet.'
          : isAssignedToViewer
            ? 'Assigned to you.'
            : `Assigned to ${assignee.name}.`}
      </p>
      {viewer && !isAssignedToViewer && (
        <Form fetcher={takeChange.fetcher} failure={takeChange.outcome?.failure}>
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="assigneeId" value={viewer.id} />
          <SubmitButton variant="secondary" size="small" busyLabel="Assigning…">
            Assign to me
          </SubmitButton>
        </Form>
      )}
      <Form fetcher={assignChange.fetcher} failure={assignChange.outcome?.failure} className="flex items-end gap-3">
        <input type="hidden" name="intent" value="assign" />
        <Select
          // Resets the list if someone else changed the assignee.
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
