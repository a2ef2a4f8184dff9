import { DIFFICULTIES, questionSchema } from '@foothold/contracts/coaching';
import { CLOCKS, gradesSchema, limits } from '@foothold/contracts/practice';
import { z } from 'zod';
import { column, ownId, reference, text, time, timeOrNull } from '../../platform/archive/fields.ts';
import type { ArchivePart } from '../../platform/archive/part.ts';
import { archiveTable } from '../../platform/archive/table.ts';
import { matchesRubric } from './views.ts';

const SESSIONS = 'practice/sessions';

const sessions = archiveTable({
  name: 'sessions',
  about: 'Interview practice sessions.',
  table: 'practice_sessions',
  key: ['id'],
  most: 1000,
  fields: {
    id: ownId(),
    title: column('title', text(500)),
    level: column('level', z.enum(DIFFICULTIES).nullable()),
    clock: column('clock', z.literal(CLOCKS.filter((clock) => clock !== null)).nullable()),
    remarks: column('remarks', z.array(text(2000)).max(50)),
    startedAt: time('started_at'),
    endedAt: timeOrNull('ended_at'),
  },
});

const questions = archiveTable({
  name: 'questions',
  about: 'The questions of each session with your notes and grades.',
  table: 'practice_questions',
  key: ['session', 'place'],
  parent: { field: 'session', table: 'practice_sessions' },
  most: 100_000,
  fields: {
    session: reference('session_id', SESSIONS),
    place: column('place', z.int().min(1).max(1000)),
    questionId: column('question_id', text(300).nullable()),
    ask: column('ask', text(5000)),
    shows: column('shows', text(5000).nullable()),
    next: column('next', text(5000).nullable()),
    kind: column('kind', questionSchema.shape.kind),
    level: column('level', z.enum(DIFFICULTIES)),
    about: column('about', text(500)),
    reason: column('reason', text(500).nullable().default(null)),
    notes: column('notes', text(limits.notes)),
    seconds: column('seconds', z.int().min(0).max(limits.seconds)),
    grades: column('grades', gradesSchema),
    version: column('version', z.int().min(0).max(1_000_000)),
  },
  check: ({ kind, grades }) => (matchesRubric(kind, grades) ? null : 'These grades are for another kind of question.'),
});

const questionsGiven = archiveTable({
  name: 'questions-given',
  about: 'Which questions you got, the latest last. Skipped if the account has had questions already.',
  table: 'questions_given',
  key: ['ids'],
  most: 1,
  fields: { ids: column('ids', z.array(text(300)).max(10_000)) },
});

export const createPracticeArchive = (): ArchivePart => ({
  name: 'practice',
  collections: [sessions, questions, questionsGiven],
});
