import { isDateOnly, isTownLike } from '../../facts/index.ts';
import { degreeLength, findGrade, institutionScore, splitDegree } from '../../lexicon/degrees.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { type Fragment, fragmentOf } from '../fragment.ts';
import { type Part, partOf } from '../part-cuts.ts';
import type { Degree, Draft, Grade } from './draft.ts';
import { NAMED_GRADE_PATTERN } from './write.ts';

/** A degree's focus, listed next to its field of study. */
export const CONCENTRATION_PATTERN =
  /^(?:concentration|minors?|specializ\p{L}+|specialis\p{L}+|focus(?:ed|ing)?|emphasis|track|thesis|dissertation|advisor)\b/iu;

function getGrade(piece: Part, grade: Grade): Fragment {
  return { ...fragmentOf(piece.line, piece.from + grade.from, piece.from + grade.to), text: grade.value };
}

/** The text before a grade in parentheses: "BS Computer Science (GPA: 3.74)". */
function removeGrade(piece: Part, { from, to }: Grade): Part | undefined {
  const isBracketed = /[([]\s{0,3}$/.test(piece.text.slice(0, from)) && /^\s{0,3}[)\]]?$/.test(piece.text.slice(to));
  const end = piece.text.slice(0, from).search(/\s{0,3}[([]\s{0,3}$/);
  return isBracketed && end > 0 ? partOf(piece.line, piece.from, piece.from + end) : undefined;
}

export function place(piece: Part, pieces: readonly Part[], draft: Draft): void {
  if (BARE_GRADE_PATTERN.test(piece.text)) {
    draft.grade ??= piece.fragment;
    return;
  }
  const grade = findGrade(piece.text);
  if (grade && grade.to - grade.from > 0.5 * piece.text.length) {
    draft.grade ??= getGrade(piece, grade);
    return;
  }
  const bare = grade && removeGrade(piece, grade);
  if (grade && bare && !draft.grade) {
    draft.grade = getGrade(piece, grade);
    place(bare, pieces, draft);
    return;
  }
  const named = NAMED_GRADE_PATTERN.exec(piece.text);
  if (named && !draft.grade) {
    draft.grade = fragmentOf(piece.line, piece.from + named[0].length, piece.to);
    return;
  }
  const labeled = AREA_LABEL_PATTERN.exec(piece.text);
  const inside = labeled && partOf(piece.line, piece.from + labeled[0].length, piece.to);
  if (inside && degreeLength(inside.text) > 0) {
    place(inside, pieces, draft);
    return;
  }
  if (labeled) {
    placeArea(fragmentOf(piece.line, piece.from + labeled[0].length, piece.to), draft);
    return;
  }
  const track = CONCENTRATION_PATTERN.exec(piece.text);
  if (track && draft.degrees.length > 0) {
    draft.rest.push(piece.fragment);
    return;
  }
  const split = splitDegree(piece.text);
  if (split) {
    draft.degrees.push(getDegree(piece, split));
    return;
  }
  if (institutionScore(piece.text) > 0) {
    if (!draft.institution) draft.institution = getSchool(piece);
    else draft.rest.push(piece.fragment);
    return;
  }
  placeUnknown(piece, pieces, draft);
}

/** "Major: Nursing", on a line below the degree or above it. */
const AREA_LABEL_PATTERN =
  /^(?:major|field of study|area of study|concentration|speciali[sz]ation|program(?: of study)?)\s*:\s*(?=\S)/iu;

function placeArea(area: Fragment, draft: Draft): void {
  const degree = draft.degrees.find((each) => !each.area);
  if (degree) degree.area = area;
  else draft.degrees.push({ area });
}

/** A grade without a label: "3.5", "3.7/4.0", "A-". */
const BARE_GRADE_PATTERN =
  /^(?:\d{1,3}\s?\/\s?\d{2,3}|\d(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,2}(?:[.,]\d{1,2})?)?|[A-F][+-]?)$/;

/** "at Cornell University": the name without the preposition before it. */
function getSchool(piece: Part): Fragment {
  const lead = /^(?:at|from) (?=\p{Lu})/u.exec(piece.text);
  return (lead && partOf(piece.line, piece.from + lead[0].length, piece.to)?.fragment) || piece.fragment;
}

export function getDegree(piece: Part, split: { degree: number; area: number }): Degree {
  const offset = piece.line.text.indexOf(piece.text, piece.from);
  const from = offset < 0 ? piece.from : offset;
  const degree: Degree = { degree: fragmentOf(piece.line, from, from + split.degree) };
  const rest = piece.text.slice(split.area);
  const honors = HONORS_PATTERN.exec(rest) ?? FOCUS_PATTERN.exec(rest);
  const to = honors ? split.area + honors.index : piece.text.length;
  const area = fragmentOf(piece.line, from + split.area, from + to);
  if (area.text !== '') degree.area = area;
  return degree;
}

/** "Electrical Engineering, magna cum laude": honors after the field of study. */
const HONORS_PATTERN =
  /[\s,;(–—-]+(?:(?:summa|magna) cum laude|cum laude|with (?:(?:high|highest|great) )?(?:honou?rs|distinction))\)?$/iu;

/** "Economics, Minor in Statistics, College of Sciences": what follows the field of study. */
const FOCUS_PATTERN =
  /,\s(?:minors?|concentrations?|emphasis|speciali[sz]ation|double major|with (?:an? )?(?:minor|concentration|emphasis)|(?:college|school|faculty) of)\b.*$/iu;

/** "Dean's List", "Marquis Scholar": an honor, which isn't a field of study. */
export const HONOR_PATTERN =
  /\b(?:dean['’]?s list|honou?r (?:roll|society)|scholar(?:ship)?|valedictorian|award|president['’]?s list)\b/iu;

/** Neither a degree nor a school by its words: decided by what is still missing, and by the style. */
function placeUnknown(piece: Part, pieces: readonly Part[], draft: Draft): void {
  if (draft.institution && HONOR_PATTERN.test(piece.text)) {
    draft.rest.push(piece.fragment);
    return;
  }
  const following = pieces.slice(pieces.indexOf(piece) + 1);
  const last = draft.degrees[draft.degrees.length - 1];
  const degreeFollows = following.some((each) => degreeLength(each.text) > 0);
  const unnamed = following.some((each) => organizationScore(each.text) >= 1.4 || (last !== undefined && !last.area));
  const isPlaced = ({ line }: Part) => draft.head.place?.spans[0]?.line === line.number;
  // "Process Engineer" above "VSTU | Volgograd, Russia"
  const isBesidePlace = last === undefined && !degreeFollows && !isPlaced(piece) && following.some(isPlaced);
  const schoolFollows =
    following.some((each) => institutionScore(each.text) > 0) || (unnamed && !piece.bold) || isBesidePlace;
  // "INSEAD, Fontainebleau, France | 2013 – 2014": the school is next to the place.
  const placed = draft.head.place?.spans[0]?.line === piece.line.number && piece.alone;
  if (!draft.head.place && isBesideDate(piece) && isTownLike(piece.text) && (draft.institution ?? last)) {
    draft.head.place = piece.fragment;
    return;
  }
  if (!draft.institution && placed && last) draft.institution = piece.fragment;
  else if (!draft.institution && !schoolFollows && (piece.bold || degreeFollows || last !== undefined)) {
    draft.institution = piece.fragment;
  } else if (last && !last.area) last.area = piece.fragment;
  else if (!last && draft.institution && !following.some(namesDegreeAndArea))
    draft.degrees.push({ area: piece.fragment });
  else if (!draft.institution && !schoolFollows) draft.institution = piece.fragment;
  else if (isBesidePlace) draft.degrees.push({ degree: piece.fragment });
  else draft.rest.push(piece.fragment);
}

/** A cell of its own on the line of the period: "2018 – 2022    Alderbrook". */
function isBesideDate({ alone, line, from, to }: Part): boolean {
  const others = `${line.text.slice(line.marker, from)} ${line.text.slice(to)}`.trim();
  return alone && line.cells.length > 1 && isDateOnly(others);
}

/** A degree with its field of study: what is between it and the school is neither. */
function namesDegreeAndArea({ text }: Part): boolean {
  const split = splitDegree(text);
  return split !== undefined && split.area < text.length;
}
