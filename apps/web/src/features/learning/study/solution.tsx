import type { Exercise, ExerciseSolution } from '@foothold/contracts/learning';
import type { Ref } from 'react';
import { Prose } from '../../../shared/reading/prose.tsx';
import { OptionText } from './choice-form.tsx';

export interface SolutionProps {
  exercise: Exercise;
  solution: ExerciseSolution;
  /** Whether the user answered correctly, in which case a short answer isn't repeated. */
  right: boolean;
  /** Receives the focus if the user asked for the solution. */
  ref: Ref<HTMLDivElement>;
}

/** The correct answer with its explanation. */
export function Solution({ exercise, solution, right, ref }: SolutionProps) {
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 border-t border-line pt-4 outline-none">
      {solution.kind === 'choice' && exercise.kind === 'choice' && !right && (
        <div className="text-small">
          <p className="font-strong">Correct {solution.right.length === 1 ? 'answer' : 'answers'}</p>
          <ul className="list-disc pl-5">
            {exercise.options.map((option, index) =>
              solution.right.includes(index) ? (
                <li key={option}>
                  <OptionText html={option} />
                </li>
              ) : null,
            )}
          </ul>
        </div>
      )}
      {solution.kind === 'text' && !right && <ShortAnswer>{solution.text}</ShortAnswer>}
      {solution.kind === 'number' && !right && <ShortAnswer>{String(solution.value)}</ShortAnswer>}
      {solution.kind === 'code' && (
        <details className="text-small" open={!right}>
          <summary className="cursor-pointer font-strong">Our solution</summary>
          <pre className="mt-2 overflow-x-auto rounded-control border border-line bg-sunken p-4 font-mono text-note leading-6">
            {solution.code}
          </pre>
        </details>
      )}
      <div>
        <p className="text-small font-strong">Why</p>
        <Prose html={solution.why} />
      </div>
    </div>
  );
}

const ShortAnswer = ({ children }: { children: string }) => (
  <p className="text-small">
    <span className="font-strong">Answer: </span>
    <code className="font-mono">{children}</code>
  </p>
);
