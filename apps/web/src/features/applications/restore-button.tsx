import { Eye } from 'lucide-react';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { useSavedListings } from './use-saving.ts';

/** Shows a hidden listing or company again. @param name what is restored, for screen readers */
export function RestoreButton({ id, name }: { id: string; name: string }) {
  const fetcher = useSavedListings();
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="secondary" size="small" busyLabel="Restoring…">
        <Eye aria-hidden="true" size={16} />
        <span>
          Restore<span className="sr-only"> {name}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
