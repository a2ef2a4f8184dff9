import type { JobPage } from '@foothold/contracts/resumes';
import { useState } from 'react';
import { Link } from 'react-router';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { JobFields } from '../job/job-fields.tsx';
import { readJobInput } from '../job/job-input.ts';
import { useJobPage } from '../job/use-job-page.ts';
import type { JobChoice } from '../upload/job-choice.ts';

interface VisitFormProps {
  rules: { accept: string; maxBytes: number };
  /** The listing to score against, if the user came from one. */
  listing: { id: string; title: string; company: string } | null;
  /** The job's page that was read for the form without JavaScript. */
  page: JobPage | null | undefined;
  failure: FormFailure | null | undefined;
  onScore(file: File, job: JobChoice): Promise<void>;
}

/** The file and the job. With JavaScript, it uploads with a progress bar; without it, the browser submits the form. */
export function VisitForm({ rules, listing, page, failure, onScore }: VisitFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const reading = useJobPage(page);
  return (
    <Form
      encType="multipart/form-data"
      failure={failure}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        const input = readJobInput(new FormData(event.currentTarget));
        if (input.kind === 'page') {
          event.preventDefault();
          void reading.read(input.url);
        } else if (file) {
          event.preventDefault();
          void onScore(file, listing ? { kind: 'listing', id: listing.id, title: listing.title } : input);
        }
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
        <div className="flex flex-col gap-3">
          <JobFields
            reading={reading}
            rows={5}
            hint="Paste the full job post, or only its link. No job yet? Leave it blank for a format score."
          />
          <p className="text-small text-soft">
            Or{' '}
            <Link to="/jobs" className="link">
              choose an open job
            </Link>{' '}
            and score your résumé from its page.
          </p>
        </div>
      )}
      <div>
        <SubmitButton size="large" variant={file ? 'primary' : 'secondary'}>
          Score my résumé
        </SubmitButton>
      </div>
    </Form>
  );
}
