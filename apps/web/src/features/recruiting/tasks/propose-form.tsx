import { limits, times } from '@foothold/contracts/recruiting/choices';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';

export interface ProposeFormProps {
  memberId: string;
  memberName: string;
  actionData: ChangeOutcome | undefined;
}

/** Proposes a task. The member approves exactly this text, or declines. */
export function ProposeForm({ memberId, memberName, actionData }: ProposeFormProps) {
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
      <p className="max-w-prose text-soft">
        For anything but an application.{' '}
        <Link className="link" to={`/console/clients/${memberId}/packets/new`}>
          Prepare an application
        </Link>{' '}
        to apply for a job, or if you need the mailbox.
      </p>
      <TextArea
        name="what"
        label="What will you do?"
        hint={`${memberName} will see this text and can approve it for ${times.approvalDays} days or decline it.`}
        rows={3}
        maxLength={limits.task}
        className="w-full"
      />
      <SubmitButton busyLabel="Proposing…">Propose task</SubmitButton>
    </Form>
  );
}
