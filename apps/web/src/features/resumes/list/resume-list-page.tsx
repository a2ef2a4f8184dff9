import type { ResumeSummary } from '@foothold/contracts/resumes';
import { Link, Form as RouterForm } from 'react-router';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyDrawing } from '../../../shared/ui/pictures/empty-drawing.tsx';
import type { JobChoice } from '../upload/job-choice.ts';
import { ResumeDrop } from '../upload/resume-drop.tsx';
import type { ListingToScore } from '../upload/upload.server.ts';
import { useVisit } from '../visitor/visit.ts';
import { ResumeGroups } from './resume-groups.tsx';
import { StartWithoutFile } from './start-without-file.tsx';
import { TrySample } from './try-sample.tsx';

export interface ResumeListPageProps {
  resumes: readonly ResumeSummary[];
  listing: ListingToScore;
  file: { accept: string; maxBytes: number };
  titleLimit: number;
  /** The plan's limit on saved résumés. */
  savedLimit: number;
  /** Set if the user just scored a file without an account and is now saving it. */
  isSaving: boolean;
  failure: FormFailure | null | undefined;
}

/** The account's résumés, and a drop zone for another. */
export function ResumeListPage(props: ResumeListPageProps) {
  const { resumes, listing, file, titleLimit, savedLimit, isSaving, failure } = props;
  const visit = useVisit();
  const job: JobChoice =
    listing?.kind === 'open' ? { kind: 'listing', id: listing.id, title: listing.title } : { kind: 'none' };
  const isFull = resumes.length >= savedLimit;
  const drop = (
    <ResumeDrop rules={file} job={job} failure={failure} saveVisit={isSaving} prominent={resumes.length === 0} />
  );
  return (
    <>
      <PageHeader title="Résumés">
        {resumes.length > 0 && <p>Scores are against the job you chose for each résumé.</p>}
      </PageHeader>
      <div className="flex flex-col gap-4 pb-6 empty:hidden">
        {listing?.kind === 'open' && (
          <Callout title={`Score against ${listing.title} at ${listing.company}`}>
            {resumes.length > 0 ? 'Choose one of your résumés below or upload another.' : 'Upload your résumé below.'}
          </Callout>
        )}
        {listing?.kind === 'gone' && (
          <Callout tone="caution" title="This listing is no longer open">
            You can still choose another job for each résumé.
          </Callout>
        )}
        {isSaving && !visit && resumes.length === 0 && (
          <Callout title="Choose your file again">
            We didn’t save it when we scored it, and it’s no longer open in this window.
          </Callout>
        )}
      </div>
      {resumes.length === 0 ? (
        <section className="flex flex-col gap-8">
          <div className="flex flex-col items-start gap-4 md:flex-row md:items-center md:gap-10">
            <EmptyDrawing motif="page" />
            <div className="flex max-w-prose flex-col gap-2">
              <h2 className="text-title">Upload your résumé</h2>
              <p className="text-soft">
                See your score and what’s behind it. You can edit, download or delete your résumé at any time.
              </p>
            </div>
          </div>
          <div className="max-w-wide">{drop}</div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-soft">No file at hand?</p>
            <StartWithoutFile />
            <TrySample />
          </div>
        </section>
      ) : (
        <div className="flex flex-col gap-8">
          <ResumeGroups
            resumes={resumes}
            titleLimit={titleLimit}
            renderActions={(resume) =>
              listing?.kind === 'open' && <ScoreAgainstListing resume={resume} listingId={listing.id} />
            }
          />
          <section aria-labelledby="another" className="flex max-w-wide flex-col gap-3">
            <h2 id="another" className="text-title">
              Add another résumé
            </h2>
            {isFull ? (
              <PlanCallout title={`Your plan includes ${savedLimit === 1 ? 'one résumé' : `${savedLimit} résumés`}`}>
                Copies and archived résumés count. Delete one to add another.{' '}
                <Link to="/portal/settings" className="link">
                  See what your plan includes
                </Link>
              </PlanCallout>
            ) : (
              <>
                {drop}
                <StartWithoutFile />
              </>
            )}
          </section>
        </div>
      )}
    </>
  );
}

function ScoreAgainstListing({ resume, listingId }: { resume: ResumeSummary; listingId: string }) {
  if (resume.target.listingId === listingId)
    return (
      <Link to={`/portal/resumes/${resume.id}`} className="link text-small">
        Scored against this job
      </Link>
    );
  return (
    <RouterForm method="post" action={`/portal/resumes/${resume.id}/job`}>
      <input type="hidden" name="kind" value="listing" />
      <input type="hidden" name="listingId" value={listingId} />
      <Button type="submit" size="small">
        Score against this job
      </Button>
    </RouterForm>
  );
}
