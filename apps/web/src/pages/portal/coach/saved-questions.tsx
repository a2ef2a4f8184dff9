import type { SavedAnswerDetail } from '@foothold/contracts/coaching/shapes';
import { ResultPart, Sentences } from '../../../features/coaching/result-part.tsx';
import { LEVELS } from '../../../features/practice/labels.ts';
import { QuestionItem } from '../../../features/practice/trainer/question-item.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ModelNote } from '../../../shared/ui/model-note.tsx';

/** Saved interview questions, each with what a good answer includes. */
export function SavedQuestions({ saved }: { saved: Extract<SavedAnswerDetail, { tool: 'interview-questions' }> }) {
  const { questions, tips, notes, model } = saved.answer;
  const lists = [
    { title: 'Behavioral questions', of: questions.filter(({ kind }) => kind === 'behavioral') },
    { title: 'Technical questions', of: questions.filter(({ kind }) => kind === 'technical') },
  ];
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-soft">
        {LEVELS[saved.input.difficulty]} level. Open a question to see what makes a good answer.
      </p>
      {notes.map((note) => (
        <Callout key={note} title={note} />
      ))}
      {lists
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <ResultPart key={title} title={title} level="h2">
            <ol className="max-w-3xl border-b border-line">
              {of.map((question) => (
                <QuestionItem key={question.id ?? question.ask} question={question} level={saved.input.difficulty} />
              ))}
            </ol>
          </ResultPart>
        ))}
      {tips.length > 0 && (
        <ResultPart title="Tips" level="h2">
          <Sentences sentences={tips} />
        </ResultPart>
      )}
      <ModelNote model={model} />
    </div>
  );
}
