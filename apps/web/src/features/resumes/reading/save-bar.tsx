import { Undo2 } from 'lucide-react';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';

interface SaveBarProps {
  changes: number;
  isSaving: boolean;
  canUndo: boolean;
  onUndo(): void;
  onDiscard(): void;
  onSave(): void;
}

/** Appears with the first change and stays visible until everything is saved or discarded. */
export function SaveBar({ changes, isSaving, canUndo, onUndo, onDiscard, onSave }: SaveBarProps) {
  if (changes === 0) return null;
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-18 z-20 mt-8 flex animate-rise flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border border-edge bg-raised px-4 py-3 shadow-float lg:bottom-4"
    >
      <p role="status">
        <span className="font-strong figures">{changes}</span> unsaved {changes === 1 ? 'change' : 'changes'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {canUndo && (
          <IconButton label="Undo" size="small" onClick={onUndo} icon={<Undo2 aria-hidden="true" size={18} />} />
        )}
        <AlertDialog
          trigger={
            <Button size="small" variant="quiet" disabled={isSaving}>
              Discard
            </Button>
          }
          title="Discard changes?"
          description={`${changes === 1 ? 'One change' : `${changes} changes`} will be lost. The fields go back to the last saved version.`}
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          variant="danger"
          onConfirm={onDiscard}
        />
        <Button size="small" variant="primary" busy={isSaving} busyLabel="Saving…" onClick={onSave}>
          Save changes
        </Button>
      </div>
    </section>
  );
}
