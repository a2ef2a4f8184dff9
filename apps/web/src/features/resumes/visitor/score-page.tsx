import type { JobPage, VisitorScore } from '@foothold/contracts/resumes';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { endpoint } from '../../../shared/api/endpoint.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { createUploadForm, type JobChoice } from '../upload/job-choice.ts';
import { toFormFailure } from '../upload/send-file.ts';
import type { ListingToScore } from '../upload/upload.server.ts';
import { UploadProgress } from '../upload/upload-progress.tsx';
import { useUpload } from '../upload/use-upload.ts';
import { takeOver } from './hand-over.ts';
import { setVisit, useVisit, type Visit } from './visit.ts';
import { VisitForm } from './visit-form.tsx';
import { SampleResult, VisitorResult } from './visitor-result.tsx';

export interface ScorePageProps {
  file: { accept: string; maxBytes: number };
  listing: ListingToScore;
  /** The score of the sample, if it was asked for. */
  sample: VisitorScore | null;
  /** The result of the page's own form, if JavaScript was unavailable. */
  posted: { result?: VisitorScore; page?: JobPage; failure?: FormFailure | null } | undefined;
}

/** Scores one file without an account. Nothing is stored. */
export function ScorePage({ file: rules, listing, sample, posted }: ScorePageProps) {
  const visit = useVisit();
  const { state, start, stop } = useUpload(endpoint('POST /api/visitor/score'));
  const initialJob: JobChoice =
    listing?.kind === 'open' ? { kind: 'listing', id: listing.id, title: listing.title } : { kind: 'none' };

  async function score(file: File, job: JobChoice): Promise<void> {
    setVisit({ file, job, result: null });
    const result = await start(createUploadForm(file, job));
    if (result) setVisit({ file, job, result });
  }

  // Scores a file that was dropped on another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    void takeOver().then((file) => file && score(file, initialJob));
  }, []);

  if (state.phase === 'sending' || state.phase === 'reading')
    return (
      <Frame title="Scoring your résumé" lead="This takes a second or two.">
        {visit && (
          <UploadProgress
            state={state}
            file={visit.file}
            onStop={() => {
              stop();
              setVisit(null);
            }}
          />
        )}
      </Frame>
    );
  const result = visit?.result ?? posted?.result;
  if (result)
    return (
      <VisitorResult
        result={result}
        job={visit?.job ?? initialJob}
        onJob={visit ? (job) => void score(visit.file, job) : null}
        onAnother={() => setVisit(null)}
      />
    );
  if (sample && state.phase === 'idle' && !posted?.failure) return <SampleResult result={sample} />;
  const failure = state.phase === 'failed' ? toFormFailure(state.failure) : posted?.failure;
  return (
    <Frame
      title="Score your résumé"
      lead="See what hiring software reads in your file, what drives your score and how to improve it."
    >
      {listing?.kind === 'gone' && (
        <Callout tone="caution" title="This listing is no longer open">
          You can still score your résumé on its own or paste the job description.
        </Callout>
      )}
      {visit && state.phase === 'failed' && (
        <TryAgain visit={visit} onRetry={() => void score(visit.file, visit.job)} />
      )}
      <VisitForm
        rules={rules}
        listing={listing?.kind === 'open' ? listing : null}
        page={posted?.page}
        failure={failure}
        onScore={score}
      />
      <p className="text-soft">
        No file at hand?{' '}
        <Link to="/score?sample=1" className="link">
          Try a sample résumé and job
        </Link>
      </p>
    </Frame>
  );
}

/** Keeps the file in the form, so that the user doesn't have to select it again after a connection failure. */
function TryAgain({ visit, onRetry }: { visit: Visit; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-raised px-5 py-4">
      <p className="min-w-0">
        <span className="block truncate font-strong">{visit.file.name}</span>
        <span className="text-small text-soft">Still selected, not saved.</span>
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <div className="page py-10 md:py-16">
      <div className="mx-auto flex max-w-prose flex-col gap-6">
        <header className="flex flex-col gap-3">
          <h1 className="text-heading">{title}</h1>
          <p className="text-lead text-soft">{lead}</p>
        </header>
        {children}
        <p className="border-t border-line pt-5 text-small text-soft">
          We don’t save your file. We score it in memory, then discard it.{' '}
          <Link to="/rubric" className="link">
            How scoring works
          </Link>
        </p>
      </div>
    </div>
  );
}
