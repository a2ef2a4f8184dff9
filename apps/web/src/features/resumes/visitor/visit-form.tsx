import { useState } from 'react';
import { Link } from 'react-router';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import type { JobChoice } from '../upload/job-choice.ts';

interface VisitFormProps {
  rules: { accept: string; maxBytes: number };
  /** The listing to score against, if the user came from one. */
  listing: { id: string; title: string; company: string } | null;
  failure: FormFailure | null | undefined;
  onScore(file: File, job: JobChoice): Promise<void>;
}

/** The file and the job. With JavaScript, it uploads with a progress bar; without it, the browser submits the form. */
export function VisitForm({ rules, listing, failure, onScore }: VisitFormProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Form
      encType="multipart/form-data"
      failure={failure}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        if (!file) return;
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('jobText') ?? '').trim();
        const pastedJob: JobChoice = text ? { kind: 'text', text } : { kind: 'none' };
        void onScore(file, listing ? { kind: 'listing', id: listing.id, title: listing.title } : pastedJob);
      }}
    >
      <FileDrop
        name="file"
        label="Choose your résumé"
        noun="résumé"
        prominent={!file}
        accept={rules.accept}
        maxBytes={rules.maxBytes}
        judgedByContent
        onFile={setFile}
      />
      {listing ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-line py-4">
          <input type="hidden" name="listingId" value={listing.id} />
          <p>
            <span className="text-small text-soft">Scoring against </span>
            <Link to={`/jobs/${listing.id}`} className="font-strong text-ink underline underline-offset-4">
              {listing.title}
            </Link>
            <span className="text-small text-soft"> at {listing.company}</span>
          </p>
          <Link to="/score" className="link text-small">
            Score without a job
          </Link>
        </div>
      ) : (
        <TextArea
          name="jobText"
          label="Job description"
          optional
          rows={5}
          className="[&_textarea]:max-h-80"
          hint="Paste one to see how your résumé scores for that job. Otherwise you’ll get a format score."
        />
      )}
      <div>
        <SubmitButton size="large" variant={file ? 'primary' : 'secondary'}>
          Score my résumé
        </SubmitButton>
      </div>
    </Form>
  );
}
