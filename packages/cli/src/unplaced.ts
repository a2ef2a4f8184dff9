import type { LooseText } from '@foothold/core/resume';
import { toPlainText } from './terminal.ts';

/** Maximum number of lines to name in a message. The rest is only counted. */
const MAX_NAMED = 10;

/** "2 lines of the file are not in this document". */
export function formatUnplacedSentence({ length }: readonly LooseText[]): string {
  return `${length} ${length === 1 ? 'line of the file is' : 'lines of the file are'} not in this document`;
}

/** The text of the lines, safe for a terminal. */
export function formatUnplaced(lines: readonly LooseText[]): string[] {
  const named = lines.slice(0, MAX_NAMED).map(({ text }) => toPlainText(text));
  return lines.length > MAX_NAMED ? [...named, `and ${lines.length - MAX_NAMED} more`] : named;
}
