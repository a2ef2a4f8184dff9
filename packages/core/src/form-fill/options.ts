import { findQuestion, isPrivate } from '../answers/index.ts';
import { findStates, US_STATES } from '../text/us-states.ts';
import { isConditional, listClaims, readLeading, type YesNo } from './claims.ts';
import { findCallingCode, listCountryNames } from './countries.ts';
import {
  isDeclineOption,
  isPlaceholderOption,
  type NumberRange,
  readDays,
  readDegreeLevels,
  readMonth,
  readNumber,
  readRange,
  toCompact,
} from './option-words.ts';
import type { OptionContext } from './types.ts';
import { toWords } from './words.ts';

export type ChosenOption =
  | { certainty: 'sure'; text: string; reason: string }
  | { certainty: 'unsure'; reason: string; near: readonly string[] };

const sure = (text: string, reason: string): ChosenOption => ({ certainty: 'sure', text, reason });
const unsure = (reason: string, near: readonly string[] = []): ChosenOption => ({
  certainty: 'unsure',
  reason,
  near: near.slice(0, 3),
});

function onlyOne(found: readonly string[], reason: string): ChosenOption {
  const [first] = found;
  if (first === undefined) return unsure(`no option: ${reason}`);
  return found.length === 1 ? sure(first, reason) : unsure(`several options: ${reason}`, found);
}

const flip = (answer: YesNo): YesNo => (answer === 'Yes' ? 'No' : 'Yes');

function chooseYesNo(
  id: string,
  answer: YesNo,
  options: readonly string[],
  { inverted = false, known = {} }: OptionContext,
): ChosenOption {
  const facts: Record<string, string> = { ...known, [id]: inverted ? flip(answer) : answer };
  const contradicts = (text: string) =>
    listClaims(text).some((claim) => (facts[claim.questionId] ?? claim.answer) !== claim.answer);
  const isUnknown = (text: string) => listClaims(text).some(({ questionId }) => facts[questionId] === undefined);
  const leading = options.filter((text) => readLeading(text) === answer);
  const claiming = options.filter(
    (text) => readLeading(text) === null && listClaims(text).some(({ questionId }) => questionId === id),
  );
  const candidates = [...leading, ...claiming].filter((text) => !contradicts(text));
  const bare = candidates.filter((text) => toWords(text).split(' ').length === 1 || isShort(text));
  if (bare.length === 1) return sure(bare[0] ?? '', 'the plain answer');
  if (candidates.length === 0 && answer === 'No')
    return onlyOne(
      options.filter((text) => NOTHING_PATTERN.test(toWords(text))),
      'none of the others',
    );
  if (candidates.length !== 1) return onlyOne(candidates, 'with this answer');
  const [only = ''] = candidates;
  if (isConditional(only)) return unsure('it has a condition', candidates);
  if (isUnknown(only)) return unsure('it says something that isn’t known', candidates);
  if (
    answer === 'Yes' &&
    readLeading(only) &&
    /\b(?:not|never|dont|wont|cannot)\b/.test(toWords(only)) &&
    listClaims(only).length === 0
  )
    return unsure('it says yes and not', candidates);
  return sure(only, 'the only option with this answer');
}

/** "I do" and "It wouldn’t" say no more than yes and no. */
const isShort = (text: string): boolean =>
  toWords(text).split(' ').length <= 3 && readLeading(text) !== null && !/^(?:yes|no)\b/.test(toWords(text));
const NOTHING_PATTERN =
  /^(?:none|never|none of (?:the above|these)|i have none|not at all|nobody|no one|none currently|none held)$/;

const US_WORDS = /\b(?:us|usa|united states(?: of america)?)\b/g;

function isRegion(text: string, region: string): boolean {
  const name = US_STATES.get(region);
  if (name === undefined) return toCompact(text) === toCompact(region);
  const words = toWords(text).replace(US_WORDS, ' ').trim();
  const rest = words
    .replace(toWords(name), ' ')
    .replace(new RegExp(String.raw`\b${region.toLowerCase()}\b`), ' ')
    .trim();
  return rest === '' && words !== '';
}

function isCountry(text: string, country: string): boolean {
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
function isCallingCode(text: string, code: string, country: string): boolean {
  const digits = /\+?\s?(\d{1,4})\b/.exec(text)?.[1];
  if (digits !== undefined && digits !== code) return false;
  const rest = text
    .replace(/\(?\+?\s?\d{1,4}\b\)?/g, ' ')
    .replace(/\p{RI}/gu, '')
    .trim();
  if (toWords(rest) === '') return digits !== undefined;
  return isCountry(rest, country) || toWords(rest) === country.toLowerCase();
}

/** "Austin, Texas, United States" for Austin in TX in the US: each part has to be one of these. */
function isCityRegion(text: string, city: string, { region = '', country = '' }: OptionContext): boolean {
  const [first = '', ...rest] = text.split(',').map((part) => part.trim());
  if (toCompact(first) !== toCompact(city)) return false;
  const hasRegion = region === '' || rest.some((part) => isRegion(part, region));
  return (
    hasRegion &&
    rest.every((part) => isRegion(part, region) || isCountry(part, country) || toWords(part) === country.toLowerCase())
  );
}

const DROPPED = new Set(['the', 'of', 'at', 'in', 'and', 'a', 'for']);
const toCore = (text: string): string =>
  toWords(text)
    .split(' ')
    .filter((word) => !DROPPED.has(word))
    .sort()
    .join(' ');

function chooseRange(
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

/** A share of the time: the same words, or the same bounds. */
function chooseShare(answer: string, options: readonly string[]): ChosenOption {
  const toShare = (text: string) => SHARES.reduce((plain, [pattern, share]) => plain.replace(pattern, share), text);
  const wanted = /\d/.test(answer) ? readRange(toShare(answer)) : null;
  const leading = wanted ? null : readLeading(answer);
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

function chooseArrangement(answer: string, options: readonly string[]): ChosenOption {
  const wanted = readArrangement(answer);
  return onlyOne(
    options.filter((text) => wanted !== null && readArrangement(text) === wanted),
    'the same way of working',
  );
}

/** "Master of Science" is "ms", as lists of degrees abbreviate it. */
const toInitials = (degree: string): string =>
  /^(?:associate|bachelor|master|doctor)s? of [a-z]/i.test(degree)
    ? toWords(degree.replaceAll(/\([^)]*\)| in .*$/gi, ''))
        .split(' ')
        .filter((word) => !DROPPED.has(word))
        .map((word) => word[0])
        .join('')
    : '';

function chooseDegree(answer: string, options: readonly string[]): ChosenOption {
  const core = options.filter(
    (text) => toCore(text.replaceAll(/\([^)]*\)/g, '')) === toCore(answer.replaceAll(/\([^)]*\)/g, '')),
  );
  if (core.length === 1) return sure(core[0] ?? '', 'the same degree');
  const initials = toInitials(answer);
  const short = options.filter(
    (text) => initials.length > 1 && text.split(/\/|\bor\b|,/).some((part) => toCompact(part) === initials),
  );
  if (short.length === 1) return sure(short[0] ?? '', 'the abbreviation of the same degree');
  const [level, ...more] = readDegreeLevels(answer);
  if (level === undefined || more.length > 0) return unsure('the degree has no clear level');
  const same = options.filter((text) => {
    const levels = readDegreeLevels(text);
    return (
      levels.length === 1 &&
      levels[0] === level &&
      !/\b(?:or (?:higher|above|more|equivalent experience)|in progress|some|incomplete|candidate|no)\b/.test(
        toWords(text),
      )
    );
  });
  return onlyOne(same, 'the same level of degree');
}

/** The employer’s own site, however the answer and the option call it. */
const isOwnSite = (text: string): boolean =>
  /^(?:(?:the|our|your|this) )?(?:(?:company|companys|corporate|employer|employers|organization|our|your) )?(?:careers? |jobs? )?(?:web ?site|web ?page|site|page)$/.test(
    toWords(text),
  ) && !/^(?:the |this )?(?:jobs? )?(?:web ?site|web ?page|site|page)$/.test(toWords(text));

const SOURCE_NOISE = /\b(?:jobs?|postings?|posts?|ads?|advertisements?|pages?|website|com|board|site|listing)\b/g;
const PERSON_WORDS = /\b(?:recruiter|employee|friend|referral|referred|message|contacted|inmail|other)\b/;

const NAMED_SITE_PATTERN = /^(.+?) (?:careers? |jobs? )?(?:web ?site|web ?page|site|careers page|career page)$/;
const OWN_NAME_LEAST = 3;

/** "Tallgrass website", where the form's headings name Tallgrass. */
function isNamedSite(text: string, employer: string): boolean {
  const [, name = ''] = NAMED_SITE_PATTERN.exec(toWords(text)) ?? [];
  return (
    name.length >= OWN_NAME_LEAST &&
    !/^(?:jobs?|career|other|another|news)$/.test(name) &&
    ` ${employer} `.includes(` ${name} `)
  );
}

function chooseSource(answer: string, options: readonly string[], employer: string): ChosenOption {
  const words = toWords(answer);
  if (isOwnSite(answer)) {
    const own = options.filter(isOwnSite);
    return onlyOne(
      own.length > 0 ? own : options.filter((text) => isNamedSite(text, employer)),
      'the employer’s own site',
    );
  }
  const same = options.filter((text) => toWords(text).replace(SOURCE_NOISE, ' ').trim().replace(/\s+/g, ' ') === words);
  if (same.length === 1) return sure(same[0] ?? '', 'the same source');
  if (same.length > 1) return unsure('several options for the same source', same);
  return onlyOne(
    options.filter((text) => ` ${toWords(text)} `.includes(` ${words} `) && !PERSON_WORDS.test(toWords(text))),
    'the source is named in it',
  );
}

function chooseByQuestion(
  id: string,
  answer: string,
  options: readonly string[],
  context: OptionContext,
): ChosenOption {
  const question = findQuestion(id);
  if (question && isPrivate(question))
    return onlyOne(options.filter(isDeclineOption), 'says that the person doesn’t say');
  if (id === 'how-heard') return chooseSource(answer, options, context.employer ?? '');
  if (id === 'highest-education') return chooseDegree(answer, options);
  if (id === 'travel') return chooseShare(answer, options);
  if (id === 'work-arrangement') return chooseArrangement(answer, options);
  if (id === 'notice-period' || (id === 'start-date' && readDays(answer) !== null))
    return chooseRange(readDays(answer), options, readDays);
  if (id === 'years-experience' || id === 'hours-per-week' || id === 'salary-expectation' || id === 'hourly-rate') {
    const number = readNumber(answer);
    const usable = options.every((text) => !/\bmonths?\b/i.test(text)) ? options : [];
    return chooseRange(number === null ? null : { from: number, to: number }, usable, readRange);
  }
  const leading = question?.type === 'choice' ? null : readLeading(answer);
  if (leading) return chooseYesNo(id, leading, options, context);
  return unsure('no option is the same as the answer');
}

function chooseByMeaning(
  meaning: string,
  answer: string,
  options: readonly string[],
  context: OptionContext,
): ChosenOption {
  if (meaning.startsWith('question:'))
    return chooseByQuestion(meaning.slice('question:'.length), answer, options, context);
  if (meaning === 'region')
    return onlyOne(
      options.filter((text) => isRegion(text, answer)),
      'the same state',
    );
  if (meaning === 'country')
    return onlyOne(
      options.filter((text) => isCountry(text, answer)),
      'the same country',
    );
  if (meaning === 'phone-country')
    return onlyOne(
      options.filter((text) => isCallingCode(text, answer, context.country ?? '')),
      'the same calling code',
    );
  if (meaning === 'city-region' || meaning === 'city' || meaning === 'job-place') {
    const [city = '', region] = answer.split(',').map((part) => part.trim());
    const place = {
      ...context,
      ...(meaning === 'job-place' && { region: findStates(answer)[0] ?? region ?? '', country: context.country ?? '' }),
    };
    return onlyOne(
      options.filter((text) => isCityRegion(text, city, place)),
      'the same place',
    );
  }
  if (meaning === 'degree') return chooseDegree(answer, options);
  if (meaning.endsWith('-month')) {
    const month = readMonth(answer);
    return onlyOne(
      options.filter((text) => month !== null && readMonth(text) === month),
      'the same month',
    );
  }
  if (meaning === 'job-current') {
    const leading = readLeading(answer);
    return leading ? chooseYesNo('', leading, options, {}) : unsure('no answer');
  }
  if (meaning === 'school' || meaning === 'newest-school' || meaning === 'field-of-study' || meaning === 'employer')
    return onlyOne(
      options.filter((text) => toCore(text) === toCore(answer)),
      'the same name',
    );
  const leading = readLeading(answer);
  return leading && meaning.startsWith('own:')
    ? chooseYesNo('', leading, options, {})
    : unsure('no option is the same as the answer');
}

/**
 * Which option surely is the answer. In doubt none: the opposite, or an option that says more than the person did, costs them more than
 * an open question does.
 * @param meaning as `planFill` names it, such as `region` or `question:sponsorship`
 */
export function chooseOption(
  meaning: string,
  answer: string,
  options: readonly string[],
  context: OptionContext = {},
): ChosenOption {
  const real = options.filter((text) => !isPlaceholderOption(text));
  if (answer.trim() === '' || real.length === 0) return unsure('there is nothing to choose');
  const question = findQuestion(meaning.replace(/^question:/, ''));
  const isYesNo = readLeading(answer) !== null && toWords(answer).split(' ').length === 1;
  // What "yes" means depends on the whole option, so it doesn’t count as the same here.
  if (!isYesNo && !(question && isPrivate(question))) {
    const same = real.filter((text) => toCompact(text) === toCompact(answer));
    if (same.length === 1 && meaning !== 'phone-country') return sure(same[0] ?? '', 'the same text');
  }
  return chooseByMeaning(meaning, answer, real, context);
}
