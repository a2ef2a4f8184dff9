import { cutLine, type Line } from '../../layout/index.ts';
import { type Fragment, fragmentOf, joinFragments } from '../fragment.ts';
import type { Head, HeadLine, Part } from '../part-cuts.ts';
import { readDates } from '../parts.ts';
import type { LabeledEntry, LabeledPart } from './entries.ts';
import type { Piece } from './pieces.ts';

/** The text of a part, with what is between its pieces on a line. */
export function fragmentOfPart({ pieces }: Pick<LabeledPart, 'pieces'>): Fragment {
  const rows = [...Map.groupBy(pieces, ({ line }) => line)];
  return joinFragments(rows.map(([line, own]) => fragmentOf(line, own[0]?.from, endOf(own))));
}

/** A bracket after the last piece belongs to the name if it is opened inside: "Engineer (Contract)". */
function endOf(own: readonly Piece[]): number {
  const [first, last] = [own[0], own[own.length - 1]];
  if (!first || !last) return 0;
  const text = last.line.text.slice(first.from, last.to);
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')');
  return isOpen && last.line.text[last.to] === ')' ? last.to + 1 : last.to;
}

/** The head of an entry: its names as parts in reading order, its place and its dates. */
export function headOf(
  { parts }: LabeledEntry,
  names: readonly string[],
): { head: Head; named: Map<LabeledPart, Part> } {
  const named = new Map<LabeledPart, Part>();
  for (const part of parts) if (names.includes(part.label)) named.set(part, toPart(part, parts));
  const head: Head = { parts: [...named.values()], single: false, first: parts[0]?.pieces[0]?.line };
  const place = parts.find(({ label }) => label === 'place');
  if (place) head.place = fragmentOfPart(place);
  readDates(datedLines(parts), head);
  return { head, named };
}

function toPart(part: LabeledPart, all: readonly LabeledPart[]): Part {
  const [first] = part.pieces as [Piece, ...Piece[]];
  const fragment = fragmentOfPart(part);
  const style = first.line.spans.find(({ end }) => end > first.from);
  const others = all.filter((each) => each !== part && each.label !== 'date' && each.label !== 'place');
  return {
    fragment,
    text: fragment.text,
    line: first.line,
    from: first.from,
    to: part.pieces[part.pieces.length - 1]?.to ?? first.to,
    bold: style?.bold ?? false,
    italic: style?.italic ?? false,
    alone: others.every(({ pieces }) => pieces.every(({ line }) => line !== first.line)),
  };
}

function datedLines(parts: readonly LabeledPart[]): HeadLine[] {
  const dated = parts.flatMap(({ label, pieces }) => (label === 'date' ? pieces : []));
  return [...Map.groupBy(dated, ({ line }) => line)].map(([line, own]) => ({
    line,
    dates: own.flatMap(({ date }) => date ?? []),
  }));
}

/** The lines, or the rest of a line after its names, that describe an entry. */
export function bodyLines(body: readonly Piece[]): Line[] {
  return [...Map.groupBy(body, ({ line }) => line)].map(([line, own]) => {
    const [first] = own;
    return first && first.place > 0 ? cutLine(line, first.from) : line;
  });
}
