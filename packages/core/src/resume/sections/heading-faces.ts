import { countWords } from '../../text/count-words.ts';
import { isDateOnly } from '../facts/index.ts';
import { datesOf, type Line } from '../layout/index.ts';
import { degreeLength } from '../lexicon/degrees.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import { type Candidate, findFirstAddress, follows, getFaceKey, LARGER_RATIO, LIST_PATTERN } from './heading-look.ts';
import type { DocumentLooks } from './looks.ts';
import { headingMeaning, type SectionKind } from './vocabulary.ts';

/** The headings, plus lines with unknown words that look and are set off like headings. */
export function withTheirFace(
  headings: Map<Line, SectionKind>,
  candidates: readonly Candidate[],
  lines: readonly Line[],
  looks: DocumentLooks,
): Map<Line, SectionKind> {
  const more: Candidate[] = [];
  for (const face of groupByFace(candidates, lines).values()) {
    const known = face.filter(({ line }) => headings.has(line));
    const others = face.filter(({ line }) => !headings.has(line));
    if (known.length === 0 || others.length === 0) continue;
    const least = known.length >= others.length ? FACE_POINTS : CLEAR_FACE_POINTS;
    if (scoreFace(face, lines, looks) >= least) more.push(...others);
  }
  if (more.length === 0) return headings;
  const added = new Map(more.map(({ line, meaning }) => [line, meaning?.kind ?? 'other']));
  return new Map(
    lines.flatMap((line): [Line, SectionKind][] => {
      const kind = headings.get(line) ?? added.get(line);
      return kind ? [[line, kind]] : [];
    }),
  );
}

/** Headings have few words, and there are a few of them. */
const MAX_HEADING_WORDS = 6;

const MAX_HEADINGS = 14;

/** Minimum score of a typeface for its lines to be headings. */
const FACE_POINTS = 3.5;

/** Minimum score of a typeface in which most lines have unknown words. */
const CLEAR_FACE_POINTS = 4.5;

/**
 * Headings with unusual words ("My path", "Toolbox"): lines in one style that body text doesn't use, set apart, and each above lines in
 * another style. Names of jobs and schools can look the same, but they are next to dates or contain typical words.
 */
export function findHeadingsByFace(
  candidates: readonly Candidate[],
  lines: readonly Line[],
  looks: DocumentLooks,
): Map<Line, SectionKind> | undefined {
  let best: Candidate[] | undefined;
  let most = FACE_POINTS;
  for (const face of groupByFace(candidates, lines).values()) {
    const scoreEvidence = scoreFace(face, lines, looks);
    if (scoreEvidence < most) continue;
    most = scoreEvidence;
    best = face;
  }
  return best && new Map(best.map(({ line, meaning }) => [line, meaning?.kind ?? 'other']));
}

/** The lines that may be headings by their words, grouped by size, style and color. */
function groupByFace(candidates: readonly Candidate[], lines: readonly Line[]): Map<string, Candidate[]> {
  const faces = new Map<string, Candidate[]>();
  const reached = findFirstAddress(lines);
  for (const candidate of candidates) {
    const { line } = candidate;
    if (line.marker > 0 || countWords(line.text) > MAX_HEADING_WORDS) continue;
    // The name is above the address.
    if (!candidate.meaning && reached?.column === line.column && !follows(line, reached)) continue;
    if (/[.;,!?:]$|^\p{Ll}/u.test(line.text) || LIST_PATTERN.test(line.text) || datesOf(line).length > 0) continue;
    const key = getFaceKey(line) + line.color;
    faces.set(key, [...(faces.get(key) ?? []), candidate]);
  }
  return faces;
}

function scoreFace(face: readonly Candidate[], lines: readonly Line[], looks: DocumentLooks): number {
  const [first] = face;
  if (!first || face.length < 2 || face.length > MAX_HEADINGS) return 0;
  const getShare = (holds: (line: Line, at: number) => boolean) =>
    face.filter(({ line, at }) => holds(line, at)).length / face.length;
  const isAlone = (line: Line, at: number) => {
    const next = lines[at + 1];
    return next !== undefined && getFaceKey(next) + next.color !== getFaceKey(line) + line.color;
  };
  const isDated = (line: Line, at: number) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isUnder = above !== undefined && line.gap < 2 && datesOf(above).length > 0;
    return isUnder || (below !== undefined && below.gap < 2 && isDateOnly(below.text));
  };
  const { line } = first;
  const kinds = new Set(face.flatMap(({ meaning }) => meaning?.kind ?? []));
  const isKnown = kinds.size > 1 && face.every(({ meaning }) => meaning !== undefined);
  return (
    (isKnown ? 1.5 : 0) +
    (line.size > LARGER_RATIO * looks.bodySize ? 2 : 0) +
    (line.bold && !looks.bodyBold ? 1 : 0) +
    (line.upper ? 1 : 0) +
    (line.color === looks.bodyColor ? 0 : 0.5) +
    2 * getShare((each) => each.ruled) +
    1.5 * getShare((each) => each.gap > 1.3 * looks.bodyGap) +
    2.5 * getShare((each) => headingMeaning(each.text) !== undefined) -
    3 * getShare(({ text }) => headingMeaning(text) === undefined && isEntryName(text)) -
    2 * getShare(isDated) -
    4 * (1 - getShare(isAlone))
  );
}

function isEntryName(text: string): boolean {
  return titleScore(text) >= 2 || organizationScore(text) >= 1.4 || degreeLength(text) > 0;
}
