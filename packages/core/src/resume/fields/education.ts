import { countWords } from '../../text/count-words.ts';
import { isDateOnly, isPlace, isTownLike } from '../facts/index.ts';
import { cutLine, type Line } from '../layout/index.ts';
import { degreeLength, findGrade, institutionScore, splitDegree } from '../lexicon/degrees.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import type { EducationEntry } from '../model.ts';
import { type DocumentLooks, headingMeaning, type Section } from '../sections/index.ts';
import { readBody } from './body.ts';
import { type Entry, entriesAt, findEntries } from './entries.ts';
import { type Fragment, fragmentOf, joinFragments } from './fragment.ts';
import { bestReading, type Interpretation } from './interpretations.ts';
import { EDUCATION_LABELS, labeledEntries, tableEntries, writeFacts, writeStory, writeTimes } from './labeled.ts';
import { type Head, isCampus, type Part, partOf, takeApart } from './parts.ts';
import type { FieldWriter } from './writer.ts';

interface Degree {
  degree?: Fragment;
  area?: Fragment;
}

interface Draft {
  entry: Entry;
  head: Head;
  institution?: Fragment;
  degrees: Degree[];
  grade?: Fragment;
  /** No school was found in the expected place. */
  doubtful?: boolean;
  /** Parts that are neither degree nor school: honors, a department. */
  rest: Fragment[];
}

/** Reads degrees and schools from a section. Several degrees at one school are separate entries. */
export function readEducation(section: Section, looks: DocumentLooks, writer: FieldWriter): EducationEntry[] {
  const labeled = tableEntries(section.lines, EDUCATION_LABELS) ?? labeledEntries(section.lines, EDUCATION_LABELS);
  if (labeled) {
    return labeled.map((entry) => {
      const id = writer.id('e');
      const path = `education/${id}`;
      const facts = writeFacts(entry, path, ['degree', 'area', 'institution', 'location', 'grade'], writer);
      const { bullets } = writeStory(entry, path, writer);
      return { id, ...facts, ...writeTimes(entry, path, writer), bullets };
    });
  }
  const read = ({ lines, heads, isComplete }: Interpretation) => {
    const entries = isComplete ? entriesAt(lines, heads) : findEntries(lines, looks, heads).flatMap(splitSchools);
    const drafts = entries.map(toDraft);
    joinHalves(drafts);
    return joinMinors(drafts.filter(hasContent));
  };
  const more = interpretWholeLines(section.lines);
  const drafts = bestReading(section.lines, read, { worth: scoreDrafts, isWhole, more });
  return drafts.flatMap((draft) => writeEntries(draft, writer));
}

/** "MBA, State University" above "BA, Bellows College": each line that names a school in bold or with its degree is an entry. */
function interpretWholeLines(lines: readonly Line[]): Interpretation[] {
  const heads = lines.filter(({ text, marker, spans, cells }) => {
    if (marker > 0 || cells.length > 1 || institutionScore(text) === 0) return false;
    const [first] = spans;
    const isBoldName = first?.bold === true && institutionScore(text.slice(first.start, first.end)) > 0;
    return degreeLength(text) > 0 || isBoldName;
  });
  return heads.length > 1 && lines[0] === heads[0] ? [{ lines, heads: new Set(heads), isComplete: true }] : [];
}

/** Lines of a head without dates that each name a degree and its school start an entry each. */
function splitSchools(entry: Entry): Entry[] {
  const { head, body } = entry;
  const isWholeLine = ({ line: { text } }: (typeof head)[number]) =>
    degreeLength(text) > 0 && institutionScore(text) > 0;
  const starts = head.flatMap((each, i) => (isWholeLine(each) ? [i] : []));
  if (starts.length < 2 || starts[0] !== 0 || head.some(({ dates }) => dates.length > 0)) return [entry];
  return starts.map((start, k) => {
    const next = starts[k + 1];
    return { head: head.slice(start, next), body: next === undefined ? body : [] };
  });
}

function isWhole({ institution, degrees, entry }: Draft): boolean {
  const hasOther = entry.body.some(({ text }) => degreeLength(text) > 0 && institutionScore(text) > 0);
  return institution !== undefined && institutionScore(institution.text) > 0 && degrees.length > 0 && !hasOther;
}

/** Evidence for and against a degree interpretation. */
const SCORING_RULES: readonly (readonly [holds: (draft: Draft) => boolean, points: number])[] = [
  [({ institution }) => institution !== undefined && institutionScore(institution.text) > 0, 2.5],
  [({ institution }) => institution !== undefined, 0.5],
  [({ degrees }) => degrees.some((each) => each.degree), 2],
  [({ degrees }) => degrees.length > 0, 0.5],
  [({ head }) => head.start !== undefined || head.end !== undefined, 1.5],
  [({ institution }) => institution !== undefined && countWords(institution.text) > 10, -2],
  [({ rest }) => rest.length > 0, -0.5],
];
/** Subtracted for each degree, so that splitting off another one requires enough evidence. */
const ENTRY_COST = 3;

function scoreDrafts(drafts: readonly Draft[]): number {
  let sum = 0;
  for (const draft of drafts) {
    sum -= ENTRY_COST;
    for (const [holds, points] of SCORING_RULES) if (holds(draft)) sum += points;
  }
  return sum;
}

function toDraft(entry: Entry): Draft {
  const head = takeApart(entry.head);
  const draft: Draft = { entry, head, degrees: [], rest: [] };
  head.parts = joinNames(head.parts).flatMap(splitAtColon);
  if (head.story) draft.rest.push(head.story);
  const named = head.parts.some((part) => degreeLength(part.text) > 0);
  const pieces = head.parts.flatMap((part, i) => splitPieces(part, !named || endsInDegree(head.parts[i - 1])));
  for (const piece of pieces) place(piece, pieces, draft);
  if (!draft.institution && draft.degrees.length > 0) findSchool(draft);
  if (!draft.institution) splitLastComma(draft);
  if (draft.institution && draft.degrees.length === 0) findDegree(draft);
  splitStatus(draft);
  splitTown(draft);
  return draft;
}

/** "University of Wisconsin – Madison", "FCUL – University of Lisbon", "FCT - NOVA": a dash within the name of a school. */
function joinNames(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined[joined.length - 1];
    const isDash = last?.line === part.line && /^\s+[–—-]\s+$/u.test(part.line.text.slice(last.to, part.from));
    const whole =
      last && isDash && isOneSchool(last.text, part.text) ? partOf(part.line, last.from, part.to) : undefined;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(part);
  }
  return joined;
}

function isOneSchool(first: string, second: string): boolean {
  if (degreeLength(first) > 0 || degreeLength(second) > 0) return false;
  if (isCampus(first, second)) return isTownLike(second) || isPlace(second);
  return ACRONYM_PATTERN.test(first) && (institutionScore(second) > 0 || ACRONYM_PATTERN.test(second));
}
const ACRONYM_PATTERN = /^\p{Lu}{3,6}$/u;

/** "Zetech University, Ruiru": an unlisted town after the school. */
function splitTown(draft: Draft): void {
  const { institution, head } = draft;
  const [, school = '', town = ''] = (institution && SCHOOL_AND_TOWN_PATTERN.exec(institution.text)) ?? [];
  if (!institution || head.place || !isTownLike(town) || institutionScore(school) === 0 || isCampus(school, town))
    return;
  draft.institution = { ...institution, text: school };
  head.place = { ...institution, text: town };
}
const SCHOOL_AND_TOWN_PATTERN = /^([^,]+),\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)$/u;

/** "Belmont High School, graduated", "Overton High School, class of 2022": the outcome isn't part of the name. */
const STATUS_PATTERN = /[,;:–—-]?\s+(class of|graduated?|graduation|grad|completed|attended)$/iu;

function splitStatus(draft: Draft): void {
  const { institution } = draft;
  const status = institution && STATUS_PATTERN.exec(institution.text);
  if (!institution || !status) return;
  draft.institution = { ...institution, text: institution.text.slice(0, status.index) };
  const [, word = ''] = status;
  if (!/^class of$/iu.test(word)) draft.rest.unshift({ ...institution, text: word });
}

/** "State College: BA, History" and "BA, History (State College)": a school before a colon or in parentheses. */
function splitAtColon(part: Part): Part[] {
  const colon = part.text.indexOf(': ');
  const bracket = /\s\(([^()]+)\)$/.exec(part.text);
  const cut = (to: number, from: number): Part[] => {
    const left = partOf(part.line, part.from, part.from + to);
    const right = partOf(part.line, part.from + from, part.to);
    return left && right ? [left, right] : [part];
  };
  const named =
    colon > 0 && institutionScore(part.text.slice(0, colon)) > 0 && degreeLength(part.text.slice(colon + 2)) > 0;
  if (named) return cut(colon, colon + 2);
  const inside = degreeLength(part.text) === 0 ? part.text.search(DEGREE_INSIDE_PATTERN) : -1;
  if (inside > 0 && degreeLength(part.text.slice(inside + 1)) > 0) {
    const pieces = cut(inside, inside + 1);
    return COMPLETION_PATTERN.test(part.text.slice(0, inside)) ? pieces.slice(-1) : pieces;
  }
  const enclosed = bracket && institutionScore(bracket[1] ?? '') > 0 && degreeLength(part.text) > 0;
  return enclosed ? cut(bracket.index, bracket.index) : [part];
}

/** A degree in the middle of a line: "Wayne State University Bachelor of Science in Biology". */
const DEGREE_INSIDE_PATTERN =
  /\s(?=(?:Bachelor|Master|Doctor|Associate)(?:['’]s|s)?\s(?:degree|of|in)\b|Ph\.?D|MBA\b|[BM]\.?Sc\b|[BM]\.[AS]\.|[BM]\.?Tech\b|[BM]\.?Eng\b|High School Diploma)/u;

/** "Graduated as", "Currently pursuing a": words before a degree that name nothing. */
const COMPLETION_PATTERN =
  /^(?:currently )?(?:(?:a )?candidate for|intended|expected|prospective|graduated|completed|obtained|received|earned|awarded|studied|studying|pursuing|working toward)(?!\p{L})(?: \p{Ll}+){0,2}$/iu;

/** Looks for a school in the first lines of the description. */
function findSchool(draft: Draft): void {
  const { body } = draft.entry;
  const at = body.slice(0, 4).findIndex((line) => {
    const short = line.marker === 0 && countWords(line.text) <= 9 && !/\p{Ll}{2}[.!?]$/u.test(line.text);
    return short && institutionScore(line.text) > 0 && degreeLength(line.text) === 0;
  });
  const line = body[at];
  if (!line) return;
  const head = takeApart([{ line, dates: [] }]);
  const part = head.parts.find((each) => institutionScore(each.text) > 0);
  if (!part) return;
  const school = splitPieces(part, false)[0] ?? part;
  draft.institution = school.fragment;
  draft.doubtful = true;
  draft.rest.push(...head.parts.filter((each) => each !== part).map((each) => each.fragment));
  if (head.place) draft.head.place ??= head.place;
  body.splice(at, 1);
}

/** "BA in Sociology, Spelman": without another school in the entry, the name after the last comma is the school. */
function splitLastComma(draft: Draft): void {
  const [degree] = draft.degrees;
  const area = degree?.area;
  const part = area && draft.head.parts.find((each) => each.text.includes(area.text));
  const cut = part && findCommas(part).at(-1);
  if (!area || !part || cut === undefined || draft.degrees.length > 1) return;
  const school = partOf(part.line, cut + 1, part.to);
  const start = part.line.text.indexOf(area.text, part.from);
  const rest = start < cut ? partOf(part.line, start, cut) : undefined;
  if (
    !school ||
    !rest ||
    !/^\p{Lu}/u.test(school.text) ||
    CONCENTRATION_PATTERN.test(school.text) ||
    findGrade(school.text)
  )
    return;
  degree.area = rest.fragment;
  draft.institution = school.fragment;
  draft.doubtful = true;
}

/** Looks for a degree in the first lines of the description, with its field of study above or next to it. */
function findDegree(draft: Draft): void {
  const { body } = draft.entry;
  const isShort = (text: string) =>
    countWords(text) <= MAX_DEGREE_WORDS && (!/\p{Ll}{2}[.!?]$/u.test(text) || degreeLength(text) > 0);
  const named = (line: Line) => {
    const cut = line.text.search(/\s*[|\t]/);
    const lead = COMPLETION_LEAD_PATTERN.exec(line.text.slice(line.marker))?.[0].length ?? 0;
    return partOf(line, line.marker + lead, cut > line.marker ? cut : line.text.length);
  };
  const at = body.slice(0, 4).findIndex((line) => {
    const text = named(line)?.text ?? '';
    return isShort(text) && degreeLength(text) > 0;
  });
  const line = body[at];
  const part = line && named(line);
  const split = part && splitDegree(part.text);
  if (!part || !split) return;
  const degree = getDegree(part, split);
  const above = body[at - 1];
  const isArea = at === 1 && above !== undefined && isShort(above.text) && !above.text.includes(':');
  if (!degree.area && isArea) {
    degree.area = fragmentOf(above, above.marker);
    body.splice(at - 1, 1);
  }
  body.splice(body.indexOf(line), 1, ...(part.to < line.text.length ? [cutLine(line, part.to)] : []));
  draft.degrees.push(degree);
}
const MAX_DEGREE_WORDS = 16;
const COMPLETION_LEAD_PATTERN =
  /^(?:intended|expected|prospective|(?:currently )?(?:pursuing|studying|completing|working towards?)(?: an?| my| the)?|candidate for(?: an?| the)?)\s(?=\p{Lu})/iu;

/** Commas separate degree, field and school; parentheses and names that contain commas are not split. */
function splitPieces(part: Part, lacksArea: boolean): Part[] {
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

function findCommas(part: Part): number[] {
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
function endsInDegree(part: Part | undefined): boolean {
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

type Grade = NonNullable<ReturnType<typeof findGrade>>;

function getGrade(piece: Part, grade: Grade): Fragment {
  return { ...fragmentOf(piece.line, piece.from + grade.from, piece.from + grade.to), text: grade.value };
}

/** The text before a grade in parentheses: "BS Computer Science (GPA: 3.74)". */
function removeGrade(piece: Part, { from, to }: Grade): Part | undefined {
  const isBracketed = /[([]\s{0,3}$/.test(piece.text.slice(0, from)) && /^\s{0,3}[)\]]?$/.test(piece.text.slice(to));
  const end = piece.text.slice(0, from).search(/\s{0,3}[([]\s{0,3}$/);
  return isBracketed && end > 0 ? partOf(piece.line, piece.from, piece.from + end) : undefined;
}

function place(piece: Part, pieces: readonly Part[], draft: Draft): void {
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

/** "Fluent in Igbo; wife speaks Spanish": another line below the degree, rather than a field of study. */
const isSentence = (text: string): boolean => /[;:]|[.!?](?:\s|$)/.test(text) || countWords(text) > MAX_AREA_WORDS;
const MAX_AREA_WORDS = 8;

/** A degree's focus, listed next to its field of study. */
const CONCENTRATION_PATTERN =
  /^(?:concentration|minors?|specializ\p{L}+|specialis\p{L}+|focus(?:ed|ing)?|emphasis|track|thesis|dissertation|advisor)\b/iu;

/** "Grade: A", "Note: gut": a grade that isn't a number. */
const NAMED_GRADE_PATTERN =
  /^(?:final |overall )?(?:grade|result|classification|note|mention|abschlussnote)\s*:\s*(?=\S)/iu;

function getDegree(piece: Part, split: { degree: number; area: number }): Degree {
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

/** Neither a degree nor a school by its words: decided by what is still missing, and by the style. */
function placeUnknown(piece: Part, pieces: readonly Part[], draft: Draft): void {
  const following = pieces.slice(pieces.indexOf(piece) + 1);
  const last = draft.degrees[draft.degrees.length - 1];
  const degreeFollows = following.some((each) => degreeLength(each.text) > 0);
  const unnamed = following.some((each) => organizationScore(each.text) >= 1.4 || (last !== undefined && !last.area));
  const isPlaced = ({ line }: Part) => draft.head.place?.spans[0]?.line === line.number;
  // "Process Engineer" above "VSTU | Volgograd, Russia"
  const isBesidePlace = last === undefined && !isPlaced(piece) && following.some(isPlaced);
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

/** "Computer Science" on one line and "Bachelor of Science" on another are one degree. */
function joinHalves(drafts: Draft[]): void {
  for (const draft of drafts) {
    const area = draft.degrees.findIndex((each) => !each.degree && each.area);
    const degree = draft.degrees.findIndex((each) => each.degree && !each.area);
    if (area < 0 || degree < 0) continue;
    const whole = { ...draft.degrees[degree], ...draft.degrees[area] };
    draft.degrees = draft.degrees.filter((_, i) => i !== area && i !== degree);
    draft.degrees.unshift(whole);
  }
}

const MINOR_PATTERN = /^(?:minor|major)s?\b/iu;

/** A minor, or the major of the degree above it, is a part of that degree, even on a line of its own with a date. */
function joinMinors(drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  for (const draft of drafts) {
    const [main, ...others] = draft.degrees;
    if (main?.degree && !MINOR_PATTERN.test(main.degree.text)) {
      const minors = others.filter(({ degree }) => degree && MINOR_PATTERN.test(degree.text));
      for (const minor of minors) joinMinor(main, minor, draft);
      draft.degrees = draft.degrees.filter((each) => !minors.includes(each));
    }
    const above = result[result.length - 1];
    const isMinor = main?.degree !== undefined && others.length === 0 && /^minors?\b/iu.test(main.degree.text);
    const target = isMinor && !draft.institution ? above?.degrees[0] : undefined;
    if (above && target && main) {
      joinMinor(target, main, above);
      above.rest.push(...draft.rest);
      above.entry.body.push(...draft.entry.body);
    } else result.push(draft);
  }
  return result;
}

function joinMinor(main: Degree, minor: Degree, draft: Draft): void {
  const { degree, area } = minor;
  if (degree && area && /^major/iu.test(degree.text) && !main.area) main.area = area;
  else draft.rest.push(joinFragments([...(degree ? [degree] : []), ...(area ? [area] : [])]));
}

function hasContent(draft: Draft): boolean {
  return (
    draft.institution !== undefined || draft.degrees.length > 0 || draft.entry.body.length > 0 || draft.rest.length > 0
  );
}

function writeEntries(draft: Draft, writer: FieldWriter): EducationEntry[] {
  const degrees = draft.degrees.length > 0 ? draft.degrees : [{}];
  return degrees.map((degree, i) => writeEntry(draft, degree, i === 0, writer));
}

function writeEntry(draft: Draft, degree: Degree, first: boolean, writer: FieldWriter): EducationEntry {
  const id = writer.id('e');
  const path = `education/${id}`;
  const { head } = draft;
  const entry: EducationEntry = { id, bullets: [] };
  if (draft.institution) {
    const { text } = draft.institution;
    const sure =
      institutionScore(text) > 0 &&
      !headingMeaning(text) &&
      countWords(text) <= 8 &&
      !/[;:]|\s[–—-]\s/u.test(text) &&
      !namesTwoSchools(text);
    entry.institution = writer.note(`${path}/institution`, draft.institution, sure && !draft.doubtful ? 0.95 : 0.7);
  }
  if (degree.degree) entry.degree = writer.note(`${path}/degree`, degree.degree, 0.95);
  if (degree.area) {
    const isSure = degree.degree !== undefined && !isSentence(degree.area.text);
    entry.area = writer.note(`${path}/area`, degree.area, isSure ? 0.9 : 0.7);
  }
  if (head.place) entry.location = writer.note(`${path}/location`, head.place, 0.85);
  writeDates(entry, head, path, writer);
  if (!first) return entry;
  writeBody(draft, entry, path, writer);
  return entry;
}

/** "Lakeland University, School of Engineering": the name of the school may be only one of them. */
function namesTwoSchools(text: string): boolean {
  return text.split(',').filter((item) => institutionScore(item) > 0).length > 1;
}

function writeBody(draft: Draft, entry: EducationEntry, path: string, writer: FieldWriter): void {
  const body = readBody(draft.entry.body);
  let grade = draft.grade;
  const lines = [...draft.rest, ...body.paragraphs, ...body.bullets];
  for (const line of lines) {
    const found = grade ? undefined : findGrade(line.text);
    if (found) grade = { text: found.value, spans: line.spans };
    else if (!grade && isNamedGrade(line.text)) grade = { ...line, text: line.text.replace(NAMED_GRADE_PATTERN, '') };
  }
  if (grade) entry.grade = writer.note(`${path}/grade`, grade, 0.9);
  // A line that contains only the grade was already read.
  const described = lines.filter((line) => !isOnlyGrade(line.text) && !isNamedGrade(line.text));
  entry.bullets = writer.bullets(
    path,
    described.map((line) => joinFragments([line])),
    0.9,
  );
}

function isNamedGrade(text: string): boolean {
  return text.length < 48 && NAMED_GRADE_PATTERN.test(text);
}

function isOnlyGrade(text: string): boolean {
  const found = findGrade(text);
  return found !== undefined && found.to - found.from >= text.trim().length - 1;
}

/** A single date is when the degree was, or will be, completed. */
function writeDates(entry: EducationEntry, head: Head, path: string, writer: FieldWriter): void {
  const start = head.single ? undefined : head.start;
  const end = head.end ?? (head.single ? head.start : undefined);
  if (start) {
    writer.note(`${path}/start`, start.fragment, 0.95);
    entry.start = start.value;
  }
  if (end) {
    writer.note(`${path}/end`, end.fragment, 0.95);
    entry.end = end.value;
  }
}
