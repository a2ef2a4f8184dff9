import type { ModelFindings as Added } from '@foothold/contracts/coaching/shapes';
import type { ReactNode } from 'react';
import { CodeFinding } from '../../../shared/ui/code-finding.tsx';
import { type HeadingLevel, ResultPart } from '../result-part.tsx';
import { CodeExcerpt } from './code-excerpt.tsx';

interface ModelFindingsProps {
  added: Added;
  /** How many lines the code has. */
  lineCount: number;
  level: HeadingLevel;
  lineLink: ((line: number) => ReactNode) | undefined;
}

/** What a language model added to a review, apart from our findings, each with what it quotes of its line. */
export function ModelFindings({
  added: { model, linesRead, findings },
  lineCount,
  level,
  lineLink,
}: ModelFindingsProps) {
  return (
    <ResultPart
      title="Findings by a language model"
      lead={
        <span className="wrap-anywhere">
          Found by the language model {model}; may be wrong. The rating doesn’t count them.
          {linesRead < lineCount && ` It read lines 1 to ${linesRead} of ${lineCount}.`}
        </span>
      }
      level={level}
    >
      <ol className="border-t border-line">
        {findings.map((finding) => (
          <li
            key={`${finding.line} ${finding.title}`}
            className="grid gap-x-8 gap-y-3 border-b border-line py-4 xl:grid-cols-2 [&>*]:min-w-0"
          >
            <CodeFinding
              finding={finding}
              place={lineLink?.(finding.line) ?? <span className="font-strong figures">Line {finding.line}</span>}
            />
            <CodeExcerpt first={finding.line} lines={[finding.quote]} marked={finding.line} />
          </li>
        ))}
      </ol>
    </ResultPart>
  );
}
