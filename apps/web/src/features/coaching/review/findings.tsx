import type { CodeReview, Finding } from '@foothold/contracts/coaching/shapes';
import type { ReactNode } from 'react';
import { CodeFinding } from '../../../shared/ui/code-finding.tsx';

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

/**
 * The line, with one line of context above and below. Long lines wrap, so no finding needs a tab stop for scrolling.
 */
function Excerpt({ finding: { line }, lines }: { finding: Finding; lines: readonly string[] }) {
  const first = Math.max(1, line - 1);
  const excerptLines = lines.slice(first - 1, line + 1);
  return (
    <pre className="h-fit rounded-control border border-line bg-sunken py-2 font-mono text-note leading-6">
      {excerptLines.map((text, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={index}
          className={`flex pr-4 ${first + index === line ? 'bg-caution-wash text-ink' : 'text-soft'}`}
        >
          <span aria-hidden="true" className="w-11 shrink-0 pr-3 text-right text-soft select-none figures">
            {first + index}
          </span>
          <code className="min-w-0 wrap-anywhere whitespace-pre-wrap">{text === '' ? ' ' : text.slice(0, 400)}</code>
        </span>
      ))}
    </pre>
  );
}
