import type { Question } from '@foothold/contracts/coaching';
import {
  type Clock,
  type Grades,
  type PracticeQuestion,
  type PracticeSession,
  type PracticeSummary,
  RUBRICS,
} from '@foothold/contracts/practice';
import { listTitleChoices } from '@foothold/core/interview';
import type { listSessions, QuestionRow, SessionRow } from './repository.ts';

/** Converts a session for its member. */
export function toSession(row: SessionRow, questions: readonly QuestionRow[]): PracticeSession {
  const isGeneral = questions.every(({ kind }) => kind !== 'technical');
  return {
    ...toSessionHeader(row),
    remarks: row.remarks,
    choices: isGeneral ? listTitleChoices(row.title).map(({ id, name }) => ({ id, name })) : [],
    questions: questions.map(toPracticeQuestion),
  };
}

export function toSummary(row: Awaited<ReturnType<typeof listSessions>>[number]): PracticeSummary {
  const { questions, answered, seconds, reviewed, grade } = row;
  return { ...toSessionHeader(row), questions, answered, seconds, reviewed, grade };
}

const toSessionHeader = ({ id, title, level, clock, started_at, ended_at }: SessionRow) => ({
  id,
  title,
  level: level as PracticeSession['level'],
  clock: clock as Clock,
  startedAt: started_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
});

export function toPracticeQuestion(row: QuestionRow): PracticeQuestion {
  const { place, notes, seconds, version } = row;
  return { ...toQuestion(row), place, notes, seconds, grades: row.grades as Grades, version };
}

/** Only the questions, without results. */
export const toQuestion = ({ question_id, ask, shows, next, kind, level, about, reason }: QuestionRow): Question => ({
  id: question_id,
  ask,
  shows,
  next,
  kind: kind as Question['kind'],
  level: level as Question['level'],
  about,
  reason,
});

/** Whether a self-rating uses only the criteria for its kind of question. */
export function matchesRubric(kind: string, grades: Grades): boolean {
  const known: readonly { id: string }[] = kind === 'technical' ? RUBRICS.technical : RUBRICS.behavioral;
  return Object.keys(grades).every((id) => known.some((criterion) => criterion.id === id));
}
