import type { KeptAnswerDetail } from '@foothold/contracts/coaching-shapes';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { ResultPart, Sentences } from '../result-part.tsx';

type Plain = Extract<KeptAnswerDetail, { tool: 'interview-questions' }>;

/** The sentences of an answer whose tool has a page of its own for more. */
export function PlainAnswer({ kept }: { kept: Plain }) {
  return (
    <div className="flex flex-col gap-8">
      {partsOf(kept)
        .filter(({ sentences }) => sentences.length > 0)
        .map(({ title, sentences }) => (
          <ResultPart key={title} title={title} level="h2">
            <Sentences of={sentences} />
          </ResultPart>
        ))}
      <ModelNote model={kept.answer.model} />
    </div>
  );
}

function partsOf(kept: Plain): { title: string; sentences: readonly string[] }[] {
  return [
    { title: 'Behavioural questions', sentences: kept.answer.behavioralQuestions },
    { title: 'Technical questions', sentences: kept.answer.technicalQuestions },
    { title: 'Tips', sentences: kept.answer.tips },
  ];
}
