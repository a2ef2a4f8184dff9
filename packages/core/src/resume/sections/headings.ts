import { countWords } from '../../text/count-words.ts';
import { isDateOnly } from '../facts/index.ts';
import { datesOf, type Line } from '../layout/index.ts';
import { degreeLength } from '../lexicon/degrees.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import { type DocumentLooks, documentLooks } from './looks.ts';
import { bareHeading, type HeadingMeaning, headingMeaning, type SectionKind } from './vocabulary.ts';

/** A possible heading, with the meaning of its words. */
interface Candidate {
  line: Line;
  /** Index in the lines of the document. */
  at: number;
  meaning: HeadingMeaning | undefined;
}

/** The common style of this document's headings, learned from those with unambiguous words. */
interface HeadingLook {
  size: number;
  bold: boolean;
  italic: boolean;
  upper: boolean;
  /** All lowercase. */
  small: boolean;
  /** Larger than the text: in this case, some headings can be in capitals and others not. */
  larger: boolean;
  color: number;
  ruled: boolean;
  /** Left edges, right edges and centers of unambiguous headings. */
  edges: number[];
  ends: number[];
  centers: number[];
  /** Share of the lines in this style that are known headings: low if entries look like headings. */
  purity: number;
}

interface Evidence extends Candidate {
  look: HeadingLook | undefined;
  looks: DocumentLooks;
  /** Kind of the section before it; undefined before the first. */
  within: SectionKind | undefined;
  /** Next to a line of the same face, apart from its capitals. */
  isAmongItems: boolean;
  /** Whether both jobs and schools have a line of one word, such as "Work" and "School". */
  hasLonePair: boolean;
  /** No other line has the same text. */
  isUnique: boolean;
}

const MAX_LENGTH = 60;
const HEADING_POINTS = 6;
/** Sizes from this share of the running text's size on are visibly larger. */
const LARGER_RATIO = 1.08;

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

/** The headings, plus lines with unknown words that look and are set off like headings. */
function withTheirFace(
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
function findHeadingsByFace(
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

/** "experience", "education": some designs have lowercase headings, in one style or two that the text doesn't have. */
function findSmallHeadings(lines: readonly Line[], looks: DocumentLooks): Map<Line, HeadingMeaning> {
  const faces = new Map<string, Map<Line, HeadingMeaning>>();
  for (const line of lines) {
    const isSmall = line.text.length <= MAX_LENGTH && /^\p{Ll}[\p{Ll} &/,-]+$/u.test(line.text) && line.marker === 0;
    if (!isSmall || line.cells.length > 1) continue;
    // A design can color only the first letters of its headings.
    const isStyled = line.bold !== looks.bodyBold || line.size > LARGER_RATIO * looks.bodySize;
    const apart = line.ruled || line.upper || isStyled || line.color !== looks.bodyColor || line.size > looks.bodySize;
    const meaning = apart ? headingMeaning(line.text.charAt(0).toUpperCase() + line.text.slice(1)) : undefined;
    if (!meaning) continue;
    const key = getFaceKey(line) + (isStyled ? '' : line.color);
    const known = faces.get(key);
    if (known) known.set(line, meaning);
    else faces.set(key, new Map([[line, meaning]]));
  }
  const sure = [...faces.values()].find(isSmallFace);
  // The headings of a sidebar can be of another size.
  const others = [...faces.values()].filter((face) => sure && face !== sure && countKinds(face) > 1);
  return new Map([...(sure ?? []), ...others.flatMap((face) => [...face])]);
}

function isSmallFace(face: ReadonlyMap<Line, HeadingMeaning>): boolean {
  const exact = [...face.values()].filter(({ match }) => match === 'exact').length;
  return (
    countKinds(face) >= 3 &&
    exact >= 2 &&
    [...face.values()].some(({ kind }) => kind === 'work' || kind === 'education')
  );
}

function countKinds(face: ReadonlyMap<Line, HeadingMeaning>): number {
  return new Set([...face.values()].map(({ kind }) => kind)).size;
}

/** The first line with an email address or similar contact data. */
function findFirstAddress(lines: readonly Line[]): Line | undefined {
  return lines.find((line) => line.text.includes('@') || /\d{3}[\s.-]\d{3,4}/.test(line.text));
}

function follows(line: Line, other: Line | undefined): boolean {
  return other === undefined || line.page > other.page || (line.page === other.page && line.number > other.number);
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

/** Above a line with at least this distance is a blank line, in font sizes, even if there is one above every line. */
const BLANK_LINE_DISTANCE = 1.8;

type Rule = readonly [name: string, holds: (evidence: Evidence) => boolean, points: number];

/** Evidence for and against a heading. */
const EVIDENCE: readonly Rule[] = [
  ['words that head sections', ({ meaning }) => meaning?.match === 'exact', 4],
  ['words of the person around a heading', ({ meaning }) => meaning?.match === 'qualified', 2.5],
  ['looks like the sure headings', ({ line, look }) => look !== undefined && isSameFace(line, look), 3],
  ['like them but for its capitals', (evidence) => hasOtherCase(evidence), 3],
  [
    'unlike the sure headings',
    (evidence) => evidence.look !== undefined && !isSameFace(evidence.line, evidence.look) && !hasOtherCase(evidence),
    -2,
  ],
  ['in their colour', ({ line, look }) => look !== undefined && line.color === look.color, 1],
  ['in another colour', ({ line, look }) => look !== undefined && line.color !== look.color, -2],
  ['ruled like them', ({ line, look }) => look?.ruled === true && line.ruled, 1.5],
  ['not ruled as they are', ({ line, look }) => look?.ruled === true && !line.ruled && !line.margin, -2.5],
  ['where they stand', ({ line, look }) => look !== undefined && isPlacedLike(line, look), 1],
  ['elsewhere', ({ line, look }) => look !== undefined && !isPlacedLike(line, look), -2],
  ['set off from the text above', ({ line, looks }) => line.gap > 1.15 * looks.bodyGap, 1],
  [
    'close under the text above',
    ({ line, looks }) => line.gap < 1.1 * looks.bodyGap && line.gap < BLANK_LINE_DISTANCE,
    -1,
  ],
  ['larger than the text', ({ line, looks }) => line.size > LARGER_RATIO * looks.bodySize, 1],
  ['smaller than the text', ({ line, looks }) => line.size < 0.85 * looks.bodySize, -1],
  ['known words in bold capitals', (evidence) => isEmphasized(evidence), 3.5],
  ['a lone word for jobs or schools, set off', (evidence) => isLoneWord(evidence), 1],
  [
    'a lone word for jobs or schools, as is another',
    (evidence) => evidence.hasLonePair && isUnstyledLoneWord(evidence),
    3,
  ],
  ['capitals', ({ line }) => line.upper, 0.5],
  [
    'entries look like this too',
    ({ line, meaning, look }) => !meaning && !line.margin && (look?.purity ?? 0) < 0.5,
    -5,
  ],
  ['nothing known above', ({ meaning, within, look }) => !meaning && !within && !look, -5],
  ['left of its section', ({ line }) => line.margin, 4],
  ['a group within its own section', (evidence) => isGroupLabel(evidence), -4],
  ['no known words', ({ meaning }) => !meaning, -0.5],
  ['an acronym among other items ("CSS")', ({ meaning, isAmongItems: among }) => !meaning && among, -5],
  ['a list', ({ line, meaning }) => !meaning && LIST_PATTERN.test(line.text), -3],
  ['many words', ({ line }) => countWords(line.text) > 6, -2],
  ['ends like a sentence', ({ line }) => /[.;,!?]$/.test(bareHeading(line.text)), -3],
  ['the label of a part that every entry has', (evidence) => isPartOfEntries(evidence), -4],
  ['begins small', ({ line, look }) => !look?.small && /^\p{Ll}/u.test(line.text), -3],
  ['list item', ({ line }) => line.marker > 0, -4],
  ['a date', ({ line }) => datesOf(line).length > 0, -6],
];

const LIST_PATTERN = /[,;|•·].*[,;|•·]/;

/** "CSS3" above "JavaScript": one word in capitals, next to a line in the same style that isn't. */
function isAmongItems({ line, at }: Candidate, lines: readonly Line[]): boolean {
  if (!line.upper || line.text.includes(' ')) return false;
  const alike = (other: Line | undefined) =>
    other !== undefined &&
    !other.upper &&
    other.column === line.column &&
    other.color === line.color &&
    getFaceKey({ ...other, upper: true }) === getFaceKey(line) &&
    Math.abs(other.x0 - line.x0) < ALIGNMENT_TOLERANCE;
  return alike(lines[at - 1]) || alike(lines[at + 1]);
}

/** "SKILLS" among title-case headings; among headings in capitals, "Skills" if there is a gap above it. */
function hasOtherCase({ line, meaning, look, looks }: Evidence): boolean {
  if (!look || meaning?.match !== 'exact' || line.upper === look.upper || isSameFace(line, look)) return false;
  return isSameFace({ ...line, upper: look.upper }, look) && (line.upper || line.gap > 1.15 * looks.bodyGap);
}

/** Kinds of sections that no entry has a part of. */
const SEPARATE_KINDS: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'skills',
  'certifications',
  'languages',
  'summary',
]);

/** "KEY SKILLS" in bold, set off, in a size or color that the other headings don't have: designs are not always consistent. */
function isEmphasized({ line, meaning, look, looks, isUnique }: Evidence): boolean {
  if (!look || meaning?.match !== 'exact' || !SEPARATE_KINDS.has(meaning.kind) || !isUnique) return false;
  const isSetOff = line.gap > 1.15 * looks.bodyGap && line.cells.length === 1;
  return line.upper && line.bold && !looks.bodyBold && isSetOff && !isSameFace(line, look);
}

/** "Duties and Related Skills:" below each of several jobs. */
function isPartOfEntries({ line, meaning, isUnique, look }: Evidence): boolean {
  return !isUnique && meaning?.match === 'qualified' && line.text.endsWith(':') && look !== undefined;
}

/** The texts of several lines: the label of a part that every entry has. */
function findRepeated(candidates: readonly Candidate[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { line } of candidates) (seen.has(line.text) ? repeated : seen).add(line.text);
  return repeated;
}

/** "Work" or "School" in text without any styles, as in a first résumé in plain text. */
function isUnstyledLoneWord({ look, ...candidate }: Evidence): boolean {
  return !look && isShortSectionWord(candidate);
}

function isLoneWord(evidence: Evidence): boolean {
  const { line, looks } = evidence;
  const isSetOff = line.gap > 1.15 * looks.bodyGap || (line.upper && line.gap > BLANK_LINE_DISTANCE);
  return isUnstyledLoneWord(evidence) && isSetOff;
}

function isShortSectionWord({ line, meaning }: Candidate): boolean {
  return (meaning?.kind === 'work' || meaning?.kind === 'education') && !line.text.includes(' ');
}

/** "Tools" or "Languages" under "Skills", in a style that differs slightly from the headings. */
function isGroupLabel({ line, meaning, look, within }: Evidence): boolean {
  if (!within || !meaning || !look) return false;
  const alike =
    isSameFace(line, look) && line.color === look.color && line.ruled === look.ruled && isPlacedLike(line, look);
  return !alike && (meaning.kind === within || (within === 'skills' && meaning.kind === 'languages'));
}

function points(evidence: Evidence): number {
  let total = evidence.look === undefined ? 2 : 0;
  for (const [, holds, worth] of EVIDENCE) if (holds(evidence)) total += worth;
  return total;
}

function isSameFace(line: Line, look: HeadingLook): boolean {
  return (
    Math.abs(line.size - look.size) < 0.06 * look.size &&
    line.bold === look.bold &&
    line.italic === look.italic &&
    (line.upper === look.upper || (line.upper && look.larger))
  );
}

const ALIGNMENT_TOLERANCE = 4;

function isPlacedLike(line: Line, look: HeadingLook): boolean {
  const center = (line.x0 + line.x1) / 2;
  return (
    look.edges.some((edge) => Math.abs(edge - line.x0) < ALIGNMENT_TOLERANCE) ||
    look.ends.some((end) => Math.abs(end - line.x1) < ALIGNMENT_TOLERANCE) ||
    look.centers.some((each) => Math.abs(each - center) < ALIGNMENT_TOLERANCE)
  );
}

/** Kinds whose heading is almost always a section; "Tools" or "Languages" also label skill groups. */
const FACT_WEIGHTS: Partial<Record<SectionKind, number>> = {
  work: 4,
  education: 4,
  skills: 1.5,
  summary: 1.5,
  projects: 1.5,
};

/** Headings in a sidebar can have another style: it is learned separately for each column that has headings. */
function findLooksByColumn(
  candidates: readonly Candidate[],
  bodySize: number,
): (line: Line) => HeadingLook | undefined {
  const common = findHeadingLook(candidates, bodySize);
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = getPageColumn(candidate.line);
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  const looks = new Map<string, HeadingLook | undefined>();
  if (groups.size > 1) for (const [key, group] of groups) looks.set(key, findHeadingLook(group, bodySize));
  return (line) => looks.get(getPageColumn(line)) ?? common;
}

/** The outermost column of the page that contains a line. */
function getPageColumn(line: Line): string {
  return line.within[line.within.length - 2] ?? '';
}

/** The style of the headings with the strongest evidence. */
function findHeadingLook(candidates: readonly Candidate[], bodySize: number): HeadingLook | undefined {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.meaning?.match !== 'exact' || candidate.line.marker > 0) continue;
    const key = getFaceKey(candidate.line);
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  let best: Candidate[] | undefined;
  let bestWeight = 0;
  for (const group of groups.values()) {
    const weight = getGroupWeight(group);
    if (weight > bestWeight) {
      bestWeight = weight;
      best = group;
    }
  }
  return best && bestWeight >= 3 ? describe(best, candidates, bodySize) : undefined;
}

function getFaceKey(line: Line): string {
  return `${Math.round(line.size * 2)}${line.bold ? 'b' : ''}${line.italic ? 'i' : ''}${line.upper ? 'u' : ''}`;
}

function getGroupWeight(group: Candidate[]): number {
  const kinds = new Set(group.map((candidate) => candidate.meaning?.kind ?? 'other'));
  let weight = 0;
  for (const kind of kinds) weight += FACT_WEIGHTS[kind] ?? 1;
  const size = group[0]?.line.size ?? 0;
  return weight + 0.05 * size;
}

function describe(group: Candidate[], candidates: readonly Candidate[], bodySize: number): HeadingLook {
  const weighted = group.filter((candidate) => FACT_WEIGHTS[candidate.meaning?.kind ?? 'other'] !== undefined);
  const sure = weighted.length > 0 ? weighted : group;
  const first = (sure[0] as Candidate).line;
  const color = findMajority(sure.map((candidate) => candidate.line.color));
  const ruled = sure.filter((candidate) => candidate.line.ruled).length > 0.6 * sure.length;
  const look: HeadingLook = {
    size: first.size,
    bold: first.bold,
    italic: first.italic,
    upper: first.upper,
    small: first.text === first.text.toLowerCase() && !first.upper,
    larger: first.size > LARGER_RATIO * bodySize,
    color,
    ruled,
    edges: sure.map((candidate) => candidate.line.x0),
    ends: sure.map((candidate) => candidate.line.x1),
    centers: sure.map((candidate) => (candidate.line.x0 + candidate.line.x1) / 2),
    purity: 1,
  };
  const same = candidates.filter(
    ({ line }) =>
      isSameFace(line, look) &&
      line.color === color &&
      line.ruled === ruled &&
      isPlacedLike(line, look) &&
      line.marker === 0,
  );
  look.purity = same.filter((candidate) => candidate.meaning !== undefined).length / Math.max(1, same.length);
  return look;
}

function findMajority(values: number[]): number {
  const counts = new Map<number, number>();
  let best = values[0] ?? 0;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > (counts.get(best) ?? 0)) best = value;
  }
  return best;
}
