import { toVisibleText, toWords } from './words.ts';

const PLACEHOLDER_PATTERN =
  /^(?:[\s\-–—_.…*:]*|(?:please |click to )?(?:select|choose|pick)(?: (?:one|an?|your|the|from|option|answer|item|value|below|here|list|state|country|month|year|degree|school|all|that|apply|type)\b.*)?|loading.*|no options?.*|no results.*|none selected|not selected|month|year|day|mm|dd|yyyy|select one required|search|type to search|n a)$/;

/** Whether an option only stands for "nothing chosen". */
export const isPlaceholderOption = (text: string): boolean =>
  /^[\s\-–—_.…*:]*$/.test(toVisibleText(text)) || PLACEHOLDER_PATTERN.test(toWords(text).replace(/[.…]+$/, ''));

/** Letters and digits only, so that "On-site" is "onsite". */
export const toCompact = (text: string): string => toWords(text).replaceAll(' ', '');

/** An option that says that the person doesn't say. Not one that says something first ("I am a veteran but don't wish to say which"). */
export function isDeclineOption(text: string): boolean {
  const words = toWords(text);
  if (/\b(?:yes|i am|im an?|i identify|i have|but)\b/.test(words)) return false;
  return (
    /\b(?:prefer|wish|want|choose|care|like|rather|opt|elect|willing|decided?)(?: to)? not\b|\bnot (?:wish|want|choose|care|prefer|willing|like)(?:ing)?(?: to)? (?:say|answer|disclose|self|identify|specify|provide|respond|share|state|declare|participate|indicate|reveal)|\b(?:dont|do not) (?:wish|want|choose|care|prefer|like) to (?:say|answer|disclose|self|identify|specify|provide|respond|share|state|declare|participate|indicate|reveal)/.test(
      words,
    ) ||
    /\bdeclin(?:e|es|ed|ing)\b|\bchoose not\b|\b(?:not disclosed|undisclosed|not specified|not declared|no answer|no response|opt(?:ing)? out|skip (?:this )?question|rather not say|not to say|not to answer|not to disclose|not to self identify)\b/.test(
      words,
    )
  );
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  no: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** Numbers as digits: "$120k" is 120000, "two weeks" is 2 weeks. */
function toNumbers(text: string): string {
  return toVisibleText(text)
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d+(?:\.\d+)?)\s?k\b/g, (_, digits: string) => String(Math.round(Number(digits) * 1000)))
    .replace(/\b[a-z]+\b/g, (word) => {
      const number = NUMBER_WORDS[word];
      return number === undefined || word === 'no' ? word : String(number);
    });
}

/** The one number of a text, or null if it has none or several. */
export function readNumber(text: string): number | null {
  const found = toNumbers(text).match(/\d+(?:\.\d+)?/g);
  return found?.length === 1 ? Number(found[0]) : null;
}

export interface NumberRange {
  from: number;
  to: number;
}

/** The range that an option names: "3–5 years", "10+", "less than 1 year", "4". Null if it names none, or more than a range. */
export function readRange(text: string): NumberRange | null {
  const plain = toNumbers(text).replace(/[–—−]|(?<!\bup )\bto\b|\bthrough\b/g, '-');
  const found = plain.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [first, second] = found;
  if (first === undefined || found.length > 2) return null;
  if (second !== undefined)
    return /\d\D{0,12}-\D{0,6}\d|\bbetween\b/.test(plain) && first <= second ? { from: first, to: second } : null;
  if (/\b(?:less|fewer|lower) than\b|\bunder\b|\bbelow\b|^\s*</.test(plain))
    return { from: 0, to: first - Number.EPSILON * first - 1e-9 };
  if (/\b(?:more|greater|higher) than\b|\bover\b|\babove\b|^\s*>/.test(plain) && !/or (?:more|above|over)/.test(plain))
    return { from: first + 1e-9, to: Number.POSITIVE_INFINITY };
  if (
    /\+|\bor (?:more|above|over|greater|higher|longer)\b|\bat least\b|\bminimum\b|\band (?:above|up|over|more)\b/.test(
      plain,
    )
  )
    return { from: first, to: Number.POSITIVE_INFINITY };
  if (/\bup to\b|\bat most\b|\bor (?:less|fewer|under|below)\b|\bmaximum\b/.test(plain)) return { from: 0, to: first };
  return { from: first, to: first };
}

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/\bmonths?\b/, 30],
  [/\bweeks?\b/, 7],
  [/\bdays?\b/, 1],
];

/** A notice period in days. "Immediately" is none. */
export function readDays(text: string): NumberRange | null {
  if (/\bimmediate|\bright away\b|\bnone\b|\bno notice\b|\bavailable now\b/i.test(text)) return { from: 0, to: 0 };
  const lower = text.toLowerCase();
  const units = DAYS.filter(([pattern]) => pattern.test(lower));
  const range = units.length === 1 ? readRange(text.replace(/\b(?:an?|1)\s+(?=month|week|day)/i, '1 ')) : null;
  const factor = units[0]?.[1];
  return range && factor ? { from: range.from * factor, to: range.to * factor } : null;
}

const DEGREE_LEVELS: readonly (readonly [string, RegExp])[] = [
  ['doctorate', /\b(?:doctorates?|doctoral|doctor of|ph ?d|phd|ed ?d|dphil|dba|doctors?(?: degree)?)\b/],
  ['professional', /\b(?:juris|j ?d|m ?d|dds|dvm|pharm ?d)\b/],
  ['master', /\b(?:masters?|mba|m ?s|m ?a|m ?sc|meng|med|mfa|mph|msw)\b/],
  [
    'bachelor',
    /\b(?:bachelors?|b ?s|b ?a|b ?sc|beng|bfa|bba|bsn|undergraduate degree|(?:four|4) year (?:college |university )?degree)\b/,
  ],
  ['associate', /\b(?:associates?|(?:two|2) year (?:college |university )?degree|a ?a|a ?s|aas)\b/],
  ['some-college', /\bsome (?:college|university)\b/],
  ['high-school', /\b(?:high school|ged|secondary school|diploma or equivalent)\b/],
];

/** The levels of degrees that a text names. */
export const readDegreeLevels = (text: string): readonly string[] => {
  const words = toWords(text.replaceAll(/\.(?=\S)/g, ' '));
  if (/\bsome college\b/.test(words)) return ['some-college'];
  return DEGREE_LEVELS.filter(([, pattern]) => pattern.test(words)).map(([level]) => level);
};

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The number of a month, from its name, abbreviation, or digits. */
export function readMonth(text: string): number | null {
  const words = toWords(text).split(' ');
  const byName = words.flatMap((word) => {
    const at =
      word.length >= 3
        ? MONTHS.findIndex((name) => name.toLowerCase().startsWith(word) || (word === 'sept' && name === 'September'))
        : -1;
    return at < 0 ? [] : [at + 1];
  });
  const byDigits = words
    .filter((word) => /^\d{1,2}$/.test(word))
    .map(Number)
    .filter((number) => number >= 1 && number <= 12);
  const found = new Set([...byName, ...byDigits]);
  const [first] = found;
  return found.size === 1 && first !== undefined ? first : null;
}
