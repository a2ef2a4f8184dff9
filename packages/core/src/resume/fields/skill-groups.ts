import { isWrapped, type Line, spansOf } from '../layout/index.ts';
import { bodyOf, type Fragment, joinFragments } from './fragment.ts';
import { PRODUCT_PATTERN, splitList } from './skill-lists.ts';

const MAX_LABEL = 42;

const LISTING_PATTERN = /[,;|•·∙]|\s\/\s/;

/** A line that names a group whose list or level is on the next lines. */
export function isLabelLine(line: Line, next: Line | undefined): boolean {
  if (
    !next ||
    line.marker > 0 ||
    line.cells.length > 1 ||
    line.text.length > MAX_LABEL ||
    LISTING_PATTERN.test(line.text)
  )
    return false;
  if (line.text.endsWith(':')) return true;
  const distinct =
    (line.bold && !next.bold) ||
    line.size > next.size + 0.9 ||
    (line.italic && !next.italic) ||
    isUpperLabel(line, next);
  return distinct && next.column === line.column;
}

/** "PROGRAMMING" above a list is a label; "SQL" above "Excel" is an item. */
function isUpperLabel(line: Line, next: Line): boolean {
  return line.upper && !next.upper && line.text.length > 5 && LISTING_PATTERN.test(next.text);
}

export interface Group {
  name?: Fragment;
  level?: Fragment;
  /** One of its lines ends in a comma: the list continues across line ends. */
  flowing?: boolean;
  /** The list starts on the label's line. */
  inline?: boolean;
  /** Text of the group by line; lists can continue across line ends. */
  pieces: Fragment[];
}

export function splitGroups(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  const labeled = lines.some((line, i) => isLabelLine(line, lines[i + 1]));
  const usual = findUsualGap(lines);
  const wrapped = findWrappedLines(lines);
  let current: Group | undefined;
  let last: Line | undefined;
  let columns: { x: number; group: Group }[] = [];
  lines.forEach((line, i) => {
    const label = measureLabel(line);
    if (isLabelRow(line, lines[i + 1])) {
      columns = line.cells.map(({ start, end, x0 }) => ({
        x: x0,
        group: { name: slice(line, start, end), pieces: [] },
      }));
      groups.push(...columns.map(({ group }) => group));
      current = undefined;
    } else if (columns.length > 0 && line.marker === 0 && line.cells.length > 1 && label === 0) {
      for (const { start, end, x0 } of line.cells) nearest(columns, x0)?.group.pieces.push(slice(line, start, end));
    } else if (label > 0) {
      current = { name: slice(line, line.marker, label), pieces: [] };
      groups.push(current);
      const rest = slice(line, label, line.text.length);
      if (rest.text !== '') {
        current.inline = true;
        current.pieces.push(rest);
      }
    } else if (current?.name && isLevel(line.text) && current.pieces.length === 0) {
      current.level = bodyOf(line);
    } else if (isAboveLevel(line, lines[i + 1], lines[i + 2])) {
      current = { name: bodyOf(line), pieces: [] };
      groups.push(current);
    } else if (labeled && isLabelLine(line, lines[i + 1]) && !(last && line.upper && isRest(line, last, usual))) {
      current = { name: bodyOf(line), pieces: [] };
      groups.push(current);
    } else {
      if (!current || startsGroup(line, last, current, usual)) {
        current = { pieces: [] };
        groups.push(current);
      }
      addPieces(current, line, last, wrapped.has(line) ? Number.POSITIVE_INFINITY : usual);
    }
    last = line;
  });
  return groups;
}

/** "Front End    Back End    Tools" in bold above the rows of a table: each cell names the group below it. */
function isLabelRow(line: Line, next: Line | undefined): boolean {
  if (!next || line.cells.length < 2 || !line.bold || next.bold || next.marker > 0) return false;
  const isLabel = ({ start, end }: Line['cells'][number]) =>
    end - start <= MAX_LABEL && !LISTING_PATTERN.test(line.text.slice(start, end));
  return line.cells.every(isLabel) && next.cells.length > 1 && next.cells.length <= line.cells.length;
}

function nearest(columns: readonly { x: number; group: Group }[], x: number): { group: Group } | undefined {
  let best = columns[0];
  for (const column of columns) if (best && Math.abs(column.x - x) < Math.abs(best.x - x)) best = column;
  return best;
}

/** Length of "Languages:" at the start of a line, including the list marker; 0 if there is no label. */
function measureLabel(line: Line): number {
  const { text, marker } = line;
  const colon = text.indexOf(':', marker);
  if (
    colon > 0 &&
    colon - marker <= MAX_LABEL &&
    !/[,;•|]/.test(text.slice(marker, colon).replace(BRACKETED_PATTERN, '')) &&
    !text.startsWith('//', colon + 1)
  ) {
    return colon + 1;
  }
  const dash = DASHED_LABEL_PATTERN.exec(text.slice(marker));
  if (dash && (text.slice(marker + dash[0].length).match(/[,;|•]/g)?.length ?? 0) >= 2) return marker + dash[0].length;
  return labelByLook(line);
}

/** "Clinical - Telemetry, Wound care, Triage": a dash instead of the colon, before a list. */
const DASHED_LABEL_PATTERN = /^[^,;:|•]{2,36}? [–—-] /u;

/** A label identified by its style ("**Languages** Python, Java") or by a tab after it, followed by a list. */
function labelByLook(line: Line): number {
  const { text, marker, spans } = line;
  const first = spans.find((span) => span.end > marker);
  const second = first && spans[spans.indexOf(first) + 1];
  const set =
    first &&
    second &&
    ((first.bold && !second.bold) || (first.italic && !second.italic && LISTING_PATTERN.test(text.slice(first.end))));
  if (set && first.end - marker <= MAX_LABEL) {
    const rest = text.slice(first.end);
    const label = text.slice(marker, first.end);
    if (
      !/[,;]/.test(label) &&
      /[\p{L}\p{N}]/u.test(rest) &&
      (LISTING_PATTERN.test(rest) || /^[\s:–—-]*[–—:-]/.test(rest) || line.cells.length > 1)
    ) {
      return first.end;
    }
  }
  const cell = line.cells[0];
  if (line.cells.length === 2 && cell && cell.end - marker <= MAX_LABEL && !/[,;]/.test(text.slice(marker, cell.end))) {
    const rest = text.slice(cell.end);
    if (LISTING_PATTERN.test(rest) && !LISTING_PATTERN.test(text.slice(0, cell.end))) return cell.end;
  }
  return 0;
}

/** A name of a group above its level and its list: "Frameworks" / "Advanced" / "React, Vue". */
function isAboveLevel(line: Line, level: Line | undefined, list: Line | undefined): boolean {
  if (!level || !list || line.marker > 0 || line.text.length > MAX_LABEL || LISTING_PATTERN.test(line.text))
    return false;
  if (!isLevel(level.text) || isLevel(line.text) || !/[,;|•]/.test(list.text)) return false;
  return level.column === line.column && list.column === line.column;
}

function startsGroup(line: Line, last: Line | undefined, current: Group, usual: number): boolean {
  if (current.name === undefined || last === undefined || isRest(line, last, usual)) return false;
  return current.inline === true || (current.pieces.length > 0 && line.marker > 0 !== last.marker > 0);
}

/** A wrapped line continues the list of the line above; anything else starts a new item. */
function addPieces(group: Group, line: Line, last: Line | undefined, usual: number): void {
  const cells =
    line.marker > 0 || line.cells.length < 2
      ? splitTags(line)
      : removeLevels(line.cells.map((cell) => slice(line, cell.start, cell.end)));
  const previous = group.pieces[group.pieces.length - 1];
  const goesOn = last !== undefined && (isRest(line, last, usual) || (group.flowing === true && isBelow(line, last)));
  if (line.text.endsWith(',')) group.flowing = true;
  if (previous && goesOn && cells.length === 1 && cells[0]) {
    group.pieces[group.pieces.length - 1] = joinFragments([previous, cells[0]]);
  } else group.pieces.push(...cells);
}

/** "Spanish", "90%": the level next to a skill isn't a skill. */
function removeLevels(cells: Fragment[]): Fragment[] {
  const named = cells.filter(({ text }) => !isLevel(text));
  return named.length > 0 ? named : cells;
}

/** A gap this many font sizes wide separates the items of a line without separators, such as tags in frames. */
const TAG_GAP = 0.55;

function splitTags(line: Line): Fragment[] {
  if (LISTING_PATTERN.test(line.text.slice(line.marker))) return [bodyOf(line)];
  const tags: Fragment[] = [];
  let from = line.marker;
  line.words.forEach((word, i) => {
    const next = line.words[i + 1];
    if (!next || word.end <= line.marker || next.x - (word.x + word.width) < TAG_GAP * line.size) return;
    tags.push(slice(line, from, word.end));
    from = next.start;
  });
  return tags.length === 0 ? [bodyOf(line)] : [...tags, slice(line, from, line.text.length)];
}

/** Directly below, with the same left edge. */
function isBelow(line: Line, last: Line): boolean {
  return (
    line.marker === 0 &&
    !line.whole &&
    line.column === last.column &&
    Math.abs(line.x0 - last.textX) < 4 &&
    line.gap < 1.8
  );
}

/** "Data Visualization • Machine" / "Learning • Statistics": a list in which every line but the last is full continues in the middle of an item. */
function findWrappedLines(lines: readonly Line[]): ReadonlySet<Line> {
  const wrapped = new Set<Line>();
  let run: Line[] = [];
  const close = () => {
    const isFull = run.every((line, i) => {
      const next = run[i + 1];
      return !next || (isWrapped(line, next) && !areProducts(line.text, next.text));
    });
    if (run.length > 1 && isFull) for (const line of run.slice(1)) wrapped.add(line);
    run = [];
  };
  for (const line of lines) {
    const last = run[run.length - 1];
    const isNext = last && line.marker === 0 && line.column === last.column && line.gap < MAX_LIST_GAP;
    if (!isNext || !DOTTED_PATTERN.test(last.text) || measureLabel(line) > 0 || line.bold !== last.bold) close();
    run.push(line);
  }
  close();
  return wrapped;
}

/** "… • Javascript" / "OCaml • …": single words, one of which is the name of a product. */
function areProducts(above: string, below: string): boolean {
  const last = splitList(above).at(-1) ?? '';
  const first = splitList(below)[0] ?? '';
  return !last.includes(' ') && !first.includes(' ') && PRODUCT_PATTERN.test(`${last} ${first}`);
}

const MAX_LIST_GAP = 1.8;

const DOTTED_PATTERN = /[^|•·∙][|•·∙]{1,2}[^|•·∙]/u;

/** The usual distance between items, in font sizes. */
function findUsualGap(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line) => line.gap)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Lines closer than this share of the usual distance belong together. */
const CLOSE_LINE_RATIO = 0.87;

function isRest(line: Line, last: Line, usual: number): boolean {
  if (line.marker > 0 || line.whole || line.column !== last.column) return false;
  if (/[,;&/(]$|\b(?:and|und|et|y|or)$/.test(last.text) || usual === Number.POSITIVE_INFINITY) return true;
  if (last.text.endsWith('-') && /^\p{Ll}/u.test(line.text)) return true;
  if (/^[\p{Ll}(),;&]/u.test(line.text) && LISTING_PATTERN.test(last.text)) return true;
  // Each item has a marker: a line without one continues a line that ran out of space.
  if (last.marker > 0 && isWrapped(last, line)) return true;
  if (last.marker > 0) return line.x0 > last.x0 + 2 && Math.abs(line.x0 - last.textX) < 5;
  const isWord = !last.text.includes(' ') && /^[\p{Lu}\d]/u.test(line.text);
  if (!isWord && line.gap < CLOSE_LINE_RATIO * usual && isWrapped(last, line)) return true;
  const open = (last.text.match(/\(/g)?.length ?? 0) > (last.text.match(/\)/g)?.length ?? 0);
  return open || (/[,;]/.test(last.text.replace(BRACKETED_PATTERN, '')) && isWrapped(last, line));
}

const BRACKETED_PATTERN = /\([^()]*\)/g;

const LEVEL_PATTERN =
  /^(?:(?:level|niveau)\s*:?\s*)?(?:beginner|novice|basic|elementary|intermediate|upper[- ]intermediate|advanced|proficient|expert|master|fluent|native(?: speaker)?|bilingual|conversational|working knowledge|professional|familiar|competent|experienced|strong|good|very good|excellent|grundkenntnisse|fortgeschritten|gut|sehr gut|experte|débutant|intermédiaire|avancé|básico|intermedio|avanzado|\d{1,3}\s?%|\d(?:[.,]\d)?\s?(?:\/\s?\d{1,2})?|[●○•◦★☆■□⬤]{2,10}|\d+\+?\s*(?:years?|yrs?))$/iu;

export function isLevel(text: string): boolean {
  return text.length <= 32 && LEVEL_PATTERN.test(text.trim());
}

export function slice(line: Line, from: number, to: number): Fragment {
  let start = from;
  let end = to;
  const { text } = line;
  while (start < end && SKIPPED_CHARACTERS.includes(text[start] ?? '')) start++;
  while (end > start && SKIPPED_CHARACTERS.includes(text[end - 1] ?? '')) end--;
  return {
    text: text.slice(start, end).replaceAll('\t', ' '),
    spans: spansOf(line, start, end),
  };
}

const SKIPPED_CHARACTERS = ' \t:–—-|•·';
