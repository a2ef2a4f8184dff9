import type { EnquiryDetail } from '@foothold/contracts/support-shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';

/** Cancels a demonstration for somebody who called or wrote that they cannot come. */
export function CancelDemoForm({
  enquiry,
  actionData,
}: {
  enquiry: EnquiryDetail;
  actionData: ChangeOutcome | undefined;
}) {
  const { fetcher, outcome } = useChange('cancel-demo', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="cancel-demo" />
      <ConfirmButton
        title="Cancel this demonstration?"
        description={`Its place goes to somebody else, and ${enquiry.email} is told by mail. It cannot be taken back; they can book another one.`}
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        busyLabel="Cancelling…"
        size="small"
      >
        Cancel it for them
      </ConfirmButton>
    </Form>
  );
}
