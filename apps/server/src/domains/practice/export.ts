import {
  type Criterion,
  type ExportFormat,
  type PracticeQuestion,
  type PracticeSession,
  RUBRICS,
} from '@foothold/contracts/practice';
import { BYTE_ORDER_MARK, formatCsvLines, LINE_ENDING } from '../../platform/csv.ts';

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', txt: 'text/plain; charset=utf-8' } as const;

/** Exports sessions as a CSV file with a row per question, or as text. */
export function createSessionsFile(sessions: readonly PracticeSession[], format: ExportFormat): File {
  const text = format === 'csv' ? BYTE_ORDER_MARK + toCsv(sessions) : toText(sessions);
  return new File([text], `interview-practice.${format}`, { type: MEDIA_TYPES[format] });
}

const getCriteria = (question: PracticeQuestion): readonly Criterion[] => RUBRICS[question.kind];
const CRITERIA: readonly Criterion[] = [...RUBRICS.behavioral, ...RUBRICS.technical];

const COLUMN_HEADINGS = ['Session', 'Level', 'Started (UTC)', 'Place', 'Kind', 'About', 'Question', 'Seconds', 'Notes'];
const NAMES = [
  ...RUBRICS.behavioral.map(({ name }) => `${name} (behavioral)`),
  ...RUBRICS.technical.map(({ name }) => `${name} (technical)`),
];

function toCsv(sessions: readonly PracticeSession[]): string {
  const rows = sessions.flatMap(({ title, startedAt, questions }) =>
    questions.map((question) => [
      title,
      question.level,
      formatMinute(startedAt),
      String(question.place),
      question.kind,
      question.about,
      question.ask,
      String(question.seconds),
      question.notes,
      ...CRITERIA.map(({ id }) => String(findGrade(question, id) ?? '')),
    ]),
  );
  return formatCsvLines([[...COLUMN_HEADINGS, ...NAMES], ...rows]);
}

function toText(sessions: readonly PracticeSession[]): string {
  if (sessions.length === 0) return `No practice sessions yet.${LINE_ENDING}`;
  return sessions
    .map(({ title, level, startedAt, questions }) =>
      [
        level === null ? title : `${title}, ${level}`,
        `Started ${formatMinute(startedAt)} UTC`,
        '',
        ...questions.flatMap(formatQuestion),
      ].join(LINE_ENDING),
    )
    .join(`${LINE_ENDING}${'='.repeat(60)}${LINE_ENDING}${LINE_ENDING}`);
}

function formatQuestion(question: PracticeQuestion): string[] {
  const graded = getCriteria(question).flatMap(({ id, name, words }) => {
    const grade = findGrade(question, id);
    return grade === undefined ? [] : [`   ${name}: ${grade} of 3. ${words[grade]}`];
  });
  return [
    `${question.place}. ${question.ask}`,
    ...(question.seconds > 0 ? [`   Time: ${formatClock(question.seconds)}`] : []),
    ...(question.notes === '' ? [] : question.notes.split(/\r?\n/).map((line) => `   ${line}`)),
    ...graded,
    '',
  ];
}

function findGrade({ grades }: PracticeQuestion, id: string): 0 | 1 | 2 | 3 | undefined {
  return (grades as Record<string, 0 | 1 | 2 | 3 | undefined>)[id];
}

const formatClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const formatMinute = (iso: string) => iso.slice(0, 16).replace('T', ' ');
