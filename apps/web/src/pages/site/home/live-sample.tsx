import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Attribution } from '../../../features/listings/attribution.tsx';
import type { SourceAttribution } from '../../../features/listings/row-view.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';

export interface LiveSampleProps {
  /** The sample résumé's score for its sample job. Null if it couldn't be computed. */
  score: { total: number; rubric: string; jobTitle: string | null } | null;
  /** The listing that matches the sample résumé best. Null if none does. */
  match: {
    score: number;
    id: string;
    title: string;
    company: string;
    sample: boolean;
    attribution: SourceAttribution | null;
    considered: number;
  } | null;
}

/** Two results that anyone can check: both are computed when the page is rendered, by what members use. */
export function LiveSample({ score, match }: LiveSampleProps) {
  if (!score && !match) return null;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {score && (
        <Result
          title="A score you can check"
          figure={<FormattedNumber value={score.total} />}
          unit="of 100"
          action={
            <Link to="/score?sample=1" className="link">
              See every reason, and try your own
            </Link>
          }
        >
          Our sample résumé{score.jobTitle === null ? '' : ` for “${score.jobTitle}”`}, scored by rubric {score.rubric}{' '}
          when this page was built.
        </Result>
      )}
      {match && (
        <Result
          title="A match you can check"
          figure={<FormattedNumber value={match.score} />}
          unit="%"
          action={
            <Link to={`/jobs/${match.id}`} className="link">
              Open the listing
            </Link>
          }
        >
          The best of <FormattedNumber value={match.considered} /> listings for the same résumé: {match.title} at{' '}
          {match.company}
          {match.sample && ', a sample listing'}.
          {match.attribution && (
            <>
              {' '}
              <Attribution attribution={match.attribution} />
            </>
          )}
        </Result>
      )}
    </div>
  );
}

function Result({
  title,
  figure,
  unit,
  action,
  children,
}: {
  title: string;
  figure: ReactNode;
  unit: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-2 rounded-panel border border-line bg-raised p-5">
      <h3 className="text-lead leading-7">{title}</h3>
      <p className="figures">
        <span className="font-display text-heading leading-none">{figure}</span>{' '}
        <span className="text-soft">{unit}</span>
      </p>
      <p className="text-small text-soft">{children}</p>
      <p className="mt-auto text-small">{action}</p>
    </div>
  );
}
