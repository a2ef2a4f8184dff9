import type { Line } from '../layout/index.ts';
import { headingsOf } from './headings.ts';
import type { SectionKind } from './vocabulary.ts';

export { type DocumentLooks, documentLooks } from './looks.ts';
export { foldHeading, type HeadingMeaning, headingMeaning, isHeadingText, type SectionKind } from './vocabulary.ts';

export interface Section {
  /** `contact` for what stands before the first heading. */
  kind: SectionKind;
  /** Absent for what stands before the first heading. */
  heading?: Line;
  lines: Line[];
}

/** Cuts the lines of a document at its headings. */
export function findSections(lines: readonly Line[]): Section[] {
  const headings = headingsOf(lines);
  const sections: Section[] = [];
  let current: Section = { kind: 'contact', lines: [] };
  let previous: Line | undefined;
  const heights = columnHeights(lines);
  for (const line of lines) {
    const kind = headings.get(line);
    if (kind) {
      if (current.lines.length > 0 || current.heading) sections.push(current);
      current = { kind, heading: line, lines: [] };
    } else {
      if (
        previous &&
        opensColumn(previous, line, current) &&
        (heights.get(line.within[0] ?? '') ?? 0) >= COLUMN_LINES
      ) {
        sections.push(current);
        current = { kind: 'contact', lines: [] };
      }
      current.lines.push(line);
    }
    previous = line;
  }
  if (current.lines.length > 0 || current.heading) sections.push(current);
  return sections;
}

/** Columns of fewer lines are cells of a grid. */
const COLUMN_LINES = 6;

function columnHeights(lines: readonly Line[]): Map<string, number> {
  const heights = new Map<string, number>();
  for (const line of lines) {
    for (const column of line.within) heights.set(column, (heights.get(column) ?? 0) + 1);
  }
  return heights;
}

/**
 * A column of the first page that begins without a heading says who the person is: its lines do not belong to the section
 * that the column before it ended with. Cells of a grid stay in the section whose heading stands above the grid.
 */
function opensColumn(previous: Line, line: Line, section: Section): boolean {
  if (line.page !== 1 || !section.heading || line.column === previous.column || line.gap !== Number.POSITIVE_INFINITY) {
    return false;
  }
  const home = section.heading.within[0] ?? '';
  return !line.within.includes(home) && !section.heading.within.includes(line.within[0] ?? '');
}
