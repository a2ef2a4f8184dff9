import { isSplitWord } from './hyphens.ts';
import { findDominantStyle, isUpper, type Line, type StyleSpan } from './line.ts';

/** Characters `from` to `to` of a line as a separate line, without surrounding whitespace. */
export function cutLine(line: Line, from: number, to = line.text.length): Line {
  let start = from;
  let end = to;
  while (start < end && isBlank(line.text[start])) start++;
  while (end > start && isBlank(line.text[end - 1])) end--;
  const clipSpans = <T extends { start: number; end: number }>(items: readonly T[]): T[] =>
    items.flatMap((item) =>
      item.end <= start || item.start >= end
        ? []
        : [{ ...item, start: Math.max(0, item.start - start), end: Math.min(end, item.end) - start }],
    );
  const own = line.origins ?? [{ start: 0, page: line.page, number: line.number, offset: 0 }];
  const origins = own.flatMap((origin, i) => {
    if ((own[i + 1]?.start ?? line.text.length) <= start || origin.start >= end) return [];
    const cut = Math.max(0, start - origin.start);
    return [{ ...origin, start: origin.start + cut - start, offset: origin.offset + cut }];
  });
  const words = clipSpans(line.words);
  const x0 = words[0]?.x ?? line.x0;
  const last = words[words.length - 1];
  const text = line.text.slice(start, end);
  const spans = clipSpans(line.spans);
  return {
    ...line,
    ...(spans.length > 0 && findDominantStyle(spans)),
    text,
    upper: isUpper(text),
    words,
    cells: clipSpans(line.cells),
    spans,
    links: clipSpans(line.links),
    marker: 0,
    x0,
    x1: last ? last.x + last.width : line.x1,
    textX: x0,
    origins,
  };
}

function isBlank(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\t';
}

/** A line joined with its wrapped rest. A hyphen at the break stays if it can be part of a name. */
export function joinLines(whole: Line, next: Line): Line {
  const isDivided = /\p{Ll}-$/u.test(whole.text) && /^\p{Ll}/u.test(next.text) && isSplitWord(whole.text);
  const line = isDivided ? { ...cutLine(whole, 0, whole.text.length - 1), marker: whole.marker } : whole;
  const glue = isDivided || line.text.endsWith('-') ? '' : ' ';
  const shift = line.text.length + glue.length;
  const shiftSpans = <T extends { start: number; end: number }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, start: item.start + shift, end: item.end + shift }));
  const last = line.cells[line.cells.length - 1];
  const [first, ...cells] = shiftSpans(next.cells);
  const joint = last &&
    first && { ...last, end: first.end, x0: Math.min(last.x0, first.x0), x1: Math.max(last.x1, first.x1) };
  const own = line.origins ?? [{ start: 0, page: line.page, number: line.number, offset: 0 }];
  return {
    ...line,
    text: line.text + glue + next.text,
    words: [...line.words, ...shiftSpans(next.words)],
    cells: [...line.cells.slice(0, -1), ...(joint ? [joint] : []), ...cells],
    spans: joinStyles(line.spans, shiftSpans(next.spans)),
    links: [...line.links, ...shiftSpans(next.links)],
    x1: next.x1,
    bottom: next.bottom,
    origins: [...own, { start: shift, page: next.page, number: next.number, offset: 0 }],
  };
}

function joinStyles(spans: readonly StyleSpan[], next: readonly StyleSpan[]): StyleSpan[] {
  const last = spans[spans.length - 1];
  const [first, ...rest] = next;
  const alike = last && first && last.bold === first.bold && last.italic === first.italic && last.color === first.color;
  if (!alike) return [...spans, ...next];
  return [...spans.slice(0, -1), { ...last, end: first.end }, ...rest];
}
