import type { ResumeSummary } from '@foothold/contracts/resumes';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

interface DeleteDialogProps {
  resume: Pick<ResumeSummary, 'id' | 'title'>;
  open: boolean;
  onClose(): void;
}

/** Confirms before deleting a résumé and everything that belongs to it. */
export function DeleteDialog({ resume: { id, title }, open, onClose }: DeleteDialogProps) {
  const fetcher = useFetcher<{ removed?: string; failure?: FormFailure }>();
  const toast = useToast();
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : undefined;
  useEffect(() => {
    if (failure)
      toast.show({ variant: 'destructive', title: failure.message, description: `“${title}” wasn’t deleted.` });
  }, [failure, title, toast]);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Delete “${title}”?`}
      description="This deletes the file, all its versions and their scores. You can’t undo this."
      confirmLabel="Delete résumé"
      cancelLabel="Cancel"
      variant="danger"
      onConfirm={() => void fetcher.submit({ intent: 'remove', id }, { method: 'post', action: '/portal/resumes' })}
    />
  );
}
