import type { ScoreReport } from '@foothold/core/ats';

type ScoreFigures = Pick<ScoreReport, 'fit' | 'fitUnjudged' | 'quality'>;

/**
 * The two parts of a job score, each with an explanation. Renders nothing for reports from earlier rubrics, which don't
 * have them.
 */
export function FitAndQuality({ fit, fitUnjudged, quality }: ScoreFigures) {
  if (quality === undefined) return null;
  return (
    <dl className="grid gap-x-8 gap-y-4 border-t border-line py-5 sm:grid-cols-2">
      <Figure name="Fit" value={fit} tone="fill-accent">
        {fit === undefined
          ? (fitUnjudged ?? 'The job description names nothing to judge fit by.')
          : 'How much of what this job asks for your résumé shows.'}
      </Figure>
      <Figure name="Quality" value={quality} tone="fill-ink">
        How complete, clear, and readable your résumé is for any job.
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: number | undefined;
  tone: string;
  children: string;
}

function Figure({ name, value, tone, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <dt className="font-strong">{name}</dt>
      <dd className="flex flex-col gap-1.5">
        {value === undefined ? (
          <span className="text-lead font-strong">Not judged</span>
        ) : (
          <>
            <span className="figures">
              <span className="font-display text-title font-medium">{value}</span>
              <span className="text-soft"> of 100</span>
            </span>
            <svg aria-hidden="true" width="100%" height="4" className="block">
              <rect width="100%" height="4" rx="2" className="fill-line" />
              <rect width={`${value}%`} height="4" rx="2" className={tone} />
            </svg>
          </>
        )}
        <span className="text-note text-soft">{children}</span>
      </dd>
    </div>
  );
}
