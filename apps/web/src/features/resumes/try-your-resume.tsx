import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { FileDrop } from '../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { handOver } from './visitor/hand-over.ts';

export interface TryYourResumeProps {
  /** File extensions that the server accepts. */
  accept: string;
  maxBytes: number;
}

/** A visitor's first step: drop one file, without an account. It is scored immediately; without a script, a button sends it. */
export function TryYourResume({ accept, maxBytes }: TryYourResumeProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  async function startWork(file: File | null): Promise<void> {
    if (!file) return;
    try {
      await handOver(file);
    } catch {
      // A browser without storage sends the file as it would without a script.
      form.current?.submit();
      return;
    }
    void navigate('/score');
  }
  return (
    <Form ref={form} action="/score" encType="multipart/form-data" className="flex flex-col gap-3">
      <FileDrop
        name="file"
        label="Choose your résumé"
        what="résumé"
        prominent
        accept={accept}
        maxBytes={maxBytes}
        judgedByContent
        onFile={(file) => void startWork(file)}
      />
      {!hydrated && (
        <noscript>
          <SubmitButton>Score my résumé</SubmitButton>
        </noscript>
      )}
    </Form>
  );
}
