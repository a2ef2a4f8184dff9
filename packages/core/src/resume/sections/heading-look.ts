import type { Line } from '../layout/index.ts';
import type { HeadingMeaning, SectionKind } from './vocabulary.ts';

export const MAX_LENGTH = 60;

/** The first line with an email address or similar contact data. */
export function findFirstAddress(lines: readonly Line[]): Line | undefined {
  return lines.find((line) => line.text.includes('@') || /\d{3}[\s.-]\d{3,4}/.test(line.text));
}

export function follows(line: Line, other: Line | undefined): boolean {
  return other === undefined || line.page > other.page || (line.page === other.page && line.number > other.number);
}

export const LIST_PATTERN = /[,;|•·].*[,;|•·]/;

/** "CSS3" above "JavaScript": one word in capitals, next to a line in the same style that isn't. */
export function isAmongItems({ line, at }: Candidate, lines: readonly Line[]): boolean {
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

export function isShortSectionWord({ line, meaning }: Candidate): boolean {
  return (meaning?.kind === 'work' || meaning?.kind === 'education') && !line.text.includes(' ');
}

/** A possible heading, with the meaning of its words. */
export interface Candidate {
  line: Line;
  /** Index in the lines of the document. */
  at: number;
  meaning: HeadingMeaning | undefined;
}

/** The common style of this document's headings, learned from those with unambiguous words. */
export interface HeadingLook {
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

/** Sizes from this share of the running text's size on are visibly larger. */
export const LARGER_RATIO = 1.08;

export function isSameFace(line: Line, look: HeadingLook): boolean {
  return (
    Math.abs(line.size - look.size) < 0.06 * look.size &&
    line.bold === look.bold &&
    line.italic === look.italic &&
    (line.upper === look.upper || (line.upper && look.larger))
  );
}

const ALIGNMENT_TOLERANCE = 4;

export function isPlacedLike(line: Line, look: HeadingLook): boolean {
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
export function findLooksByColumn(
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

export function getFaceKey(line: Line): string {
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
