import { US_STATES } from '../text/us-states.ts';
import { ABBREVIATIONS, LEGAL_FORMS, PLACE_WORDS } from './abbreviations.ts';

/** The names in what an employer filed, each as normalized words without the legal form. */
export interface FiledNames {
  /** The legal name, and the names it does or did business under. */
  own: string[][];
  /** The company that it says it belongs to. */
  parent: string[] | null;
}

const OTHER_NAME =
  /\b(?:D B A|DBA|DOING BUSINESS A[SD]|F K A|FKA|A K A|AKA|N K A|NKA|(?:FORMERLY|NOW|ALSO) KNOWN AS|FORMERLY)\b/;
const PARENT = /\b(?:AN? )?(?:(?:INDIRECT|DIRECT|WHOLLY OWNED) )*SUBSIDIARY OF (.+)$/;
/** “Tarn Software Inc, a Brightwater company”. */
const COMPANY_OF = /\b(?:INC|LLC|L L C|LP|CORP|CORPORATION|LTD) AN? (.+) COMPANY$/;
/** “Brightwater Studios, a Florida corporation”. */
const STATE_FORM = new RegExp(
  ` AN? (?:${[...US_STATES.values()].join('|')}) (?:CORPORATION|COMPANY|LIMITED (?:LIABILITY COMPANY|PARTNERSHIP))$`,
  'i',
);

/**
 * The words of a name in upper case, with abbreviations written out: “St. Luke’s Hlth. System, L.L.C.” → ST LUKES HEALTH SYSTEM LLC. Without
 * “the” at the start, and without “and”, which filings leave out.
 */
function toNameWords(text: string): string[] {
  const words = joinLetters(toPlainText(text).split(' '));
  const named = words[0] === 'THE' && words.length > 1 ? words.slice(1) : words;
  return named.filter((word) => word !== 'AND' && word !== '').map((word) => ABBREVIATIONS.get(word) ?? word);
}

/** A company’s name without its legal form. Never empty for a name with a letter or digit. */
export const toCoreWords = (text: string): string[] => dropEnd(toNameWords(text), LEGAL_FORMS);

/** Drops words of a set from the end, but never all words. */
function dropEnd(words: readonly string[], set: ReadonlySet<string>): string[] {
  let end = words.length;
  while (end > 1 && set.has(words[end - 1] ?? '')) end--;
  return words.slice(0, end);
}

/** Splits what an employer filed into its names. */
export function parseFiledName(text: string): FiledNames {
  const plain = toPlainText(text).replace(STATE_FORM, '');
  const parent = PARENT.exec(plain) ?? COMPANY_OF.exec(plain);
  const own = (parent ? plain.slice(0, plain.lastIndexOf(parent[1] ?? '')) : plain).replace(
    /(?: (?:AN?|INDIRECT|DIRECT|WHOLLY|OWNED|SUBSIDIARY|OF))+ $/,
    '',
  );
  const names = own.split(OTHER_NAME).map(toCoreWords);
  return {
    own: [...names, ...names.flatMap(findInitials)].filter(({ length }) => length > 0),
    parent: parent ? toCoreWords(parent[1] ?? '') : null,
  };
}

/** Names under which to look for a company. Empty if it has no letter or digit. */
export interface SearchNames {
  /** As given, and its initials if they are in parentheses: “Brightwater Data Systems (BDS)”. */
  given: string[][];
  /** Without words for places and groups at the end, if that makes a difference. */
  shortened: string[] | null;
}

export function toSearchNames(text: string): SearchNames {
  const full = toCoreWords(text.replaceAll(/\([^)]*\)/g, ' '));
  if (full.length === 0) return { given: [], shortened: null };
  const initials = full.map((word) => word[0]).join('');
  const inside = [...text.matchAll(/\(([^)]{2,})\)/g)]
    .map(([, name = '']) => toCoreWords(name))
    .filter(([word, ...more]) => word !== undefined && more.length === 0 && initials.startsWith(word));
  const shortened = dropEnd(full, PLACE_WORDS);
  return { given: [full, ...inside], shortened: shortened.length < full.length ? shortened : null };
}

/** “Brightwater Data Research Institute BDRI” also gives BDRI. */
function findInitials(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? '';
  const initials = words.slice(0, -1).map((word) => word[0]);
  return last.length >= 3 && initials.join('').startsWith(last) ? [[last], words.slice(0, -1)] : [];
}

const toPlainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Joins letters that stand alone: L L C → LLC, CHILDREN S → CHILDRENS, INT L → INTL, O NEIL → ONEIL. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isRun = false;
  for (const word of words) {
    const last = joined.at(-1);
    const isLetter = /^\p{L}$/u.test(word);
    if (last !== undefined && isLetter && isRun) joined[joined.length - 1] = last + word;
    else if (last !== undefined && (isPossessive(last, word) || last === 'O')) joined[joined.length - 1] = last + word;
    else joined.push(word);
    isRun = isLetter;
  }
  return joined;
}

const isPossessive = (before: string, word: string): boolean =>
  (word === 'S' && before.length >= 3) || (word === 'L' && before === 'INT');
