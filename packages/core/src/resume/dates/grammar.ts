import { type EndDate, type PartialDate, PRESENT } from '../model.ts';
import { isMonth, isPlaceholderYear, isSeparateNumber, isYear } from './numbers.ts';
import { type Token, tokenize } from './tokens.ts';
import {
  MONTH_SIGNS,
  MONTHS,
  OF,
  ORDINALS,
  PRESENT_PHRASES,
  SEASONS,
  SINCE,
  TO,
  UNTIL,
  VAGUE,
  YEAR_SIGNS,
} from './words.ts';

/** A date or period found in a text; `from` and `to` are offsets in UTF-16 units, with `to` exclusive. */
export interface DateMatch {
  from: number;
  to: number;
  /** `range`: two ends, or one end and "since" or "until". `point`: a single date. */
  kind: 'range' | 'point';
  /** Start of a range, or the point itself; absent for a placeholder ("20XX") or a missing start. */
  start?: PartialDate;
  end?: EndDate;
  /** The text ends after the dash, so the end may be on the next line. */
  open?: boolean;
}

/** Two-digit years up to this one are in this century. */
export const CENTURY_PIVOT = 45;

/**
 * Finds every date and period in one line of a résumé. Supports "06/2021 – Present", "June '21", "Summer 2019", "2019–21",
 * "03.2019 – heute", "Since 2020", "2020-03", "Q1 2020", "May 5, 2018 to Aug 2018", "2020年3月", "Mar–Apr 2020", "2020, Mar–Apr", "20XX", and
 * month names in the main European languages. A month that isn't on the page is never added: seasons and quarters return only
 * the year.
 */
export function findDates(text: string): DateMatch[] {
  if (!DIGIT_PATTERN.test(text)) return [];
  const tokens = tokenize(text);
  const matches: DateMatch[] = [];
  let i = 0;
  while (i < tokens.length) {
    const found = parsePeriod(text, tokens, i);
    if (found) {
      matches.push(found.match);
      i = found.next;
    } else i++;
  }
  return matches;
}

const DIGIT_PATTERN = /\d/;

/** True if the words mean that something is ongoing: "Present", "heute", "à ce jour". */
export function isPresent(text: string): boolean {
  const words = tokenize(text).filter((token) => token.kind === 'word');
  return words.length > 0 && words.length <= 4 && PRESENT_PHRASES.has(words.map((token) => token.word).join(' '));
}

/** One written date as `YYYY-MM` or `YYYY`, or undefined: for JSON Resume and manually entered values. */
export function parseDate(text: string): PartialDate | undefined {
  const match = findDates(text)[0];
  return match?.kind === 'point' ? match.start : undefined;
}

interface Point {
  /** Token after the date. */
  next: number;
  year?: number;
  month?: number;
  /** Counts only with a second end: a bare month, "06/21", "'21". */
  weak?: boolean;
  /** "2020, Jul": the month of an end without a year follows. */
  yearFirst?: boolean;
  /** "20XX": a date on the page, but without a value. */
  placeholder?: boolean;
}

interface Found {
  match: DateMatch;
  next: number;
}

function parsePeriod(text: string, tokens: Token[], at: number): Found | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (first.kind === 'word') {
    const opening = parseOpening(tokens, at, first);
    if (opening) return opening;
  }
  const start = parsePoint(tokens, at);
  if (!start) return undefined;
  return parseRange(text, tokens, at, start) ?? parseSingle(tokens, at, start);
}

/** "since 2020", "bis 2019". */
function parseOpening(tokens: Token[], at: number, first: Token): Found | undefined {
  const since = SINCE.has(first.word);
  if (!since && !UNTIL.has(first.word)) return undefined;
  const point = parsePoint(tokens, at + 1);
  if (!point || point.weak || point.year === undefined) return undefined;
  if (findConnectorEnd(tokens, point.next) > 0 && parseEnd(tokens, findConnectorEnd(tokens, point.next), point))
    return undefined;
  const value = format(point);
  const match: DateMatch = { from: first.from, to: findEnd(tokens, point.next), kind: 'range' };
  if (since) {
    match.start = value;
    match.end = PRESENT;
  } else match.end = value;
  return { match, next: point.next };
}

function parseRange(text: string, tokens: Token[], at: number, start: Point): Found | undefined {
  const afterConnector = findConnectorEnd(tokens, start.next);
  if (afterConnector === 0) return undefined;
  const from = tokens[at]?.from ?? 0;
  const end = parseEnd(tokens, afterConnector, start);
  if (end) {
    const match: DateMatch = { from, to: findEnd(tokens, end.next), kind: 'range' };
    const startDate = getStart(start, end);
    if (startDate) match.start = startDate;
    if (end.present) match.end = PRESENT;
    else if (end.year !== undefined) match.end = format(end);
    return { match, next: end.next };
  }
  const connected = tokens[start.next];
  const rest = connected?.kind === 'dash' ? text.slice(connected.to) : 'x';
  // After the dash there is nothing, or another cell of the line.
  if ((rest.trim() === '' || rest.startsWith('\t')) && start.year !== undefined && !start.weak) {
    const to = connected?.to ?? text.length;
    return { match: { from, to, kind: 'range', start: format(start), open: true }, next: start.next + 1 };
  }
  return undefined;
}

function parseSingle(tokens: Token[], at: number, point: Point): Found | undefined {
  if (point.weak || (point.year === undefined && !point.placeholder)) return undefined;
  const match: DateMatch = { from: tokens[at]?.from ?? 0, to: findEnd(tokens, point.next), kind: 'point' };
  if (point.year !== undefined) match.start = format(point);
  return { match, next: point.next };
}

interface EndPoint extends Point {
  present?: boolean;
}

function parseEnd(tokens: Token[], at: number, start: Point): EndPoint | undefined {
  const present = parsePresent(tokens, at);
  if (present > 0) return { next: present, present: true };
  const point = parsePoint(tokens, at);
  if (point && (point.year !== undefined || point.placeholder)) {
    // "06/21 – 08/22" is clearly a range; "May – 2020" isn't two dates.
    return point;
  }
  // "2020, Jul – Oct"
  if (point?.month !== undefined && start.yearFirst && start.year !== undefined && start.month !== undefined) {
    return { ...point, year: point.month < start.month ? start.year + 1 : start.year };
  }
  // "2019–21": the second year has two digits.
  const token = tokens[at];
  if (token?.kind === 'number' && token.length === 2 && start.year !== undefined && start.month === undefined) {
    const year = Math.floor(start.year / 100) * 100 + token.value;
    if (year >= start.year && year - start.year < 60 && isSeparateNumber(tokens, at)) return { next: at + 1, year };
  }
  return undefined;
}

/** "May – Aug 2018": the start has the same year as the end, or the year before if the months cross the new year. */
function getStart(start: Point, end: EndPoint): PartialDate | undefined {
  if (start.year !== undefined) return format(start);
  if (start.month === undefined || end.year === undefined) return undefined;
  const year = end.month !== undefined && end.month < start.month ? end.year - 1 : end.year;
  return format({ year, month: start.month });
}

/** @returns the index after a dash or a word that means "to"; 0 if there is none */
function findConnectorEnd(tokens: Token[], at: number): number {
  const token = tokens[at];
  if (!token) return 0;
  if (token.kind === 'dash') return tokens[at + 1]?.kind === 'dash' ? at + 2 : at + 1;
  if (token.word === '/' && !token.spaced && tokens[at - 1]?.length === 4) return at + 1; // "2019/20"
  if (token.kind === 'word' && TO.has(token.word)) return at + 1;
  return 0;
}

/** @returns the index after "Present" or a synonym; 0 if there is none */
function parsePresent(tokens: Token[], at: number): number {
  let phrase = '';
  let found = 0;
  for (let i = at; i < Math.min(tokens.length, at + 4); i++) {
    const token = tokens[i];
    if (token?.kind === 'mark' && (token.word === '.' || token.word === "'")) continue;
    if (token?.kind !== 'word') break;
    phrase = phrase === '' ? token.word : `${phrase} ${token.word}`;
    if (PRESENT_PHRASES.has(phrase)) found = i + 1;
  }
  return found;
}

function parsePoint(tokens: Token[], at: number): Point | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return parseNumeric(tokens, at, token);
  if (token.kind === 'word') return parseWorded(tokens, at, token);
  if (token.word === "'") return parseShortYear(tokens, at);
  return undefined;
}

/** "'21", which counts only as one end of a range or after a month. */
function parseShortYear(tokens: Token[], at: number): Point | undefined {
  const number = tokens[at + 1];
  if (number?.kind !== 'number' || number.length !== 2 || number.spaced) return undefined;
  return { next: at + 2, year: expandYear(number.value), weak: true };
}

function parseWorded(tokens: Token[], at: number, token: Token): Point | undefined {
  const { word } = token;
  const month = MONTHS.get(word);
  if (month !== undefined) return parseAfterMonth(tokens, at + 1, month);
  if (SEASONS.has(word)) return parseSeasonYear(tokens, at + 1);
  if (VAGUE.has(word)) {
    const next = tokens[at + 1]?.kind === 'dash' ? at + 2 : at + 1;
    const point = parsePoint(tokens, next);
    return point?.year !== undefined && !point.weak ? { next: point.next, year: point.year } : undefined;
  }
  if (word === 'q' || word === 'h' || word === 't') {
    const part = tokens[at + 1];
    if (part?.kind === 'number' && part.length === 1 && !part.spaced) return parseSeasonYear(tokens, at + 2);
  }
  if (word === 'yyyy' || word === 'year') return word === 'yyyy' ? { next: at + 1, placeholder: true } : undefined;
  return undefined;
}

/** Reads the year after a season or a quarter: "Summer 2019", "Q1 '20". */
function parseSeasonYear(tokens: Token[], at: number): Point | undefined {
  let i = at;
  while (
    isMark(tokens[i], ',') ||
    isMark(tokens[i], '/') ||
    (tokens[i]?.kind === 'word' && OF.has(tokens[i]?.word ?? ''))
  )
    i++;
  const token = tokens[i];
  if (token?.kind === 'number' && isYear(token)) return { next: i + 1, year: token.value };
  if (isMark(token, "'")) {
    const short = parseShortYear(tokens, i);
    if (short?.year !== undefined) return { next: short.next, year: short.year };
  }
  return undefined;
}

function parseAfterMonth(tokens: Token[], at: number, month: number): Point | undefined {
  let i = at;
  if (isMark(tokens[i], '.')) i++;
  const bare = i;
  const joined = tokens[i];
  if ((joined?.kind === 'dash' || isMark(joined, '/')) && !joined?.spaced && tokens[i + 1]?.spaced === false) i++;
  if (isMark(tokens[i], ',')) i++;
  if (tokens[i]?.kind === 'word' && OF.has(tokens[i]?.word ?? '')) i++;
  const year = parseYear(tokens, i);
  if (year) return { next: year.next, year: year.year, month };
  if (isPlaceholderYear(tokens, i)) return { next: i + 2, placeholder: true };
  // "May 5, 2018", "May 5th"
  const day = tokens[i];
  if (day?.kind === 'number' && day.length <= 2 && day.value >= 1 && day.value <= 31 && i >= bare) {
    let j = i + 1;
    if (tokens[j]?.kind === 'word' && ORDINALS.has(tokens[j]?.word ?? '')) j++;
    const afterDay = j;
    if (isMark(tokens[j], ',')) j++;
    const full = parseYear(tokens, j);
    if (full && tokens[j]?.kind === 'number' && tokens[j]?.length === 4)
      return { next: full.next, year: full.year, month };
    // "Jun 21 – Aug 22": two digits after a month, with nothing after them, are a year only as one end of a range.
    if (day.length === 2 && afterDay === i + 1) return { next: i + 1, year: expandYear(day.value), month, weak: true };
    return { next: afterDay, month, weak: true };
  }
  return { next: bare, month, weak: true };
}

/** A year with four digits, or with two after an apostrophe. */
function parseYear(tokens: Token[], at: number): { year: number; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'number' && isYear(token)) return { year: token.value, next: at + 1 };
  if (isMark(token, "'")) {
    const short = parseShortYear(tokens, at);
    if (short?.year !== undefined) return { year: short.year, next: short.next };
  }
  return undefined;
}

function parseNumeric(tokens: Token[], at: number, token: Token): Point | undefined {
  if (isPlaceholderYear(tokens, at)) return { next: at + 2, placeholder: true };
  if (isYear(token)) return parseYearFirst(tokens, at, token);
  if (token.length > 2) return undefined;
  return parseNumericMonth(tokens, at, token) ?? parseDayMonth(tokens, at, token);
}

/** "2020", "2020-03", "2020/03/15", "2020 March", "2020年3月". */
function parseYearFirst(tokens: Token[], at: number, token: Token): Point | undefined {
  if (!isSeparateNumber(tokens, at)) return undefined;
  const year = token.value;
  const sign = tokens[at + 1];
  if (sign?.kind === 'word' && YEAR_SIGNS.has(sign.word)) {
    const month = tokens[at + 2];
    if (month?.kind === 'number' && isMonth(month) && MONTH_SIGNS.has(tokens[at + 3]?.word ?? '')) {
      return { next: at + 4, year, month: month.value };
    }
    return { next: at + 2, year };
  }
  const separator =
    sign && (sign.word === '-' || sign.word === '/' || sign.word === '.') && !sign.spaced ? sign.word : '';
  const second = tokens[at + 2];
  if (separator !== '' && second?.kind === 'number' && !second.spaced && second.length === 2 && isMonth(second)) {
    const third = tokens[at + 3];
    const day = tokens[at + 4];
    const withDay =
      third?.word === separator && !third.spaced && day?.kind === 'number' && !day.spaced && day.length === 2;
    if (withDay) return { next: at + 5, year, month: second.value };
    if (isSeparateNumber(tokens, at + 2)) return { next: at + 3, year, month: second.value };
  }
  // "2015 / 07"
  const isApart = isMark(sign, '/') && sign?.spaced && second?.spaced;
  if (
    isApart &&
    second.kind === 'number' &&
    second.length === 2 &&
    isMonth(second) &&
    isSeparateNumber(tokens, at + 2)
  ) {
    return { next: at + 3, year, month: second.value };
  }
  const worded = isMark(sign, ',') ? at + 2 : at + 1;
  const month = MONTHS.get(tokens[worded]?.word ?? '');
  const dot = tokens[worded + 1];
  const next = isMark(dot, '.') && !dot?.spaced ? worded + 2 : worded + 1;
  // "2020 March" and "2020 Jan.", but not "2020 – March 2021" or "2018 May 2020"
  if (month !== undefined && !parseYear(tokens, next) && (tokens[worded]?.length ?? 0) > 2) {
    return { next, year, month, yearFirst: true };
  }
  return { next: at + 1, year };
}

/** "06/2021", "6-2021", "15.06.2021", "06/15/2021", "06/21". */
function parseNumericMonth(tokens: Token[], at: number, token: Token): Point | undefined {
  const separator = tokens[at + 1];
  if (!separator || (separator.word !== '/' && separator.word !== '.' && separator.word !== '-')) return undefined;
  const second = tokens[at + 2];
  if (second?.kind !== 'number') return undefined;
  if (isYear(second) && isMonth(token) && !token.glued) return { next: at + 3, year: second.value, month: token.value };
  if (separator.spaced || second.spaced || second.length > 2) return undefined;
  const third = tokens[at + 4];
  if (tokens[at + 3]?.word === separator.word && third?.kind === 'number' && isYear(third)) {
    // Days come first, except with slashes, where US usage puts the month first unless the numbers rule it out.
    const dayFirst = separator.word !== '/' || token.value > 12;
    const month = dayFirst ? second.value : token.value;
    return month >= 1 && month <= 12 ? { next: at + 5, year: third.value, month } : undefined;
  }
  if (
    separator.word === '/' &&
    isMonth(token) &&
    second.length === 2 &&
    !token.glued &&
    isSeparateNumber(tokens, at + 2)
  ) {
    return { next: at + 3, year: expandYear(second.value), month: token.value, weak: true };
  }
  return undefined;
}

/** "5 May 2020", "1er janvier 2020", "5. Mai 2020". */
function parseDayMonth(tokens: Token[], at: number, token: Token): Point | undefined {
  if (token.value < 1 || token.value > 31 || token.glued) return undefined;
  let i = at + 1;
  if (isMark(tokens[i], '.')) i++;
  if (tokens[i]?.kind === 'word' && ORDINALS.has(tokens[i]?.word ?? '')) i++;
  if (tokens[i]?.kind === 'word' && OF.has(tokens[i]?.word ?? '')) i++;
  const month = MONTHS.get(tokens[i]?.word ?? '');
  if (month === undefined) return undefined;
  const after = parseAfterMonth(tokens, i + 1, month);
  return after?.year !== undefined && !after.weak ? after : undefined;
}

function expandYear(short: number): number {
  return short <= CENTURY_PIVOT ? 2000 + short : 1900 + short;
}

function format(point: { year?: number; month?: number }): PartialDate {
  const year = String(point.year ?? '');
  return point.month === undefined ? year : `${year}-${String(point.month).padStart(2, '0')}`;
}

function findEnd(tokens: Token[], next: number): number {
  return tokens[next - 1]?.to ?? 0;
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.word === mark;
}
