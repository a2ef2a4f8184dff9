import { countWords } from '../../../text/count-words.ts';
import { findGrade, institutionScore } from '../../lexicon/degrees.ts';
import type { EducationEntry } from '../../model.ts';
import { headingMeaning } from '../../sections/index.ts';
import { readBody } from '../body.ts';
import { joinFragments } from '../fragment.ts';
import { weighConfidence } from '../labeling/trust.ts';
import type { Head } from '../part-cuts.ts';
import type { FieldWriter } from '../writer.ts';
import type { Degree, Draft } from './draft.ts';

/** "Fluent in Igbo; wife speaks Spanish": another line below the degree, rather than a field of study. */
const isSentence = (text: string): boolean => /[;:]|[.!?](?:\s|$)/.test(text) || countWords(text) > MAX_AREA_WORDS;

const MAX_AREA_WORDS = 8;

/** "Grade: A", "Note: gut": a grade that isn't a number. */
export const NAMED_GRADE_PATTERN =
  /^(?:final |overall )?(?:grade|result|classification|note|mention|abschlussnote)\s*:\s*(?=\S)/iu;

export function writeEntries(draft: Draft, writer: FieldWriter): EducationEntry[] {
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
    const confidence = weighConfidence(sure && !draft.doubtful ? 0.95 : 0.7, draft.beliefs, 'institution');
    entry.institution = writer.note(`${path}/institution`, draft.institution, confidence);
  }
  const named = weighConfidence(0.95, draft.beliefs, 'degree');
  if (degree.degree) entry.degree = writer.note(`${path}/degree`, degree.degree, named);
  if (degree.area) {
    const isSure = degree.degree !== undefined && !isSentence(degree.area.text);
    entry.area = writer.note(`${path}/area`, degree.area, isSure ? Math.min(named, 0.9) : 0.7);
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
