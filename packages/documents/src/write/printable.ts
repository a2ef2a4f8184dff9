import { ExportError, type FieldPath, type Resume, type SkillGroup } from '@foothold/core/resume';
import { mapFields } from './fields.ts';
import { hasGlyph } from './fonts.ts';
import { printableSkills } from './skill-list.ts';

/** Why a text on the page differs from the text in the résumé by more than white space. */
export type PrintChangeReason = 'line-break' | 'invisible-character' | 'symbol-without-glyph' | 'list-rearranged';

/** One text that cannot stand on a page as it is, and what is there instead. */
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

/** Most characters that a page layout is made for: about twenty dense pages, the most our own reader takes. */
const MAX_CHARACTERS = 100_000;

// Joiners between letters stay: Persian, Hindi and their relatives spell with them. Everything else here has no shape.
const INVISIBLE =
  /(?![\s\u0085])[\p{Cc}\p{Cf}\p{Co}\p{Cs}](?<!(?<=[\p{L}\p{M}])\p{Join_Control}(?=\p{L}))|\p{Variation_Selector}/gu;
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;
const WHITE_SPACE = /[\s\u0085]+/gu;
/** All letters up to here are in every font that we set Latin text in. */
const LAST_COMMON_CODE_POINT = 0x17f;

/**
 * The résumé as it can stand on a page: Unicode NFC, single spaces, no characters without a shape, no line breaks inside
 * a text (each text is one paragraph), nothing empty, skills in lists that can be told apart. Says what it changed beyond plain white space and normal form. In a
 * PDF, pictographs that our fonts lack are left out too.
 * @throws ExportError `export.empty`, `export.too-long`; for a PDF `export.script-unsupported`
 */
export function toPrintable(resume: Resume, format: 'pdf' | 'docx'): PrintableResume {
  const changes: PrintChange[] = [];
  let characters = 0;
  const printable = mapFields(resume, (field, value) => {
    const { text, reason } = printableText(value, format);
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw new ExportError('export.too-long');
    if (reason) changes.push({ field, before: value, after: text, reason });
    return text;
  });
  if (characters === 0) throw new ExportError('export.empty');
  const skills = printableSkills(printable.skills);
  const before = listSkills(printable.skills);
  const after = listSkills(skills);
  if (after !== before) changes.push({ field: 'skills', before, after, reason: 'list-rearranged' });
  return { resume: { ...printable, skills }, changes };
}

function listSkills(groups: SkillGroup[]): string {
  return groups.map(({ name, keywords }) => (name === undefined ? '' : `${name}: `) + keywords.join(', ')).join('; ');
}

function printableText(value: string, format: 'pdf' | 'docx'): { text: string; reason?: PrintChangeReason } {
  const trimmed = value.trim();
  const visible = withoutInvisible(trimmed);
  const line = tidy(visible);
  const text = format === 'pdf' ? tidy(withGlyphs(line)) : line;
  if (text !== line) return { text, reason: 'symbol-without-glyph' };
  if (visible !== trimmed) return { text, reason: 'invisible-character' };
  return LINE_BREAK.test(trimmed) ? { text, reason: 'line-break' } : { text };
}

/** One line of a text as it can be printed, whatever fonts there are: Unicode NFC, single spaces, nothing without a shape. */
export const printableLine = (text: string): string => tidy(withoutInvisible(text));

const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

function tidy(text: string): string {
  return text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
}

/** Leaves out symbols that no font of ours has; a letter may not be lost that way, so a letter stops the export. */
function withGlyphs(text: string): string {
  const missing = withoutGlyph(text);
  if (missing.size === 0) return text;
  const letters = [...missing].filter((character) => !/\p{S}/u.test(character));
  if (letters.length > 0)
    throw new ExportError('export.script-unsupported', { detail: letters.slice(0, 20).join(' ') });
  return [...text].filter((character) => !missing.has(character)).join('');
}

/** The characters of a text that none of our fonts has. */
export function withoutGlyph(text: string): Set<string> {
  const missing = new Set<string>();
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint > LAST_COMMON_CODE_POINT && !hasGlyph(codePoint)) missing.add(character);
  }
  return missing;
}
