import { countWords } from '../../text/count-words.ts';
import { datesOf, type Line } from '../layout/index.ts';
import { headingsOf } from './headings.ts';
import { withInlineSections } from './inline.ts';
import type { Section } from './section.ts';
import { withUnheadedSections } from './unheaded.ts';
import { headingMeaning } from './vocabulary.ts';

export { type DocumentLooks, documentLooks } from './looks.ts';
export type { Section } from './section.ts';
export { namesJob } from './unheaded.ts';
export {
  foldHeading,
  type HeadingMeaning,
  headingMeaning,
  isHeadingText,
  listedKinds,
  type SectionKind,
} from './vocabulary.ts';

/** Splits the lines of a document at its headings. */
export function findSections(lines: readonly Line[]): Section[] {
  const headings = headingsOf(lines);
  const sections: Section[] = [];
  let current: Section = { kind: 'contact', lines: [] };
  let previous: Line | undefined;
  const heights = measureColumns(lines);
  for (const line of lines) {
    const kind = headings.get(line) ?? (isPartHeading(line, current) ? 'work' : undefined);
    if (kind) {
      if ((current.lines.length > 0 || current.heading) && !sections.includes(current)) sections.push(current);
      current = { kind, heading: line, lines: [] };
    } else {
      if (isFootOfPage(line, lines, current)) {
        sections.push(current);
        current = { kind: 'contact', lines: [] };
      }
      const beside =
        previous && previous.column !== line.column ? findSectionAbove(line, current, sections) : undefined;
      if (beside) {
        if (!sections.includes(current)) sections.push(current);
        current = beside;
      } else if (
        previous &&
        startsColumn(previous, line, current) &&
        (heights.get(line.within[0] ?? '') ?? 0) >= MIN_COLUMN_LINES
      ) {
        if (!sections.includes(current)) sections.push(current);
        current = { kind: 'contact', lines: [] };
      }
      current.lines.push(line);
    }
    previous = line;
  }
  if ((current.lines.length > 0 || current.heading) && !sections.includes(current)) sections.push(current);
  return withUnheadedSections(withInlineSections(sections.map(withJobs), lines), lines);
}

/** The first line of a paragraph about a person has more words. */
const MAX_NAME_WORDS = 9;

/** "Experience Summary" or "Career Highlights" above names and periods: jobs and not a paragraph. */
function withJobs(section: Section): Section {
  const [first] = section.lines;
  if (section.kind !== 'summary' || !section.heading || !first) return section;
  if (LABELED_NAME_PATTERN.test(first.text)) return { ...section, kind: 'work' };
  const isName = first.marker === 0 && !/[.!?]$/.test(first.text) && countNameWords(first) <= MAX_NAME_WORDS;
  const isDated = section.lines.some(
    (line) => countNameWords(line) <= MAX_NAME_WORDS && datesOf(line).some(({ kind }) => kind === 'range'),
  );
  return isName && isDated ? { ...section, kind: 'work' } : section;
}

/** "Employer: Cedar Nine", as on a form. */
const LABELED_NAME_PATTERN = /^(?:(?:job )?title|position|employer|company)(?: name)?\s*:\s*\S/iu;

/** The words of a line outside its dates. */
function countNameWords(line: Line): number {
  return datesOf(line).reduce(
    (sum, { from, to }) => sum - countWords(line.text.slice(from, to)),
    countWords(line.text),
  );
}

/** A line this far to the left of a section, in points, isn't below it. */
const MIN_OUTDENT = 60;
/** The lines of one section start at most this far apart, in points. */
const MAX_INDENT = 24;

/**
 * The section that goes on below a sidebar which ends before it: text to the left of the sidebar's last section continues what was above it at its
 * own edge.
 */
function findSectionAbove(line: Line, current: Section, sections: readonly Section[]): Section | undefined {
  const first = current.heading ?? current.lines[0];
  if (current.lines.length === 0) return undefined;
  if (
    !first ||
    first.column === line.column ||
    Math.min(...current.lines.map(({ x0 }) => x0), first.x0) < line.x0 + MIN_OUTDENT
  )
    return undefined;
  return sections.findLast(
    ({ heading, lines }) =>
      heading !== undefined &&
      heading.column !== first.column &&
      heading.page >= line.page - 1 &&
      Math.abs(Math.min(...lines.map(({ x0 }) => x0)) - line.x0) <= MAX_INDENT,
  );
}

/** "Teaching Experience" among jobs: a heading in another style than those of the sections. */
function isPartHeading(line: Line, { kind }: Section): boolean {
  if (kind !== 'work' || line.marker > 0 || line.cells.length > 1 || !PART_HEADING_PATTERN.test(line.text))
    return false;
  return headingMeaning(line.text)?.match === 'exact';
}
const PART_HEADING_PATTERN = /^\S+(?: \S+)? (?:experiences?|employment|history)$/iu;

/** Space above contact data at the bottom of a page, in font sizes. */
const FOOT_GAP = 3;
const EMAIL_PATTERN = /\S@\S+\.\S/;

/** Contact data below the last section with a gap above it, as in some templates. */
function isFootOfPage(line: Line, lines: readonly Line[], section: Section): boolean {
  if (!section.heading || section.kind === 'contact' || line.gap < FOOT_GAP || line.text.length > 120) return false;
  const at = lines.indexOf(line);
  const next = lines[at + 1];
  const last = at + 2 >= lines.length || lines[at + 2]?.page !== line.page;
  return EMAIL_PATTERN.test(line.text) || (last && next?.page === line.page && EMAIL_PATTERN.test(next.text));
}

/** How far above a heading in the margin the first line of its section can begin, in points. */
const RAIL_TOLERANCE = 4;

/** Columns with fewer lines are grid cells. */
const MIN_COLUMN_LINES = 6;

function measureColumns(lines: readonly Line[]): Map<string, number> {
  const heights = new Map<string, number>();
  for (const line of lines) {
    for (const column of line.within) heights.set(column, (heights.get(column) ?? 0) + 1);
  }
  return heights;
}

/**
 * A column on the first page that starts without a heading is about the person: its lines don't belong to the last section of
 * the previous column. Grid cells stay in the section whose heading is above the grid.
 */
function startsColumn(previous: Line, line: Line, section: Section): boolean {
  if (line.page !== 1 || !section.heading || line.column === previous.column || line.gap !== Number.POSITIVE_INFINITY) {
    return false;
  }
  // A grid begins below the heading of its section, or beside it.
  if (
    section.heading.page === line.page &&
    line.top > section.heading.top - RAIL_TOLERANCE &&
    section.kind === 'skills'
  )
    return false;
  const home = section.heading.within[0] ?? '';
  return !line.within.includes(home) && !section.heading.within.includes(line.within[0] ?? '');
}
