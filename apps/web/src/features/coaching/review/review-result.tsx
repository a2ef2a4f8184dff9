import type { CodeReview } from '@foothold/contracts/coaching/shapes';
import type { ReactNode } from 'react';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type HeadingLevel, ResultPart, Sentences } from '../result-part.tsx';
import { Findings } from './findings.tsx';
import { Measures } from './measures.tsx';
import { ModelFindings } from './model-findings.tsx';
import { Rating } from './rating.tsx';

interface ReviewResultProps {
  review: CodeReview;
  /** The code that was reviewed. */
  code: string;
  level: HeadingLevel;
  /** Renders the link to a line of code; omitted if the code has changed since. */
  lineLink?: (line: number) => ReactNode;
}

/** A review: the rating with its parts, the findings, what a model added, the metrics, and what the code does well. */
export function ReviewResult({ review, code, level, lineLink }: ReviewResultProps) {
  const { overallRating, feedback, improvements, findings, modelFindings, measures, practices } = review;
  const { suppressions, rules, tools, model } = review;
  const lines = code.split(/\r\n?|\n/);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <ResultPart title={`${overallRating} out of 10`} level={level}>
        <Rating review={review} />
        <p className="max-w-prose">{feedback}</p>
        <ModelNote model={model} hasOwnFindings={modelFindings !== null} />
      </ResultPart>
      {findings.length === 0 ? (
        <EmptyState
          title={modelFindings === null ? 'No issues found' : 'No issues found by our rules'}
          motif="route"
          level={level}
        >
          <p>
            We checked {rules} rules for bugs, security problems and unnecessary complexity with {tools.join(', ')}.
            They check what your code does, not whether it’s what you meant.
          </p>
        </EmptyState>
      ) : (
        <>
          {improvements.length > 0 && (
            <ResultPart title="Fix first" lead="Most important first." level={level}>
              <Sentences sentences={improvements.slice(0, 3)} />
            </ResultPart>
          )}
          <ResultPart
            title="Findings"
            lead={lineLink && 'Click a line number to see it in the code above.'}
            level={level}
          >
            <Findings review={review} lines={lines} lineLink={lineLink} />
          </ResultPart>
        </>
      )}
      {modelFindings !== null && (
        <ModelFindings added={modelFindings} lineCount={lines.length} level={level} lineLink={lineLink} />
      )}
      <ResultPart title="Complexity and repetition" level={level}>
        <Measures measures={measures} />
      </ResultPart>
      <Practices practices={practices} level={level} />
      {suppressions.length > 0 && (
        <ResultPart
          title="Suppression comments"
          lead="These comments tell a tool to skip something. We reviewed it anyway."
          level={level}
        >
          <ul className="flex flex-col gap-1 text-small">
            {suppressions.map(({ line, text }) => (
              <li key={`${line} ${text}`} className="flex flex-wrap gap-x-3">
                <span className="text-soft figures">Line {line}</span>
                <code className="font-mono wrap-anywhere">{text}</code>
              </li>
            ))}
          </ul>
        </ResultPart>
      )}
    </div>
  );
}

function Practices({ practices, level }: Pick<CodeReview, 'practices'> & { level: HeadingLevel }) {
  const saved = practices.filter((practice) => practice.followed).map(({ text }) => text);
  const advised = practices.filter((practice) => !practice.followed).map(({ text }) => text);
  if (practices.length === 0) return null;
  return (
    <ResultPart title="Best practices" level={level}>
      <div className="grid gap-x-14 gap-y-6 md:grid-cols-2">
        {saved.length > 0 && (
          <div className="flex flex-col gap-2">
            <p className="font-strong text-small">What this code does well</p>
            <Sentences sentences={saved} />
          </div>
        )}
        {advised.length > 0 && (
          <div className="flex flex-col gap-2">
            <p className="font-strong text-small">What to work on</p>
            <Sentences sentences={advised} />
          </div>
        )}
      </div>
    </ResultPart>
  );
}
