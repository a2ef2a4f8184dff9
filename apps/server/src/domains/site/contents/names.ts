import { type Brand, getProductNames } from '@foothold/brand';

/**
 * Texts name the brand by placeholders. While a text is parsed, they are marks from Unicode's private use area, so that no brand name can
 * break YAML or Markdown.
 */
const PLACEHOLDER_PATTERN = /\{(brand|one|prime|x|legalName|email|phone|address|portal)\}/g;
const MARK_START = '\uE000';
const CLOSE = '\uE001';
/** A mark, plain or as Markdown encodes it in a URL. */
const MARK_PATTERN = /(?:\uE000|%EE%80%80)(\w+)(?:\uE001|%EE%80%81)/g;

export const PORTAL_MARK = `${MARK_START}portal${CLOSE}`;

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

export function markPlaceholders(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, '').replaceAll(PLACEHOLDER_PATTERN, `${MARK_START}$1${CLOSE}`);
}

/** Replaces the marks with the names. @param write how to write a name */
export function fillMarks(text: string, names: Names, write: (name: string) => string = (name) => name): string {
  return text.replaceAll(MARK_PATTERN, (mark, name: string) => {
    const value = names[name];
    return value === undefined ? mark : write(value);
  });
}
