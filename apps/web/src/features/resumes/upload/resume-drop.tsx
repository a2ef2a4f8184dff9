import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { endpoint } from '../../../shared/api/endpoint.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { setVisit, useVisit } from '../visitor/visit.ts';
import { createUploadForm, type JobChoice } from './job-choice.ts';
import { toFormFailure } from './send-file.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

export interface ResumeDropProps {
  rules: { accept: string; maxBytes: number };
  /** The job that the new résumé will be scored against. */
  job: JobChoice;
  /** The result of the page's own form, if JavaScript was unavailable. */
  failure: FormFailure | null | undefined;
  /** Whether to save a file that was scored before sign-up, if this tab still has it. */
  saveVisit: boolean;
  prominent?: boolean;
}

/** Uploads a dropped file immediately and then opens its résumé. */
export function ResumeDrop({ rules, job, failure, saveVisit, prominent = false }: ResumeDropProps) {
  const { state, start, stop } = useUpload(endpoint('POST /api/resumes'));
  const [file, setFile] = useState<File | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const hydrated = useHydrated();
  const visit = useVisit();

  async function save(chosen: File, target: JobChoice): Promise<void> {
    setFile(chosen);
    const answer = await start(createUploadForm(chosen, target));
    if (!answer) return;
    setVisit(null);
    if (answer.recognized)
      toast.show({
        title: 'Already uploaded',
        description: 'You’ve uploaded this file before, so we opened that résumé.',
      });
    await navigate(`/portal/resumes/${answer.resume.id}`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    if (saveVisit && visit) void save(visit.file, visit.job);
  }, []);

  if (file && (state.phase === 'sending' || state.phase === 'reading'))
    return <UploadProgress state={state} file={file} onStop={stop} />;
  const refusal = state.phase === 'failed' ? toFormFailure(state.failure) : failure;
  return (
    <Form encType="multipart/form-data" failure={refusal} className="flex flex-col gap-3">
      {job.kind === 'listing' && <input type="hidden" name="listingId" value={job.id} />}
      <FileDrop
        name="file"
        label="Choose your résumé"
        noun="résumé"
        prominent={prominent}
        accept={rules.accept}
        maxBytes={rules.maxBytes}
        judgedByContent
        onFile={(chosen) => chosen && void save(chosen, job)}
      />
      {state.phase === 'failed' && file && (
        <div>
          <Button onClick={() => void save(file, job)}>Try {file.name} again</Button>
        </div>
      )}
      {!hydrated && (
        <noscript>
          <SubmitButton>Upload résumé</SubmitButton>
        </noscript>
      )}
    </Form>
  );
}
