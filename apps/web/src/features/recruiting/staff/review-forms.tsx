import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { limits } from '@foothold/contracts/recruiting/choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';

export interface ReviewFormsProps {
  registration: RegistrationDetail;
  actionData: ChangeOutcome | undefined;
}

const NEXT_STEP_TEXTS: Record<RegistrationDetail['state'], string> = {
  waiting: 'Waiting for the member to claim it.',
  new: 'Not reviewed yet.',
  'in-review': 'In review.',
  accepted: 'Accepted. You can still return it if something is wrong.',
  returned: 'Returned to the member with your note. You can still accept it as is.',
};

/** Staff decisions about a registration. The member gets an email about each of them except the start of the review. */
export function ReviewForms({ registration, actionData }: ReviewFormsProps) {
  const { state } = registration;
  return (
    <>
      <p>{NEXT_STEP_TEXTS[state]}</p>
      {state === 'new' && <Decision intent="start" label="Start review" busy="Starting…" actionData={actionData} />}
      {state !== 'accepted' && (
        <Decision intent="accept" label="Accept registration" busy="Accepting…" primary actionData={actionData} />
      )}
      {state !== 'returned' && <ReturnForm actionData={actionData} />}
    </>
  );
}

interface DecisionProps {
  intent: string;
  label: string;
  busy: string;
  primary?: boolean;
  actionData: ChangeOutcome | undefined;
}

function Decision({ intent, label, busy, primary = false, actionData }: DecisionProps) {
  const { fetcher, outcome } = useChange(intent, actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant={primary ? 'primary' : 'secondary'} size="small" busyLabel={busy}>
        {label}
      </SubmitButton>
    </Form>
  );
}

function ReturnForm({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('return', actionData);
  return (
    <details open={outcome?.failure ? true : undefined} className="w-full">
      <summary className="cursor-pointer font-medium">Return with a note</summary>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3 pt-3">
        <input type="hidden" name="intent" value="return" />
        <TextArea
          name="note"
          label="What needs to change"
          hint="The member will see this by email and in the portal."
          rows={4}
          maxLength={limits.note}
          className="w-full"
        />
        <SubmitButton variant="secondary" size="small" busyLabel="Returning…">
          Return registration
        </SubmitButton>
      </Form>
    </details>
  );
}
