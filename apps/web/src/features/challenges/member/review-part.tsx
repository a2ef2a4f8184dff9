import type { SubmissionDetail } from '@foothold/contracts/challenges';
import type { CodeReview, Finding } from '@foothold/contracts/coaching';
import { RefusedError } from '../../../shared/api/post-json.ts';
import { useSending } from '../../../shared/hooks/use-sending.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { lineId } from '../numbered-code.tsx';

/** The review of a submission, or the button that asks for it. */
export function ReviewPart({ submission, onReviewed }: { submission: SubmissionDetail; onReviewed: () => void }) {
  const { show } = useToast();
  const { busy, send } = useSending<object, CodeReview>(`/api/challenges/submissions/${submission.id}/review`, {
    onSent({ overallRating }) {
      show({ title: `${overallRating} out of 10`, description: 'The review stands below the code.' });
      onReviewed();
    },
    onFailed: (failure) =>
      show({
        title: 'It was not reviewed',
        description:
          failure instanceof RefusedError && failure.problem ? failure.problem.message : 'Please try again shortly.',
        variant: 'destructive',
      }),
  });
  if (submission.review) return <Review review={submission.review} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button busy={busy} busyLabel="Reviewing" onClick={() => void send({})}>
        Review this code
      </Button>
      <p className="max-w-prose text-note text-soft">
        Linters read the code and say what they would change, line by line. Nothing is run.
      </p>
    </div>
  );
}

function Review({ review }: { review: CodeReview }) {
  const { overallRating, feedback, findings, findingsInAll, tools } = review;
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <p className="figures">
        <span className="text-title">{overallRating}</span> out of 10
      </p>
      <p className="text-small">{feedback}</p>
      {findings.length > 0 && (
        <ol className="border-t border-line">
          {findings.map((finding) => (
            <li key={`${finding.line} ${finding.rule} ${finding.title}`} className="border-b border-line py-3">
              <FindingLine finding={finding} />
            </li>
          ))}
        </ol>
      )}
      <p className="text-note text-soft">
        {findingsInAll > findings.length && `${findingsInAll} findings in all; the weightiest are shown. `}
        Read by {tools.join(', ')}.
      </p>
    </div>
  );
}

const TONES: Record<Finding['severity'], Tone> = { high: 'danger', medium: 'caution', low: 'neutral' };
const WEIGHTS: Record<Finding['severity'], string> = { high: 'Serious', medium: 'Worth mending', low: 'Small' };

function FindingLine({ finding: { line, rule, severity, title, why, fix } }: { finding: Finding }) {
  return (
    <div className="flex flex-col gap-1 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={`#${lineId(line)}`} className="link inline-flex min-h-6 items-center figures">
          Line {line}
        </a>
        <Badge tone={TONES[severity]}>{WEIGHTS[severity]}</Badge>
        <span className="font-strong">{title}</span>
      </p>
      <p>{why}</p>
      <p>
        <span className="text-soft">Instead: </span>
        {fix}
      </p>
      <p className="text-note text-soft">{rule}</p>
    </div>
  );
}
