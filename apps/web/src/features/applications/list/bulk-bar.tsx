import { limits } from '@foothold/contracts/applications/choices';
import type { FetcherWithComponents } from 'react-router';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import type { Selection } from '../../../shared/hooks/use-selection.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { listPositionOptions } from '../board/move-form.tsx';
import type { OwnStage } from '../cards/card.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import { useBulk } from './use-bulk.ts';

/** The form that the checkboxes of the list belong to. */
export const BULK_FORM = 'selected-applications';

export interface BulkBarProps {
  selection: Selection;
  stages: readonly OwnStage[];
  tags: readonly string[];
  /** Whether the list shows removed applications. */
  isRemoved: boolean;
  actionData: BulkOutcome | undefined;
  undo: FetcherWithComponents<BulkOutcome>;
}

/** What can be done with the selected applications. Without JavaScript, it is always shown. */
export function BulkBar({ selection, actionData, undo, ...choices }: BulkBarProps) {
  const fetcher = useBulk(undo, () => selection.selectAll(false));
  const hydrated = useHydrated();
  const outcome = fetcher.data ?? actionData;
  const count = selection.selected.size;
  return (
    <>
      {!hydrated && outcome?.title && <Callout tone="hold" title={outcome.title} />}
      {(count > 0 || !hydrated || outcome?.failure) && (
        <section aria-label="Selected applications" className="rounded-control border border-edge bg-raised px-4 py-3">
          <Form id={BULK_FORM} fetcher={fetcher} failure={outcome?.failure} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p role="status" className="font-strong figures">
                {hydrated ? `${count} selected` : 'With the selected applications'}
              </p>
              {hydrated && (
                <Button variant="quiet" size="small" onClick={() => selection.selectAll(false)}>
                  Clear selection
                </Button>
              )}
            </div>
            {choices.isRemoved ? (
              <SubmitButton
                variant="secondary"
                name="intent"
                value="restore"
                busyLabel="Restoring…"
                className="self-start"
              >
                Restore
              </SubmitButton>
            ) : (
              <BulkActions {...choices} />
            )}
          </Form>
        </section>
      )}
    </>
  );
}

function BulkActions({ stages, tags }: Pick<BulkBarProps, 'stages' | 'tags'>) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="flex max-w-full items-end gap-2">
        <Select name="to" label="Move to" required={false} options={listPositionOptions(stages)} className="min-w-0" />
        <SubmitButton variant="secondary" name="intent" value="move" busyLabel="Moving…">
          Move
        </SubmitButton>
      </div>
      <div className="flex max-w-full flex-wrap items-end gap-2">
        <TextField
          name="tag"
          label="Tag"
          required={false}
          maxLength={limits.tag}
          list="known-tags"
          className="min-w-0 basis-40"
        />
        <datalist id="known-tags">
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <SubmitButton variant="secondary" name="intent" value="tag" busyLabel="Adding…">
          Add tag
        </SubmitButton>
        <SubmitButton variant="secondary" name="intent" value="untag" busyLabel="Removing…">
          Remove tag
        </SubmitButton>
      </div>
      <SubmitButton variant="secondary" name="intent" value="remove" busyLabel="Removing…">
        Remove
      </SubmitButton>
    </div>
  );
}
