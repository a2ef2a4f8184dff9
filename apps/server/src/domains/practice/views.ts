import type { Question } from '@foothold/contracts/coaching';
import {
  type Clock,
  type Grades,
  type PracticeQuestion,
  type PracticeSession,
  type PracticeSummary,
  RUBRICS,
} from '@foothold/contracts/practice';
import type { listSessions, QuestionRow, SessionRow } from './repository.ts';

/** A session as its member sees it. */
export function asSession(row: SessionRow, questions: readonly QuestionRow[]): PracticeSession {
  return { ...headOf(row), remarks: row.remarks, questions: questions.map(asPracticeQuestion) };
}

export function asSummary(row: Awaited<ReturnType<typeof listSessions>>[number]): PracticeSummary {
  const { questions, answered, seconds, reviewed, grade } = row;
  return { ...headOf(row), questions, answered, seconds, reviewed, grade };
}

const headOf = ({ id, title, level, clock, started_at, ended_at }: SessionRow) => ({
  id,
  title,
  level: level as PracticeSession['level'],
  clock: clock as Clock,
  startedAt: started_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
});

export function asPracticeQuestion(row: QuestionRow): PracticeQuestion {
  const { place, notes, seconds, version } = row;
  return { ...asAsked(row), place, notes, seconds, grades: row.grades as Grades, version };
}

/** Only the questions, without results. */
export const asAsked = ({ question_id, ask, shows, next, kind, level, about }: QuestionRow): Question => ({
  id: question_id,
  ask,
  shows,
  next,
  kind: kind as Question['kind'],
  level: level as Question['level'],
  about,
});

/** Whether a self-review uses only the criteria for its kind of question. */
export function fitsRubric(kind: string, grades: Grades): boolean {
  const known: readonly { id: string }[] = kind === 'technical' ? RUBRICS.technical : RUBRICS.behavioral;
  return Object.keys(grades).every((id) => known.some((criterion) => criterion.id === id));
}
