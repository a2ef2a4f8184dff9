import { toPrintable } from '../../incoming.ts';

/** An object of an answer. Its values are unchecked. */
export type Fields = Readonly<Record<string, unknown>>;

const MAX_LINE_LENGTH = 200;
const MAX_URL_LENGTH = 2000;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty object for anything that isn't an object. */
export const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** An empty list for anything that isn't a list. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text without the spaces around it. Undefined if nothing is left, or for anything that isn't a string. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A text in one line. Undefined if it is empty or too long for a name. */
export function toLine(value: unknown, max = MAX_LINE_LENGTH): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = toPrintable(value).replaceAll(/\s+/g, ' ').trim();
  return line !== '' && line.length <= max ? line : undefined;
}

/** An ID, which some systems send as a number. */
export function toId(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? String(value) : toLine(value);
}

/** A finite number, which some systems send as a string. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\s*\d{1,12}(?:\.\d{1,6})?\s*$/.test(value) ? Number(value) : undefined;
}

/** An address that a browser can open. */
export function toHttpUrl(value: unknown, base?: string): string | undefined {
  const text = toText(value);
  const url = text !== undefined && text.length <= MAX_URL_LENGTH ? URL.parse(text, base) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}
