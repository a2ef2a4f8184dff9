import type { ModuleProgress } from '@foothold/contracts/learning';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

export interface ModuleSaveStateProps {
  progress: ModuleProgress;
  actionData: ChangeOutcome | undefined;
}

/** Shows whether a module is marked as read in the account. Restarting it asks for a confirmation. */
export function ModuleSaveState({ progress, actionData }: ModuleSaveStateProps) {
  const readForm = useChange(progress.read ? 'unread' : 'read', actionData);
  const reset = useChange('reset', actionData);
  return (
    <div className="flex flex-wrap gap-3">
      <Form fetcher={readForm.fetcher} failure={readForm.outcome?.failure}>
        <SubmitButton name="intent" value={progress.read ? 'unread' : 'read'} variant="secondary">
          {progress.read ? 'Mark as unread' : 'Mark as read'}
        </SubmitButton>
      </Form>
      {(progress.read || progress.exercises.length > 0) && (
        <Form fetcher={reset.fetcher} failure={reset.outcome?.failure}>
          <ConfirmButton
            name="intent"
            value="reset"
            variant="quiet"
            title="Start this module over?"
            description="We’ll delete your answers and mark the module as not started. You can’t undo this."
            confirmLabel="Start over"
            cancelLabel="Keep my answers"
          >
            Start over
          </ConfirmButton>
        </Form>
      )}
    </div>
  );
}
