import { Button } from '../../../shared/ui/button.tsx';
import { JobFields } from '../job/job-fields.tsx';
import { readJobInput } from '../job/job-input.ts';
import { ListingSearch } from '../job/listing-search.tsx';
import { useJobPage } from '../job/use-job-page.ts';
import type { JobChoice } from '../upload/job-choice.ts';

/** Chooses another job for the same file. */
export function JobForm({ job, onJob }: { job: JobChoice; onJob: (job: JobChoice) => void }) {
  const reading = useJobPage(null);
  return (
    <form
      className="mb-8 flex flex-col gap-4 rounded-panel border border-line bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault();
        const input = readJobInput(new FormData(event.currentTarget));
        if (input.kind === 'page') void reading.read(input.url);
        else onJob(input);
      }}
    >
      <JobFields
        reading={reading}
        {...(job.kind === 'text' && { initial: { ...job, title: job.title ?? '' } })}
        rows={6}
        hint="Paste the full job post, or only its link."
      />
      <ListingSearch onChoose={({ id, title }) => onJob({ kind: 'listing', id, title })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          Score against this job
        </Button>
        <Button variant="quiet" onClick={() => onJob({ kind: 'none' })}>
          No job yet
        </Button>
      </div>
    </form>
  );
}
