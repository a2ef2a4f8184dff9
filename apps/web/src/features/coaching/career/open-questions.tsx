import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';

/** Questions in the person's own words, and whom to ask each one. */
export function OpenQuestions({ questions }: { questions: NonNullable<CareerAdvice['openQuestions']> }) {
  return (
    <div className="max-w-3xl">
      <DescriptionList
        items={questions.map(({ question, ask }) => ({
          term: question,
          value: ask === null ? 'We have no answer to this.' : `Ask ${ask}.`,
        }))}
      />
    </div>
  );
}
