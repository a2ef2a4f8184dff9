import { useEffect } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import type { Selection } from '../../../shared/hooks/use-selection.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

/** The form that the checkboxes of the directory belong to. */
export const BOARDS_FORM = 'boards';

interface DirectoryBarProps {
  selection: Selection;
  actionData: ChangeOutcome | undefined;
}

/** What can be done with the selected boards. Without JavaScript, it is always shown. */
export function DirectoryBar({ selection, actionData }: DirectoryBarProps) {
  const { fetcher, outcome } = useChange('directory', actionData);
  const hydrated = useHydrated();
  const { selected, selectAll } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per response
  useEffect(() => {
    if (fetcher.data?.done) selectAll(false);
  }, [fetcher.data]);
  if (hydrated && selected.size === 0 && !outcome?.failure) return null;
  return (
    <section aria-label="Selected boards" className="rounded-control border border-edge bg-raised px-4 py-3">
      <Form id={BOARDS_FORM} fetcher={fetcher} failure={outcome?.failure}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="font-strong figures">
            {hydrated ? `${selected.size} selected` : 'With the selected boards'}
          </p>
          {hydrated && (
            <Button variant="quiet" size="small" onClick={() => selectAll(false)}>
              Clear selection
            </Button>
          )}
          <SubmitButton size="small" name="intent" value="on" busyLabel="Switching on…">
            Switch on
          </SubmitButton>
          <SubmitButton variant="secondary" size="small" name="intent" value="off" busyLabel="Switching off…">
            Switch off
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
