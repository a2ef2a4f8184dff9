import { countWords } from '../../text/count-words.ts';
import { isWrapped, type Line, spansOf } from '../layout/index.ts';
import type { SkillGroup } from '../model.ts';
import type { Section } from '../sections/index.ts';
import { bodyOf, type Fragment, joinFragments } from './fragment.ts';
import { type LabeledEntry, labeledEntries, SKILL_LABELS, writeFacts } from './labeled.ts';
import type { FieldWriter } from './writer.ts';

interface Group {
  name?: Fragment;
  level?: Fragment;
  /** One of its lines ends in a comma: the list continues across line ends. */
  flowing?: boolean;
  /** The list starts on the label's line. */
  inline?: boolean;
  /** Text of the group by line; lists can continue across line ends. */
  pieces: Fragment[];
}

/** Reads skills: labeled groups, lists of every kind, one skill per line, grids with levels. */
export function readSkills(section: Section, writer: FieldWriter): SkillGroup[] {
  const labeled = labeledEntries(section.lines, SKILL_LABELS);
  if (labeled?.every((entry) => entry.body.length === 0)) return labeled.map((entry) => writeLabeled(entry, writer));
  const groups = splitGroups(section.lines);
  if (section.group && section.heading) for (const group of groups) group.name ??= bodyOf(section.heading);
  const isDoubtful = hasDoubtfulItems(groups);
  return groups.flatMap((group) => {
    const written = writeGroup(group, isDoubtful, writer);
    return written ? [written] : [];
  });
}

/** Share of a section's items that look like parts of a sentence or of a table, for none of its items to be sure. */
const MIN_DOUBTFUL_SHARE = 0.3;

function hasDoubtfulItems(groups: readonly Group[]): boolean {
  const items = groups.flatMap(({ pieces }) => pieces.flatMap(({ text }) => splitList(text)));
  const doubtful = items.filter((item) => !isSkillLike(item) || items.filter((other) => other === item).length > 2);
  return doubtful.length > 0 && doubtful.length >= MIN_DOUBTFUL_SHARE * items.length;
}

/** Maximum length of the name of a described skill, in characters. */
const MAX_NAME = 42;
/** A description has at least this many words, and more than this many between commas. */
const MIN_DESCRIPTION_WORDS = 6;

/**
 * The names of skills that are described and not listed: "Leadership: Led a team of volunteers in …", or a styled heading above
 * each paragraph. Empty if the section is a list.
 */
export function describedSkills({ lines }: Section): Fragment[] {
  const names: Fragment[] = [];
  let described = 0;
  let open = false;
  lines.forEach((line, i) => {
    const colon = line.text.indexOf(':', line.marker);
    const next = lines[i + 1];
    const labeled = colon > 0 && colon - line.marker <= MAX_NAME && isDescription(line.text.slice(colon + 1));
    const heads = next !== undefined && isLabelLine(line, next) && isDescription(joinParagraph(lines, i + 1));
    if (labeled) names.push(slice(line, line.marker, colon));
    else if (heads) names.push(bodyOf(line));
    const isDescribed = line.marker === 0 || countWords(line.text) > MIN_DESCRIPTION_WORDS;
    open = labeled || heads || (open && isDescribed);
    if (open) described++;
  });
  return names.length >= 2 && described >= 0.7 * lines.length ? names : [];
}

function isDescription(text: string): boolean {
  const words = text.trim().split(/\s+/).length;
  return words >= MIN_DESCRIPTION_WORDS && words / text.split(/[,;|•·]|\s\/\s/).length > 3.5;
}

/** The text from one line up to the next line in another style. */
function joinParagraph(lines: readonly Line[], from: number): string {
  const first = lines[from] as Line;
  const end = lines.findIndex(
    (line, i) => i > from && (line.bold !== first.bold || Math.abs(line.size - first.size) > 0.9),
  );
  return lines
    .slice(from, end < 0 ? undefined : end)
    .map((line) => line.text)
    .join(' ');
}

/** One group of all the skills that a section describes. */
export function writeDescribed(names: readonly Fragment[], writer: FieldWriter): SkillGroup {
  const id = writer.id('s');
  const keywords = names.map((name) => writer.note(`skills/${id}/keywords/${name.text}`, name, 0.85));
  return { id, keywords: [...new Set(keywords)] };
}

function writeLabeled(entry: LabeledEntry, writer: FieldWriter): SkillGroup {
  const id = writer.id('s');
  const path = `skills/${id}`;
  const { text, spans } = entry.facts.get('keywords') ?? { text: '', spans: [] };
  const keywords = [...new Set(splitList(text))];
  for (const keyword of keywords) writer.note(`${path}/keywords/${keyword}`, { text: keyword, spans }, 0.95);
  return { id, ...writeFacts(entry, path, ['name', 'level'], writer), keywords };
}

function splitGroups(lines: readonly Line[]): Group[] {
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

const MAX_LABEL = 42;

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

const LISTING_PATTERN = /[,;|•·∙]|\s\/\s/;

/** A line that names a group whose list or level is on the next lines. */
function isLabelLine(line: Line, next: Line | undefined): boolean {
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

/** A name of a group above its level and its list: "Frameworks" / "Advanced" / "React, Vue". */
function isAboveLevel(line: Line, level: Line | undefined, list: Line | undefined): boolean {
  if (!level || !list || line.marker > 0 || line.text.length > MAX_LABEL || LISTING_PATTERN.test(line.text))
    return false;
  if (!isLevel(level.text) || isLevel(line.text) || !/[,;|•]/.test(list.text)) return false;
  return level.column === line.column && list.column === line.column;
}

/** "PROGRAMMING" above a list is a label; "SQL" above "Excel" is an item. */
function isUpperLabel(line: Line, next: Line): boolean {
  return line.upper && !next.upper && line.text.length > 5 && LISTING_PATTERN.test(next.text);
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

function slice(line: Line, from: number, to: number): Fragment {
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

function writeGroup(group: Group, isDoubtful: boolean, writer: FieldWriter): SkillGroup | undefined {
  const keywords: (Fragment & { joined?: boolean })[] = group.pieces.flatMap((piece) => {
    const items = splitList(piece.text);
    // Lines that became one item without a separator may be several items.
    const joined = items.length === 1 && piece.spans.length > 1;
    return items.map((text) => ({ text: removeDuration(text), spans: piece.spans, joined }));
  });
  const name = group.name;
  if (keywords.length === 0 && !name) return undefined;
  const id = writer.id('s');
  const path = `skills/${id}`;
  const result: SkillGroup = { id, keywords: [] };
  if (name && keywords.length === 0) keywords.push(name);
  else if (name) {
    const { label, level } = labelAndLevel(name);
    result.name = writer.note(`${path}/name`, label, 0.9);
    group.level ??= level;
  }
  if (group.level) result.level = writer.note(`${path}/level`, group.level, 0.85);
  for (const keyword of keywords) {
    // Listed twice: one skill with two positions.
    const at = `${path}/keywords/${keyword.text}`;
    const known = writer.provenance[at];
    if (known) writer.provenance[at] = { ...known, spans: [...known.spans, ...keyword.spans] };
    if (result.keywords.includes(keyword.text)) continue;
    result.keywords.push(
      writer.note(
        `${path}/keywords/${keyword.text}`,
        keyword,
        isSkillLike(keyword.text) && !keyword.joined && !isDoubtful ? 0.92 : 0.75,
      ),
    );
  }
  return result;
}

/** "Irrigation (5 years)", "QGIS (Less than 1 year)", as Indeed writes them: how long isn't part of the name. */
function removeDuration(text: string): string {
  return text.replace(DURATION_PATTERN, '');
}
const DURATION_PATTERN =
  /(?<=\S)\s*\((?:less than |over |more than |about |~)?\d{1,2}\+?\s*(?:years?|yrs?|months?|mos)\.?\)$/iu;

/** A skill has a few words; a longer text may be a sentence or several skills, and one that starts or ends inside a phrase a part of one. */
function isSkillLike(text: string): boolean {
  const open = (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0);
  return countWords(text) <= 5 && open === 0 && !PART_OF_PHRASE_PATTERN.test(text) && !/^(?![CR])\p{L}$/u.test(text);
}
const PART_OF_PHRASE_PATTERN =
  /[.!?:-]$|^\p{Ll}\p{L}+ed |^(?:and|or|of|in|with|for|to|the|on|by|from|as|including|using|such)\s|\s(?:and|or|of|in|with|for|to|the|a|an|on|by|from|as|including|using|&)$/iu;

/** "Databases (Advanced)": the level is in parentheses after the label. */
function labelAndLevel(name: Fragment): { label: Fragment; level?: Fragment } {
  const match = /^(.+?)\s*\(([^()]+)\)$/.exec(name.text);
  const [, label = '', level = ''] = match ?? [];
  if (!match || !isLevel(level)) return { label: name };
  return { label: { ...name, text: label }, level: { ...name, text: level } };
}

const LIST_SIGNS = new Set([',', ';', '|', '•', '·', '∙', '\n', '◦', '●', '⋅', '▪', '■', '，', '、', '；', '､']);

/** The items of a list; separators in parentheses are part of the item. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let current = '';
  const close = () => {
    const item = current
      .trim()
      .replace(/^(?:and|und|et|y|&)\s+/i, '')
      .replace(/^[-–—*]\s+/, '')
      .replace(/(?<!\.\p{L})\.$/u, '')
      .trim();
    if (item !== '' && /[\p{L}\p{N}]/u.test(item)) items.push(item);
    current = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (sign === '(' || sign === '[' || sign === '{') depth++;
    else if ((sign === ')' || sign === ']' || sign === '}') && depth > 0) depth--;
    const figures = sign === ',' && /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '');
    const slash = sign === '/' && text[i - 1] === ' ';
    if (depth === 0 && !figures && (LIST_SIGNS.has(sign) || slash)) close();
    else current += sign;
  }
  close();
  const last = LAST_PAIR_PATTERN.exec(items[items.length - 1] ?? '');
  if (last && items.length > 3 && PRODUCT_PATTERN.test(last[0])) items.splice(-1, 1, last[1] ?? '', last[2] ?? '');
  return items;
}

/** "…, Matlab & JavaScript" ends a list of products; "Sales & Marketing" is one item. */
const LAST_PAIR_PATTERN = /^(\S+) (?:&|and) (\S+)$/u;
const PRODUCT_PATTERN = /\p{Ll}\p{Lu}|\p{Lu}{2}|[+#\d]|\.\p{L}/u;
