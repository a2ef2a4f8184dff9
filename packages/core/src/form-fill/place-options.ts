import { US_STATES } from '../text/us-states.ts';
import { findCallingCode, listCountryNames } from './countries.ts';
import { toCompact } from './option-words.ts';
import type { OptionContext } from './types.ts';
import { toWords } from './words.ts';

const US_WORDS = /\b(?:us|usa|united states(?: of america)?)\b/g;

/** Whether an option is the state or region. */
export function isRegion(text: string, region: string): boolean {
  const name = US_STATES.get(region);
  if (name === undefined) return toCompact(text) === toCompact(region);
  const words = toWords(text)
    .replace(US_WORDS, ' ')
    .trim()
    .replace(/^\d{1,3} /, '');
  const rest = words
    .replace(toWords(name), ' ')
    .replace(new RegExp(String.raw`\b${region.toLowerCase()}\b`), ' ')
    .trim();
  return rest === '' && words !== '';
}

/** Whether an option is the country, by its ISO code. */
export function isCountry(text: string, country: string): boolean {
  const plain = text.replace(/\(?\+\s?\d+\)?/g, ' ').replace(/\p{RI}/gu, '');
  const digits = /\+\s?(\d+)/.exec(text)?.[1];
  if (digits !== undefined && digits !== findCallingCode(country)) return false;
  const compact = toCompact(plain);
  const names = listCountryNames(country).map(toCompact);
  return (
    names.includes(compact) ||
    // "USA United States".
    names.some((name) => compact.startsWith(name) && names.includes(compact.slice(name.length))) ||
    names.some((name) => compact === `${name}${country.toLowerCase()}` || compact === `${country.toLowerCase()}${name}`)
  );
}

/** An option for the calling code: "+1", "United States (+1)", "US +1". */
export function isCallingCode(text: string, code: string, country: string): boolean {
  const digits = /\+?\s?(\d{1,4})\b/.exec(text)?.[1];
  if (digits !== undefined && digits !== code) return false;
  const rest = text
    .replace(/\(?\+?\s?\d{1,4}\b\)?/g, ' ')
    .replace(/\p{RI}/gu, '')
    .trim();
  if (toWords(rest) === '') return digits !== undefined;
  return rest.split(/[/,&]/).some((part) => isCountry(part, country) || toWords(part) === country.toLowerCase());
}

/** "Austin, Texas, United States" for Austin in TX in the US: each part has to be one of these. */
export function isCityRegion(text: string, city: string, { region = '', country = '' }: OptionContext): boolean {
  const [first = '', ...rest] = text.split(',').map((part) => part.trim());
  if (toCompact(first) !== toCompact(city)) return false;
  const hasRegion = region === '' || rest.some((part) => isRegion(part, region));
  return (
    hasRegion &&
    rest.every((part) => isRegion(part, region) || isCountry(part, country) || toWords(part) === country.toLowerCase())
  );
}
