import { countWords } from '../../../text/count-words.ts';
import { isPlace } from '../../facts/index.ts';
import { degreeLength, institutionScore, splitDegree } from '../../lexicon/degrees.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { type Part, partOf } from '../part-cuts.ts';
import { isCampus } from '../part-kinds.ts';

/** Commas separate degree, field and school; parentheses and names that contain commas are not split. */
export function splitPieces(part: Part, lacksArea: boolean): Part[] {
  const cuts = findCommas(part);
  const parted = degreeLength(part.text) > 0 ? cutBeforeSchool(part) : undefined;
  if (parted) return parted;
  if (cuts.length === 0) return [part];
  const degree = degreeLength(part.text) > 0;
  const unnamed = degree && institutionScore(part.text) === 0 && endsInSchool(part, cuts);
  const mixed = degree ? institutionScore(part.text) > 0 || unnamed : hasDegreeBehindComma(part, cuts);
  const isSchool = (piece: Part) => institutionScore(piece.text) > 0 || (unnamed && piece.to === part.to);
  if (!mixed && lacksArea && institutionScore(part.text) > 0) return splitAreaAndSchool(part, cuts);
  if (!mixed) return degree || institutionScore(part.text) === 0 ? [part] : splitSchoolAndArea(part, cuts);
  const pieces: Part[] = [];
  let from = part.from;
  for (const cut of [...cuts, part.to]) {
    const piece = partOf(part.line, from, cut);
    const last = pieces[pieces.length - 1];
    const town = piece && last && isPlace(piece.text) && isCampus(last.text, piece.text);
    // "B.S. Computer Science, Minor in Art, State University" and "University of X, College of Y": parts of the same kind are joined.
    const alike =
      piece &&
      last &&
      isSchool(piece) === isSchool(last) &&
      degreeLength(piece.text) === 0 &&
      !(isSchool(piece) && degreeLength(last.text) > 0);
    if (last && (town || alike)) {
      pieces[pieces.length - 1] = partOf(part.line, last.from, cut) ?? last;
    } else if (piece) pieces.push(piece);
    from = cut + 1;
  }
  return pieces;
}

/** "Diploma in Electrical Trades, Miami Valley Career Center": an organization after the last comma without a word for school. */
function endsInSchool(part: Part, cuts: number[]): boolean {
  const last = part.line.text.slice((cuts[cuts.length - 1] ?? 0) + 1, part.to).trim();
  return countWords(last) > 1 && organizationScore(last) >= 2 && degreeLength(last) === 0;
}

/** "MSc in Biology from Northern State University" */
function cutBeforeSchool(part: Part): Part[] | undefined {
  for (const match of part.text.matchAll(GIVEN_BY_PATTERN)) {
    const school = match.index + match[0].length;
    if (institutionScore(part.text.slice(0, match.index)) > 0) return undefined;
    if (institutionScore(part.text.slice(school)) === 0) continue;
    const left = partOf(part.line, part.from, part.from + match.index);
    const right = partOf(part.line, part.from + school, part.to);
    return left && right && [left, right];
  }
  return undefined;
}

const GIVEN_BY_PATTERN = /\s(?:from|at|an der|bei der|aan de|por la|pela|presso)\s+(?:the\s+)?/giu;

export function findCommas(part: Part): number[] {
  const cuts: number[] = [];
  let depth = 0;
  for (let i = part.from; i < part.to; i++) {
    const sign = part.line.text[i];
    if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if ((sign === ',' || sign === ';') && depth === 0) cuts.push(i);
  }
  return cuts;
}

function hasDegreeBehindComma(part: Part, cuts: number[]): boolean {
  return cuts.some((cut) => degreeLength(part.line.text.slice(cut + 1, part.to).trimStart()) > 0);
}

/** "Princeton University, Computer Science": the text after a school is a field of study, unless it is a place or another school. */
function splitSchoolAndArea(part: Part, cuts: number[]): Part[] {
  const cut = cuts[0] as number;
  const school = partOf(part.line, part.from, cut);
  const rest = partOf(part.line, cut + 1, part.to);
  if (!school || !rest || institutionScore(school.text) === 0) return [part];
  if (institutionScore(rest.text) > 0 || isPlace(rest.text) || countWords(rest.text) < 2) return [part];
  return [school, rest];
}

/** A degree without a field of study after it. */
export function endsInDegree(part: Part | undefined): boolean {
  const split = part && splitDegree(part.text);
  return split !== undefined && part !== undefined && split.area >= part.text.length;
}

/** "H.R. Management, Bellows College" after a degree: the text before the school is the field of study. */
function splitAreaAndSchool(part: Part, cuts: number[]): Part[] {
  const cut = cuts.find((each) => institutionScore(part.line.text.slice(each + 1, part.to)) > 0);
  const area = cut === undefined ? undefined : partOf(part.line, part.from, cut);
  const school = cut === undefined ? undefined : partOf(part.line, cut + 1, part.to);
  if (!area || !school || institutionScore(area.text) > 0 || area.text === area.text.toUpperCase()) return [part];
  return [area, school];
}
