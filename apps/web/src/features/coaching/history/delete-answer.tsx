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
  /** Whether to go back to the list afterward; set on the answer's own page. */
  returnsToList?: boolean;
  /** Called after the answer has been removed from the list. */
  onDeleted?: () => void;
}

/** Erases a saved answer after a confirmation, because it can't be restored. */
export function DeleteAnswer({ answer: { id, title, tool }, returnsToList = false, onDeleted }: DeleteAnswerProps) {
  const fetcher = useFetcher<{ failure: FormFailure | null }>();
  const name = title || TOOL_NAMES[tool];
  const isPending = fetcher.state !== 'idle';
  const latest = useRef({ isUnderWay: isPending, onGone: onDeleted });
  useEffect(() => {
    latest.current = { isUnderWay: isPending, onGone: onDeleted };
  });
  // The button disappears with its answer, so the focus has to move.
  useEffect(
    () => () => {
      if (latest.current.isUnderWay) latest.current.onGone?.();
    },
    [],
  );
  return (
    <Form fetcher={fetcher} action={`/portal/coach/answers/${id}`} failure={fetcher.data?.failure}>
      {returnsToList && <input type="hidden" name="from" value="answer" />}
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
