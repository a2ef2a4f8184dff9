import { fillMarks, markPlaceholders, type Names, renderLine, renderMarkdown } from '../../site/index.ts';

/** A block of code, or code in a line. */
const CODE = /(^```.*?^```$|`[^`\n]*`)/ms;

/** Changes what is prose in Markdown and leaves code alone, where braces mean something. */
export const mapProse = (markdown: string, change: (prose: string) => string): string =>
  markdown
    .split(CODE)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('');

/** Markdown without its code. */
export const proseOf = (markdown: string): string =>
  markdown
    .split(CODE)
    .filter((_, at) => at % 2 === 0)
    .join('');

export type Prose = ReturnType<typeof proseWith>;

/** Texts about code with the brand's names in them. */
export function proseWith(names: Names) {
  const marked = (text: string) => mapProse(text, markPlaceholders);
  return {
    plain: (text: string) => fillMarks(markPlaceholders(text), names),
    /** @throws where it holds what may not stand in a text of ours */
    block: (text: string) => renderMarkdown(marked(text), names),
    line: (text: string) => renderLine(marked(text), names),
  };
}
