import type { ResumeSummary } from '@foothold/contracts/resumes';
import { useEffect, useRef } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

interface RenameDialogProps {
  resume: Pick<ResumeSummary, 'id' | 'title'>;
  titleLimit: number;
  open: boolean;
  onClose(): void;
}

/** Asks for a résumé's new name. */
export function RenameDialog({ resume, titleLimit, open, onClose }: RenameDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Rename résumé"
      description="Only you see this name."
    >
      <RenameForm resume={resume} titleLimit={titleLimit} onClose={onClose} />
    </Dialog>
  );
}

/** Remounted each time the dialog opens, so that an earlier error doesn't stay. */
function RenameForm({ resume, titleLimit, onClose }: Omit<RenameDialogProps, 'open'>) {
  const fetcher = useFetcher<{ renamed?: { id: string; title: string }; failure?: FormFailure }>();
  const submit = useSubmit();
  const toast = useToast();
  const before = useRef(resume.title).current;
  const renamed = fetcher.state === 'idle' ? fetcher.data?.renamed : undefined;
  useEffect(() => {
    if (!renamed) return;
    onClose();
    if (renamed.title === before) return;
    const undo = () =>
      void submit(
        { intent: 'rename', id: renamed.id, title: before },
        { method: 'post', action: '/portal/resumes', navigate: false },
      );
    toast.show({
      title: `Renamed to “${renamed.title}”`,
      action: { label: 'Undo', hint: 'Choose “Rename” again', onSelect: undo },
    });
  }, [renamed, before, onClose, submit, toast]);
  return (
    <Form fetcher={fetcher} action="/portal/resumes" failure={fetcher.data?.failure} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="id" value={resume.id} />
      <TextField name="title" label="Name" defaultValue={resume.title} maxLength={titleLimit} autoComplete="off" />
      <SubmitButton className="self-end" busyLabel="Renaming…">
        Rename
      </SubmitButton>
    </Form>
  );
}
