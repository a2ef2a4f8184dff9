import type { VisitorScore } from '@foothold/contracts/resumes';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import { type ReactNode, useState } from 'react';
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
import { CollapsedSection } from '../score/collapsed-section.tsx';
import { markFindings } from '../score/findings.ts';
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
  const [choosing, setChoosing] = useState(false);
  const save = useSaveHref('/portal/resumes?keep=1');
  return (
    <Result
      result={result}
      save={{ ...save, label: 'Save and continue' }}
      header={
        <>
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
        </>
      }
      before={onJob && choosing && <JobForm job={job} onJob={onJob} />}
      footer="to edit what we read, accept suggestions and download your improved résumé."
    >
      <ButtonLink variant="primary" to={save.to} reloadDocument={save.isElsewhere}>
        Improve my score
      </ButtonLink>
      {onJob && (
        <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {job.kind === 'none' ? 'Add a job' : 'Change job'}
        </Button>
      )}
    </Result>
  );
}

/** The sample's score, with the same explanations as a visitor's own. */
export function SampleResult({ result }: { result: VisitorScore }) {
  const save = useSaveHref('/portal/resumes');
  return (
    <Result
      result={result}
      save={{ ...save, label: 'Create an account' }}
      header={
        <>
          <h1 className="text-title">Sample résumé and job</h1>
          <Callout title="Sample">
            {result.resume.contact.name} and the companies are invented. The score is computed like any other.
          </Callout>
        </>
      }
      before={null}
      footer="to accept suggestions on your own résumé or on this sample."
    >
      <ButtonLink variant="primary" to="/score">
        Score my résumé
      </ButtonLink>
      <ButtonLink to="#raise">How to improve this one</ButtonLink>
    </Result>
  );
}

interface ResultProps {
  result: VisitorScore;
  header: ReactNode;
  before: ReactNode;
  /** The way into the portal. */
  save: SaveLink & { label: string };
  /** What the portal is for, as the end of "Create an account …". */
  footer: string;
  /** The next steps. */
  children: ReactNode;
}

function Result({ result, header, before, save, footer, children }: ResultProps) {
  const { report, resume, provenance, signals, text, views, plan } = result;
  const marked = markFindings(report);
  return (
    <div className="page py-8 text-small md:py-10">
      <header className="flex flex-col gap-4 pb-8">{header}</header>
      <WithPage
        pane={
          <PagePane isBelowHeader text={text} pictureOf={null} marked={marked} onPick={({ key }) => goToFinding(key)} />
        }
      >
        <ScoreReportView
          report={report}
          jobTitle={result.jobTitle}
          getFixLink={() => ({ to: '#raise', label: 'How to improve it' })}
          before={before}
          after={<PlanPreview plan={plan} save={save} />}
        >
          {children}
        </ScoreReportView>
        <CollapsedSection id="reading" title="What we read" note={formatReadingSummary(result)}>
          <ReadingSummary resume={resume} provenance={provenance} unplaced={result.unplaced} />
        </CollapsedSection>
      </WithPage>
      <CollapsedSection id="readers" title="How other software reads this file" note={`${views.length} readings`}>
        <p className="max-w-prose pb-5 text-soft">
          Hiring systems read files in different ways. Differences are marked.
        </p>
        <ParserPanel views={views} />
        <h3 className="pt-10 pb-2 text-title">About this file</h3>
        <FileFactsList facts={listFileFacts(signals, result.format)} />
      </CollapsedSection>
      <p className="border-t border-line pt-8 text-soft">
        <Link to={save.to} reloadDocument={save.isElsewhere} className="link">
          {save.label}
        </Link>{' '}
        {footer} Confirm your email for a free {TRIAL_DAYS}-day trial, no card needed.
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

interface SaveLink {
  to: string;
  isElsewhere: boolean;
}

/** Continues in the portal, through sign-up for users who aren't signed in. */
function useSaveHref(next: string): SaveLink {
  const { viewer, portalUrl, publicUrl } = useAppData();
  const isElsewhere = !portalUrl.startsWith('/') && !portalUrl.startsWith(`${publicUrl}/`);
  const base = isElsewhere ? portalUrl : '/portal';
  const to = viewer ? `${base}${next.slice('/portal'.length)}` : `${base}/signup?next=${encodeURIComponent(next)}`;
  return { to, isElsewhere };
}
