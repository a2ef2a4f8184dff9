import papaparse from 'papaparse';
import type { FileLine } from './lines.ts';

/** A row of a file as cells, or why it couldn’t be read. */
export type FileRow = { line: number; cells: string[] } | { line: number; reason: 'line-too-long' | 'unclosed-quote' };

/** Cells may have line breaks, but a quote that is never closed must not take the rest of the file. */
const MAX_LINES_IN_ROW = 10;

/**
 * Splits lines into rows. Empty lines are skipped.
 * @param width how many cells a row of several lines must have, if that is known
 */
export async function* readRows(
  lines: AsyncIterable<FileLine>,
  delimiter: string,
  width?: number,
): AsyncGenerator<FileRow> {
  let waiting: FileLine[] = [];
  const takeRow = (isEnd: boolean) => {
    const found = findRow(waiting, { delimiter, width, isEnd });
    if (found) waiting = waiting.slice(found.lines);
    return found;
  };
  for await (const line of lines) {
    waiting.push(line);
    for (let found = takeRow(false); found; found = takeRow(false)) if (found.row) yield found.row;
  }
  for (let found = takeRow(true); found; found = takeRow(true)) if (found.row) yield found.row;
}

interface RowOptions {
  delimiter: string;
  width: number | undefined;
  /** Whether no more lines follow. */
  isEnd: boolean;
}

/** The first row of the waiting lines and how many it has. Undefined if it needs more lines. */
function findRow(
  waiting: readonly FileLine[],
  { delimiter, width, isEnd }: RowOptions,
): { lines: number; row: FileRow | null } | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const { number: line, text } = first;
  if (text === null) return { lines: 1, row: { line, reason: 'line-too-long' } };
  if (text.trim() === '') return { lines: 1, row: null };
  for (let lines = 1; lines <= waiting.length; lines++) {
    const cells = parseCells(waiting.slice(0, lines), delimiter);
    if (cells && (lines === 1 || width === undefined || cells.length === width)) return { lines, row: { line, cells } };
  }
  const isHopeless = isEnd || waiting.length >= MAX_LINES_IN_ROW || waiting.some((one) => one.text === null);
  return isHopeless ? { lines: 1, row: { line, reason: 'unclosed-quote' } } : undefined;
}

/** Undefined if a quote isn’t closed. */
function parseCells(lines: readonly FileLine[], delimiter: string): string[] | undefined {
  const text = lines.map((line) => line.text ?? '').join('\n');
  if ((text.match(/"/g)?.length ?? 0) % 2 !== 0) return undefined;
  return papaparse.parse<string[]>(text, { delimiter }).data[0]?.map((cell) => cell.trim());
}
