import type { CodeReview, Finding } from '@foothold/contracts/coaching/shapes';
import type { ReactNode } from 'react';
import { CodeFinding } from '../../../shared/ui/code-finding.tsx';
import { CodeExcerpt } from './code-excerpt.tsx';

interface FindingsProps {
  review: Pick<CodeReview, 'findings' | 'findingsInAll' | 'rules' | 'tools'>;
  lines: readonly string[];
  lineLink: ((line: number) => ReactNode) | undefined;
}

/** Each finding next to its line, most serious first. */
export function Findings({ review: { findings, findingsInAll, rules, tools }, lines, lineLink }: FindingsProps) {
  return (
    <>
      <ol className="border-t border-line">
        {findings.map((finding) => (
          <li
            key={`${finding.line} ${finding.rule}`}
            className="grid gap-x-8 gap-y-3 border-b border-line py-4 xl:grid-cols-2 [&>*]:min-w-0"
          >
            <CodeFinding
              finding={finding}
              place={lineLink?.(finding.line) ?? <span className="font-strong figures">Line {finding.line}</span>}
            />
            <Excerpt finding={finding} lines={lines} />
          </li>
        ))}
      </ol>
      <p className="text-note text-soft">
        {findingsInAll > findings.length && `${findingsInAll} findings in total; the most important are shown. `}
        Checked {rules} rules with {tools.join(', ')}.
      </p>
    </>
  );
}

/** The line, with one line of context above and below. */
function Excerpt({ finding: { line }, lines }: { finding: Finding; lines: readonly string[] }) {
  const first = Math.max(1, line - 1);
  return <CodeExcerpt first={first} lines={lines.slice(first - 1, line + 1)} marked={line} />;
}
