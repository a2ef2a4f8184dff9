import type { JobPage as ReadPage, ResumeSummary } from '@foothold/contracts/resumes';
import { Search } from 'lucide-react';
import { Link, Form as RouterForm } from 'react-router';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { JobFields } from './job-fields.tsx';
import { readJobInput } from './job-input.ts';
import { useJobPage } from './use-job-page.ts';

export interface JobPageProps {
  id: string;
  target: ResumeSummary['target'];
  q: string;
  listings: readonly { id: string; title: string; company: string; place: string; isSample: boolean }[];
  /** The total number of search results. */
  total: number;
  /** The page that was read for the form without JavaScript. */
  page: ReadPage | null | undefined;
  failure: FormFailure | null | undefined;
}

/** Selects the job that a résumé is scored against: a description, a listing, or none. */
export function JobPage(props: JobPageProps) {
  const { id, target, page, failure } = props;
  const reading = useJobPage(page);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Choose a job to score against</h2>
        <p className="max-w-prose text-soft">
          We compare your résumé with what this job asks for. If you change the job, every version is rescored.
        </p>
      </div>
      <CurrentJob id={id} target={target} />
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
              initial={target.kind === 'text' ? { title: target.title ?? '', text: target.text ?? '' } : { title: '' }}
              required
              rows={10}
              hint="Paste the full job post, or only its link."
            />
            <SubmitButton className="self-start" busyLabel="Scoring…">
              Score against this job
            </SubmitButton>
          </Form>
        </section>
        <Listings {...props} />
      </div>
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

function Listings({ q, listings, total }: JobPageProps) {
  return (
    <section aria-labelledby="pick" className="flex flex-col gap-4">
      <h3 id="pick" className="font-text text-body font-strong tracking-normal">
        Choose a listing
      </h3>
      <Form method="get" role="search" className="flex items-end gap-3">
        <TextField name="q" label="Title, skill or company" type="search" defaultValue={q} className="flex-1" />
        <SubmitButton variant="secondary">
          <Search aria-hidden="true" size={18} />
          Search
        </SubmitButton>
      </Form>
      {q !== '' && (
        <p role="status" className="text-soft">
          {total === 0
            ? `No jobs match “${q}”. Try fewer or different words.`
            : `${total} found${total > listings.length ? `, showing the first ${listings.length}` : ''}.`}
        </p>
      )}
      <ul className="flex flex-col">
        {listings.map((listing) => (
          <li key={listing.id} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <div className="min-w-0">
              <Link
                to={`/jobs/${listing.id}`}
                className="font-strong break-words text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
              >
                {listing.title}
              </Link>
              <p className="text-soft">{[listing.company, listing.place].filter(Boolean).join(', ')}</p>
              {listing.isSample && <Badge>Sample</Badge>}
            </div>
            <RouterForm method="post">
              <input type="hidden" name="kind" value="listing" />
              <input type="hidden" name="listingId" value={listing.id} />
              <Button type="submit" size="small">
                Choose
                <span className="sr-only">
                  {' '}
                  {listing.title} at {listing.company}
                </span>
              </Button>
            </RouterForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
