import { isHeadingText } from '../sections/vocabulary.ts';
import type { Line } from './line.ts';
import { cutLine } from './line-parts.ts';

/** A heading is at most this far to the left or right of its column, in points. */
const EDGE_TOLERANCE = 24;

/** A page has at most this many columns with headings. */
const MAX_COLUMNS = 4;

/** "Education    Certifications" above two columns: each heading is moved to the top of its column. */
export function moveHeadings(lines: readonly Line[]): Line[] {
  const before = new Map<Line, Line>();
  const moved = new Set<Line>();
  lines.forEach((line, i) => {
    if (line.cells.length < 2 || line.cells.length > MAX_COLUMNS || line.marker > 0) return;
    if (!line.cells.every(({ start, end }) => isHeadingText(capitalize(line.text.slice(start, end))))) return;
    const headings = line.cells.map(({ start, end }) => cutLine(line, start, end));
    const tops = headings.map((heading) => findTop(lines, i, heading));
    if (new Set(tops).size < headings.length || tops.includes(undefined)) return;
    headings.forEach((heading, k) => {
      const top = tops[k] as Line;
      before.set(top, { ...heading, column: top.column, within: top.within, gap: line.gap });
    });
    moved.add(line);
  });
  if (moved.size === 0) return [...lines];
  return lines.flatMap((line) => {
    if (moved.has(line)) return [];
    const heading = before.get(line);
    return heading ? [heading, { ...line, gap: Math.min(line.gap, heading.gap) }] : [line];
  });
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first line below a heading in a column of its own at the same left edge. */
function findTop(lines: readonly Line[], at: number, heading: Line): Line | undefined {
  return lines.find(
    (line, i) =>
      i > at &&
      line.page === heading.page &&
      line.column !== heading.column &&
      line.gap === Number.POSITIVE_INFINITY &&
      Math.abs(line.x0 - heading.x0) <= EDGE_TOLERANCE,
  );
}
