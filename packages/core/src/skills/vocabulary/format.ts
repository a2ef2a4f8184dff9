import type { SkillId, SkillKind } from '../types.ts';

/**
 * How the vocabulary is written: one file a field of work, one block a kind, one line a skill.
 *
 *     Name = other form, other form > implied-id, implied-id
 *     stored-id: Name = …            where the id is not the name's own slug
 *
 * A form that is also an everyday word carries its rule as its last character:
 *
 *     RN^    counts only in this very capitalization ("RN", "RNs", "R.N.", never "rn")
 *     Go~    counts only in company: a skill of a related field nearby, a cue such as "proficient in", or a text that is known to
 *            be a list of skills. In other capitals than these ("go") it counts only in a list right beside such a skill; a
 *            form in small letters may have any capitals. Several skills may share such a form.
 *     testing|    counts only where a skill of a related field that needs no company stands nearby: a cue alone proves nothing, since other
 *            lines of work have another thing of that name ("experience in testing blood", "security guard"). The same in a list.
 *     Excel^, Excel~    counts in this capitalization inside a sentence, and in company where it opens one ("Excel in all you do").
 *
 * Plurals, hyphens, "&" for "and", accents and British spellings are the matcher's work and are not listed.
 */
export type FieldVocabulary = { field: string } & Partial<Record<SkillKind, string>>;

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
}

const MARKS: Record<string, FormRule> = { '^': 'exact-case', '~': 'company', '|': 'neighbors' };

/** Reads one block. Throws on a line that breaks the grammar, naming it: the vocabulary is code, not input. */
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
  const id = colon < 0 ? slug(name.text) : naming.slice(0, colon);
  if (name.text === '' || aliases.includes('')) throw new Error(`Skill line cannot be read: ${line}`);
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

const PLAIN_NAME = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** "C++" → `c-plus-plus`, ".NET" → `dot-net`, "Research & Development" → `research-and-development`. */
export function slug(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase().replaceAll(' ', '-');
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
