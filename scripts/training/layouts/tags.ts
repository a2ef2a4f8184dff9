/** Pieces of text that carry what they are, as spans, in pages and in plain text. */
import type { Section } from './headings.ts';

export interface Owner {
  section?: Section | undefined;
  /** The number of the employer. */
  job?: number;
  /** The number of the role, school, or other entry. */
  entry?: number;
  /** More about the kind, such as which contact, or which end of a span of time. */
  of?: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

export const unescapeHtml = (text: string): string =>
  Object.entries(ESCAPES).reduce((result, [plain, escaped]) => result.replaceAll(escaped, plain), text);

/** A piece of text that says what it is. */
export function tag(kind: string, text: string, owner: Owner): string {
  const attributes = Object.entries({ kind, ...owner })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `data-${name}="${value}"`);
  return `<span ${attributes.join(' ')}>${escapeHtml(text)}</span>`;
}

/** A field of a pattern, in capitals or not; undefined where the person has none. */
export type Fields = Record<string, ((upper: boolean) => string) | undefined>;

const FIELD = /\{(\w+)\}/g;
const GROUP = /\[([^[\]]*)\]/;

const hasFields = (part: string, fields: Fields): boolean =>
  [...part.matchAll(FIELD)].every(([, name = '']) => fields[name.toLowerCase()] !== undefined);

/** Fills `{field}` in, or `{FIELD}` in capitals. A group in brackets is left out if a field in it is missing. */
export function fillPattern(pattern: string, fields: Fields): string {
  let open = pattern;
  for (let group = GROUP.exec(open); group; group = GROUP.exec(open)) {
    const [whole, inner = ''] = group;
    open = open.replace(whole, () => (hasFields(inner, fields) ? inner : ''));
  }
  return open.replace(FIELD, (_, name: string) => {
    const lower = name.toLowerCase();
    return fields[lower]?.(name !== lower) ?? '';
  });
}
