import type { JobPage } from '@foothold/contracts/resumes';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { JobFields } from '../job/job-fields.tsx';
import { readJobInput } from '../job/job-input.ts';
import { ListingSearch } from '../job/listing-search.tsx';
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

type Choice =
  | { kind: 'fields' }
  | { kind: 'none' }
  | { kind: 'listing'; listing: { id: string; title: string; company: string } };

/**
 * The job, which can be left out, and then the file. With JavaScript, it uploads with a progress bar; without it, the browser submits the
 * form.
 */
export function VisitForm({ rules, listing, page, failure, onScore }: VisitFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const reading = useJobPage(page);
  const isHydrated = useHydrated();
  const choice: Choice = chosen ?? (listing ? { kind: 'listing', listing } : { kind: 'fields' });
  return (
    <Form
      encType="multipart/form-data"
      failure={failure}
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        const input = readJobInput(new FormData(event.currentTarget));
        if (input.kind === 'page') {
          event.preventDefault();
          void reading.read(input.url);
        } else if (file) {
          event.preventDefault();
          const { kind } = choice;
          void onScore(file, kind === 'listing' ? { kind, id: choice.listing.id, title: choice.listing.title } : input);
        }
      }}
    >
      <section
        aria-labelledby="job"
        className={cx(
          'flex flex-col gap-4',
          // Room for the controls that need JavaScript, so that nothing below moves when they appear.
          !isHydrated && choice.kind === 'fields' && 'min-h-[37.2rem] noscript:min-h-0 sm:min-h-[28.7rem]',
        )}
      >
        <h2 id="job" className="text-title">
          1. The job
        </h2>
        <JobStep choice={choice} isFresh={chosen === null} reading={reading} onChoose={setChosen} />
      </section>
      <section aria-labelledby="file" className="flex flex-col gap-4">
        <h2 id="file" className="text-title">
          2. Your résumé
        </h2>
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
      </section>
      <div>
        <SubmitButton size="large" variant={file ? 'primary' : 'secondary'}>
          Score my résumé
        </SubmitButton>
      </div>
    </Form>
  );
}

interface JobStepProps {
  choice: Choice;
  /** Whether nothing was chosen on this page yet. */
  isFresh: boolean;
  reading: ReturnType<typeof useJobPage>;
  onChoose: (choice: Choice) => void;
}

function JobStep({ choice, isFresh, reading, onChoose }: JobStepProps) {
  const isHydrated = useHydrated();
  const fields = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef<HTMLDivElement>(null);
  const { kind } = choice;
  const isTyped = kind === 'fields';

  // What was clicked is gone, so the focus moves to what replaced it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the choice changes
  useEffect(() => {
    const shown = isTyped ? fields.current : chosen.current;
    if (!isFresh) shown?.querySelector<HTMLElement>('input:not([type="hidden"]), button, a')?.focus();
  }, [kind]);

  const change = (label: string) => (
    <Link
      to="/score"
      className="link text-small"
      onClick={(event) => {
        event.preventDefault();
        onChoose({ kind: 'fields' });
      }}
    >
      {label}
    </Link>
  );
  return (
    <>
      {/* Stays, so that what was typed is there after “No job yet” or another choice. What is disabled isn't sent. */}
      <fieldset ref={fields} hidden={!isTyped} disabled={!isTyped} className="flex min-w-0 flex-col gap-5">
        <JobFields
          reading={reading}
          rows={5}
          hint="Paste the full job post, or only its link. No job yet? Leave it blank for a format score."
        />
        <ListingSearch onChoose={(listing) => onChoose({ kind: 'listing', listing })} />
        {isHydrated && (
          <Button className="self-start" onClick={() => onChoose({ kind: 'none' })}>
            No job yet
          </Button>
        )}
      </fieldset>
      {choice.kind !== 'fields' && (
        <div
          ref={chosen}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y border-line py-4"
        >
          {choice.kind === 'listing' ? (
            <>
              <input type="hidden" name="listingId" value={choice.listing.id} />
              <p>
                <span className="text-small text-soft">Scoring against </span>
                <Link to={`/jobs/${choice.listing.id}`} className="font-strong text-ink underline underline-offset-4">
                  {choice.listing.title}
                </Link>
                <span className="text-small text-soft"> at {choice.listing.company}</span>
              </p>
              <div className="flex gap-4">
                {change('Change job')}
                {isHydrated && (
                  <button
                    type="button"
                    className="link cursor-pointer text-small"
                    onClick={() => onChoose({ kind: 'none' })}
                  >
                    No job yet
                  </button>
                )}
              </div>
            </>
          ) : (
            <>
              <p>No job yet. You’ll get a format score.</p>
              {change('Add a job')}
            </>
          )}
        </div>
      )}
    </>
  );
}
