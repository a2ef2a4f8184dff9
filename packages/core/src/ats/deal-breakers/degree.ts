import type { DegreeRequirement } from '../../jobs/types.ts';
import type { EducationEntry } from '../../resume/model.ts';
import { isAtLeast, parseDegreeLevel } from '../facts/degree-level.ts';
import { getDegreeLevel, isOngoing } from '../facts/education.ts';
import { countRelevantMonths } from '../facts/experience.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { parseMonth } from '../facts/months.ts';
import { countYearsInstead } from '../facts/years-instead.ts';
import type { Knockout } from '../report.ts';
import { formatMonths } from '../rubric/alignment/years.ts';
import { quoteText } from '../rubric/rule.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { findLastMonth } from './dates.ts';
import { findLackStatement, listDegreesInLines } from './degree-lines.ts';
import {
  getSubject,
  isOneOf,
  isOther,
  listRequiredSubjects,
  namesSubject,
  normalizeSubject,
} from './degree-subject.ts';
import { findLine, findLines, listShortLines, listStatements, type Statement } from './statements.ts';

const UNFINISHED_PATTERN =
  /\b(?:in progress|expected|anticipated|projected|candidate|pursuing|currently|enrolled|coursework|course ?work|credits?|towards?|attended|attending|incomplete|unfinished|dropped|withdrew|withdrawn|not (?:yet )?(?:finished|completed?|conferred|awarded|earned)|did(?: not|n[’']t)|no degree|without (?:a )?degree|to be|will|graduating|bridge program|all but|ABD|left (?:after|before|the|early|in|to)|on leave|leave of absence|deferred|paused|discontinued|remaining|to go|short of|some college|years? completed|semesters?|hours completed|rescinded|revoked|non-?degree|exchange|honorary|audit(?:ed|ing)?|visiting)(?=\W|$)/i;
/** Words for studies that ended without the degree. */
const WITHOUT_DEGREE_PATTERN =
  /\b(?:no degree|without (?:a )?degree|not (?:finished|completed?|awarded|earned)|did(?: not|n[’']t) (?:finish|graduate|complete)|dropped out|withdrew|left (?:after|before|the|early)|discontinued|credits?(?: hours)? completed|coursework towards?|incomplete|unfinished)\b/i;
const ACCEPTS_STUDENTS_PATTERN = /\b(?:enrolled|in progress|pursuing|working towards?|students?)\b/i;
/** The degree has to be there, and others may apply elsewhere: "completed (current students see internships)". */
const COMPLETED_PATTERN =
  /\b(?:completed?|conferred|earned|finished|in hand|already have)\b|\bstudents? (?:see|should|may|can|please|apply|not)\b/i;
const acceptsStudents = (quote: string): boolean =>
  ACCEPTS_STUDENTS_PATTERN.test(quote) && !COMPLETED_PATTERN.test(quote);
const RELATED_SUBJECT_PATTERN =
  /\b(?:related|relevant|similar|equivalent|comparable|other|any|allied|adjacent|or the like|or such|or so|or something (?:close|like)|or close)\b/i;

type Found = 'finished' | 'unfinished' | 'unclear';

/**
 * The required degree, completed, in a subject that the job names. Not met if the highest degree on the résumé is lower, if the degree is
 * unfinished, or if it is in an unrelated subject and the job accepts no related one. A degree without a subject, or one whose expected
 * date has passed, leaves the answer unknown.
 */
export const answerDegree: AnswerFunction = (facts) => {
  const asked = facts.job?.degree;
  if (!asked) return UNKNOWN;
  const entries = facts.resume.education.map(withDegree).filter((entry) => getDegreeLevel(entry) !== undefined);
  const sufficientEntries = entries.filter((entry) => isAtLeast(getDegreeLevel(entry) ?? 'high-school', asked.level));
  const subjects = listRequiredSubjects(asked);
  const isRight = (entry: EducationEntry) =>
    subjects.length === 0 ||
    isOneOf(
      `${getSubject(entry)} ${getSubjectBeforeSchool(entry)}`,
      subjects,
      RELATED_SUBJECT_PATTERN.test(asked.quote),
    );
  const finished = sufficientEntries.filter((entry) => toFound(facts, entry) === 'finished');
  const right = finished.find(isRight);
  if (right) return answerFromFound(facts, right, 'met', 'meets what the job asks for');
  const started = sufficientEntries.find((entry) => isRight(entry) && toFound(facts, entry) === 'unfinished');
  if (started && acceptsStudents(asked.quote))
    return answerFromFound(facts, started, 'met', 'is under way, which the job accepts');
  const inLines = sufficientEntries.length > 0 ? [] : listDegreesInLines(facts);
  const inLine = inLines.find(({ degree: name, area }) => {
    const named = toLevel(name);
    return named !== undefined && isAtLeast(named, asked.level) && isRight({ id: '', degree: name, area, bullets: [] });
  });
  if (inLine) return answerFromStatement(facts, 'met', inLine.statement);
  const student = acceptsStudents(asked.quote) && findStudyingStatement(facts, asked, subjects);
  if (student) return answerFromStatement(facts, 'met', student);
  if (asked.orExperience) return answerExperienceInstead(facts, asked);
  if (!asked.required) return UNKNOWN;
  // Somebody on the way to a higher degree says nothing of the one from before.
  if (started && getDegreeLevel(started) === asked.level)
    return answerFromFound(facts, started, 'not-met', 'isn’t finished by what the résumé says');
  const [other] = finished;
  if (other) return answerOtherSubject(facts, asked, other, subjects);
  if (sufficientEntries.some((entry) => toFound(facts, entry) === 'unclear')) return UNKNOWN;
  const [lower] = entries.filter((entry) => toFound(facts, entry) === 'finished');
  // Studies at a college may have ended with a degree that the line doesn’t name.
  const mayHaveMore = facts.resume.education.some(
    (entry) => getDegreeLevel(withDegree(entry)) === undefined && COLLEGE_PATTERN.test(entry.institution ?? ''),
  );
  if (lower && !namesHigher(facts, asked.level) && !(mayHaveMore && getDegreeLevel(lower) === 'high-school'))
    return answerFromFound(facts, lower, 'not-met', 'is below the degree that the job asks for');
  const left = facts.resume.education
    .map((entry) => findLeavingStatement(facts, entry))
    .find((line) => line !== undefined);
  const lacking = left ?? findLackStatement(facts, asked.level);
  if (lacking) return answerFromStatement(facts, 'not-met', lacking);
  const under = findUnderWay(facts, asked.level);
  if (under && entries.length === 0) return answerFromStatement(facts, 'not-met', under);
  // The highest degree that any line names is below the one that the job asks for.
  const [below] = inLines;
  const isBelow = inLines.every(({ degree: name }) => !isAtLeast(toLevel(name) ?? 'high-school', asked.level));
  return below && isBelow && entries.length === 0 ? answerFromStatement(facts, 'not-met', below.statement) : UNKNOWN;
};

/** Whether any line names a degree that would be enough, so that a lower one isn't surely the highest. */
const namesHigher = (facts: Facts, level: DegreeRequirement['level']): boolean =>
  listShortLines(facts).some(({ text }) => {
    if (/\b(?:appl(?:y|ying|ied)|plan\w*|want\w*|hope|goal|someday|future|no|not|never|left)\b|n[’']t\b/i.test(text))
      return false;
    return text.split(/[,;:|•·(]|\s[–—-]\s/).some((part) => {
      const named = toLevel(part.trim());
      return named !== undefined && isAtLeast(named, level);
    });
  });

const COLLEGE_PATTERN = /\b(?:college|university|institute|polytechnic)\b/i;
const UNDER_WAY_PATTERN =
  /\b(?:working (?:on|towards?)|pursuing|in progress|expected|candidate|enrolled in|studying for|finishing|graduating)\b/i;

/** A line that says that the writer is still working toward a degree of this level. */
const findUnderWay = (facts: Facts, level: DegreeRequirement['level']): Statement | undefined =>
  listStatements(facts).find(({ text }) => {
    const last = findLastMonth(text);
    const isAhead = last !== undefined && last >= parseMonth(facts.asOf);
    return (
      text.length <= MOST &&
      isAhead &&
      UNDER_WAY_PATTERN.test(text) &&
      parseDegreeLevel(text.replaceAll('-', ' ')) === level
    );
  });
const MOST = 120;

const toLevel = (name: string) =>
  getDegreeLevel({ id: '', degree: name.replace(/^(Ph|Ed|Psy|Pharm)\.?\s(?=D)/, '$1'), bullets: [] });

/** Years in the job's line of work, where the job accepts them instead of a degree; fewer leave the answer unknown. */
function answerExperienceInstead(facts: Facts, degree: DegreeRequirement): Answer {
  // How education and experience add up is for the employer to say.
  if (/\bcombination\b/i.test(degree.quote)) return UNKNOWN;
  const years = countYearsInstead(degree, facts.job?.years);
  const { months, roles } = countRelevantMonths(facts);
  const [first] = roles;
  if (years === undefined || !first || months < years * 12) return UNKNOWN;
  const text = `The job accepts experience instead of a degree. Your dates show ${formatMonths(months)}.`;
  return { answer: 'met', evidence: { text, quote: first.title ?? '', ...locateField(facts, `${first.path}/start`) } };
}

/** "M.Ed., School Counseling, Acadiana State University" is read as a school of this name; its first part is the subject. */
function getSubjectBeforeSchool({ area, institution = '' }: EducationEntry): string {
  const [first = '', ...rest] = institution.split(/,\s+/);
  const isSchool = /\b(?:university|college|institute|academy|school of|polytechnic|campus)\b/i;
  return !area && rest.some((part) => isSchool.test(part)) && !isSchool.test(first) ? normalizeSubject(first) : '';
}

function answerOtherSubject(
  facts: Facts,
  asked: DegreeRequirement,
  entry: EducationEntry,
  subjects: readonly string[],
): Answer {
  const subject = getSubject(entry);
  if (!namesSubject(entry)) return answerFromFound(facts, entry, 'unknown', 'doesn’t name its subject');
  const isUnrelatedSubject =
    isSubjectMandatory(findLine(facts.job?.text ?? '', asked.quote)) ||
    (!RELATED_SUBJECT_PATTERN.test(asked.quote) && isOther(subject, subjects));
  return isUnrelatedSubject
    ? answerFromFound(facts, entry, 'not-met', 'is in a different subject than the job asks for')
    : answerFromFound(facts, entry, 'unknown', 'may be in a different subject than the job asks for');
}

/** "BSME, Stafford Institute" is read as the name of a school, and a high school diploma counts as its own level. */
function withDegree(entry: EducationEntry): EducationEntry {
  if (/^diploma$/i.test(entry.degree ?? '') && /\bhigh(?: school)?$|\bhigh school\b/i.test(entry.institution ?? ''))
    return { ...entry, degree: 'High school diploma' };
  const [first = ''] = entry.institution?.split(',') ?? [];
  const isName = /^[A-Z][A-Za-z.]{2,6}$/.test(first.trim()) && parseDegreeLevel(first) !== undefined;
  return entry.degree || !isName ? entry : { ...entry, degree: first.trim() };
}

/** The line of an entry that says the degree wasn't finished. */
function findLeavingStatement(
  facts: Facts,
  { institution = '', area = '', bullets, id }: EducationEntry,
): Statement | undefined {
  const texts = [institution, area, ...bullets.map(({ text }) => text)];
  const lines = texts.flatMap((text) => (text === '' ? [] : [text, ...findLines(facts, text)]));
  const text = lines.find((line) => WITHOUT_DEGREE_PATTERN.test(line));
  return text === undefined ? undefined : { text, path: `education/${id}/institution` };
}

/** A line that says the degree is in progress. */
function findStudyingStatement(
  facts: Facts,
  { level }: DegreeRequirement,
  subjects: readonly string[],
): Statement | undefined {
  return listStatements(facts).find(({ text }) => {
    const named = parseDegreeLevel(text.replaceAll('-', ' '));
    if (
      named === undefined ||
      !isAtLeast(named, level) ||
      !/\b(?:enrolled|in progress|pursuing|expected)\b/i.test(text)
    )
      return false;
    return (
      subjects.length === 0 || isOneOf(getSubject({ id: '', degree: text.replaceAll('-', ' '), bullets: [] }), subjects)
    );
  });
}

function toFound(facts: Facts, entry: EducationEntry): Found {
  const { degree: name = '', area = '', institution = '', bullets } = entry;
  if (isOngoing(facts, entry)) return 'unfinished';
  const headTexts = [name, area, institution, ...findLines(facts, name)];
  // A bullet may mention an exchange semester or credits in passing.
  const notes = bullets
    .map(({ text }) => text)
    .filter((text) => WITHOUT_DEGREE_PATTERN.test(text) || PLANNED_END_PATTERN.test(text));
  if (notes.length === 0 && !headTexts.some((text) => UNFINISHED_PATTERN.test(text))) {
    // "Bachelor of Arts program" describes the studies, not a completed degree.
    const isProgram = /\bprogram(?:me)?$/i.test(name.trim()) || /^program(?:me)?\b/i.test(area.trim());
    return isProgram ? 'unclear' : 'finished';
  }
  const texts = [...headTexts, ...notes];
  // If the expected year is in the past, the degree may have been completed since.
  const years = texts.flatMap((text) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year)));
  const currentYear = Math.floor(parseMonth(facts.asOf) / 12);
  const isOver =
    texts.some((text) => PLANNED_PATTERN.test(text)) && years.length > 0 && Math.max(...years) < currentYear;
  return isOver ? 'unclear' : 'unfinished';
}

const PLANNED_END_PATTERN =
  /\b(?:in progress|expected (?:graduation|completion)|(?:graduating|graduation|degree) (?:expected|in) 20\d\d|anticipated graduation)\b/i;
const PLANNED_PATTERN = /\b(?:expected|anticipated|projected|candidate|to be|will|graduating)\b/i;
const NO_SUBSTITUTE_PATTERN =
  /\b(?:no (?:substitut\w+|equivalents?|exceptions?)|only|strictly|must be in|other (?:disciplines|fields|majors) (?:will|are|can))\b/i;
const isSubjectMandatory = (quote: string): boolean =>
  NO_SUBSTITUTE_PATTERN.test(quote) &&
  !RELATED_SUBJECT_PATTERN.test(quote.replace(/\bother (?:disciplines|fields|majors)\b/gi, ''));

function answerFromFound(
  facts: Facts,
  { id, degree: name = '', area }: EducationEntry,
  answer: Knockout['answer'],
  what: string,
): Answer {
  const quote = [name, area].filter(Boolean).join(', ');
  return {
    answer,
    evidence: { text: `${quoteText(quote)} ${what}.`, quote, ...locateField(facts, `education/${id}/degree`) },
  };
}
