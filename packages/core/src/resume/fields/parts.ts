import { countWords } from '../../text/count-words.ts';
import { type DateMatch, isPresent } from '../dates/index.ts';
import { isDateOnly, isPlace } from '../facts/index.ts';
import type { Line } from '../layout/index.ts';
import { PRESENT } from '../model.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import { type Head, type HeadLine, SEPARATOR_PATTERN, splitParts } from './part-cuts.ts';
import { removeStop, sortPart } from './part-kinds.ts';
import { removeStory } from './part-story.ts';

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

export function readDates(head: readonly HeadLine[], result: Head): void {
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

/** "Board member (until Sep 2016) & lecturer    2012 – now": a date in brackets within a name, on a line with another date. */
function isInsideName({ text }: Line, { from, to }: DateMatch, dates: readonly DateMatch[]): boolean {
  const isBracketed = /\([^()\t]*$/.test(text.slice(0, from)) && /^[^()\t]*\) ?[^\s\d]/.test(text.slice(to));
  return isBracketed && dates.length > 1;
}
