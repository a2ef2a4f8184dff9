import type { TextRun } from '../source.ts';

const OPENING_PATTERN = /^(?:\*\*|__)(?=[\p{L}\p{N}])/u;
const CLOSING_PATTERN = /(?<=[\p{L}\p{N}.)!?:%])(?:\*\*|__)(?=[,.;:]?$)/u;

/** Removes the marks that Markdown puts around emphasized words ("**Data Analyst**"), if a page has both opening and closing ones. */
export function removeEmphasisMarks(runs: readonly TextRun[]): readonly TextRun[] {
  const isMarked = (pattern: RegExp) => runs.some(({ text }) => pattern.test(text));
  if (!isMarked(OPENING_PATTERN) || !isMarked(CLOSING_PATTERN)) return runs;
  return runs.map((run) => {
    const text = run.text.replace(OPENING_PATTERN, '').replace(CLOSING_PATTERN, '');
    return text === run.text ? run : { ...run, text };
  });
}
