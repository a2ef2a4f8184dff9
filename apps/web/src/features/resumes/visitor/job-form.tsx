import { Button } from '../../../shared/ui/button.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import type { JobChoice } from '../upload/job-choice.ts';

/** Chooses another job for the same file. */
export function JobForm({ job, onJob }: { job: JobChoice; onJob: (job: JobChoice) => void }) {
  return (
    <form
      className="mb-8 flex flex-col gap-4 rounded-panel border border-line bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('jobText') ?? '').trim();
        onJob(text ? { kind: 'text', text } : { kind: 'none' });
      }}
    >
      <TextArea
        name="jobText"
        label="Job description"
        optional
        rows={6}
        maxLength={50_000}
        defaultValue={job.kind === 'text' ? job.text : ''}
        className="[&_textarea]:max-h-96"
        hint="Paste the full job post. Leave blank for a format score."
      />
      <div>
        <Button type="submit" variant="primary">
          Score against this job
        </Button>
      </div>
    </form>
  );
}
