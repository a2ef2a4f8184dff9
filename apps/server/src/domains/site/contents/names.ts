import { type Brand, getProductNames } from '@foothold/brand';

/**
 * Texts name the brand by placeholders. While a text is read, they are marks from Unicode's private use area, so that neither YAML nor
 * Markdown sees the operator's brand name, and no name can break a text.
 */
const PLACEHOLDER = /\{(brand|one|prime|x|legalName|email|phone|address|portal)\}/g;
const MARK_START = '\uE000';
const CLOSE = '\uE001';
/** A mark as it is, and as Markdown encodes it in an address. */
const MARK = /(?:\uE000|%EE%80%80)(\w+)(?:\uE001|%EE%80%81)/g;

export const PORTAL_MARK = `${MARK_START}portal${CLOSE}`;

export type Names = Readonly<Record<string, string>>;

/** @param portal address of the member portal, as links to it are written */
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
  return text.replaceAll(/[\uE000\uE001]/g, '').replaceAll(PLACEHOLDER, `${MARK_START}$1${CLOSE}`);
}

/** Replaces the marks with the names. @param write how a name is written there */
export function fillMarks(text: string, names: Names, write: (name: string) => string = (name) => name): string {
  return text.replaceAll(MARK, (mark, name: string) => {
    const value = names[name];
    return value === undefined ? mark : write(value);
  });
}
