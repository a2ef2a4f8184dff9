import type { JobPage as ReadPage, ResumeSummary } from '@foothold/contracts/resumes';
import { Search } from 'lucide-react';
import { Link, Form as RouterForm } from 'react-router';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { JobFields } from './job-fields.tsx';
import { readJobInput } from './job-input.ts';
import { ListingList, ListingName } from './listing-list.tsx';
import type { ListingOption } from './listing-option.ts';
import { useJobPage } from './use-job-page.ts';
import { Workplace } from './workplace.tsx';

export interface JobPageProps {
  id: string;
  target: ResumeSummary['target'];
  /** Set if the job is for a copy, which is made once the job is chosen. */
  copy: CopyPlan | null;
  q: string;
  listings: readonly ListingOption[];
  /** The total number of search results. */
  total: number;
  /** The page that was read for the form without JavaScript. */
  page: ReadPage | null | undefined;
  failure: FormFailure | null | undefined;
}

interface CopyPlan {
  /** The name of the résumé to copy. */
  of: string;
  /** The plan's limit on saved résumés, and whether it is reached. */
  savedLimit: number;
  isFull: boolean;
}

/** Selects the job that a résumé is scored against: a description, a listing, or none. */
export function JobPage(props: JobPageProps) {
  const { id, target, copy, page, failure } = props;
  const reading = useJobPage(page);
  if (copy?.isFull) return <CopyLimitNote id={id} savedLimit={copy.savedLimit} />;
  const initial = !copy && target.kind === 'text' ? target : null;
  return (
    <div className="flex flex-col gap-8">
      {copy ? (
        <CopyHead id={id} of={copy.of} />
      ) : (
        <>
          <div className="flex flex-col gap-1">
            <h2 className="text-title">Choose a job to score against</h2>
            <p className="max-w-prose text-soft">
              We compare your résumé with what this job asks for. If you change the job, every version is rescored.
            </p>
          </div>
          <CurrentJob id={id} target={target} />
        </>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="paste" className="flex flex-col gap-4">
          <h3 id="paste" className="font-text text-body font-strong tracking-normal">
            Paste a link or a job description
          </h3>
          <Form
            failure={failure}
            className="flex flex-col gap-5"
            onSubmit={(event) => {
              const input = readJobInput(new FormData(event.currentTarget));
              if (input.kind !== 'page') return;
              event.preventDefault();
              void reading.read(input.url);
            }}
          >
            <input type="hidden" name="kind" value="text" />
            <JobFields
              reading={reading}
              initial={{
                title: initial?.title ?? '',
                text: initial?.text ?? '',
                company: initial?.company ?? '',
                place: initial?.place ?? '',
              }}
              required
              rows={10}
              hint="Paste the full job post, or only its link."
            />
            <SubmitButton className="self-start" busyLabel={copy ? 'Creating copy…' : 'Scoring…'}>
              {copy ? 'Create copy for this job' : 'Score against this job'}
            </SubmitButton>
          </Form>
        </section>
        <Listings {...props} />
      </div>
    </div>
  );
}

function CopyHead({ id, of }: { id: string; of: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Choose a job for the copy</h2>
        <p className="max-w-prose text-soft">
          We create a copy of “{of}” for this job once you choose it. The original stays as it is.
        </p>
      </div>
      <Link to={`/portal/resumes/${id}`} className={getButtonClass('quiet', 'small')}>
        Cancel
      </Link>
    </div>
  );
}

function CopyLimitNote({ id, savedLimit }: { id: string; savedLimit: number }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="text-title">Choose a job for the copy</h2>
      <PlanCallout title={`Your plan includes ${savedLimit === 1 ? 'one résumé' : `${savedLimit} résumés`}`}>
        Copies and archived résumés count. Delete one to add another.{' '}
        <Link to="/portal/settings" className="link">
          See what your plan includes
        </Link>
      </PlanCallout>
      <Link to={`/portal/resumes/${id}`} className={getButtonClass('quiet', 'small')}>
        Back to the résumé
      </Link>
    </div>
  );
}

function CurrentJob({ id, target }: Pick<JobPageProps, 'id' | 'target'>) {
  if (target.kind === 'none') return <p className="border-y border-line py-4">No job yet. You have a format score.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
      <p>
        <span className="text-soft">Current job: </span>
        {target.kind === 'listing' ? (
          <Link to={`/jobs/${target.listingId}`} className="link">
            {target.title}
          </Link>
        ) : (
          <span className="font-strong">{target.title ?? 'Pasted description'}</span>
        )}
        <Workplace target={target} />
      </p>
      <div className="flex flex-wrap gap-3">
        <RouterForm method="post">
          <input type="hidden" name="kind" value="none" />
          <Button type="submit" size="small">
            No job yet
          </Button>
        </RouterForm>
        <Link to={`/portal/resumes/${id}`} className={getButtonClass('quiet', 'small')}>
          Keep this job
        </Link>
      </div>
    </div>
  );
}

function Listings({ q, listings, total, copy }: JobPageProps) {
  return (
    <section aria-labelledby="pick" className="flex flex-col gap-4">
      <h3 id="pick" className="font-text text-body font-strong tracking-normal">
        Choose a listing
      </h3>
      <Form method="get" role="search" className="flex items-end gap-3">
        {copy && <input type="hidden" name="copy" value="1" />}
        <TextField name="q" label="Title, skill or company" type="search" defaultValue={q} className="flex-1" />
        <SubmitButton variant="secondary">
          <Search aria-hidden="true" size={18} />
          Search
        </SubmitButton>
      </Form>
      <ListingList
        q={q}
        listings={listings}
        total={total}
        renderAction={(listing) => (
          <RouterForm method="post">
            <input type="hidden" name="kind" value="listing" />
            <input type="hidden" name="listingId" value={listing.id} />
            <Button type="submit" size="small">
              Choose
              <ListingName listing={listing} />
            </Button>
          </RouterForm>
        )}
      />
    </section>
  );
}
