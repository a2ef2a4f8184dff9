import { countWords } from '../../text/count-words.ts';
import type { Line } from '../layout/index.ts';
import type { SkillGroup } from '../model.ts';
import type { Section } from '../sections/index.ts';
import { bodyOf, type Fragment } from './fragment.ts';
import { type LabeledEntry, labeledEntries, SKILL_LABELS, writeFacts } from './labeled.ts';
import { type Group, isLabelLine, isLevel, slice, splitGroups } from './skill-groups.ts';
import { splitList } from './skill-lists.ts';
import type { FieldWriter } from './writer.ts';

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
/** A line of running text, even in a narrow column, has at least this many words. */
const MIN_RUNNING_WORDS = 4;

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

/** The text from one line up to the next line in another style or column, or the next label; empty if its lines are items of a list. */
function joinParagraph(lines: readonly Line[], from: number): string {
  const first = lines[from] as Line;
  const end = lines.findIndex(
    (line, i) =>
      i > from &&
      (line.bold !== first.bold ||
        Math.abs(line.size - first.size) > 0.9 ||
        line.column !== first.column ||
        line.text.endsWith(':')),
  );
  const paragraph = first.text.endsWith(':') ? [] : lines.slice(from, end < 0 ? undefined : end);
  if (paragraph.every(({ text }) => countWords(text) < MIN_RUNNING_WORDS && /^[\p{Lu}\d]/u.test(text))) return '';
  return paragraph.map((line) => line.text).join(' ');
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
