import { isDateOnly, isPlace } from '../facts/index.ts';
import { datesOf, isWrapped, joinLines, type Line } from '../layout/index.ts';
import { degreeLength, institutionScore } from '../lexicon/degrees.ts';
import { isBareKind, organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { DocumentLooks } from '../sections/index.ts';
import { isUrlOnly } from './contact-patterns.ts';
import { getLook, isSameLook, type Look } from './entry-looks.ts';
import { assignRoles, type Role } from './entry-roles.ts';
import type { HeadLine } from './part-cuts.ts';

/** One job, degree or project: the lines that name it, and the lines that describe it. */
export interface Entry {
  head: HeadLine[];
  body: Line[];
}

/**
 * Splits the lines of a section into entries. Heads are distinguished from bodies by style, length, indentation, dates and list
 * markers; consecutive heads without a body in between are separated by dates, gaps and styles.
 * @param heads lines that are known to name an entry
 */
export function findEntries(
  lines: readonly Line[],
  looks: DocumentLooks,
  heads: ReadonlySet<Line> = new Set(),
): Entry[] {
  const roles = assignRoles(lines, looks, heads);
  const blocks = splitBlocks(lines, roles);
  const dated = blocks.some((block) => block.head.some((head) => head.dates.length > 0));
  const first = findLeadingLook(blocks, dated);
  const entries: Entry[] = [];
  for (const block of blocks) {
    const previous = entries[entries.length - 1];
    if (block.head.length === 0 || (previous && !startsEntry(block, dated, first))) {
      if (previous) previous.body.push(...block.head.map((head) => head.line), ...block.body);
      else entries.push({ head: [], body: block.body });
      continue;
    }
    entries.push(...splitByLook({ ...block, head: joinWraps(block.head) }).flatMap(splitHeads));
  }
  return entries;
}

/** Splits a section into entries at lines that are known to contain all of an entry's names. */
export function entriesAt(lines: readonly Line[], heads: ReadonlySet<Line>): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries[entries.length - 1];
    if (heads.has(line)) entries.push({ head: [{ line, dates: datesOf(line) }], body: [] });
    else if (last) last.body.push(line);
    else entries.push({ head: [], body: [line] });
  }
  return entries;
}

/** Rejoins names that wrapped at the end of a line in a narrow column. */
function joinWraps(head: readonly HeadLine[]): HeadLine[] {
  const joined: HeadLine[] = [];
  for (const each of head) {
    const last = joined[joined.length - 1];
    if (last && isRestOf(each.line, last.line)) {
      const line = joinLines(last.line, each.line);
      joined[joined.length - 1] = { line, dates: datesOf(line) };
    } else joined.push(each);
  }
  return joined;
}

/** A line in the same style as the end of the line above, too long to fit there, that isn't a name itself. */
function isRestOf(line: Line, above: Line): boolean {
  if (line.cells.length > 1 || !endsAsItStarts(above, line)) return false;
  if (isBareKind(line.text) && line.gap < 1.6) return true;
  if (!isWrapped(above, line)) return false;
  if (above.text.endsWith('-') || /^[\p{Ll}(&]/u.test(line.text)) return true;
  // "University of Texas at" / "Austin": no name ends in a preposition.
  if (OPEN_END_PATTERN.test(above.text)) return true;
  const place = isPlace(line.text) && (line.text.includes(',') || !(line.spans[0]?.bold ?? false));
  if (place || datesOf(above).length > 0 || datesOf(line).length > 0) return false;
  const own = getMeaning(line.text);
  // "Harbour Freight — Senior" / "Analyst": only text in the same style continues.
  const last = above.spans[above.spans.length - 1];
  const before = getMeaning(above.text.slice(above.spans.length > 1 ? last?.start : 0));
  if (own === undefined) return true;
  if (own === 'title') return before === undefined;
  return !line.text.includes(' ') && (before === undefined || before === own);
}

const OPEN_END_PATTERN = /\s(?:at|of|in|and|for|the|&|de|del|da|do|di|du|des|der|für|et|y)$/u;

function endsAsItStarts(above: Line, line: Line): boolean {
  const end = above.spans[above.spans.length - 1];
  const start = line.spans[0];
  return (
    end !== undefined &&
    start !== undefined &&
    end.bold === start.bold &&
    end.italic === start.italic &&
    Math.abs(end.size - start.size) <= 0.4
  );
}

/** What the words of a line name. */
function getMeaning(text: string): 'title' | 'degree' | 'organization' | undefined {
  if (titleScore(text) >= 2) return 'title';
  if (degreeLength(text) > 0) return 'degree';
  return organizationScore(text) >= 1.4 || institutionScore(text) > 0 ? 'organization' : undefined;
}

function findLeadingLook(blocks: Entry[], dated: boolean): Look | undefined {
  const block = blocks.find(
    (each) => each.head.length > 0 && (!dated || each.head.some((head) => head.dates.length > 0)),
  );
  const line = block?.head[0]?.line;
  return line && getLook(line);
}

/** Whether heads start a new entry, and not a group of lines within the one above. */
function startsEntry(block: Entry, dated: boolean, first: Look | undefined): boolean {
  if (!dated) {
    const line = block.head[0]?.line;
    return line !== undefined && first !== undefined && isSameLook(getLook(line), first, false);
  }
  if (block.head.some((head) => head.dates.length > 0)) return true;
  const line = block.head[0]?.line;
  if (!line || !first || line.text.endsWith(':')) return false;
  // "Data Governance": the name of a part of the description in the style of the names.
  const isPart =
    block.head.length === 1 &&
    block.body[0]?.marker !== undefined &&
    block.body[0].marker > 0 &&
    getMeaning(line.text) === undefined &&
    !isPlace(line.text) &&
    line.spans.length === 1;
  const distinct = first.bold || first.italic || line.gap > 1.6;
  return distinct && !isPart && isSameLook(getLook(line), first) && !isUrlOnly(line.text);
}

function splitBlocks(lines: readonly Line[], roles: Role[]): Entry[] {
  const blocks: Entry[] = [];
  let current: Entry | undefined;
  lines.forEach((line, i) => {
    if (roles[i] === 'head') {
      if (!current || current.body.length > 0) {
        current = { head: [], body: [] };
        blocks.push(current);
      }
      current.head.push({ line, dates: datesOf(line) });
    } else {
      if (!current) {
        current = { head: [], body: [] };
        blocks.push(current);
      }
      current.body.push(line);
    }
  });
  return blocks;
}

/** Space above an entry, as a multiple of the space between the lines of its head. */
const ENTRY_GAP = 1.2;

/** Separates consecutive heads without a body at each line that has the style of the first one and a larger gap above it. */
function splitByLook({ head, body }: Entry): Entry[] {
  const starts = [0];
  let inner = 0;
  head.forEach(({ line }, i) => {
    const first = head[0]?.line;
    const above = head[i - 1]?.line;
    if (!first || !above) return;
    const again =
      first.bold &&
      isSameLook(getLook(line), getLook(first)) &&
      !isSameLook(getLook(above), getLook(first)) &&
      inner > 0 &&
      line.gap > ENTRY_GAP * inner &&
      !isDateOnly(line.text);
    if (again) {
      starts.push(i);
      inner = 0;
    } else if (Number.isFinite(line.gap)) inner = Math.max(inner, line.gap);
  });
  // A role without dates belongs to the employer above it, and the dates are the employer's.
  const dated = head.some((each) => each.dates.length > 0);
  const retained = starts.filter(
    (start, k) => k === 0 || !dated || head.slice(start, starts[k + 1]).some((each) => each.dates.length > 0),
  );
  return retained.map((start, k) => {
    const next = retained[k + 1];
    return { head: head.slice(start, next), body: next === undefined ? body : [] };
  });
}

/** Separates consecutive heads without a body: each entry has one period. */
function splitHeads(block: Entry): Entry[] {
  const { head, body } = block;
  const dated: number[] = [];
  head.forEach((each, i) => {
    const before = dated[dated.length - 1];
    const above = before === i - 1 ? head[before] : undefined;
    const closesRange = above !== undefined && (above.dates.at(-1)?.open === true || areStackedDates(above, each));
    if (each.dates.length > 0 && !closesRange) dated.push(i);
  });
  if (dated.length < 2) return [block];
  const starts = [0];
  for (let k = 1; k < dated.length; k++) {
    starts.push(findBoundary(head, dated[k - 1] as number, dated[k] as number, dated[0] as number));
  }
  return starts.map((start, k) => {
    const next = starts[k + 1];
    return { head: head.slice(start, next), body: next === undefined ? body : [] };
  });
}

/** A start date above an end date. */
function areStackedDates(above: HeadLine, below: HeadLine): boolean {
  const hasSingleDate = (each: HeadLine) =>
    each.dates.length === 1 && each.dates[0]?.kind === 'point' && isDateOnly(each.line.text);
  return hasSingleDate(above) && hasSingleDate(below);
}

/** Index of the line between two dated lines where the second entry starts. */
function findBoundary(head: HeadLine[], from: number, to: number, offset: number): number {
  if (to === from + 1) return to;
  const first = getLook((head[0] as HeadLine).line);
  let best = to;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = from + 1; i <= to; i++) {
    const { line } = head[i] as HeadLine;
    const gap = Number.isFinite(line.gap) ? line.gap : 4;
    let score = 2 * Math.min(3, gap);
    if (isSameLook(getLook(line), first)) score += 2;
    if (i === to - offset) score += 1.5;
    if (isPlace(line.text)) score -= 2;
    if (score > bestScore + 0.01) {
      bestScore = score;
      best = i;
    }
  }
  return best;
}
