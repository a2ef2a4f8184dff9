import { Form as RouterForm } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

/** Deletes a message of the viewer's own. */
export function DeleteMessage({
  id,
  preview,
  actionData,
}: {
  id: string;
  preview: string;
  actionData: ChangeOutcome | undefined;
}) {
  const { fetcher, outcome } = useChange('delete', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="message" value={id} />
      <button type="submit" className="link min-h-6 cursor-pointer text-note text-soft">
        Delete<span className="sr-only"> message: {preview.slice(0, 60)}</span>
      </button>
    </Form>
  );
}

/** Says that the member's last message needs no reply, which ends the clock. */
export function SettleForm({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('settle', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="settle" />
      <SubmitButton variant="secondary" size="small" busyLabel="Saving…">
        No reply needed
      </SubmitButton>
    </Form>
  );
}

/** Without JavaScript, nobody knows what was seen. */
export function MarkRead({ upTo }: { upTo: string }) {
  return (
    <noscript>
      <RouterForm method="post" className="border-t border-line px-4 py-2">
        <input type="hidden" name="intent" value="read" />
        <input type="hidden" name="upTo" value={upTo} />
        <Button type="submit" size="small">
          Mark as read
        </Button>
      </RouterForm>
    </noscript>
  );
}
