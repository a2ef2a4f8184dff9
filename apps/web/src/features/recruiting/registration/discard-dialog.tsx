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
      title="Discard what you typed?"
      description="The form is emptied, and nothing of it stays on this device."
      confirmLabel="Discard"
      cancelLabel="Keep it"
      variant="danger"
      onConfirm={onDiscard}
    />
  );
}
