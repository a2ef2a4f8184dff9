import { countWords } from '../../text/count-words.ts';
import { isFact } from '../facts/index.ts';
import { headingMeaning } from '../sections/vocabulary.ts';
import type { Line } from './line.ts';
import { cutLine, joinLines } from './line-parts.ts';

/** A label has at most this many words on a line. */
const MAX_LABEL_WORDS = 5;
/** Edges closer than this are the same, in points. */
const EDGE_TOLERANCE = 2;
/** The rows of a label are at most this many font sizes apart. */
const MAX_ROW_DISTANCE = 1.6;

/**
 * Takes labels that hang in the left margin, beside text that has its own edge, out of the lines of the text: "Summer / Internship" beside a
 * description is a line above it. A label is in another style than the text and can have several rows.
 */
export function separateHangingLabels(lines: readonly Line[]): Line[] {
  const separated: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const edge = findTextEdge(lines, i);
    if (edge === undefined) {
      separated.push(line);
      continue;
    }
    let label = cutLine(line, 0, line.cells[0]?.end);
    const texts = [cutText(line)];
    let last = label;
    for (let next = lines[i + 1]; next; next = lines[i + 1]) {
      const row = next.cells.length === 1 && next.x1 < edge ? next : cutRow(next, edge);
      if (!row || !isNextRow(row, last)) break;
      label = joinLines(label, row);
      if (row !== next) texts.push(cutText(next));
      last = row;
      i++;
    }
    separated.push(label, ...texts);
  }
  return separated;
}

const cutText = (line: Line): Line => cutLine(line, line.cells[1]?.start ?? 0);

/** The left edge of the text, if a line has a label beside it: the text above or another row of the label shows it, and the text goes on below. */
function findTextEdge(lines: readonly Line[], at: number): number | undefined {
  const line = lines[at] as Line;
  const [first, second] = line.cells;
  if (!first || !second || line.marker > 0 || line.margin || line.whole) return undefined;
  const label = line.text.slice(0, first.end);
  if (/\d/.test(label) || countWords(label) > MAX_LABEL_WORDS || isFact(label)) return undefined;
  if (headingMeaning(label) !== undefined || !isInOtherStyle(line)) return undefined;
  const isAtEdge = (other: Line | undefined): boolean =>
    other !== undefined && other.column === line.column && Math.abs(other.x0 - second.x0) <= EDGE_TOLERANCE;
  const below = lines.slice(at + 1, at + 3).some(isAtEdge);
  const next = lines[at + 1];
  const hasRow = next !== undefined && cutRow(next, second.x0) !== undefined;
  return (isAtEdge(lines[at - 1]) || hasRow) && below ? second.x0 : undefined;
}

/** Whether the first cell looks different from the second: text in columns looks alike. */
function isInOtherStyle({ cells: [first, second], spans }: Line): boolean {
  const own = spans.find(({ end }) => first !== undefined && end > first.start);
  const other = spans.find(({ end }) => second !== undefined && end > second.start);
  if (!own || !other || own === other) return false;
  return own.bold !== other.bold || own.italic !== other.italic || own.color !== other.color;
}

function cutRow(line: Line, edge: number): Line | undefined {
  const [first, second] = line.cells;
  if (!first || !second || line.marker > 0 || Math.abs(second.x0 - edge) > EDGE_TOLERANCE) return undefined;
  return isInOtherStyle(line) ? cutLine(line, 0, first.end) : undefined;
}

function isNextRow(row: Line, last: Line): boolean {
  const [own, before] = [row.spans[0], last.spans[0]];
  const isAlike = own?.bold === before?.bold && own?.italic === before?.italic;
  return isAlike && row.baseline - last.baseline < MAX_ROW_DISTANCE * row.size && !/\d/.test(row.text);
}
