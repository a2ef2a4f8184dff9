import type { Line } from '../layout/index.ts';
import { points } from './heading-evidence.ts';
import { findHeadingsByFace, withTheirFace } from './heading-faces.ts';
import {
  type Candidate,
  findFirstAddress,
  findLooksByColumn,
  follows,
  isAmongItems,
  isShortSectionWord,
  MAX_LENGTH,
} from './heading-look.ts';
import { documentLooks } from './looks.ts';
import { findSmallHeadings } from './small-headings.ts';
import { bareHeading, headingMeaning, type SectionKind } from './vocabulary.ts';

const HEADING_POINTS = 6;

/** Finds the section headings and their meanings. */
export function headingsOf(lines: readonly Line[]): Map<Line, SectionKind> {
  const looks = documentLooks(lines);
  const small = findSmallHeadings(lines, looks);
  const candidates: Candidate[] = [];
  lines.forEach((line, at) => {
    if (isPossible(line)) candidates.push({ line, at, meaning: small.get(line) ?? headingMeaning(line.text) });
  });
  const lookOf = findLooksByColumn(candidates, looks.bodySize);
  const lone = new Set(candidates.filter(isShortSectionWord).map(({ meaning }) => meaning?.kind));
  const hasLonePair = lone.size === 2;
  const repeated = findRepeated(candidates);
  const headings = new Map<Line, SectionKind>();
  let within: SectionKind | undefined;
  let known = false;
  const reached = findFirstAddress(lines);
  for (const candidate of candidates) {
    // A name in the style of the headings comes before the address data; a heading with unknown words never does.
    known ||= candidate.meaning !== undefined || candidate.line === reached || follows(candidate.line, reached);
    if (!known) continue;
    const look = lookOf(candidate.line);
    // The name of an icon or of a bookmark, written twice.
    const above = lines[candidate.at - 1];
    const isRepeated = above !== undefined && headings.has(above) && above.text === candidate.line.text;
    const evidence = { look, looks, within, hasLonePair, isUnique: !repeated.has(candidate.line.text) };
    const score = points({ ...candidate, ...evidence, isAmongItems: isAmongItems(candidate, lines) });
    if (!isRepeated && score < HEADING_POINTS) continue;
    within = candidate.meaning?.kind ?? 'other';
    headings.set(candidate.line, within);
  }
  const kinds = new Set(headings.values());
  return kinds.has('work') || kinds.has('education')
    ? withTheirFace(headings, candidates, lines, looks)
    : (findHeadingsByFace(candidates, lines, looks) ?? headings);
}

const ADDRESS_PATTERN = /@|https?:|www\.|\d{4,}/i;

function isPossible(line: Line): boolean {
  const text = bareHeading(line.text);
  return (
    text.length > 1 &&
    text.length <= MAX_LENGTH &&
    (line.cells.length === 1 || !text.includes('\t')) &&
    !ADDRESS_PATTERN.test(text) &&
    HAS_WORD_PATTERN.test(text)
  );
}

const HAS_WORD_PATTERN = /\p{L}{2}|[\u2e80-\u9fff\uac00-\ud7af]/u;

/** The texts of several lines: the label of a part that every entry has. */
function findRepeated(candidates: readonly Candidate[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { line } of candidates) (seen.has(line.text) ? repeated : seen).add(line.text);
  return repeated;
}
