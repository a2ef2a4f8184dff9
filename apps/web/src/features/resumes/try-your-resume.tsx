import { useNavigate } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { FileDrop } from '../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { holdVisit } from './visitor/visit.ts';

export interface TryYourResumeProps {
  /** Endings that the server reads. */
  accept: string;
  maxBytes: number;
}

/** The first thing a visitor can do: drop one file, without an account. It is scored at once; without a script a button sends it. */
export function TryYourResume({ accept, maxBytes }: TryYourResumeProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  function begin(file: File | null): void {
    if (!file) return;
    holdVisit({ file, job: { kind: 'none' }, result: null });
    void navigate('/score');
  }
  return (
    <Form action="/score" encType="multipart/form-data" className="flex flex-col gap-3">
      <FileDrop
        name="file"
        label="Choose your résumé"
        what="résumé"
        prominent
        accept={accept}
        maxBytes={maxBytes}
        judgedByContent
        onFile={begin}
      />
      {!hydrated && (
        <noscript>
          <SubmitButton>Score it</SubmitButton>
        </noscript>
      )}
    </Form>
  );
}
