import { MAX_JOB_LENGTH } from '@foothold/core/jobs';
import { parseHtmlFragment, toPlainText } from '@foothold/documents/markup';
import { toLine } from './fields.ts';

/** Longer HTML is cut before it is parsed. */
const MAX_HTML_LENGTH = 5 * MAX_JOB_LENGTH;
const TAG_PATTERN = /<\/?[a-z][a-z0-9]*\b[^<>]*>/i;
const ENTITY_PATTERN = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;

/**
 * Converts a description in HTML to plain text: blocks on lines of their own and "- " before list items. Scripts and hidden elements are
 * left out, and entities are decoded once.
 * @returns undefined if no text is left, or for anything that isn't a string
 */
export function toDescription(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined;
  return cutDescription(toPlainText(parseHtmlFragment(html.slice(0, MAX_HTML_LENGTH))));
}

/** Like `toDescription`, for systems that send HTML whose tags are escaped, or not, as they please. */
export function toDescriptionFromEscaped(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined;
  const isEscaped = !TAG_PATTERN.test(html) && /&lt;/i.test(html);
  return toDescription(isEscaped ? unescapeHtml(html.slice(0, MAX_HTML_LENGTH)) : html);
}

/** A description that is plain text or HTML, whose own lines matter if it is plain text. */
export function toDescriptionFromAny(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (TAG_PATTERN.test(text)) return toDescription(text);
  return cutDescription(toPlainText(parseHtmlFragment(text.slice(0, MAX_HTML_LENGTH)), { hasOwnLines: true }));
}

/** Joins the parts of a description, each with its heading. Parts without text are left out. */
export function joinParts(
  parts: readonly (readonly [heading: unknown, text: string | undefined])[],
): string | undefined {
  const blocks = parts.flatMap(([heading, text]) => {
    if (text === undefined) return [];
    const line = toTitle(heading);
    return [line === undefined || text.startsWith(line) ? text : `${line}\n${text}`];
  });
  return cutDescription(blocks.join('\n\n'));
}

/** A title or name in one line. Some systems send it with entities or tags. */
export function toTitle(value: unknown, max?: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (!ENTITY_PATTERN.test(value) && !KNOWN_TAG_PATTERN.test(value)) return toLine(value, max);
  return toLine(toPlainText(parseHtmlFragment(value.slice(0, MAX_HTML_LENGTH))), max);
}

const KNOWN_TAG_PATTERN =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|p|script|small|span|strong|style|sub|sup|u)\b[^<>]*>/i;

const ESCAPES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Undoes the escaping of HTML as a text, which leaves the entities of the HTML itself. */
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/gi, (entity, name: string) => ESCAPES[name.toLowerCase()] ?? entity);

/** Cuts a description that is too long after a line. Undefined if it is empty. */
export function cutDescription(text: string): string | undefined {
  if (text.length <= MAX_JOB_LENGTH) return text.trim() || undefined;
  const end = text.lastIndexOf('\n', MAX_JOB_LENGTH);
  return text.slice(0, end > 0 ? end : MAX_JOB_LENGTH).trim();
}
