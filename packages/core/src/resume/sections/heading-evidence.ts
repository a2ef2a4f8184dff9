import { countWords } from '../../text/count-words.ts';
import { datesOf } from '../layout/index.ts';
import {
  type Candidate,
  type HeadingLook,
  isPlacedLike,
  isSameFace,
  isShortSectionWord,
  LARGER_RATIO,
  LIST_PATTERN,
} from './heading-look.ts';
import type { DocumentLooks } from './looks.ts';
import { bareHeading, type SectionKind } from './vocabulary.ts';

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

/** "Work" or "School" in text without any styles, as in a first résumé in plain text. */
function isUnstyledLoneWord({ look, ...candidate }: Evidence): boolean {
  return !look && isShortSectionWord(candidate);
}

function isLoneWord(evidence: Evidence): boolean {
  const { line, looks } = evidence;
  const isSetOff = line.gap > 1.15 * looks.bodyGap || (line.upper && line.gap > BLANK_LINE_DISTANCE);
  return isUnstyledLoneWord(evidence) && isSetOff;
}

/** "Tools" or "Languages" under "Skills", in a style that differs slightly from the headings. */
function isGroupLabel({ line, meaning, look, within }: Evidence): boolean {
  if (!within || !meaning || !look) return false;
  const alike =
    isSameFace(line, look) && line.color === look.color && line.ruled === look.ruled && isPlacedLike(line, look);
  return !alike && (meaning.kind === within || (within === 'skills' && meaning.kind === 'languages'));
}

export function points(evidence: Evidence): number {
  let total = evidence.look === undefined ? 2 : 0;
  for (const [, holds, worth] of EVIDENCE) if (holds(evidence)) total += worth;
  return total;
}
