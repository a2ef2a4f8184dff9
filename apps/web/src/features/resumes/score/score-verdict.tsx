import type { ScoreReport } from '@foothold/core/ats';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScoreDial } from '../../../shared/ui/pictures/score-dial.tsx';
import { formatScoreSentence, scoreLabel } from './verdict.ts';

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
            {formatScoreSentence(report, jobTitle)}
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
    </section>
  );
}
