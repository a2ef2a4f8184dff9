import { fillMarks, markPlaceholders, type Names, renderLine, renderMarkdown } from '../../site/index.ts';

/** A code block or inline code. */
const CODE_PATTERN = /(^```.*?^```$|`[^`\n]*`)/ms;

/** Changes the prose in Markdown and leaves code unchanged, where braces have a meaning. */
export const mapProse = (markdown: string, change: (prose: string) => string): string =>
  markdown
    .split(CODE_PATTERN)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('');

/** Markdown without its code. */
export const stripCode = (markdown: string): string =>
  markdown
    .split(CODE_PATTERN)
    .filter((_, at) => at % 2 === 0)
    .join('');

export type Prose = ReturnType<typeof createProse>;

/** Renders texts about code with the brand's names filled in. */
export function createProse(names: Names) {
  const markAllPlaceholders = (text: string) => mapProse(text, markPlaceholders);
  return {
    plain: (text: string) => fillMarks(markPlaceholders(text), names),
    /** Renders a block. @throws if it contains something that our texts may not */
    block: (text: string) => renderMarkdown(markAllPlaceholders(text), names),
    line: (text: string) => renderLine(markAllPlaceholders(text), names),
  };
}
