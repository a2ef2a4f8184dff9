import type { KeptAnswer } from '@foothold/contracts/coaching-shapes';
import { Trash2 } from 'lucide-react';
import { useFetcher } from 'react-router';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TOOL_NAMES } from './tool-names.ts';

interface DeleteAnswerProps {
  answer: Pick<KeptAnswer, 'id' | 'title' | 'tool'>;
  /** Leads back to the list: for the answer's own page, which goes with it. */
  leads?: boolean;
}

/** Erases a kept answer, after a question: it cannot be brought back. */
export function DeleteAnswer({ answer: { id, title, tool }, leads = false }: DeleteAnswerProps) {
  const fetcher = useFetcher<{ failure: FormFailure | null }>();
  return (
    <Form fetcher={fetcher} action={`/portal/coach/answers/${id}`} failure={fetcher.data?.failure}>
      {leads && <input type="hidden" name="from" value="answer" />}
      <ConfirmButton
        variant="quiet"
        size="small"
        title="Delete this answer?"
        description={`“${title || TOOL_NAMES[tool]}”, with what you asked. This cannot be undone.`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
      >
        <Trash2 aria-hidden="true" size={16} />
        <span>
          Delete<span className="sr-only"> {title}</span>
        </span>
      </ConfirmButton>
    </Form>
  );
}
