import { countWords } from '../../text/count-words.ts';
import { type DateMatch, isPresent } from '../dates/index.ts';
import { isDateOnly, isDuration, isPlace, placeAtEnd } from '../facts/index.ts';
import { type Line, spansOf } from '../layout/index.ts';
import { institutionScore } from '../lexicon/degrees.ts';
import { titleScore } from '../lexicon/titles.ts';
import { type EndDate, type PartialDate, PRESENT } from '../model.ts';
import { isUrlOnly } from './contact-patterns.ts';
import { type Fragment, fragmentOf, joinFragments } from './fragment.ts';

/** A line that names an entry, and its dates. */
export interface HeadLine {
  line: Line;
  dates: DateMatch[];
}

/** A piece of an entry's head between separators, tabs and style changes. */
export interface Part {
  fragment: Fragment;
  text: string;
  line: Line;
  from: number;
  to: number;
  bold: boolean;
  italic: boolean;
  /** It is the only part on its line. */
  alone: boolean;
  /** What a label before it says that it is: "Position: Intern". */
  named?: 'title' | 'employer';
}

/** The head of an entry, split into parts. */
export interface Head {
  /** What remains after removing dates, places and addresses, in reading order. */
  parts: Part[];
  place?: Fragment;
  /** The description that starts on the line that names the entry. */
  story?: Fragment;
  url?: Fragment;
  start?: DateValue<PartialDate>;
  end?: DateValue<EndDate>;
  /** One date that isn't a period. */
  single: boolean;
  first: Line | undefined;
}

export interface DateValue<T> {
  value: T;
  fragment: Fragment;
}

/** @param separator splits a line into pieces; the default also splits at dashes */
export function takeApart(head: readonly HeadLine[], separator = SEPARATOR_PATTERN): Head {
  const result: Head = { parts: [], single: false, first: head[0]?.line };
  readDates(head, result);
  for (const { line, dates } of head) {
    const story = findStoryAfterDate(line, dates);
    const parts = splitParts(
      line,
      dates.filter((date) => !isInsideName(line, date, dates)),
      separator,
      story?.from,
    );
    for (const part of parts) for (const named of removeStory(part, result)) sortPart(removeStop(named), result);
    if (story) result.story ??= story.fragment;
  }
  const perLine = new Map<Line, number>();
  for (const part of result.parts) perLine.set(part.line, (perLine.get(part.line) ?? 0) + 1);
  for (const part of result.parts) part.alone = perLine.get(part.line) === 1;
  return result;
}

function readDates(head: readonly HeadLine[], result: Head): void {
  const found = head.flatMap(({ line, dates }) => dates.map((date) => ({ line, date })));
  const isRange = ({ date }: (typeof found)[number]) => date.kind === 'range';
  const range = Math.max(
    found.findIndex((each) => isRange(each) && each.date.start !== undefined),
    -1,
  );
  const chosen = found[range] ?? found.find(isRange) ?? found[0];
  if (!chosen) return;
  const { line, date } = chosen;
  const fragment = fragmentOf(line, date.from, date.to);
  result.single = date.kind === 'point';
  if (date.start) result.start = { value: date.start, fragment };
  if (date.end) result.end = { value: date.end, fragment };
  const next = found[found.indexOf(chosen) + 1];
  const stacked = next && result.single && next.date.kind === 'point' && next.line !== line;
  if (stacked && next.date.start && isDateOnly(line.text) && isDateOnly(next.line.text)) {
    result.single = false;
    result.end = { value: next.date.start, fragment: fragmentOf(next.line, next.date.from, next.date.to) };
  }
  const below = head[head.findIndex((each) => each.line === line) + 1];
  const isOpen = date.open || (result.single && isDateOnly(line.text));
  if (isOpen && below && isDateOnly(below.line.text) && isPresent(below.line.text)) {
    result.single = false;
    result.end = { value: PRESENT, fragment: fragmentOf(below.line) };
  } else if (date.open && next) {
    // The second half of the period is on the next line.
    const end = next.date.start ?? next.date.end;
    if (end) result.end = { value: end, fragment: fragmentOf(next.line, next.date.from, next.date.to) };
  }
}

/** A dash can touch the word before it or after it: "Northwest University- Kirkland", "CPA– Board of Accountants". */
const SEPARATOR_PATTERN =
  /\t|\s+[–—|•·∙~⋅◦●■>]\s+|\s+@\s*(?=[\p{L}\d])|\s+-{1,2}\s+|\s*[–—]\s+(?=\p{L})|\s+[–—](?=\p{L})|(?<=\p{L}+\s\p{L}{2,})-\s+(?=\p{Lu})|\s+(?=(?:Dissertation|Thesis|Advisor|GPA|Honors|Coursework|Relevant Coursework)\s*:)|\s*[|•]\s*|\s+\/\/\s+|\s+(?:at|bei|chez|presso|bij)\s+(?=[\p{Lu}\d])/gu;

/** "Cook, Ocean Grill. 2021 – now. Saute and grill, 150 covers a night": text after a period and a full stop describes the job. */
function findStoryAfterDate(line: Line, dates: readonly DateMatch[]): { from: number; fragment: Fragment } | undefined {
  const last = dates[dates.length - 1];
  if (!last || last.from === 0) return undefined;
  const stop = /^[).]*[.:;]\s+(?=[\p{L}\d])/u.exec(line.text.slice(last.to));
  if (!stop) return undefined;
  const from = last.to + stop[0].length;
  const rest = line.text.slice(from);
  return isPlace(rest) || countWords(rest) < 2 ? undefined : { from, fragment: fragmentOf(line, from) };
}

/** The pieces of a line outside its dates. */
function splitParts(line: Line, dates: readonly DateMatch[], separator: RegExp, to = line.text.length): Part[] {
  const parts: Part[] = [];
  let from = line.marker;
  for (const date of dates) {
    collect(line, from, date.from, separator, parts);
    from = date.to;
  }
  collect(line, from, to, separator, parts);
  return parts.reduce<Part[]>(joinTitles, []);
}

/** "Board member (until Sep 2016) & lecturer    2012 – now": a date in brackets within a name, on a line with another date. */
function isInsideName({ text }: Line, { from, to }: DateMatch, dates: readonly DateMatch[]): boolean {
  const isBracketed = /\([^()\t]*$/.test(text.slice(0, from)) && /^[^()\t]*\) ?[^\s\d]/.test(text.slice(to));
  return isBracketed && dates.length > 1;
}

/** "Java Developer" and "Intern" in two styles with only a space in between are one title. */
function joinTitles(parts: Part[], part: Part): Part[] {
  const last = parts[parts.length - 1];
  const joined =
    last &&
    part.line.text.slice(last.to, part.from) === ' ' &&
    titleScore(last.text) >= 2 &&
    titleScore(part.text) >= 2 &&
    partOf(part.line, last.from, part.to);
  return joined ? [...parts.slice(0, -1), joined] : [...parts, part];
}

function collect(line: Line, from: number, to: number, separator: RegExp, parts: Part[]): void {
  const cuts = [from, ...findCuts(line, from, to, separator), to];
  for (let i = 0; i + 1 < cuts.length; i += 1) {
    const part = partOf(line, cuts[i] as number, cuts[i + 1] as number);
    if (part) parts.push(part);
  }
}

export function partOf(line: Line, from: number, to: number): Part | undefined {
  const fragment = fragmentOf(line, from, to);
  const text = removeBrackets(fragment.text);
  if (
    !/[\p{L}\p{N}]/u.test(text) ||
    LIST_NUMBER_PATTERN.test(text) ||
    PLACEHOLDER_PATTERN.test(text) ||
    (text.length < 24 && isPresent(text)) ||
    EMPTY_WORDS_PATTERN.test(text) ||
    SMALL_WORD_PATTERN.test(text) ||
    isDuration(text)
  )
    return undefined;
  const start = Math.max(from, line.text.indexOf(text, from));
  const end = start + text.length;
  const style = line.spans.find((each) => each.end > start);
  return {
    fragment: { text, spans: spansOf(line, start, end) },
    text,
    line,
    from: start,
    to: end,
    bold: style?.bold ?? false,
    italic: style?.italic ?? false,
    alone: false,
  };
}

/** "<Job experience here>": a template that wasn't filled in. */
const PLACEHOLDER_PATTERN = /^<[^<>]*>$/;

/** "1.": the number of an entry in a list. */
const LIST_NUMBER_PATTERN = /^\d{1,2}[.)]$/;

/** Words around a date that have no meaning by themselves. */
const EMPTY_WORDS_PATTERN =
  /^\(?(?:expected|anticipated|graduat(?:ed|ion)|expected graduation|graduation date|grad|class of|from|since|to|until|date|dates|date of graduation|completed|conferred|awarded|degree awarded|in progress|exp|est|period|seit|von|bis|desde|depuis|at|bei|chez|presso|bij)\b[\s.:()]*$/iu;
/** "at" and equivalents in other languages, left between two styles. */
const SMALL_WORD_PATTERN = /^\p{Ll}{1,3}$/u;

function removeBrackets(text: string): string {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** The positions where part of a line is split: at separators and style changes. */
function findCuts(line: Line, from: number, to: number, separator: RegExp): number[] {
  const cuts = new Set<number>();
  const text = line.text.slice(from, to);
  for (const match of text.matchAll(separator)) {
    // "University of Texas at Austin"
    if (isWithinBrackets(line, from + match.index)) continue;
    if (match[0].trim() === 'at' && institutionScore(text.slice(0, match.index)) > 0) continue;
    cuts.add(from + match.index);
    cuts.add(from + match.index + match[0].length);
  }
  line.spans.forEach((span, i) => {
    const next = line.spans[i + 1];
    if (!next || span.end <= from || next.start >= to) return;
    const changed =
      span.bold !== next.bold ||
      span.italic !== next.italic ||
      span.font !== next.font ||
      (Math.abs(span.size - next.size) > 0.9 && !isSmallCapitals(line, span) && !isSmallCapitals(line, next));
    if (
      changed &&
      !isOnePhrase(line, next.start) &&
      !isWithinBrackets(line, next.start) &&
      BOUNDARY_PATTERN.test(line.text.slice(span.end - 1, next.start + 1))
    )
      cuts.add(next.start);
  });
  return [...cuts].sort((a, b) => a - b);
}
/** "Freelance **IT** Consultant": an abbreviation in smaller capitals. */
function isSmallCapitals({ text }: Line, { start, end }: { start: number; end: number }): boolean {
  return SMALL_CAPITALS_PATTERN.test(text.slice(start, end).trim());
}
const SMALL_CAPITALS_PATTERN = /^[\p{Lu}\d&/.]{1,6}$/u;

/** "Member of the board **& lecturer**": no name starts or ends in a conjunction. */
function isOnePhrase({ text }: Line, at: number): boolean {
  return /^(?:&|and|of|und|et|y)\s/u.test(text.slice(at)) || /\s(?:&|and|of|the|und|et|y)\s*$/u.test(text.slice(0, at));
}

/** Between brackets, another style only emphasizes a part: "(GPA: 3.77 of 4.00)". */
function isWithinBrackets({ text }: Line, at: number): boolean {
  const open = text.lastIndexOf('(', at - 1);
  return open >= 0 && !text.slice(open, at).includes(')') && text.indexOf(')', at) >= 0;
}
const BOUNDARY_PATTERN = /[\s,;:|()–—-]/;

function sortPart(whole: Part, result: Head): void {
  const part = removeOutcome(whole);
  if (isUrlOnly(part.text) && !COMPANY_DOMAIN_PATTERN.test(part.text)) {
    result.url ??= part.fragment;
    return;
  }
  // The street of an employer's address is in no field.
  if (STREET_PATTERN.test(part.text)) return;
  const name = removeNameLabel(part);
  if (name) {
    result.parts.push(name);
    return;
  }
  const labeled = PLACE_LABEL_PATTERN.exec(part.text);
  if (labeled) {
    result.place ??= fragmentOf(part.line, part.from + labeled[0].length, part.to);
    return;
  }
  if (isPlace(part.text)) {
    const campus = joinCampus(result.parts[result.parts.length - 1], part);
    if (campus) {
      result.parts[result.parts.length - 1] = campus;
      return;
    }
    if (!result.place) {
      result.place = part.fragment;
      return;
    }
    // "East Liberty, PA    15206 United States"
    if (/^\d{4}/.test(part.text)) {
      result.place = joinFragments([result.place, part.fragment]);
      return;
    }
  }
  const isOpen = !result.place || ARRANGEMENT_PATTERN.test(result.place.text);
  const at = isOpen ? placeAtEnd(part.text) : undefined;
  if (
    at !== undefined &&
    !isWithinBrackets(part.line, part.from + at) &&
    !isCampus(part.text.slice(0, at), part.text.slice(at))
  ) {
    const cut = part.from + at;
    result.place = fragmentOf(part.line, cut, part.to);
    const rest = partOf(part.line, part.from, cut);
    if (rest) result.parts.push(removeStop(rest));
    return;
  }
  result.parts.push(part);
}

/** "(Remote)" after a title: the town can be named beside the employer. */
const ARRANGEMENT_PATTERN = /^\(?(?:fully )?(?:remote|hybrid|on-?site)\)?$/iu;

/** "Position: Intern" */
function removeNameLabel(part: Part): Part | undefined {
  const label = NAME_LABEL_PATTERN.exec(part.text);
  const name = label && partOf(part.line, part.from + label[0].length, part.to);
  return name ? { ...name, named: label[1] ? 'title' : 'employer' } : undefined;
}
const NAME_LABEL_PATTERN =
  /^(?:((?:job )?title|position(?: held)?|role|designation)|employer|company(?: name)?|organi[sz]ation)\s*:\s*(?=\S)/iu;

/** "University of Wisconsin – Madison" */
function joinCampus(last: Part | undefined, town: Part): Part | undefined {
  if (!last || last.line !== town.line || !isCampus(last.text, town.text)) return undefined;
  const isDash = /^\s*[–—-]\s*$/u.test(last.line.text.slice(last.to, town.from));
  return isDash && !town.text.includes(',') ? partOf(last.line, last.from, town.to) : undefined;
}

/** "Bellevue University, Bellevue, NE (In Progress)": the part without its outcome. */
function removeOutcome(part: Part): Part {
  const outcome = OUTCOME_PATTERN.exec(part.text);
  return (outcome && partOf(part.line, part.from, part.from + outcome.index)) ?? part;
}
const OUTCOME_PATTERN =
  /\s\((?:in progress|ongoing|current|present|completed|graduated|discontinued|incomplete|expected|anticipated)\b[^()]*\)$/iu;

/** "Amazon.com": a company that is named like its address. */
const COMPANY_DOMAIN_PATTERN = /^(?!www\.)\p{Lu}[\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.\p{L}{2,4}\.?$/u;

/** "220 Sample Avenue, Suite 3" */
const STREET_PATTERN =
  /^\d{1,6}[A-Z]?\s(?:[\p{L}\d.'’-]+\s){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy|parkway|pkwy|circle|terrace|turnpike|pike|square)\b\.?(?:,?\s(?:suite|ste|unit|apt|floor|fl|room|rm|#)\.?\s?[\p{L}\d-]+)?$/iu;

/** The end of a sentence inside a line: not an initial or an abbreviation. */
const STOP_PATTERN =
  /(?<!(?:^|[^\p{L}])(?:\p{L}|Inc|Co|Corp|Ltd|Bros|Jr|Sr|St|Dr|Mr|Ms|Mrs|No|vs|Dept|Univ|Prof|Sp))\. (?=[\p{Lu}\d])/u;
const STOPS_PATTERN = new RegExp(STOP_PATTERN, 'gu');
/** A sentence that starts within a line and continues for this many words, or past its end, describes the entry. */
const MIN_RUNNING_WORDS = 7;

/** A sentence has more words than this, unless it is the third or later piece between periods. */
const MAX_NAME_WORDS = 6;

/**
 * The names before the sentence that describes an entry: "Analyst, Ridgeline Foods, Utrecht. Built the", "Ocean Beauty (Kodiak,
 * AK). Cannery Worker. Graded and packed salmon."
 */
function removeStory(part: Part, result: Head): Part[] {
  if (result.story) return [part];
  const open = AFTER_DATE_PATTERN.exec(part.text);
  if (open) {
    result.story = fragmentOf(part.line, part.from + open[0].length, part.to);
    return [];
  }
  const stops = [...part.text.matchAll(STOPS_PATTERN)].map(({ index }) => index);
  if (stops.length === 0) return [part];
  const story = findStoryStop(part, stops);
  if (story === undefined) return [part];
  const names = stops.slice(0, story + 1).flatMap((to, i) => {
    const from = i === 0 ? 0 : (stops[i - 1] ?? 0) + 2;
    return partOf(part.line, part.from + from, part.from + to) ?? [];
  });
  if (names.length === 0) return [part];
  const last = part.from + (stops[story] ?? 0) + 2;
  const rest = part.line.text.slice(last, part.to);
  if (isShortTitle(rest)) return [...names, partOf(part.line, last, part.to - (rest.endsWith('.') ? 1 : 0)) ?? part];
  result.story = fragmentOf(part.line, last, part.to);
  return names;
}

/** ". Built the" */
const AFTER_DATE_PATTERN = /^[.;:]\s+(?=\p{Lu}(?:\S*\s){2})/u;

/** Index of the stop that the description follows; undefined if there is none. */
function findStoryStop({ text, to, line }: Part, stops: readonly number[]): number | undefined {
  const [first = 0] = stops;
  const after = text.slice(first + 2);
  const goesOn = to >= line.text.length && !/[.!?]$/.test(after) && line.x1 > 0.85 * line.right;
  if (goesOn || countWords(after) >= MIN_RUNNING_WORDS) {
    const short = stops.findIndex((stop, i) => !isShortTitle(text.slice(stop + 2, stops[i + 1] ?? text.length)));
    return short < 0 ? stops.length - 1 : short;
  }
  const isListed = /\.$/.test(text) && countWords(text.slice(0, first)) <= MAX_NAME_WORDS;
  return isListed ? stops.length - 1 : undefined;
}

/** "Cannery Worker": a title between periods. */
function isShortTitle(text: string): boolean {
  const words = countWords(text);
  return (words <= 2 && !text.endsWith('.')) || (words <= 4 && titleScore(text.replace(/\.$/, '')) >= 2);
}

/** The start of a sentence after a date and its closing bracket, in characters; the length of the text if there is none. */
export function storyAfter(text: string, from: number): number {
  const rest = text.slice(from);
  const bare = /^\)?\.\s+(?=\p{Lu})/u.exec(rest);
  if (bare) return from + bare[0].length;
  const stop = STOP_PATTERN.exec(rest);
  return stop && countWords(rest.slice(stop.index)) >= MIN_RUNNING_WORDS ? from + stop.index : text.length;
}

/** "City: Lyon", as in the Europass format. */
const PLACE_LABEL_PATTERN =
  /^(?:city|town|location|place|country|ort|stadt|ville|lieu|pays|ciudad|lugar|país|città|luogo|paese|plaats|miasto|cidade)\s*:\s*(?=\S)/iu;

/** "Northwind Technology. San Jose": removes the period at the end of a part, unless it ends an abbreviation. */
function removeStop(part: Part): Part {
  if (!part.text.endsWith('.') || ABBREVIATED_PATTERN.test(part.text)) return part;
  return partOf(part.line, part.from, part.to - 1) ?? part;
}

const ABBREVIATED_PATTERN =
  /(?:\b(?:Inc|Co|Corp|Ltd|Bros|Jr|Sr|St|Assoc|Univ|Dept|Intl|Int['’]l|Mfg|Ave|Blvd|Rd|Dr|Mt|Ft|Gov|Natl|Asst|Mgr|Svcs|Ctr|Hosp)|(?:^|[\s.])\p{L})\.$/u;

/** "University of California, Berkeley": the town is part of the name. */
export function isCampus(name: string, place: string): boolean {
  const last =
    name
      .replace(/[\s,]+$/, '')
      .split(',')
      .pop() ?? '';
  return UNIVERSITY_PREFIX_PATTERN.test(last.trim()) && !/[,(]/.test(place);
}
const UNIVERSITY_PREFIX_PATTERN =
  /^(?:the )?(?:universi\p{L}*|(?:indian|national) institute) (?:of|de|di|do|da|du|at|system)\b/iu;
