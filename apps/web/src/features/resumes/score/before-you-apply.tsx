import type { Knockout } from '@foothold/core/ats';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ShowPlace } from '../page/show-place.tsx';
import { Quote } from './quoted.tsx';

const ANSWERS: Record<Knockout['answer'], { label: string; tone: Tone }> = {
  met: { label: 'Met', tone: 'hold' },
  'not-met': { label: 'Not met', tone: 'danger' },
  unknown: { label: 'We can’t tell', tone: 'caution' },
};

/** Work authorization comes first, because no change to a résumé can fix it. */
const PRIORITY_KINDS = ['sponsorship', 'work-authorization'];

/** The job's deal-breakers, sponsorship first. Reports from earlier rubrics are in the order of the job description. */
function sortKnockouts(knockouts: readonly Knockout[]): Knockout[] {
  const rank = ({ kind }: Knockout) =>
    PRIORITY_KINDS.includes(kind) ? PRIORITY_KINDS.indexOf(kind) : PRIORITY_KINDS.length;
  return knockouts.toSorted((a, b) => rank(a) - rank(b));
}

/** Maximum number of deal-breakers shown, besides those that aren't met; the rest are collapsed. */
const INITIAL_COUNT = 4;

/** The job's deal-breakers with quotes from both sides. Shown next to the score and never included in it. */
export function BeforeYouApply({ knockouts }: { knockouts: readonly Knockout[] }) {
  const sorted = sortKnockouts(knockouts);
  const isShown = (knockout: Knockout, index: number) => index < INITIAL_COUNT || knockout.answer === 'not-met';
  const shown = sorted.filter(isShown);
  const folded = sorted.filter((knockout, index) => !isShown(knockout, index));
  return (
    <section aria-labelledby="before-you-apply" className="border-t border-line py-8">
      <h2 id="before-you-apply" className="text-title">
        Before you apply
      </h2>
      {knockouts.length === 0 ? (
        <p className="max-w-prose pt-1 text-soft">
          We found no deal-breakers in this job description, such as work authorization, a license, or a degree.
        </p>
      ) : (
        <>
          <p className="max-w-prose pt-1 text-soft">
            Employers often screen out applicants who don’t meet these. They don’t change your score.
          </p>
          <DealBreakers knockouts={shown} />
          {folded.length > 0 && (
            <details className="group">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center pt-2 font-medium underline decoration-edge underline-offset-4 hover:decoration-accent group-open:hidden">
                Show {folded.length} more
              </summary>
              <DealBreakers knockouts={folded} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

function DealBreakers({ knockouts }: { knockouts: readonly Knockout[] }) {
  return (
    <ul className="flex flex-col pt-3">
      {knockouts.map((knockout) => (
        <DealBreaker key={`${knockout.kind}-${knockout.quote}`} knockout={knockout} />
      ))}
    </ul>
  );
}

function DealBreaker({ knockout: { kind, question, quote, answer, evidence } }: { knockout: Knockout }) {
  const { label, tone } = ANSWERS[answer];
  return (
    <li className="flex flex-col gap-1.5 border-b border-line py-4 last:border-b-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <h3 className="font-text text-small font-strong tracking-normal break-words">{question}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <Quote by="The job says" text={quote} />
      {evidence?.quote !== undefined && <Quote by="Your résumé says" text={evidence.quote} />}
      {evidence ? (
        <p className="flex flex-wrap gap-x-4">
          <span className="min-w-0 break-words">{evidence.text}</span>
          <ShowPlace placeKey={`deal-breaker-${kind}-${quote}`} label={evidence.text} spans={evidence.spans} />
        </p>
      ) : (
        answer === 'unknown' && (
          <p className="text-soft">We can’t tell from your résumé. If you meet this, say so in it.</p>
        )
      )}
    </li>
  );
}
