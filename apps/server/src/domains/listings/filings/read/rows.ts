import papaparse from 'papaparse';
import type { FileLine } from './lines.ts';

/** A row of a file as cells, or why it couldn’t be read. */
export type FileRow = { line: number; cells: string[] } | { line: number; reason: 'line-too-long' | 'unclosed-quote' };

/** Cells may have line breaks, but a quote that is never closed must not take the rest of the file. */
const MAX_LINES_IN_ROW = 10;

/** Splits lines into rows. Empty lines are skipped. */
export async function* readRows(lines: AsyncIterable<FileLine>, delimiter: string): AsyncGenerator<FileRow> {
  let waiting: FileLine[] = [];
  for await (const line of lines) {
    waiting.push(line);
    while (waiting.length > 0) {
      const row = takeRow(waiting, delimiter, false);
      if (row === 'incomplete') break;
      waiting = waiting.slice(row.taken);
      if (row.row) yield row.row;
    }
  }
  while (waiting.length > 0) {
    const row = takeRow(waiting, delimiter, true);
    if (row === 'incomplete') return;
    waiting = waiting.slice(row.taken);
    if (row.row) yield row.row;
  }
}

/** Takes the first row of the waiting lines. @param isEnd whether no more lines follow */
function takeRow(
  waiting: readonly FileLine[],
  delimiter: string,
  isEnd: boolean,
): 'incomplete' | { taken: number; row: FileRow | null } {
  const [first] = waiting;
  if (!first) return 'incomplete';
  const { number: line, text } = first;
  if (text === null) return { taken: 1, row: { line, reason: 'line-too-long' } };
  if (text.trim() === '') return { taken: 1, row: null };
  const texts = waiting.map((one) => one.text);
  const end = texts.findIndex((one, at) => one !== null && hasClosedQuotes(texts.slice(0, at + 1).join('\n')));
  if (end >= 0) {
    const cells = papaparse.parse<string[]>(texts.slice(0, end + 1).join('\n'), { delimiter }).data[0] ?? [];
    return { taken: end + 1, row: { line, cells: cells.map((cell) => cell.trim()) } };
  }
  const isHopeless = isEnd || waiting.length >= MAX_LINES_IN_ROW || texts.includes(null);
  return isHopeless ? { taken: 1, row: { line, reason: 'unclosed-quote' } } : 'incomplete';
}

const hasClosedQuotes = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 0;
