import { toCoreWords } from '../employers/index.ts';

/** Fewer words that start a longer name may be any company's: “United” isn't “United Airlines”. */
const MIN_SHARED_WORDS = 2;

/**
 * Whether two names are likely of the same company: the same words without the legal form (“Larkfield Clinics, Inc.”), or one continues the
 * other (“Larkfield Clinics of Ohio”).
 */
export function isSameCompany(a: string, b: string): boolean {
  const [short = [], long = []] = [toCoreWords(a), toCoreWords(b)].sort((one, other) => one.length - other.length);
  if (short.length === 0 || !short.every((word, at) => long[at] === word)) return false;
  return short.length === long.length || short.length >= MIN_SHARED_WORDS;
}

const toTitleKey = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu)
    ?.join(' ') ?? '';

/** Whether two job titles have the same words, whatever their case and punctuation. False if either is empty. */
export const isSameTitle = (a: string, b: string): boolean => toTitleKey(a) !== '' && toTitleKey(a) === toTitleKey(b);
