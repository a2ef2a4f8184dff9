import type { SubmissionDetail } from '@foothold/contracts/challenges';
import { LANGUAGE_NAMES } from '@foothold/contracts/coaching/choices';
import { useFetcher } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { NumberedCode } from '../../../shared/ui/numbered-code.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { formatResult } from '../labels.ts';
import { ReviewPart } from './review-part.tsx';

/** One submission: its code, its test results, and its review. */
export function SubmissionView({ submission, onReviewed }: { submission: SubmissionDetail; onReviewed: () => void }) {
  const { code, language, outcomes, review, submittedAt } = submission;
  const marked = new Set(review?.findings.map(({ line }) => line));
  const failed = outcomes?.filter(({ passed }) => !passed) ?? [];
  return (
    <div id="submission" className="scroll-mt-20">
      <Part
        title={
          <>
            Submitted <DateTime value={submittedAt} time />
          </>
        }
      >
        <p className="text-small">
          {LANGUAGE_NAMES[language]}. {formatResult(submission)}
          {failed.length > 0 && `; failed: ${failed.map(({ name }) => name).join('; ')}`}.
        </p>
        <NumberedCode code={code} marked={marked} />
        <ReviewPart submission={submission} onReviewed={onReviewed} />
        <DeleteForm id={submission.id} />
      </Part>
    </div>
  );
}

function DeleteForm({ id }: { id: string }) {
  const fetcher = useFetcher<ChangeOutcome>();
  return (
    <Form fetcher={fetcher} failure={fetcher.data?.failure}>
      <input type="hidden" name="submission" value={id} />
      <ConfirmButton
        variant="quiet"
        size="small"
        title="Delete this submission?"
        description="This permanently deletes its code, test results and review."
        confirmLabel="Delete submission"
        cancelLabel="Cancel"
      >
        Delete submission
      </ConfirmButton>
    </Form>
  );
}
