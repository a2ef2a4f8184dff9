import type { ScoreReport } from '@foothold/core/ats';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScoreDial } from '../../../shared/ui/pictures/score-dial.tsx';
import { FitAndQuality } from './fit-and-quality.tsx';
import { GOAL_SCORE } from './goal.ts';

export interface ScoreVerdictProps {
  report: ScoreReport;
  /** The job it was scored against; null if there is no job or it has no title. */
  jobTitle: string | null;
  /** The next step and alternatives. */
  children?: ReactNode;
}

/** The score in words, and what to do about it. */
export function ScoreVerdict({ report, jobTitle, children }: ScoreVerdictProps) {
  const { kind, total, rubric } = report;
  return (
    <section aria-labelledby="verdict" className="@container pb-3">
      <div className="grid items-center gap-x-8 gap-y-4 pb-5 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)]">
        <div className="justify-self-center">
          <ScoreDial score={total} label={scoreLabel(kind, jobTitle)} />
        </div>
        <div className="flex flex-col items-center gap-3 text-center @min-[34rem]:items-start @min-[34rem]:text-left">
          <h2 id="verdict" className="max-w-full text-title break-words">
            {scoreSentence(report, jobTitle)}
          </h2>
          <p className="max-w-prose text-soft">
            {kind === 'format' &&
              'This is a format score: how complete and readable your résumé is, without a job. Add a job to see how well you fit it. '}
            <Link to="/rubric" className="link">
              How scoring works
            </Link>{' '}
            (rubric {rubric})
          </p>
          <div className="flex flex-wrap justify-center gap-3 pt-1 empty:hidden">{children}</div>
        </div>
      </div>
      {kind === 'job' && <FitAndQuality {...report} />}
    </section>
  );
}

/** "Your résumé scores 45 of 100 for Staff Nurse, 35 points below 80." */
function scoreSentence({ kind, total }: Pick<ScoreReport, 'kind' | 'total'>, jobTitle: string | null): string {
  const against = kind === 'format' ? 'without a job' : `for ${jobTitle ?? 'this job'}`;
  return `Your résumé scores ${total} of 100 ${against}${total === GOAL_SCORE ? '' : `, ${formatDistance(total)}`}.`;
}

export function scoreLabel(kind: ScoreReport['kind'], jobTitle: string | null): string {
  if (kind === 'format') return 'Format score';
  return jobTitle === null ? 'Score for this job' : `Score for ${jobTitle}`;
}

export const formatVerdict = (total: number): string =>
  total === GOAL_SCORE ? 'You’ve reached 80' : formatDistance(total);

/** "1 point below 80". */
function formatDistance(total: number): string {
  const apart = Math.abs(total - GOAL_SCORE);
  return `${apart} ${apart === 1 ? 'point' : 'points'} ${total < GOAL_SCORE ? 'below' : 'above'} ${GOAL_SCORE}`;
}
