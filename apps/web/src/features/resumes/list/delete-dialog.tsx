import type { ResumeSummary } from '@foothold/contracts/resumes';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';

interface DeleteDialogProps {
  resume: Pick<ResumeSummary, 'title'>;
  /** How many copies of it there are. They aren't deleted. */
  copies: number;
  open: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms before deleting a résumé and everything that belongs to it. */
export function DeleteDialog({ resume: { title }, copies, open, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Delete “${title}”?`}
      description={`This deletes the file, all its versions and their scores. ${describeCopies(copies)}You can’t undo this.`}
      confirmLabel="Delete résumé"
      cancelLabel="Cancel"
      variant="danger"
      onConfirm={onConfirm}
    />
  );
}

function describeCopies(copies: number): string {
  if (copies === 0) return '';
  const which = copies === 1 ? 'Its copy stays' : `Its ${copies} copies stay`;
  return `${which}, but won’t get new contact details from it anymore. `;
}
