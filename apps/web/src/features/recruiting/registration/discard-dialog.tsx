import { AlertDialog } from '../../../shared/ui/dialog.tsx';

export interface DiscardDialogProps {
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

/** Confirms before discarding the input. Loaded on demand, because it is rarely used. */
export function DiscardDialog({ onOpenChange, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title="Discard your draft?"
      description="This clears the form and deletes the draft from this device."
      confirmLabel="Discard draft"
      cancelLabel="Keep editing"
      variant="danger"
      onConfirm={onDiscard}
    />
  );
}
