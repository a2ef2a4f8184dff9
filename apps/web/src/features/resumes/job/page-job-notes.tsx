import type { JobPage, PageJob } from '@foothold/contracts/resumes';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import type { JobPageReading } from './use-job-page.ts';

/** What came of reading a job's page: progress, an error, several jobs to choose from, or what the page says. */
export function PageJobNotes({ reading: { state, job, choose } }: { reading: JobPageReading }) {
  return (
    // Present from the start, so that screen readers announce what appears in it.
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {state.phase === 'reading' && (
        <p className="text-small text-soft">Reading {getHost(state.url)}. This can take up to 10 seconds.</p>
      )}
      {state.phase === 'failed' && (
        <Callout tone="danger" title="We couldn’t read this job">
          {state.message}
        </Callout>
      )}
      {state.phase === 'done' && state.page.jobs.length > 1 && (
        <SeveralJobs page={state.page} chosen={job} onChoose={choose} />
      )}
      {state.phase === 'done' && job && <FoundJob job={job} url={state.page.url} />}
    </div>
  );
}

function SeveralJobs({
  page: { jobs },
  chosen,
  onChoose,
}: {
  page: JobPage;
  chosen: PageJob | null;
  onChoose: (job: PageJob) => void;
}) {
  const canChoose = useHydrated();
  return (
    <Callout title={`This page has ${jobs.length} jobs`}>
      <p>{canChoose ? 'Choose the one you mean.' : 'Open the one you mean, and paste its own link.'}</p>
      <ul className="flex flex-col gap-2 pt-2">
        {jobs.map((job, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change, and jobs have no ID
          <li key={index}>
            {canChoose ? (
              <Button size="small" aria-pressed={job === chosen} onClick={() => onChoose(job)}>
                {describeJob(job)}
              </Button>
            ) : (
              describeJob(job)
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

const describeJob = ({ title, location }: PageJob): string =>
  [title ?? 'Job without a title', location].filter(Boolean).join(', ');

function FoundJob({ job, url }: { job: PageJob; url: string }) {
  const { salary, datePosted, validThrough, from } = job;
  const facts = [
    { term: 'Pay', value: salary },
    { term: 'Posted', value: datePosted && <DateTime value={datePosted} /> },
    { term: 'Open until', value: validThrough && <DateTime value={validThrough} /> },
  ].filter(({ value }) => Boolean(value));
  return (
    <>
      {from === 'page-text' ? (
        <Callout tone="caution" title={`Read from ${getHost(url)}: check the text`}>
          The page doesn’t mark which part is the job, so this is all of its text. Remove what isn’t about the job.
        </Callout>
      ) : (
        <Callout tone="hold" title={`Read from ${getHost(url)}`}>
          Check what we read, and edit it if something is missing.
        </Callout>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
    </>
  );
}

/** "Tulsa, OK", "Remote", or nothing. */
export const formatPlace = ({ remote, location }: Pick<PageJob, 'remote' | 'location'>): string =>
  [remote && 'Remote', location].filter(Boolean).join(', ');

/** "jobs.example", or the address itself if it isn't complete yet. */
const getHost = (url: string): string => URL.parse(url)?.host ?? url;
