import { type Brand, getProductNames } from '@foothold/brand';

/**
 * Texts name the brand by placeholders. From reading to startup, they are marks from Unicode's private use area, so that no brand name can
 * break YAML or Markdown, and a change of the brand needs no build. A mark in HTML differs from one in plain text, because there the name
 * is escaped.
 */
const PLACEHOLDER_PATTERN = /\{(brand|one|prime|x|legalName|email|phone|address|portal)\}/g;
const PLAIN = '\uE000';
const HTML = '\uE002';
const CLOSE = '\uE001';
const MARK_PATTERN = new RegExp(`([${PLAIN}${HTML}])(\\w+)${CLOSE}`, 'g');
/** A plain mark, as it is or as Markdown encodes it in a URL. */
const PLAIN_MARK_PATTERN = new RegExp(
  `(?:${PLAIN}|${encodeURIComponent(PLAIN)})(\\w+)(?:${CLOSE}|${encodeURIComponent(CLOSE)})`,
  'g',
);
const ANY_MARK_PATTERN = new RegExp(`[${PLAIN}${HTML}${CLOSE}]`, 'g');

export const PORTAL_MARK = `${PLAIN}portal${CLOSE}`;

export type Names = Readonly<Record<string, string>>;

/** Creates the names. @param portal URL of the member portal in links */
export function createNames(brand: Brand, portal: string): Names {
  return {
    brand: brand.name,
    ...getProductNames(brand),
    legalName: brand.legalName,
    email: brand.email,
    phone: brand.phone,
    address: brand.address.join(', '),
    portal,
  };
}

/** Replaces the placeholders in a source with marks. */
export const markPlaceholders = (text: string): string =>
  text.replaceAll(ANY_MARK_PATTERN, '').replaceAll(PLACEHOLDER_PATTERN, `${PLAIN}$1${CLOSE}`);

/** Turns the marks in text that has become HTML into marks for escaped names. */
export const markHtml = (html: string): string => html.replaceAll(PLAIN_MARK_PATTERN, `${HTML}$1${CLOSE}`);

/** Replaces the marks in JSON with the names. Unknown names stay marks. */
export function fillJson(json: string, names: Names): string {
  return json.replaceAll(MARK_PATTERN, (mark, kind: string, name: string) => {
    const value = Object.hasOwn(names, name) ? names[name] : undefined;
    if (value === undefined) return mark;
    return JSON.stringify(kind === HTML ? escapeHtml(value) : value).slice(1, -1);
  });
}

/** Fills the names into every text of plain data. */
export const fillNames = <T>(value: T, names: Names): T => JSON.parse(fillJson(JSON.stringify(value), names)) as T;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
