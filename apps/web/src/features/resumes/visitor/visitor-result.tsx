import type { VisitorScore } from '@foothold/contracts/resumes';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { toDraft } from '../model/draft.ts';
import { listFilledPaths } from '../model/paths.ts';
import { PagePane } from '../page/page-pane.tsx';
import { WithPage } from '../page/with-page.tsx';
import { listFileFacts } from '../reading/file-facts.ts';
import { FileFactsList } from '../reading/file-facts-list.tsx';
import { ParserPanel } from '../reading/parser-panel.tsx';
import { ReadingSummary } from '../reading/reading-summary.tsx';
import { markFindings } from '../score/findings.ts';
import { CollapsedSection } from '../score/folded-section.tsx';
import { goToFinding } from '../score/go-to-finding.ts';
import { ScoreReportView } from '../score/score-report-view.tsx';
import type { JobChoice } from '../upload/job-choice.ts';
import { JobForm } from './job-form.tsx';
import { PlanPreview } from './plan-preview.tsx';

interface VisitorResultProps {
  result: VisitorScore;
  job: JobChoice;
  /** Scores the same file against another job; null if the file is no longer available. */
  onJob: ((job: JobChoice) => void) | null;
  onAnother(): void;
}

/** The result for one file without an account: the full score, what was read, and what would raise the score. */
export function VisitorResult({ result, job, onJob, onAnother }: VisitorResultProps) {
  const { report, resume, provenance, signals, text, views, plan } = result;
  const [choosing, setChoosing] = useState(false);
  const save = useSaveHref();
  const marked = markFindings(report);
  return (
    <div className="page py-8 text-small md:py-10">
      <header className="flex flex-col gap-4 pb-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h1 className="min-w-0 text-title break-words">{result.fileName}</h1>
          {onJob && (
            <Button variant="quiet" className="max-sm:-ml-4" onClick={onAnother}>
              Score another file
            </Button>
          )}
        </div>
        <Callout tone="hold" title="Your file isn’t saved">
          We scored it in memory and discarded it.{' '}
          {onJob
            ? 'It stays in this window until you close it. Save it to your account to keep it.'
            : 'To save it, sign up and choose it again.'}
        </Callout>
      </header>
      <WithPage
        pane={
          <PagePane isBelowHeader text={text} pictureOf={null} marked={marked} onPick={({ key }) => goToFinding(key)} />
        }
      >
        <ScoreReportView
          report={report}
          jobTitle={result.jobTitle}
          before={onJob && choosing && <JobForm job={job} onJob={onJob} />}
          after={<PlanPreview plan={plan} save={save} />}
        >
          <ButtonLink variant="primary" to={save.to} reloadDocument={save.isElsewhere}>
            Improve my score
          </ButtonLink>
          {onJob && (
            <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {job.kind === 'none' ? 'Add a job' : 'Change job'}
            </Button>
          )}
        </ScoreReportView>
        <CollapsedSection id="reading" title="What we read" note={formatReadingSummary(result)}>
          <ReadingSummary resume={resume} provenance={provenance} unplaced={result.unplaced} />
        </CollapsedSection>
      </WithPage>
      <section aria-labelledby="readers" className="border-t border-line py-8">
        <h2 id="readers" className="text-title">
          How other software reads this file
        </h2>
        <p className="max-w-prose pt-1 pb-5 text-soft">
          Hiring systems read files in different ways. Differences are marked.
        </p>
        <ParserPanel views={views} />
        <h3 className="pt-10 pb-2 text-title">About this file</h3>
        <FileFactsList facts={listFileFacts(signals, result.format)} />
      </section>
      <p className="border-t border-line pt-8 text-soft">
        <Link to={save.to} reloadDocument={save.isElsewhere} className="link">
          Save and continue
        </Link>{' '}
        to edit what we read, accept suggestions and download your improved résumé. Confirm your email to try everything
        free for {TRIAL_DAYS} days, no card needed.
      </p>
    </div>
  );
}

/** "34 fields, 2 lines we could not place". */
function formatReadingSummary({ resume, unplaced }: VisitorScore): string {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const fields = count(listFilledPaths(toDraft(resume)).length, 'field');
  return unplaced.length > 0 ? `${fields}, ${count(unplaced.length, 'line')} we could not place` : fields;
}

/** Continues in the portal with the file, through sign-up for users who aren't signed in. */
function useSaveHref(): { to: string; isElsewhere: boolean } {
  const { viewer, portalUrl, publicUrl } = useAppData();
  const resumes = '/portal/resumes?keep=1';
  const isElsewhere = !portalUrl.startsWith('/') && !portalUrl.startsWith(`${publicUrl}/`);
  const base = isElsewhere ? portalUrl : '/portal';
  return { to: viewer ? `${base}/resumes?keep=1` : `${base}/signup?next=${encodeURIComponent(resumes)}`, isElsewhere };
}
