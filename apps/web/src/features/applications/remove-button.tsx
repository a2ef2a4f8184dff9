import { Trash2 } from 'lucide-react';
import type { FetcherWithComponents } from 'react-router';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { SavingOutcome } from './saving-outcome.ts';
import { useSavedListings } from './use-saving.ts';

export interface RemoveButtonProps {
  application: { id: string; job: { title: string } };
  /** The page's fetcher, because the button disappears with its row. */
  undo: FetcherWithComponents<SavingOutcome>;
}

/** Removes an application from the list. The toast offers to restore it with everything that belongs to it. */
export function RemoveButton({ application: { id, job }, undo }: RemoveButtonProps) {
  const fetcher = useSavedListings(undo);
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="quiet" size="small" busyLabel="Removing…">
        <Trash2 aria-hidden="true" size={16} />
        <span>
          Remove<span className="sr-only"> {job.title}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
