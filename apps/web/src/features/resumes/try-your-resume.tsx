import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { FileDrop } from '../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { saveForSignUp } from './visitor/hand-over.ts';

export interface TryYourResumeProps {
  /** File extensions that the server accepts. */
  accept: string;
  maxBytes: number;
}

/**
 * A visitor's first step: drop a file without an account, and it is scored immediately. Without JavaScript, a button
 * submits it.
 */
export function TryYourResume({ accept, maxBytes }: TryYourResumeProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  async function handleFile(file: File | null): Promise<void> {
    if (!file) return;
    try {
      await saveForSignUp(file);
    } catch {
      // If the browser has no storage, the form is submitted as it would be without JavaScript.
      form.current?.submit();
      return;
    }
    void navigate('/score');
  }
  return (
    <Form ref={form} data-wakes action="/score" encType="multipart/form-data" className="flex flex-col gap-3">
      <FileDrop
        name="file"
        label="Choose your résumé"
        noun="résumé"
        prominent
        accept={accept}
        maxBytes={maxBytes}
        judgedByContent
        onFile={(file) => void handleFile(file)}
      />
      {!hydrated && (
        <noscript>
          <SubmitButton>Score my résumé</SubmitButton>
        </noscript>
      )}
    </Form>
  );
}
