import { countWords } from '../../../text/count-words.ts';
import { isPlace, isTownLike } from '../../facts/index.ts';
import type { Line } from '../../layout/index.ts';
import { degreeLength, institutionScore } from '../../lexicon/degrees.ts';
import type { EducationEntry } from '../../model.ts';
import type { DocumentLooks, Section } from '../../sections/index.ts';
import { type Entry, entriesAt, findEntries } from '../entries.ts';
import { joinFragments } from '../fragment.ts';
import { bestReading, type Interpretation } from '../interpretations.ts';
import { EDUCATION_LABELS, labeledEntries, tableEntries, writeFacts, writeStory, writeTimes } from '../labeled.ts';
import { weighSchools } from '../labeling/education.ts';
import { type Part, partOf } from '../part-cuts.ts';
import { isCampus } from '../part-kinds.ts';
import { takeApart } from '../parts.ts';
import type { FieldWriter } from '../writer.ts';
import { HONOR_PATTERN, place } from './assign.ts';
import type { Degree, Draft } from './draft.ts';
import { findDegree, findSchool, splitLastComma } from './missing.ts';
import { endsInDegree, splitPieces } from './pieces.ts';
import { writeEntries } from './write.ts';

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
  return weighSchools(section.lines, looks, readByRules(section, looks)).flatMap((draft) =>
    writeEntries(draft, writer),
  );
}

function readByRules(section: Section, looks: DocumentLooks): readonly Draft[] {
  const read = ({ lines, heads, isComplete }: Interpretation) => {
    const entries = isComplete ? entriesAt(lines, heads) : findEntries(lines, looks, heads).flatMap(splitSchools);
    const drafts = entries.map(toDraft);
    joinHalves(drafts);
    return joinMinors(drafts.filter(hasContent));
  };
  const more = interpretWholeLines(section.lines);
  return bestReading(section.lines, read, { worth: scoreDrafts, isWhole, more });
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
    const isHonor = draft.degrees.length === 0 && HONOR_PATTERN.test(draft.institution?.text ?? '');
    if (above && isHonor && draft.institution) {
      above.rest.push(draft.institution, ...draft.rest);
      above.entry.body.push(...draft.entry.body);
      continue;
    }
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
