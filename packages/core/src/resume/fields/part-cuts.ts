import { type DateMatch, isPresent } from '../dates/index.ts';
import { isDuration } from '../facts/index.ts';
import { type Line, spansOf } from '../layout/index.ts';
import { institutionScore } from '../lexicon/degrees.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { EndDate, PartialDate } from '../model.ts';
import { type Fragment, fragmentOf } from './fragment.ts';

/** A line that names an entry, and its dates. */
export interface HeadLine {
  line: Line;
  dates: DateMatch[];
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

/** A dash can touch the word before it or after it: "Northwest University- Kirkland", "CPA– Board of Accountants". */
export const SEPARATOR_PATTERN =
  /\t|\s+[–—|•·∙~⋅◦●■>]\s+|\s+@\s*(?=[\p{L}\d])|\s+-{1,2}\s+|\s*[–—]\s+(?=\p{L})|\s+[–—](?=\p{L})|(?<=\p{L}+\s\p{L}{2,})-\s+(?=\p{Lu})|\s+(?=(?:Dissertation|Thesis|Advisor|GPA|Honors|Coursework|Relevant Coursework)\s*:)|\s*[|•]\s*|\s+\/\/\s+|\s+(?:at|bei|chez|presso|bij)\s+(?=[\p{Lu}\d])/gu;

/** The pieces of a line outside its dates. */
export function splitParts(line: Line, dates: readonly DateMatch[], separator: RegExp, to = line.text.length): Part[] {
  const parts: Part[] = [];
  let from = line.marker;
  for (const date of dates) {
    collect(line, from, date.from, separator, parts);
    from = date.to;
  }
  collect(line, from, to, separator, parts);
  return parts.reduce<Part[]>(joinTitles, []);
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

/** "<Job experience here>" or "[Company name]": a template that wasn't filled in. */
const PLACEHOLDER_PATTERN = /^(?:<[^<>]*>|\[[^[\]]*\])$/;

/** "1.": the number of an entry in a list. */
const LIST_NUMBER_PATTERN = /^\d{1,2}[.)]$/;

/** Words around a date that have no meaning by themselves. */
const EMPTY_WORDS_PATTERN =
  /^\(?(?:expected|anticipated|graduat(?:ed|ion)|expected graduation(?: date| year)?|graduation (?:date|year)|grad|class of|from|since|to|until|date|dates|date of graduation|completed|conferred|awarded|degree awarded|in progress|exp|est|period|seit|von|bis|desde|depuis|at|bei|chez|presso|bij)\b[\s.:()]*$/iu;

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
