import { MAX_COMPARED } from '@foothold/contracts/applications/jobs';
import { Columns3, X } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../shared/ui/button.tsx';
import { type ComparedJob, compareHref, useComparedJobs } from './compare-selection.ts';

/** Chooses a job for comparing, or removes it. */
export function CompareButton({ job }: { job: ComparedJob }) {
  const { jobs, toggle } = useComparedJobs();
  const chosen = jobs.some(({ id }) => id === job.id);
  return (
    <Button size="small" variant="quiet" aria-keyshortcuts="c" onClick={() => toggle({ id: job.id, title: job.title })}>
      <Columns3 aria-hidden="true" size={16} className={chosen ? 'text-hold-text' : undefined} />
      <span>
        {chosen ? 'Added to compare' : 'Compare'}
        <span className="sr-only">
          {' '}
          {job.title}
          {chosen && ', click to remove'}
        </span>
      </span>
    </Button>
  );
}

/** The jobs chosen for comparing, with a link to the comparison. Nothing if there are none. */
export function CompareBar({ resume }: { resume: string | undefined }) {
  const { jobs, toggle, clear } = useComparedJobs();
  if (jobs.length === 0) return null;
  return (
    <section
      aria-label="Jobs to compare"
      className="flex flex-col gap-2 rounded-panel border border-line bg-raised px-3 py-2.5"
    >
      <ul className="flex flex-col">
        {jobs.map((job) => (
          <li key={job.id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 truncate">{job.title}</span>
            <IconButton
              size="small"
              label={`Remove ${job.title} from compare`}
              icon={<X aria-hidden="true" size={16} />}
              onClick={() => toggle(job)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {jobs.length > 1 ? (
          <ButtonLink
            size="small"
            variant="primary"
            to={compareHref(
              jobs.map(({ id }) => id),
              resume,
            )}
          >
            Compare {jobs.length} jobs
          </ButtonLink>
        ) : (
          <p className="text-soft">Add one or two more, up to {MAX_COMPARED}.</p>
        )}
        <Button size="small" variant="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
    </section>
  );
}
