import type { ExplainedScore, ResumeSummary } from '@foothold/contracts/resumes';
import type { FieldPath, SourceText } from '@foothold/core/resume';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PagePane } from '../page/page-pane.tsx';
import { WithPage } from '../page/with-page.tsx';
import { getFieldElementId } from '../reading/field-hash.ts';
import { markFindings } from './findings.ts';
import { createFixLinks } from './fix-link.ts';
import { goToFinding } from './go-to-finding.ts';
import { GOAL_SCORE } from './goal.ts';
import { EarlierScoreComparison, EarlierScoreNotice } from './score-earlier.tsx';
import { ScoreReportView } from './score-report-view.tsx';

export interface ScoreTabProps {
  id: string;
  target: ResumeSummary['target'];
  report: ExplainedScore;
  /** The current score, if `report` is from an earlier rubric. */
  current: ExplainedScore | null;
  text: SourceText;
  /** Whether page images are available. */
  pictures: boolean;
}

/** The score of one version, explained from the total down to individual lines. */
export function ScoreTab({ id, target, report, current, text, pictures }: ScoreTabProps) {
  const base = `/portal/resumes/${id}`;
  const marked = markFindings(report);
  const editHref = (field: FieldPath) => `${base}/reading#${getFieldElementId(field)}`;
  return (
    <WithPage
      pane={
        text.pages.length > 0 ? (
          <PagePane
            text={text}
            pictureOf={
              pictures ? (page) => buildEndpointUrl(endpoint('GET /api/resumes/{id}/pages/{page}'), { id, page }) : null
            }
            marked={marked}
            onPick={({ key }) => goToFinding(key)}
          />
        ) : null
      }
    >
      {current?.earlier ? (
        <EarlierScoreNotice href={base} earlier={current.earlier} current={current} />
      ) : (
        report.earlier && <EarlierScoreComparison href={base} earlier={report.earlier} report={report} />
      )}
      <ScoreReportView
        report={report}
        jobTitle={target.title}
        editHref={editHref}
        getFixLink={createFixLinks(base, editHref)}
      >
        {!current && <NextSteps id={id} hasReachedGoal={report.total >= GOAL_SCORE} hasJob={target.kind !== 'none'} />}
      </ScoreReportView>
    </WithPage>
  );
}

/** The most helpful next step first: raising the score, then a job to compare with, then the file itself. */
function NextSteps({ id, hasReachedGoal, hasJob }: { id: string; hasReachedGoal: boolean; hasJob: boolean }) {
  const base = `/portal/resumes/${id}`;
  const job = { to: `${base}/job`, label: 'Score against a job' };
  const matches = { to: `/portal/matches?resume=${id}`, label: 'Find matching jobs' };
  const steps = [
    ...(hasReachedGoal ? [] : [{ to: `${base}/improve`, label: 'Improve score' }]),
    ...(hasJob ? [] : [job]),
    ...(hasReachedGoal && hasJob ? [{ to: `${base}/download`, label: 'Download résumé' }] : []),
    ...(hasReachedGoal || hasJob ? [matches] : []),
  ];
  return steps.map(({ to, label }, index) => (
    <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}
