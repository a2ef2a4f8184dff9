import { answerLimits } from '@foothold/contracts/applications/answer-choices';
import { planLimits } from '@foothold/contracts/applications/planning';
import { z } from 'zod';
import { column, ownId, reference, text, time } from '../../../platform/archive/fields.ts';
import { archiveTable } from '../../../platform/archive/table.ts';

const version = z.int().min(1).max(1_000_000);

export const answers = archiveTable({
  name: 'answers',
  about: 'Your answer book. An answer to a common question that the account has answered already is skipped.',
  table: 'application_answers',
  key: ['id'],
  most: 5000,
  fields: {
    id: ownId(),
    questionId: column('question_id', text(200).min(1).nullable()),
    question: column('question', text(2000)),
    answer: column('answer', text(answerLimits.answer * 2)),
    version: column('version', version),
    versionAt: time('version_at'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  check: ({ questionId, question }) =>
    (questionId === null) === (question !== '') ? null : 'An answer is to one of our questions or to one of its own.',
});

export const answerVersions = archiveTable({
  name: 'answer-versions',
  about: 'Earlier versions of your answers.',
  table: 'application_answer_versions',
  key: ['answerId', 'version'],
  parent: { field: 'answerId', table: 'application_answers' },
  most: 200_000,
  fields: {
    answerId: reference('answer_id', 'applications/answers'),
    version: column('version', version),
    question: column('question', text(2000)),
    answer: column('answer', text(answerLimits.answer * 2)),
    savedAt: time('saved_at'),
  },
  async restored(trx, { getId }, records) {
    const rows = await trx
      .selectFrom('application_answers')
      .select('id')
      .where('id', 'in', [...new Set(records.map(({ answerId }) => getId(answerId)))])
      .execute();
    const added = new Set(rows.map(({ id }) => id));
    return records.map(({ answerId }) => (added.has(getId(answerId)) ? {} : undefined));
  },
});

export const settings = archiveTable({
  name: 'settings',
  about:
    'Settings for all applications, without the address of your calendar. Skipped if the account has settings already.',
  table: 'application_settings',
  key: ['noAnswerDays'],
  most: 1,
  fields: {
    noAnswerDays: column('no_answer_days', z.int().min(planLimits.noAnswerDays.min).max(planLimits.noAnswerDays.max)),
    emailReminders: column('email_reminders', z.boolean()),
    calendarDetails: column('calendar_details', z.boolean()),
  },
});
