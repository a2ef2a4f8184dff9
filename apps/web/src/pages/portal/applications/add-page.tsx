import type { JobPage } from '@foothold/contracts/resumes';
import { useEffect, useRef, useState } from 'react';
import { BOARD_PATH } from '../../../features/applications/paths.ts';
import { SimilarNote } from '../../../features/applications/similar-note.tsx';
import { useSimilar } from '../../../features/applications/use-similar.ts';
import { formatPlace, PageJobNotes } from '../../../features/resumes/job/page-job-notes.tsx';
import { useJobPage } from '../../../features/resumes/job/use-job-page.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { RadioGroup } from '../../../shared/ui/choice.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import type { loadAdd } from './add.server.ts';

export interface AddPageProps {
  loaderData: RouteData<typeof loadAdd>;
  /** The page that was read for the form without JavaScript. */
  page: JobPage | null | undefined;
  failure: FormFailure | null | undefined;
}

/** The page at /portal/applications/new: adds any job, by its link or by hand. */
export function AddPage({ loaderData, page, failure }: AddPageProps) {
  return (
    <>
      <PageHeader
        title="Add an application"
        above={<Breadcrumbs steps={[{ label: 'Applications', to: BOARD_PATH }, { label: 'Add' }]} />}
      >
        Add a job from any site. Only you see it, and nothing is sent to the employer.
      </PageHeader>
      <Form failure={failure} className="flex max-w-prose flex-col gap-5">
        <NewJobFields loaderData={loaderData} page={page} />
        <ProgressFields loaderData={loaderData} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel="Adding…">Add application</SubmitButton>
          <ButtonLink to={BOARD_PATH} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** The job: its link, which is read into the fields for the member to check, or what they enter. */
function NewJobFields({ loaderData: { limits, textLimits }, page }: Pick<AddPageProps, 'loaderData' | 'page'>) {
  const reading = useJobPage(page);
  const { state, job } = reading;
  const { similar, check } = useSimilar([]);
  const hydrated = useHydrated();
  const url = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const company = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(job);
  const compare = () => check(company.current?.value ?? '', title.current?.value ?? '');
  const latestCompare = useRef(compare);
  useEffect(() => {
    latestCompare.current = compare;
  });

  // The fields aren't controlled, so that what is typed before the page is hydrated isn't lost.
  useEffect(() => {
    if (!job || job === shown.current) return;
    shown.current = job;
    if (title.current) title.current.value = job.title ?? '';
    if (company.current) company.current.value = job.organization ?? '';
    if (place.current) place.current.value = formatPlace(job);
    if (description.current) description.current.value = job.description;
    latestCompare.current();
  }, [job]);

  const readAddress = () => {
    const address = url.current?.value.trim() ?? '';
    if (address === '') url.current?.focus();
    else void reading.read(address);
  };
  return (
    <>
      <input type="hidden" name="origin" value={job ? 'link' : 'hand'} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={url}
          name="jobUrl"
          label="Link to the job"
          type="url"
          inputMode="url"
          optional
          required={false}
          maxLength={limits.url}
          hint="Paste it to fill in the fields below. You can also leave it out."
          className="min-w-0 grow basis-64"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            readAddress();
          }}
        />
        <Button
          // Enter in another field activates the form's first submit button, which this would be.
          type={hydrated ? 'button' : 'submit'}
          name="readPage"
          value="1"
          busy={state.phase === 'reading'}
          busyLabel="Reading…"
          onClick={readAddress}
        >
          Read job
        </Button>
      </div>
      <PageJobNotes reading={reading} />
      <TextField
        ref={title}
        name="title"
        label="Job title"
        maxLength={limits.title}
        defaultValue={job?.title ?? ''}
        onChange={compare}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          ref={company}
          name="company"
          label="Company"
          maxLength={limits.company}
          defaultValue={job?.organization ?? ''}
          onChange={compare}
        />
        <TextField
          ref={place}
          name="place"
          label="Place"
          optional
          maxLength={limits.place}
          defaultValue={job ? formatPlace(job) : ''}
        />
      </div>
      <div aria-live="polite" className="empty:hidden">
        <SimilarNote similar={similar} />
      </div>
      <TextArea
        ref={description}
        name="description"
        label="Job description"
        optional
        rows={4}
        maxLength={textLimits.description}
        className="[&_textarea]:max-h-72"
        hint="Stored with the application, so that you can read it when the post is gone."
        defaultValue={job?.description ?? ''}
      />
    </>
  );
}

/** How far the member is with it. */
function ProgressFields({ loaderData: { resumes, textLimits, today } }: Pick<AddPageProps, 'loaderData'>) {
  const [state, setState] = useState('saved');
  const hydrated = useHydrated();
  return (
    <>
      <RadioGroup
        name="state"
        label="How far are you?"
        defaultValue="saved"
        onValueChange={setState}
        options={[
          { value: 'saved', label: 'I want to apply' },
          { value: 'submitted', label: 'I already applied' },
        ]}
        inline
      />
      <TextField
        name="happenedOn"
        label="Applied on"
        type="date"
        required={false}
        defaultValue={today}
        max={today}
        className={cx('max-w-narrow', hydrated && state !== 'submitted' && 'hidden')}
      />
      {resumes.length > 0 && (
        <Select
          name="resumeId"
          label="Résumé"
          optional
          placeholder="None"
          options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <TextArea name="note" label="Note" optional rows={2} maxLength={textLimits.note} />
    </>
  );
}
