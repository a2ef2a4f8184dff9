import { markPlaceholders } from '../../../platform/content/names.ts';
import { renderLine, renderMarkdown } from '../../site/index.ts';

/** A code block or inline code. */
const CODE_PATTERN = /(^```.*?^```$|`[^`\n]*`)/ms;

/** Markdown with marks for names in prose. In code, braces have a meaning, so it stays as it is. */
export const markProse = (markdown: string): string =>
  markdown
    .split(CODE_PATTERN)
    .map((piece, at) => (at % 2 === 0 ? markPlaceholders(piece) : piece))
    .join('');

/** Markdown without its code. */
export const stripCode = (markdown: string): string =>
  markdown
    .split(CODE_PATTERN)
    .filter((_, at) => at % 2 === 0)
    .join('');

/** Renders a block of text about code. @throws if it contains something that our texts may not */
export const renderBlock = (text: string) => renderMarkdown(markProse(text));

/** Renders inline text about code, without a paragraph. */
export const renderInline = (text: string): string => renderLine(markProse(text));
