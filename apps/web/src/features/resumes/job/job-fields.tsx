import { useEffect, useRef } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { isWebAddress } from './job-input.ts';
import { formatPlace, PageJobNotes } from './page-job-notes.tsx';
import type { JobPageReading } from './use-job-page.ts';

const MAX_TEXT_LENGTH = 50_000;
const MAX_TITLE_LENGTH = 200;
const MAX_URL_LENGTH = 2048;
const MAX_WORKPLACE_LENGTH = 200;

interface JobFieldsProps {
  reading: JobPageReading;
  /** What the fields contain at first. */
  initial?: { title?: string; text?: string; company?: string; place?: string };
  /** Whether the form needs a job. */
  required?: boolean;
  /** Shown below the label of the description. */
  hint: string;
  rows: number;
}

/**
 * The job to score against: a link to its page, which is read into the fields for the person to check, or its text. A
 * link that is pasted into the text field is read too.
 */
export function JobFields({ reading, initial = {}, required = false, hint, rows }: JobFieldsProps) {
  const { state, job } = reading;
  const isHydrated = useHydrated();
  const url = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const company = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(job);

  // The fields aren't controlled, so that what is typed before the page is hydrated isn't lost.
  useEffect(() => {
    if (!job || job === shown.current) return;
    shown.current = job;
    if (title.current) title.current.value = job.title ?? '';
    if (company.current) company.current.value = job.organization ?? '';
    if (place.current) place.current.value = formatPlace(job);
    if (text.current) text.current.value = job.description;
  }, [job]);

  const readAddress = (address: string) => {
    if (address === '') url.current?.focus();
    else void reading.read(address);
  };
  const details = job || initial.title !== undefined ? '' : 'hidden';
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={url}
          name="jobUrl"
          label="Link to the job"
          type="url"
          inputMode="url"
          optional={!required}
          required={false}
          maxLength={MAX_URL_LENGTH}
          className="min-w-0 grow basis-64"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            readAddress(event.currentTarget.value.trim());
          }}
        />
        <Button
          // Enter in another field activates the form's first submit button, which this would be.
          type={isHydrated ? 'button' : 'submit'}
          name="readPage"
          value="1"
          busy={state.phase === 'reading'}
          busyLabel="Reading…"
          onClick={() => readAddress(url.current?.value.trim() ?? '')}
        >
          Read job
        </Button>
      </div>
      <PageJobNotes reading={reading} />
      <TextField
        ref={title}
        name="jobTitle"
        label="Job title"
        optional
        maxLength={MAX_TITLE_LENGTH}
        className={details}
        {...(!job && { hint: 'Add it if the text below doesn’t start with it.' })}
        defaultValue={job ? (job.title ?? '') : (initial.title ?? '')}
      />
      <div className={cx('grid gap-5 sm:grid-cols-2', details)}>
        <TextField
          ref={company}
          name="jobCompany"
          label="Employer"
          optional
          maxLength={MAX_WORKPLACE_LENGTH}
          defaultValue={job ? (job.organization ?? '') : (initial.company ?? '')}
        />
        <TextField
          ref={place}
          name="jobPlace"
          label="Place"
          optional
          maxLength={MAX_WORKPLACE_LENGTH}
          defaultValue={job ? formatPlace(job) : (initial.place ?? '')}
        />
      </div>
      <TextArea
        ref={text}
        name="jobText"
        label="Job description"
        optional={!required}
        rows={rows}
        maxLength={MAX_TEXT_LENGTH}
        className="[&_textarea]:max-h-96"
        hint={hint}
        defaultValue={job?.description ?? initial.text ?? ''}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim();
          if (event.currentTarget.value.trim() !== '' || !isWebAddress(pasted)) return;
          event.preventDefault();
          if (url.current) url.current.value = pasted;
          readAddress(pasted);
        }}
      />
    </div>
  );
}
