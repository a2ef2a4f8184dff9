import type { SkillId, SkillKind } from '../types.ts';

/**
 * The format of the vocabulary: one file per field of work, one block per kind, one line per skill.
 *
 *     Name = other form, other form > implied-id, implied-id
 *     stored-id: Name = …            if the id differs from the name's slug
 *
 * A form that is also an everyday word ends in a character for its rule:
 *
 *     RN^    counts only with this exact capitalization ("RN", "RNs", "R.N.", never "rn")
 *     Go~    counts only with context: a skill of a related field nearby, a cue such as "proficient in", or a text that is known to
 *            be a list of skills. With other capitalization ("go") it counts only in a list right next to such a skill; a
 *            lowercase form can have any capitalization. Several skills can share such a form.
 *     testing|    counts only near a skill of a related field that needs no context: a cue alone proves nothing, since the name
 *            has other meanings in other fields ("experience in testing blood", "security guard"). The same in a list.
 *     Excel^, Excel~    counts with this capitalization inside a sentence, and with context at its start ("Excel in all you do").
 *
 * The matcher handles plurals, hyphens, "&" for "and", accents and British spellings, so they are not listed.
 */
export type FieldVocabulary = {
  field: string;
  /** Its names count only as they are written: their words are shared with better-known skills. */
  isSpecialized?: true;
} & Partial<Record<SkillKind, string>>;

export type FormRule = 'plain' | 'exact-case' | 'company' | 'neighbors';

export interface SkillForm {
  text: string;
  rule: FormRule;
}

export interface SkillRow {
  id: SkillId;
  kind: SkillKind;
  field: string;
  /** The name first, then the aliases. */
  forms: [SkillForm, ...SkillForm[]];
  implies: SkillId[];
  isSpecialized?: true;
}

const MARKS: Record<string, FormRule> = { '^': 'exact-case', '~': 'company', '|': 'neighbors' };

/** Parses one block. Throws an error that names an invalid line: the vocabulary is code, not input. */
export function* parseRows(field: string, kind: SkillKind, block: string): Generator<SkillRow> {
  for (const raw of block.split('\n')) {
    const line = raw.trim();
    if (line !== '') yield parseRow(field, kind, line);
  }
}

function parseRow(field: string, kind: SkillKind, line: string): SkillRow {
  const [head = '', implied] = line.split(' > ');
  const equals = head.indexOf(' = ');
  const naming = equals < 0 ? head : head.slice(0, equals);
  const aliases = equals < 0 ? [] : splitList(head.slice(equals + 3));
  const colon = naming.indexOf(': ');
  const name = parseForm(colon < 0 ? naming : naming.slice(colon + 2));
  const id = colon < 0 ? toSlug(name.text) : naming.slice(0, colon);
  if (name.text === '' || aliases.includes('')) throw new Error(`Cannot parse the skill line: ${line}`);
  return { id, kind, field, forms: [name, ...aliases.map(parseForm)], implies: implied ? splitList(implied) : [] };
}

function splitList(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

function parseForm(text: string): SkillForm {
  const trimmed = text.trim();
  const rule = MARKS[trimmed.slice(-1)];
  return rule ? { text: trimmed.slice(0, -1), rule } : { text: trimmed, rule: 'plain' };
}

const PLAIN_NAME_PATTERN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** "C++" → `c-plus-plus`, ".NET" → `dot-net`, "Research & Development" → `research-and-development`. */
export function toSlug(name: string): string {
  if (PLAIN_NAME_PATTERN.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\./, 'dot ')
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
}
