import type { ScoreReport } from '@foothold/core/ats';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScoreDial } from '../../../shared/ui/pictures/score-dial.tsx';
import { GOAL } from './goal.ts';

export interface ScoreVerdictProps {
  report: Pick<ScoreReport, 'kind' | 'total' | 'rubric' | 'caps'>;
  /** What it was scored against; null without a job, or if the job has no title. */
  jobTitle: string | null;
  /** The next step, and others. */
  children: ReactNode;
}

/** The score, in words, and what to do about it. */
export function ScoreVerdict({ report, jobTitle, children }: ScoreVerdictProps) {
  const { kind, total, rubric } = report;
  return (
    <section aria-labelledby="verdict" className="@container pb-8">
      <div className="grid items-center gap-x-8 gap-y-4 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)]">
        <div className="justify-self-center">
          <ScoreDial score={total} label={scoreLabel(kind, jobTitle)} />
        </div>
        <div className="flex flex-col items-center gap-3 text-center @min-[34rem]:items-start @min-[34rem]:text-left">
          <h2 id="verdict" className="text-title">
            {verdictOf(total)}
          </h2>
          <p className="max-w-prose text-soft">
            {kind === 'format'
              ? 'This is a format score: how well your file can be read, without comparing it to a job. Add a job to score your skills and experience too.'
              : 'Scored against the job description with the same rules for everyone.'}{' '}
            <Link to="/rubric" className="link">
              How scoring works
            </Link>
            <span className="text-soft"> (rubric {rubric})</span>
          </p>
          <div className="flex flex-wrap justify-center gap-3 pt-1">{children}</div>
        </div>
      </div>
    </section>
  );
}

export function scoreLabel(kind: ScoreReport['kind'], jobTitle: string | null): string {
  if (kind === 'format') return 'Format score';
  return jobTitle === null ? 'Score for this job' : `Score for ${jobTitle}`;
}

export function verdictOf(total: number): string {
  const missing = GOAL - total;
  if (missing <= 0)
    return missing === 0 ? 'You’ve reached 80' : `${-missing} ${missing === -1 ? 'point' : 'points'} above 80`;
  return missing === 1 ? '1 point below 80' : `${missing} points below 80`;
}
