import { AlertDialog } from '../../../shared/ui/dialog.tsx';

export interface DiscardDialogProps {
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

/** Asks before what was typed is thrown away. Fetched when it is asked for: few ever do. */
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
