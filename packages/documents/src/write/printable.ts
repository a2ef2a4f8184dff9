import { ExportError, type FieldPath, type Resume, type SkillGroup } from '@foothold/core/resume';
import { mapFields } from './fields.ts';
import { hasGlyph } from './fonts.ts';
import { toPrintableSkills } from './skill-list.ts';

/** Why a text on the page differs from the résumé by more than whitespace. */
export type PrintChangeReason =
  | 'line-break'
  | 'invisible-character'
  | 'symbol-without-glyph'
  | 'list-rearranged'
  | 'emphasis-marks'
  | 'heading-capitalized';

/** A text that can't appear on a page as it is, and its replacement. */
export interface PrintChange {
  field: FieldPath;
  before: string;
  after: string;
  reason: PrintChangeReason;
}

export interface PrintableResume {
  resume: Resume;
  changes: PrintChange[];
}

/** Maximum length of a page layout: about twenty dense pages, the most that our own reader accepts. */
const MAX_CHARACTERS = 100_000;

// Joiners between letters are kept: Persian, Hindi, and related scripts need them. Everything else here is invisible.
const INVISIBLE_PATTERN =
  /(?![\s\u0085])[\p{Cc}\p{Cf}\p{Co}\p{Cs}](?<!(?<=[\p{L}\p{M}])\p{Join_Control}(?=\p{L}))|\p{Variation_Selector}/gu;
const LINE_BREAK_PATTERN = /[\n\v\f\r\u0085\u2028\u2029]/u;
const WHITE_SPACE_PATTERN = /[\s\u0085]+/gu;
/** Markdown's marks around emphasized words, which mean nothing on a page. */
const EMPHASIS_PATTERN = /(^|[\s("'“‘])(\*\*|__)(?=[\p{L}\p{N}])(.+?)(?<=[\p{L}\p{N}.)!?:%])\2(?=$|[\s,.;:!?)"'”’])/gu;
const HEADING_PATTERN = /^other\/[^/]+\/heading$/;
/** All letters up to here are in every font that we use for Latin text. */
const LAST_COMMON_CODE_POINT = 0x17f;

/**
 * The résumé as it can appear on a page: Unicode NFC, single spaces, no invisible characters, no line breaks inside a text (each text is
 * one paragraph), nothing empty, skills in unambiguous lists. Reports changes beyond whitespace and normalization. In a PDF, pictographs
 * that our fonts lack are left out too.
 * @throws ExportError `export.empty`, `export.too-long`; for a PDF `export.script-unsupported`
 */
export function toPrintable(resume: Resume, format: 'pdf' | 'docx'): PrintableResume {
  const changes: PrintChange[] = [];
  let characters = 0;
  const printable = mapFields(resume, (field, value) => {
    const { text, reason } = toPrintableText(value, format, HEADING_PATTERN.test(field));
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw new ExportError('export.too-long');
    if (reason) changes.push({ field, before: value, after: text, reason });
    return text;
  });
  if (characters === 0) throw new ExportError('export.empty');
  const skills = toPrintableSkills(printable);
  const before = listSkills(printable.skills);
  const after = listSkills(skills);
  if (after !== before) changes.push({ field: 'skills', before, after, reason: 'list-rearranged' });
  const entries = Object.fromEntries(ENTRY_LISTS.map((list) => [list, withNamelessFirst(printable[list])]));
  for (const list of ENTRY_LISTS) {
    const [was, is] = [printable[list], entries[list] ?? []].map((all) => all.map(getFirstText).join('; '));
    if (was !== is) changes.push({ field: list, before: was ?? '', after: is ?? '', reason: 'list-rearranged' });
  }
  return { resume: { ...printable, ...entries, skills }, changes };
}

const ENTRY_LISTS = ['work', 'volunteer', 'education', 'projects'] as const;
type HeadedEntry = Resume[(typeof ENTRY_LISTS)[number]][number];

/**
 * Lines of entries that have nothing else come first, as one entry: below another entry, a reader would take them for that one's.
 */
function withNamelessFirst<Entry extends HeadedEntry>(entries: Entry[]): Entry[] {
  const [first, ...rest] = entries.filter(isNameless);
  if (!first) return entries;
  const bullets = [first, ...rest].flatMap((entry) => entry.bullets);
  return [{ ...first, bullets }, ...entries.filter((entry) => !isNameless(entry))];
}

const isNameless = (entry: HeadedEntry): boolean =>
  entry.bullets.length > 0 &&
  Object.entries(entry).every(([key, value]) => key === 'id' || key === 'bullets' || !value);

const getFirstText = (entry: HeadedEntry): string =>
  Object.entries(entry).find(([key, value]) => key !== 'id' && typeof value === 'string')?.[1] ??
  entry.bullets[0]?.text ??
  '';

function listSkills(groups: SkillGroup[]): string {
  return groups.map(({ name, keywords }) => (name === undefined ? '' : `${name}: `) + keywords.join(', ')).join('; ');
}

function toPrintableText(
  value: string,
  format: 'pdf' | 'docx',
  isHeading: boolean,
): { text: string; reason?: PrintChangeReason } {
  const trimmed = value.trim();
  const visible = removeInvisible(trimmed);
  const unmarked = normalizeText(visible).replace(EMPHASIS_PATTERN, '$1$3');
  // A heading that starts with a small letter would be read as text.
  const line = isHeading ? unmarked.charAt(0).toUpperCase() + unmarked.slice(1) : unmarked;
  const text = format === 'pdf' ? normalizeText(withGlyphs(line)) : line;
  if (text !== line) return { text, reason: 'symbol-without-glyph' };
  if (line !== unmarked) return { text, reason: 'heading-capitalized' };
  if (unmarked !== normalizeText(visible)) return { text, reason: 'emphasis-marks' };
  if (visible !== trimmed) return { text, reason: 'invisible-character' };
  return LINE_BREAK_PATTERN.test(trimmed) ? { text, reason: 'line-break' } : { text };
}

/** One line of a text as it can be printed, whatever the fonts: Unicode NFC, single spaces, nothing invisible. */
export const toPrintableLine = (text: string): string => normalizeText(removeInvisible(text));

const removeInvisible = (text: string): string => text.replace(INVISIBLE_PATTERN, '');

function normalizeText(text: string): string {
  return text.normalize('NFC').replace(WHITE_SPACE_PATTERN, ' ').trim();
}

/** Leaves out symbols that none of our fonts has; letters must not be lost that way, so a missing letter stops the export. */
function withGlyphs(text: string): string {
  const missing = findMissingGlyphs(text);
  if (missing.size === 0) return text;
  const letters = [...missing].filter((character) => !/\p{S}/u.test(character));
  if (letters.length > 0)
    throw new ExportError('export.script-unsupported', { detail: letters.slice(0, 20).join(' ') });
  return [...text].filter((character) => !missing.has(character)).join('');
}

/** The characters of a text that none of our fonts has. */
export function findMissingGlyphs(text: string): Set<string> {
  const missing = new Set<string>();
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint > LAST_COMMON_CODE_POINT && !hasGlyph(codePoint)) missing.add(character);
  }
  return missing;
}
