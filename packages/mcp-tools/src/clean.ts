/** The longest text of a result, in characters, unless a tool says otherwise. */
const MAX_TEXT = 4000;
/** The longest text that a tool may ask for: the description of a listing. */
const MAX_LONG_TEXT = 20_000;
/** The most entries of a list in a result. */
const MAX_ENTRIES = 200;

/**
 * What people can’t see but models read: control characters except line breaks and tabs, format characters (zero-width ones, direction marks,
 * and Unicode tags), variation selectors and fillers, and code points without a meaning that everyone knows.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const LINE_BREAKS = /\r\n?|[\p{Zl}\p{Zp}]/gu;

/** Removes what can’t be seen from a text, and bounds its length. */
export function cleanText(text: string, max = MAX_TEXT): string {
  const clean = text.replaceAll(LINE_BREAKS, '\n').replaceAll(UNSEEN, '').trim();
  if (clean.length <= max) return clean;
  // Never half of a character.
  return `${clean.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Names of fields whose text may be long. */
const LONG_FIELDS = new Set(['description', 'letter']);

/** Cleans every text of a result, and bounds its lists. */
export function cleanResult<T>(value: T, field = ''): T {
  if (typeof value === 'string') return cleanText(value, LONG_FIELDS.has(field) ? MAX_LONG_TEXT : MAX_TEXT) as T;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => cleanResult(entry, field)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanResult(part, key)])) as T;
}
