import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

/** Closes or reopens the inquiry. The message after each action offers the other. */
export function CloseForm({ inquiry, actionData }: { inquiry: InquiryDetail; actionData: ChangeOutcome | undefined }) {
  const intent = inquiry.state === 'closed' ? 'reopen' : 'close';
  const action = `/console/inquiries/${inquiry.id}`;
  const reopening = useChange('reopen', actionData);
  const closing = useChange('close', actionData, {
    label: 'Reopen',
    hint: 'You can also reopen it on the page.',
    onSelect: () => void reopening.fetcher.submit({ intent: 'reopen' }, { method: 'post', action }),
  });
  const { fetcher, outcome } = intent === 'close' ? closing : reopening;
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value={intent} />
      {intent === 'close' ? (
        <SubmitButton variant="secondary" size="small" busyLabel="Closing…">
          Close without replying
        </SubmitButton>
      ) : (
        <SubmitButton variant="secondary" size="small" busyLabel="Reopening…">
          Reopen inquiry
        </SubmitButton>
      )}
    </Form>
  );
}
