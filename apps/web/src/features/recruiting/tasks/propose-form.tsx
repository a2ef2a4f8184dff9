import { limits, times } from '@foothold/contracts/recruiting/choices';
import { useEffect, useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';

export interface ProposeFormProps {
  memberName: string;
  /** Whether there is a mailbox password that the task could need. */
  hasPassword: boolean;
  actionData: ChangeOutcome | undefined;
}

/** Proposes a task. The member approves exactly this text, or declines. */
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
        label="What will you do?"
        hint={`${memberName} will see this text and can approve it for ${times.approvalDays} days or decline it.`}
        rows={3}
        maxLength={limits.task}
        className="w-full"
      />
      <TextField
        name="listing"
        label="Related listing"
        hint="A link from the job search, such as /jobs/…"
        optional
        className="w-full"
      />
      <Checkbox
        name="needsMailbox"
        label="Requires the mailbox"
        hint={
          hasPassword
            ? 'Check this if you need to reveal the mailbox password for this task.'
            : 'No mailbox password is saved, so there is nothing to reveal yet.'
        }
        optional
      />
      <SubmitButton busyLabel="Proposing…">Propose task</SubmitButton>
    </Form>
  );
}
