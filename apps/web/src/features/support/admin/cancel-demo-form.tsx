import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';

/** Cancels a demo for someone who told us they can't come. */
export function CancelDemoForm({
  inquiry,
  actionData,
}: {
  inquiry: InquiryDetail;
  actionData: ChangeOutcome | undefined;
}) {
  const { fetcher, outcome } = useChange('cancel-demo', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="cancel-demo" />
      <ConfirmButton
        title="Cancel this demo?"
        description={`This opens the time slot for others, and we’ll email ${inquiry.email}. You can’t undo this, but they can book another demo.`}
        confirmLabel="Cancel demo"
        cancelLabel="Keep demo"
        busyLabel="Canceling…"
        size="small"
      >
        Cancel demo
      </ConfirmButton>
    </Form>
  );
}
