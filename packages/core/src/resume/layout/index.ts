import { countWords } from '../../text/count-words.ts';
import { isFact } from '../facts/index.ts';
import { headingMeaning, isHeadingText } from '../sections/vocabulary.ts';
import type { Box, FileFormat, RawDocument, RawPage, SourcePage, SourceText } from '../source.ts';
import { type ColumnInfo, readingOrder } from './columns.ts';
import { removeEmphasisMarks } from './emphasis.ts';
import { findFurniture } from './furniture.ts';
import { separateHangingLabels } from './hanging-labels.ts';
import { moveHeadings } from './heading-rows.ts';
import { type Cell, type Line, toLine } from './line.ts';
import { cutLine, joinLines } from './line-parts.ts';
import { buildRows } from './rows.ts';
import { turnedLabels, withLabels } from './turned.ts';

export { isSplitWord } from './hyphens.ts';
export type { Cell, Line, StyleSpan } from './line.ts';
export { datesOf, isWrapped, spansOf } from './line.ts';
export { cutLine, joinLines } from './line-parts.ts';

/** A document as lines in reading order. */
export interface LaidOut {
  text: SourceText;
  /** The lines that fields are read from: without headers and footers, and with columns joined across pages. */
  lines: Line[];
  /** Headers, page numbers and the like. */
  furniture: Line[];
  /** The maximum number of side-by-side text columns. */
  columns: number;
}

/** Formats whose readers return each paragraph as one line. */
const LINE_BASED_FORMATS: ReadonlySet<FileFormat> = new Set(['docx', 'odt', 'rtf']);

/** Converts words on pages to lines in human reading order. */
export function layOut(raw: RawDocument): LaidOut {
  const pages: SourcePage[] = [];
  const all: Line[][] = [];
  const flows: Flow[] = [];
  let columns = 1;
  for (const page of raw.pages) {
    const { labels, runs } = turnedLabels(removeEmphasisMarks(page.runs));
    const placed = readingOrder(buildRows(runs, page.dots), page.rules, LINE_BASED_FORMATS.has(raw.format));
    columns = Math.max(columns, placed.side);
    const read = placed.rows.map((item) => {
      const line = toLine(item.row, page.number, item.column, raw.format !== 'pdf');
      line.margin = item.margin;
      line.whole = LINE_BASED_FORMATS.has(raw.format);
      return line;
    });
    measureGaps(read);
    placed.rows.forEach((item, i) => {
      const line = read[i];
      if (line && item.right !== undefined) line.right = item.right;
    });
    markRules(read, page);
    const lines = withLabels(read, labels, page);
    const within = placed.columns.map((_, i) => listEnclosing(placed.columns, i, page.number));
    lines.forEach((line, i) => {
      line.number = i;
      line.within = within[line.column] ?? [];
    });
    all.push(lines);
    pages.push(createSourcePage(page, lines));
    flows.push(...listFlows(lines, placed.columns));
  }
  if (raw.format === 'pdf') closeUp(all);
  const furniture = findFurniture(all, raw.pages);
  const own = flows.map((flow) => ({ ...flow, lines: flow.lines.filter((line) => !furniture.has(line)) }));
  const lines = separateHangingLabels(
    moveHeadings(joinRailHeadings(splitRail(joinFlows(own.filter((flow) => flow.lines.length > 0))))),
  );
  return {
    text: { format: raw.format, pages },
    lines,
    furniture: [...furniture],
    columns,
  };
}

/**
 * Splits a heading in a margin from the text on the same line, if it is alone between two rules: it is recognized by the style
 * and the edge of the other headings in that margin.
 */
function splitRail(lines: Line[]): Line[] {
  const models = lines.filter((line) => line.margin);
  const labeled = models.length === 0 ? findRailLabels(lines) : undefined;
  if (models.length === 0 && !labeled) return lines;
  return lines.flatMap((line) => {
    const [first, second] = line.cells;
    if (line.margin || !first || !second) return [line];
    if (!labeled?.has(line) && !models.some((model) => isRailCell(line, first, model))) return [line];
    return [
      { ...cutLine(line, 0, first.end), margin: true },
      { ...cutLine(line, second.start), gap: Number.POSITIVE_INFINITY },
    ];
  });
}

/** The largest distance between the two lines of a heading in a rail, in font sizes. */
const MAX_HEADING_GAP = 1.75;

/** "Experience" above "Summary" in a narrow rail, as close as the lines of a paragraph: one heading on two lines. */
function joinRailHeadings(lines: Line[]): Line[] {
  const rest = new Set<Line>();
  const whole = new Map<Line, Line>();
  let last: Line | undefined;
  for (const line of lines) {
    if (!line.margin) continue;
    const joined = last && isSecondLine(last, line) ? joinLines(last, line) : undefined;
    if (last && joined && isHeadingText(capitalize(joined.text))) {
      whole.set(last, joined);
      rest.add(line);
      last = undefined;
    } else last = line;
  }
  return lines.flatMap((line) => (rest.has(line) ? [] : [whole.get(line) ?? line]));
}

function isSecondLine(above: Line, line: Line): boolean {
  const distance = (line.baseline - above.baseline) / line.size;
  const isAlike = Math.abs(line.size - above.size) < 0.3 && line.bold === above.bold && line.upper === above.upper;
  const isAtEdge = Math.abs(line.x0 - above.x0) < 3 || Math.abs(line.x1 - above.x1) < 3;
  return line.page === above.page && distance > 0.5 && distance < MAX_HEADING_GAP && isAlike && isAtEdge;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** A rail's labels have at most this many words. */
const MAX_RAIL_WORDS = 4;
/** Share of the lines below the first label that may start in the rail without being labels. */
const MAX_UNLABELED_SHARE = 0.1;

/** Lines that each start with a heading in a rail, all at one edge, with the text of every section at another. */
function findRailLabels(lines: readonly Line[]): ReadonlySet<Line> | undefined {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const [first, second] = line.cells;
    if (!first || !second || line.marker > 0) continue;
    const label = line.text.slice(first.start, first.end);
    if (/\d/.test(label) || countWords(label) > MAX_RAIL_WORDS || isFact(label)) continue;
    // Labels are flush at their left or at their right.
    for (const key of [`l${Math.round(first.x0 / 3)}`, `r${Math.round(first.x1 / 3)}`]) {
      const at = `${key}:${Math.round(second.x0 / 3)}`;
      groups.set(at, [...(groups.get(at) ?? []), line]);
    }
  }
  for (const group of groups.values()) {
    const named = group.filter((line) => headingMeaning(line.text.slice(0, line.cells[0]?.end)) !== undefined);
    if (group.length < 2 || named.length < 2 || named.length < 0.5 * group.length) continue;
    const right = group[0]?.cells[1]?.x0 ?? 0;
    const below = lines.slice(lines.indexOf(group[0] as Line));
    const others = below.filter((line) => line.x0 < right - 3 && !group.includes(line));
    if (others.length <= MAX_UNLABELED_SHARE * below.length) return new Set(group);
  }
  return undefined;
}

function isRailCell(line: Line, cell: Cell, model: Line): boolean {
  const look = line.spans[0];
  const [own] = model.spans;
  if (!look || !own || look.end > cell.end + 1 || line.spans.length < 2) return false;
  const edge = Math.abs(cell.x0 - model.x0) < 3 || Math.abs(cell.x1 - model.x1) < 3;
  const alike = look.bold === own.bold && look.italic === own.italic && look.color === own.color;
  return (
    edge && alike && Math.abs(look.size - own.size) < 0.3 && headingMeaning(line.text.slice(0, cell.end)) !== undefined
  );
}

function listEnclosing(columns: readonly ColumnInfo[], column: number, page: number): string[] {
  const names: string[] = [];
  for (let at = column; at >= 0; at = columns[at]?.parent ?? -1) names.push(`${page}:${at}`);
  return names;
}

function createSourcePage(page: RawPage, lines: Line[]): SourcePage {
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    lines: lines.map((line) => ({
      text: line.text,
      box: { x: line.x0, y: line.top, width: line.x1 - line.x0, height: line.bottom - line.top },
      words: line.words,
    })),
  };
}

function measureGaps(lines: Line[]): void {
  const last = new Map<number, Line>();
  const right = new Map<number, number>();
  for (const line of lines) right.set(line.column, Math.max(right.get(line.column) ?? 0, line.x1));
  for (const line of lines) {
    const above = last.get(line.column);
    if (above)
      line.gap = Math.max(0, line.baseline - above.baseline) / Math.max(1, Math.min(line.size, above.size * 1.5));
    line.right = right.get(line.column) ?? line.x1;
    last.set(line.column, line);
  }
}

/** The line distance within a paragraph from which it counts as double spacing, in font sizes; single spacing is about `SINGLE_SPACING`. */
const DOUBLE_SPACING = 1.65;
const SINGLE_SPACING = 1.25;

/** Rescales a double-spaced document to single spacing, since gaps are compared with each other. */
function closeUp(pages: readonly Line[][]): void {
  const gaps = pages.flatMap((lines) => lines.map((line) => line.gap).filter((gap) => gap > 0.5 && gap < 4));
  gaps.sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length * 0.35)] ?? SINGLE_SPACING;
  if (usual < DOUBLE_SPACING || gaps.length < 12) return;
  for (const lines of pages) for (const line of lines) line.gap *= SINGLE_SPACING / usual;
}

/** The maximum distance between a line and a rule that belongs to it, in font sizes. */
const MAX_RULE_DISTANCE = 1.1;
const RULE_BIAS = 0.4;

/** A heading above a rule has at most this many words. */
const MAX_TITLE_WORDS = 5;

function markRules(lines: Line[], page: RawPage): void {
  const bars = new Map<number, number>();
  for (const rule of page.rules) bars.set(roundWidth(rule), (bars.get(roundWidth(rule)) ?? 0) + 1);
  for (const rule of page.rules) {
    let nearest: Line | undefined;
    let title: Line | undefined;
    let distance = Number.POSITIVE_INFINITY;
    for (const line of lines) {
      if (rule.x > line.x1 + 5 || rule.x + rule.width < line.x0) continue;
      const below = rule.y - line.baseline;
      const above = line.baseline - line.size - rule.y;
      const reach = MAX_RULE_DISTANCE * line.size;
      // A rule belongs to the line above it unless it is clearly closer to the line below.
      const near = below > -0.3 * line.size ? below : above + RULE_BIAS * line.size;
      if (near >= reach || near <= -0.5 * line.size) continue;
      if (near === below && (line.upper || line.bold) && line.words.length <= MAX_TITLE_WORDS) title = line;
      if (near < distance) {
        distance = near;
        nearest = line;
      }
    }
    // Between a heading and a line of text, a rule belongs to the heading.
    if (title && nearest && !nearest.upper && !nearest.bold) nearest = title;
    // An underline as wide as its words marks a link, not a heading; short bars of the same width mark headings.
    const wide = nearest !== undefined && rule.width > 1.15 * (nearest.x1 - nearest.x0);
    if (nearest && (wide || (bars.get(roundWidth(rule)) ?? 0) >= MIN_BARS)) nearest.ruled = true;
  }
}

/** The number of rules of the same width on a page from which they count as a repeated ornament. */
const MIN_BARS = 3;

/** In tenths of a point. */
function roundWidth(rule: Box): number {
  return Math.round(10 * rule.width);
}

/** Lines of one column of one page. */
interface Flow {
  lines: Line[];
  /** Left edge of the column; 0 for text across the page. */
  edge: number;
  page: number;
}

function listFlows(lines: Line[], columns: readonly ColumnInfo[]): Flow[] {
  const flows: Flow[] = [];
  for (const line of lines) {
    const last = flows[flows.length - 1];
    if (last && last.lines[0]?.column === line.column) last.lines.push(line);
    else flows.push({ lines: [line], edge: columns[line.column]?.edge ?? 0, page: line.page });
  }
  return flows;
}

/** Whether no text across the page is below a column. */
function endsPage({ lines, page }: Flow, flows: readonly Flow[]): boolean {
  const foot = Math.max(...lines.map(({ bottom }) => bottom));
  return !flows.some(
    (flow) => flow.page === page && flow.edge === 0 && flow.lines.some(({ baseline }) => baseline > foot),
  );
}

/** Columns with fewer lines are grid cells, which don't continue on the next page. */
const MIN_FLOW_LINES = 6;

/**
 * A column that ends a page and has the same position at the top of the next page continues there: what follows it on the first
 * page (the other column) is read after both.
 */
function joinFlows(flows: Flow[]): Line[] {
  const ordered: Flow[] = [];
  for (const flow of flows) {
    const at = findContinued(ordered, flow);
    if (at < 0) ordered.push(flow);
    else ordered.splice(at + 1, 0, flow);
  }
  return ordered.flatMap((flow) => flow.lines);
}

function findContinued(ordered: Flow[], flow: Flow): number {
  if (flow.edge === 0 || flow.lines.length < 2) return -1;
  for (let i = ordered.length - 1; i >= 0; i--) {
    const earlier = ordered[i] as Flow;
    if (earlier.page < flow.page - 1) break;
    const sameColumn = earlier.page === flow.page - 1 && Math.abs(earlier.edge - flow.edge) < 6;
    if (sameColumn && earlier.lines.length >= MIN_FLOW_LINES && endsPage(earlier, ordered)) return i;
  }
  return -1;
}
