import { limits, times } from '@foothold/contracts/recruiting-choices';
import { useEffect, useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';

export interface ProposeFormProps {
  memberName: string;
  /** Whether there is a mailbox password that a task could need. */
  hasPassword: boolean;
  actionData: ChangeOutcome | undefined;
}

/** Proposes to do something: the member approves these very words, or declines. */
export function ProposeForm({ memberName, hasPassword, actionData }: ProposeFormProps) {
  const { fetcher, outcome } = useChange('propose', actionData);
  const { data } = fetcher;
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (data?.done) setSent((times) => times + 1);
  }, [data]);
  return (
    <Form
      fetcher={fetcher}
      failure={outcome?.failure}
      key={sent}
      className="flex max-w-form flex-col items-start gap-5"
    >
      <input type="hidden" name="intent" value="propose" />
      <TextArea
        name="what"
        label="What exactly will be done"
        hint={`${memberName} reads these words and approves them for ${times.approvalDays} days, or declines.`}
        rows={3}
        maxLength={limits.task}
        className="w-full"
      />
      <TextField
        name="listing"
        label="The listing it is for"
        hint="Its address, such as /jobs/… from the job search."
        optional
        className="w-full"
      />
      <Checkbox
        name="needsMailbox"
        label="It needs the mailbox"
        hint={
          hasPassword
            ? 'Only then can the mailbox password be revealed for it.'
            : 'No mailbox password is kept at the moment, so nothing could be revealed for it yet.'
        }
        optional
      />
      <SubmitButton busyLabel="Proposing…">Propose</SubmitButton>
    </Form>
  );
}
