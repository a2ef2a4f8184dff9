import type { ScoreReport } from '@foothold/core/ats';
import type { FieldPath } from '@foothold/core/resume';
import type { ReactNode } from 'react';
import { BeforeYouApply } from './before-you-apply.tsx';
import { ScoreCaps } from './score-caps.tsx';
import { ScoreChecklist } from './score-checklist.tsx';
import { ScoreFindings } from './score-findings.tsx';
import { ScoreEvidence } from './score-proofs.tsx';
import { ScoreVerdict } from './score-verdict.tsx';

interface ScoreReportViewProps {
  report: ScoreReport;
  /** Null if there is no job or it has no title. */
  jobTitle: string | null;
  /** The URL to correct a field; omitted if it can't be corrected. */
  editHref?: (field: FieldPath) => string;
  /** Shown below the verdict. */
  before?: ReactNode;
  /** Shown below the lost points. */
  after?: ReactNode;
  /** The next step and alternatives. */
  children?: ReactNode;
}

/**
 * A score, explained from the total down to individual lines. With a job, it starts with the total and the
 * deal-breakers. Without one, it starts with what anyone can check.
 */
export function ScoreReportView({ report, jobTitle, editHref, before, after, children }: ScoreReportViewProps) {
  const hasJob = report.kind === 'job';
  const checklist = <ScoreChecklist items={report.checklist} folded={hasJob} editHref={editHref} />;
  return (
    <>
      {!hasJob && checklist}
      <ScoreVerdict report={report} jobTitle={jobTitle}>
        {children}
      </ScoreVerdict>
      {before}
      <ScoreCaps caps={report.caps} />
      {hasJob && <BeforeYouApply knockouts={report.knockouts} />}
      <ScoreFindings report={report} {...(editHref && { editHref })} />
      {after}
      <ScoreEvidence report={report} />
      {hasJob && checklist}
    </>
  );
}
