import { LANGUAGE_NAMES } from '@foothold/contracts/coaching/choices';
import type { SavedAnswerDetail } from '@foothold/contracts/coaching/shapes';
import { getLineId, NumberedCode } from '../../../shared/ui/numbered-code.tsx';
import { ReviewResult } from './review-result.tsx';
import { getMarkedLines } from './review-words.ts';

/** A saved review: the code as it was, and the findings with links to their lines. */
export function SavedReview({
  saved: { input, answer },
}: {
  saved: Extract<SavedAnswerDetail, { tool: 'review-code' }>;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-strong text-small">Code in {LANGUAGE_NAMES[input.language]}</p>
        <NumberedCode code={input.code} marked={getMarkedLines(answer)} />
      </div>
      <ReviewResult review={answer} code={input.code} level="h2" lineLink={renderLineLink} />
    </div>
  );
}

const renderLineLink = (line: number) => (
  <a href={`#${getLineId(line)}`} className="link inline-flex min-h-6 items-center figures">
    Line {line}
  </a>
);
