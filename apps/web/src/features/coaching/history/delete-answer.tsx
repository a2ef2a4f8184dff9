import type { SavedAnswer } from '@foothold/contracts/coaching/shapes';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TOOL_NAMES } from './tool-names.ts';

interface DeleteAnswerProps {
  answer: Pick<SavedAnswer, 'id' | 'title' | 'tool'>;
  /** Leads back to the list, for the answer's own page, which is deleted with it. */
  leads?: boolean;
  /** Called when the answer has left the list because of this button. */
  onGone?: () => void;
}

/** Erases a stored answer after a confirmation: it can't be restored. */
export function DeleteAnswer({ answer: { id, title, tool }, leads = false, onGone }: DeleteAnswerProps) {
  const fetcher = useFetcher<{ failure: FormFailure | null }>();
  const name = title || TOOL_NAMES[tool];
  const isUnderWay = fetcher.state !== 'idle';
  const latest = useRef({ isUnderWay, onGone });
  useEffect(() => {
    latest.current = { isUnderWay, onGone };
  });
  // The button disappears with its answer, and the focus would be lost.
  useEffect(
    () => () => {
      if (latest.current.isUnderWay) latest.current.onGone?.();
    },
    [],
  );
  return (
    <Form fetcher={fetcher} action={`/portal/coach/answers/${id}`} failure={fetcher.data?.failure}>
      {leads && <input type="hidden" name="from" value="answer" />}
      <ConfirmButton
        variant="quiet"
        size="small"
        title="Delete this answer?"
        description={
          <>
            This deletes “<bdi>{name}</bdi>” and what you asked. You can’t undo this.
          </>
        }
        confirmLabel="Delete answer"
        cancelLabel="Cancel"
      >
        <Trash2 aria-hidden="true" size={16} />
        <span>
          Delete<span className="sr-only"> {name}</span>
        </span>
      </ConfirmButton>
    </Form>
  );
}
