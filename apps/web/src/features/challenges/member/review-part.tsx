import type { SubmissionDetail } from '@foothold/contracts/challenges';
import type { CodeReview } from '@foothold/contracts/coaching';
import { endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { useSubmission } from '../../../shared/hooks/use-sending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CodeFinding } from '../../../shared/ui/code-finding.tsx';
import { getLineId } from '../../../shared/ui/numbered-code.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';

/** A submission's review, or the button that requests it. */
export function ReviewPart({ submission, onReviewed }: { submission: SubmissionDetail; onReviewed: () => void }) {
  const { show } = useToast();
  const { busy, send } = useSubmission(endpoint('POST /api/challenges/submissions/{id}/review'), {
    onSent({ overallRating }) {
      show({ title: `${overallRating} out of 10`, description: 'See the review below your code.' });
      onReviewed();
    },
    onFailed: (failure) =>
      show({
        title: 'We couldn’t review your code',
        description:
          failure instanceof RefusedError && failure.problem ? failure.problem.message : 'Try again in a moment.',
        variant: 'destructive',
      }),
  });
  if (submission.review) return <Review review={submission.review} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button busy={busy} busyLabel="Reviewing…" onClick={() => void send({ id: submission.id })}>
        Review this code
      </Button>
      <p className="max-w-prose text-note text-soft">
        Linters suggest changes line by line. We don’t run your code, and this doesn’t use up your daily AI tool uses.
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
              <CodeFinding
                finding={finding}
                place={
                  <a href={`#${getLineId(finding.line)}`} className="link inline-flex min-h-6 items-center figures">
                    Line {finding.line}
                  </a>
                }
              />
            </li>
          ))}
        </ol>
      )}
      <p className="text-note text-soft">
        {findingsInAll > findings.length && `${findingsInAll} findings in total; the most important are shown. `}
        Checked with {tools.join(', ')}.
      </p>
    </div>
  );
}
