import type { EarlierScore } from '@foothold/contracts/resumes';
import type { ScoreReport } from '@foothold/core/ats';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

interface ScoreEarlierProps {
  /** URL of the score page. */
  href: string;
  earlier: EarlierScore;
  report: ScoreReport;
}

/** The score under an earlier rubric beside the current one, with the reason for the change. */
export function EarlierScoreComparison({ href, earlier, report }: ScoreEarlierProps) {
  const isUnchanged = earlier.total === report.total;
  return (
    <div className="pb-8">
      <Callout
        title={
          isUnchanged
            ? 'We changed how we score. Your score is the same.'
            : 'Your score changed because we changed how we score'
        }
      >
        <dl className="grid grid-cols-2 gap-x-6 py-2">
          <Figure
            total={earlier.total}
            note={
              <>
                Rubric {earlier.rubric}, <DateTime value={earlier.scoredAt} />
              </>
            }
          >
            Before
          </Figure>
          <Figure total={report.total} note={`Rubric ${report.rubric}`}>
            Now
          </Figure>
        </dl>
        <p>{earlier.reason}</p>
        <p className="pt-1">
          <Link to={`${href}?rubric=${encodeURIComponent(earlier.rubric)}`} className="link">
            Show the earlier score
          </Link>
        </p>
      </Callout>
    </div>
  );
}

function Figure({ total, note, children }: { total: number; note: React.ReactNode; children: string }) {
  return (
    <div>
      <dt className="text-note text-soft">{children}</dt>
      <dd>
        <span className="font-display text-title font-medium figures">{total}</span>
        <span className="block text-note text-soft">{note}</span>
      </dd>
    </div>
  );
}

interface ScoreIsEarlierProps {
  href: string;
  earlier: EarlierScore;
  current: ScoreReport;
}

/** Shown above a report from an earlier rubric, with a link to the current score. */
export function EarlierScoreNotice({ href, earlier, current }: ScoreIsEarlierProps) {
  return (
    <div className="pb-8">
      <Callout tone="caution" title={`This is your score from rubric ${earlier.rubric}`}>
        <p className="pb-3">
          We made it on <DateTime value={earlier.scoredAt} />, and it stays as it was. With rubric {current.rubric} your
          score is {current.total}. {earlier.reason}
        </p>
        <ButtonLink to={href} size="small" variant="primary">
          Score again
        </ButtonLink>
      </Callout>
    </div>
  );
}
