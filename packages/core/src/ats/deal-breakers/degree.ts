import type { DegreeRequirement } from '../../jobs/types.ts';
import type { EducationEntry } from '../../resume/model.ts';
import { degreeLevelOf, reaches } from '../facts/degree-level.ts';
import { isOngoing, levelOf } from '../facts/education.ts';
import { type Facts, placeOf } from '../facts/index.ts';
import type { Knockout } from '../report.ts';
import { quoted } from '../rubric/rule.ts';
import { type Answer, type Answerer, answeredBy, UNKNOWN } from './answer.ts';
import { isOneOf, subjectOf, subjectsAsked } from './degree-subject.ts';
import { linesWith, type Statement, statementsOf } from './statements.ts';

const UNFINISHED =
  /\b(?:in progress|expected|anticipated|candidate|pursuing|currently|enrolled|coursework|credits?|towards?|attended|incomplete|unfinished|dropped|withdrew|not (?:finished|completed)|did not|to be|will|graduating|bridge program|all but|ABD)\b/i;
const ACCEPTS_STUDENTS = /\b(?:enrolled|in progress|pursuing|working towards?|students?)\b/i;
const RELATED = /\b(?:related|relevant|similar|equivalent|comparable|other)\b/i;

type Found = 'finished' | 'unfinished';

/**
 * The required degree, completed, in a subject that the job names. Not met if the highest degree on the résumé is lower, if this one is listed as unfinished,
 * or if the subject is different and the job insists on its own.
 */
export const degree: Answerer = (facts) => {
  const asked = facts.job?.degree;
  if (!asked) return UNKNOWN;
  const entries = facts.resume.education.filter((entry) => levelOf(entry) !== undefined);
  const reaching = entries.filter((entry) => reaches(levelOf(entry) ?? 'high-school', asked.level));
  const subjects = subjectsAsked(asked);
  const isRight = (entry: EducationEntry) => subjects.length === 0 || isOneOf(subjectOf(entry), subjects);
  const finished = reaching.filter((entry) => foundAs(facts, entry) === 'finished');
  const right = finished.find(isRight);
  if (right) return said(facts, right, 'met', 'is what the job asks for');
  const started = reaching.find((entry) => isRight(entry) && foundAs(facts, entry) === 'unfinished');
  if (started && ACCEPTS_STUDENTS.test(asked.quote))
    return said(facts, started, 'met', 'is under way, which the job accepts');
  const student = ACCEPTS_STUDENTS.test(asked.quote) && studying(facts, asked, subjects);
  if (student) return answeredBy(facts, 'met', student);
  if (asked.orExperience || !asked.required) return UNKNOWN;
  if (started) return said(facts, started, 'not-met', 'isn’t finished by what the résumé says');
  const [other] = finished;
  if (other)
    return said(facts, other, insists(asked) ? 'not-met' : 'unknown', 'is in another subject than the job names');
  const [lower] = entries.filter((entry) => foundAs(facts, entry) === 'finished');
  return lower ? said(facts, lower, 'not-met', 'is below the degree that the job asks for') : UNKNOWN;
};

/** A line that says that the degree is in progress. */
function studying(facts: Facts, { level }: DegreeRequirement, subjects: readonly string[]): Statement | undefined {
  return statementsOf(facts).find(({ text }) => {
    const named = degreeLevelOf(text.replaceAll('-', ' '));
    if (named === undefined || !reaches(named, level) || !/\b(?:enrolled|in progress|pursuing|expected)\b/i.test(text))
      return false;
    return (
      subjects.length === 0 || isOneOf(subjectOf({ id: '', degree: text.replaceAll('-', ' '), bullets: [] }), subjects)
    );
  });
}

function foundAs(facts: Facts, entry: EducationEntry): Found {
  const { degree: name = '', area = '', bullets } = entry;
  const texts = [name, area, ...bullets.map(({ text }) => text), ...linesWith(facts, name)];
  return isOngoing(facts, entry) || texts.some((text) => UNFINISHED.test(text)) ? 'unfinished' : 'finished';
}

const INSISTS = /\b(?:no substitut\w+|only|strictly|must be in)\b/i;
const insists = ({ quote }: DegreeRequirement): boolean => INSISTS.test(quote) && !RELATED.test(quote);

function said(
  facts: Facts,
  { id, degree: name = '', area }: EducationEntry,
  answer: Knockout['answer'],
  what: string,
): Answer {
  const quote = [name, area].filter(Boolean).join(', ');
  return {
    answer,
    evidence: { text: `${quoted(quote)} ${what}.`, quote, ...placeOf(facts, `education/${id}/degree`) },
  };
}
