import type { Knockout } from '@foothold/core/ats';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ShowPlace } from '../page/show-place.tsx';
import { JobQuote } from './score-findings.tsx';

const ANSWERS: Record<Knockout['answer'], { label: string; tone: Tone }> = {
  met: { label: 'Your résumé says yes', tone: 'hold' },
  'not-met': { label: 'Your résumé says no', tone: 'caution' },
  unknown: { label: 'Your résumé doesn’t say', tone: 'neutral' },
};

/** Knockouts that the job names. They are shown next to the score and don't affect it. */
export function ScoreKnockouts({ knockouts }: { knockouts: readonly Knockout[] }) {
  if (knockouts.length === 0) return null;
  return (
    <section aria-labelledby="hurdles" className="border-t border-line py-8">
      <h2 id="hurdles" className="text-title">
        Deal-breakers for this job
      </h2>
      <p className="max-w-prose pt-1 text-soft">
        Employers often screen out applicants who don’t meet these. They don’t affect your score.
      </p>
      <ul className="flex flex-col pt-3">
        {knockouts.map((knockout) => {
          const { label, tone } = ANSWERS[knockout.answer];
          return (
            <li
              key={`${knockout.kind}-${knockout.quote}`}
              className="flex flex-col gap-1.5 border-b border-line py-4 last:border-b-0"
            >
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <span className="font-strong">{knockout.question}</span>
                <Badge tone={tone}>{label}</Badge>
              </div>
              <JobQuote text={knockout.quote} />
              {knockout.evidence && (
                <p className="flex flex-wrap gap-x-4">
                  <span>{knockout.evidence.text}</span>
                  <ShowPlace
                    placeKey={`knockout-${knockout.kind}`}
                    label={knockout.evidence.text}
                    spans={knockout.evidence.spans}
                  />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
