import type { ParserView, Reading, ViewText } from '../reading.ts';
import type { RawDocument, RawPage, TextRun } from '../source.ts';
import { readPlainText } from './plain.ts';

/**
 * The same document as read by three kinds of system. The first is our own reading; the others get the words in another order
 * and find fields only with plain text patterns, so that agreement between them is meaningful.
 * @param raw absent if the résumé is data and has no layout
 */
export function viewsOf(raw: RawDocument | undefined, reading: Reading): ParserView[] {
  const own: ParserView = {
    id: 'layout',
    name: 'By layout',
    description: 'Sees columns, headings and formatting the way a person does.',
    text: getOwnText(reading),
    resume: reading.resume,
  };
  if (!raw) return [own];
  // The same words in the same order hold the same fields: a difference would come from our plain patterns, not from the file.
  const readFields = (lines: readonly string[]) =>
    normalizeWords(lines.join(' ')) === normalizeWords(own.text) ? reading.resume : readPlainText(lines);
  const drawn = readInDrawingOrder(raw);
  const rows = readRowByRow(raw);
  return [
    own,
    {
      id: 'drawing-order',
      name: 'By drawing order',
      description: 'Reads words in the order the file draws them, like simple text extraction.',
      text: drawn.join('\n'),
      resume: readFields(drawn),
    },
    {
      id: 'row-by-row',
      name: 'Row by row',
      description: 'Reads straight across the page from top to bottom, ignoring columns.',
      text: rows.join('\n'),
      resume: readFields(rows),
    },
  ];
}

/** The same views without their fields, which scoring doesn't use. */
export function viewTextsOf(raw: RawDocument | undefined, reading: Reading): ViewText[] {
  const own: ViewText = { id: 'layout', text: getOwnText(reading) };
  if (!raw) return [own];
  return [
    own,
    { id: 'drawing-order', text: readInDrawingOrder(raw).join('\n') },
    { id: 'row-by-row', text: readRowByRow(raw).join('\n') },
  ];
}

const getOwnText = ({ text }: Reading): string =>
  text.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');

const normalizeWords = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Lines in drawing order: a new one starts if the baseline changes or the text moves back. */
function readInDrawingOrder(raw: RawDocument): string[] {
  const lines: string[] = [];
  for (const page of raw.pages) {
    let line = '';
    let previous: TextRun | undefined;
    for (const run of page.runs) {
      if (previous && startsLine(previous, run)) {
        lines.push(line);
        line = '';
      } else if (previous && isApart(previous, run)) line += ' ';
      line += run.text;
      previous = run;
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}

function startsLine(previous: TextRun, run: TextRun): boolean {
  const size = Math.max(previous.fontSize, run.fontSize);
  return Math.abs(run.baseline - previous.baseline) > 0.5 * size || run.x < previous.x - size;
}

function isApart(previous: TextRun, run: TextRun): boolean {
  return previous.spaceAfter === true || run.x - (previous.x + previous.width) > 0.1 * run.fontSize;
}

/** Every row of the page from left to right, ignoring columns. */
function readRowByRow(raw: RawDocument): string[] {
  return raw.pages.flatMap((page) => readPageRows(page));
}

function readPageRows(page: RawPage): string[] {
  const words = page.runs
    .filter((run) => run.hidden === undefined)
    .sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const lines: string[] = [];
  let row: TextRun[] = [];
  const close = () => {
    if (row.length > 0) lines.push(joinRow(row));
    row = [];
  };
  for (const word of words) {
    const first = row[0];
    if (first && word.baseline - first.baseline > 0.4 * first.fontSize) close();
    row.push(word);
  }
  close();
  return lines;
}

function joinRow(row: TextRun[]): string {
  let text = '';
  let previous: TextRun | undefined;
  for (const word of row.sort((a, b) => a.x - b.x)) {
    if (previous && isApart(previous, word)) text += ' ';
    text += word.text;
    previous = word;
  }
  return text;
}
