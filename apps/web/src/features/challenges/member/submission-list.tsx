import type { Submission } from '@foothold/contracts/challenges';
import { getPortalChallengePath } from '@foothold/contracts/challenges/choices';
import { LANGUAGE_NAMES } from '@foothold/contracts/coaching/choices';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { formatResult } from '../labels.ts';

/** The member's submissions, newest first. */
export function SubmissionList({
  submissions,
  openedId,
}: {
  submissions: readonly Submission[];
  openedId: string | null;
}) {
  if (submissions.length === 0)
    return <p className="max-w-prose text-soft">No submissions yet. Submit to save your code and test results.</p>;
  return (
    <>
      <ul className="border-t border-line">
        {submissions.map((submission) => (
          <li
            key={submission.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5 text-small"
          >
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link
                to={`${getPortalChallengePath(submission.challenge)}?submission=${submission.id}#submission`}
                aria-current={submission.id === openedId || undefined}
                className="link inline-flex min-h-9 items-center"
              >
                <DateTime value={submission.submittedAt} time />
              </Link>
              <span className="text-soft">{LANGUAGE_NAMES[submission.language]}</span>
              {submission.afterSolution && <Badge>After viewing the solution</Badge>}
            </span>
            <span className="flex flex-wrap gap-x-4 figures">
              <span>{formatResult(submission)}</span>
              {submission.rating !== null && <span>Reviewed: {submission.rating} out of 10</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-note text-soft">
        Test results are as reported by your browser. Your code never runs on our servers.
      </p>
    </>
  );
}
