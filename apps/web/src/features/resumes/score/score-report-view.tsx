import type { Loss, ScoreReport } from '@foothold/core/ats';
import type { FieldPath } from '@foothold/core/resume';
import type { ReactNode } from 'react';
import { BeforeYouApply } from './before-you-apply.tsx';
import { BiggestFixes } from './biggest-fixes.tsx';
import type { FixLink } from './fix-link.ts';
import { KeywordTable } from './keyword-table.tsx';
import { ScoreCaps } from './score-caps.tsx';
import { ScoreChecklist } from './score-checklist.tsx';
import { ScoreBreakdown } from './score-findings.tsx';
import { ScoreEvidence } from './score-proofs.tsx';
import { ScoreVerdict } from './score-verdict.tsx';

interface ScoreReportViewProps {
  report: ScoreReport;
  /** Null if there is no job or it has no title. */
  jobTitle: string | null;
  /** The URL to correct a field; omitted if it can't be corrected. */
  editHref?: (field: FieldPath) => string;
  /** Where lost points can be earned. */
  getFixLink: (loss: Pick<Loss, 'field' | 'term'>) => FixLink;
  /** Shown below the verdict. */
  before?: ReactNode;
  /** Shown below the biggest fixes. */
  after?: ReactNode;
  /** The next step and alternatives. */
  children?: ReactNode;
}

/**
 * A score, explained from the total down to individual lines: the total, the deal-breakers and keywords of the job or the
 * checklist, the biggest fixes, and the rest folded.
 */
export function ScoreReportView(props: ScoreReportViewProps) {
  const { report, jobTitle, editHref, getFixLink, before, after, children } = props;
  const hasJob = report.kind === 'job';
  const checklist = <ScoreChecklist report={report} folded={hasJob} editHref={editHref} />;
  return (
    <>
      <ScoreVerdict report={report} jobTitle={jobTitle}>
        {children}
      </ScoreVerdict>
      {before}
      <ScoreCaps report={report} />
      {hasJob && <BeforeYouApply knockouts={report.knockouts} />}
      {hasJob && <KeywordTable report={report} getFixLink={getFixLink} />}
      {!hasJob && checklist}
      <BiggestFixes report={report} getFixLink={getFixLink} />
      {after}
      {hasJob && checklist}
      <ScoreBreakdown report={report} {...(editHref && { editHref })} />
      <ScoreEvidence report={report} />
    </>
  );
}
