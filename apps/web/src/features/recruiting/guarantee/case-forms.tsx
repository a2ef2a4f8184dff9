import type { StaffCaseDetail } from '@foothold/contracts/recruiting';
import { guaranteeLimits } from '@foothold/contracts/recruiting/guarantee-choices';
import { GUARANTEE } from '@foothold/core/guarantee';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';

interface CaseFormsProps {
  one: StaffCaseDetail;
  actionData: ChangeOutcome | undefined;
}

/** What a recruiter or an admin can do about an open case. */
export function CaseForms({ one, actionData }: CaseFormsProps) {
  if (one.closedAt !== null) return <p>This case is closed.</p>;
  return (
    <>
      {one.state === 'open' && <StartForm actionData={actionData} />}
      <NoteForm key={`note-${one.history.length}`} actionData={actionData} />
      <CloseForm actionData={actionData} />
    </>
  );
}

function StartForm({ actionData }: Pick<CaseFormsProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('start', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="start" />
      <SubmitButton size="small" busyLabel="Starting…">
        Start work
      </SubmitButton>
    </Form>
  );
}

function NoteForm({ actionData }: Pick<CaseFormsProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('note', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex w-full flex-col items-start gap-3">
      <input type="hidden" name="intent" value="note" />
      <TextArea
        name="text"
        label="Note"
        hint="For recruiters and admins. The member gets it with their data export."
        rows={3}
        maxLength={guaranteeLimits.note}
        className="w-full"
      />
      <SubmitButton variant="secondary" size="small" busyLabel="Saving…">
        Save note
      </SubmitButton>
    </Form>
  );
}

function CloseForm({ actionData }: Pick<CaseFormsProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('close', actionData);
  return (
    <details open={outcome?.failure ? true : undefined} className="w-full">
      <summary className="cursor-pointer font-medium">Close case</summary>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3 pt-3">
        <input type="hidden" name="intent" value="close" />
        <Select
          name="outcome"
          label="Outcome"
          className="w-full"
          options={[
            { value: 'missed', label: `80 not reached: credit ${GUARANTEE.creditPercent}% of a month` },
            { value: 'not-covered', label: 'Not covered by the guarantee' },
          ]}
        />
        <TextArea
          name="reason"
          label="Reason"
          hint="The member reads it by email and in the portal."
          rows={4}
          maxLength={guaranteeLimits.reason}
          className="w-full"
        />
        <SubmitButton variant="secondary" size="small" busyLabel="Closing…">
          Close case
        </SubmitButton>
      </Form>
    </details>
  );
}
