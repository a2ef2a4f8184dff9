import { type ChosenOption, onlyOne, unsure } from './chosen-option.ts';
import { readLeading } from './claims.ts';
import { type NumberRange, readRange } from './option-words.ts';
import { toWords } from './words.ts';
import { chooseYesNo } from './yes-no-options.ts';

/** The option whose range has the number. */
export function chooseRange(
  answer: NumberRange | null,
  options: readonly string[],
  read: (text: string) => NumberRange | null,
): ChosenOption {
  if (!answer || answer.from !== answer.to) return unsure('the answer isn’t one number');
  const ranges = options.map((text) => ({ text, range: read(text) }));
  const containing = ranges.filter(({ range }) => range && range.from <= answer.from && answer.from <= range.to);
  const exact = containing.filter(({ range }) => range?.from === range?.to);
  return onlyOne(
    (exact.length === 1 ? exact : containing).map(({ text }) => text),
    'the number is in this range',
  );
}

const SHARES: readonly (readonly [RegExp, string])[] = [
  [/\bthree[- ]quarters?\b/gi, '75%'],
  [/\b(?:a |one[- ])?quarter\b/gi, '25%'],
  [/\b(?:a |one[- ])?half\b/gi, '50%'],
  [/\b(?:a |one[- ])?third\b/gi, '33%'],
];

/** Yes, if a share of the time is as much as the question asks for, or more than none where it names no share. Null if that isn’t sure. */
function agreesToShare(share: NumberRange | null, asked: string): 'Yes' | 'No' | null {
  if (share === null || share.to === Number.POSITIVE_INFINITY) return null;
  const wanted = /(\d{1,3}) ?(?:%|percent)/i.exec(asked)?.[1];
  if (wanted === undefined) return share.to > 0 ? 'Yes' : 'No';
  return Number(wanted) <= share.to ? 'Yes' : null;
}

/** A share of the time: the same words, or the same bounds. @param asked the question, which may name the share that is needed */
export function chooseShare(answer: string, options: readonly string[], asked: string): ChosenOption {
  const toShare = (text: string) => SHARES.reduce((plain, [pattern, share]) => plain.replace(pattern, share), text);
  const wanted = /\d/.test(answer) ? readRange(toShare(answer)) : null;
  const isYesNo = options.length === 2 && options.every((text) => readLeading(text) !== null);
  const leading = wanted ? (isYesNo ? agreesToShare(wanted, toShare(asked)) : null) : readLeading(answer);
  if (leading) return chooseYesNo('travel', leading, options, {});
  return onlyOne(
    options.filter((text) => {
      const range = /\d|quarter|half|third/i.test(text) ? readRange(toShare(text)) : null;
      return wanted !== null && range !== null && range.from === wanted.from && range.to === wanted.to;
    }),
    'the same share',
  );
}

const ARRANGEMENTS: readonly (readonly [string, RegExp])[] = [
  [
    'hybrid',
    /\bhybrid\b|\b(?:mix|mixture|combination|both|some of (?:each|both)|part(?:ly|ially)? (?:remote|from home))\b/,
  ],
  ['remote', /\bremote(?:ly)?\b|\bfrom home\b|\bat home\b|\btele(?:work|commut)\w*|\bwfh\b/],
  [
    'onsite',
    /\bon ?site\b|\bin (?:the |our |an |your )?(?:office|studio|person|store|lab|building)\b|\boffice\b|\bon premises?\b/,
  ],
];

/** Which of the three ways of working a text names. Null if it names none. */
export const readArrangement = (text: string): string | null =>
  ARRANGEMENTS.find(([, pattern]) => pattern.test(toWords(text)))?.[0] ?? null;

export function chooseArrangement(answer: string, options: readonly string[]): ChosenOption {
  const wanted = readArrangement(answer);
  return onlyOne(
    options.filter((text) => wanted !== null && readArrangement(text) === wanted),
    'the same way of working',
  );
}
