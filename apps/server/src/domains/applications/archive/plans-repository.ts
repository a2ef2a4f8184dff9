import { INTERVIEW_KINDS, planLimits } from '@foothold/contracts/applications/planning';
import { z } from 'zod';
import { column, daySchema, file, ownId, reference, text, time, timeOrNull } from '../../../platform/archive/fields.ts';
import { archiveTable } from '../../../platform/archive/table.ts';
import { getMediaType } from '../planning/files.ts';
import { APPLICATIONS, parent } from './applications-repository.ts';

const money = z.number().min(-planLimits.money).max(planLimits.money).nullable();
const timeZone = text(planLimits.timeZone).refine(isTimeZone, 'There is no such time zone.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const interviews = archiveTable({
  name: 'interviews',
  about: 'Interviews of applications.',
  table: 'application_interviews',
  key: ['id'],
  parent,
  most: 100_000,
  fields: {
    id: ownId(),
    application: reference('application_id', APPLICATIONS),
    title: column('title', text(planLimits.title)),
    kind: column('kind', z.enum(INTERVIEW_KINDS)),
    startsAt: time('starts_at'),
    minutes: column('minutes', z.int().min(planLimits.minutes.min).max(planLimits.minutes.max)),
    timeZone: column('time_zone', timeZone),
    place: column('place', text(planLimits.place)),
    people: column('people', text(planLimits.people)),
    note: column('note', text(planLimits.note)),
    canceledAt: timeOrNull('canceled_at'),
    sequence: column('sequence', z.int().min(0).max(1_000_000)),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
});

export const reminders = archiveTable({
  name: 'reminders',
  about: 'Reminders of applications. One that was due before the import and never sent is marked as skipped.',
  table: 'application_reminders',
  key: ['id'],
  parent,
  most: 200_000,
  fields: {
    id: ownId(),
    application: reference('application_id', APPLICATIONS),
    text: column('text', text(planLimits.reminder)),
    dueAt: time('due_at'),
    timeZone: column('time_zone', timeZone),
    followUp: column('follow_up', z.boolean()),
    doneAt: timeOrNull('done_at'),
    sentAt: timeOrNull('sent_at'),
    skippedAt: timeOrNull('skipped_at'),
    createdAt: time('created_at'),
  },
  restored: async (_, { now }, records) =>
    records.map(({ dueAt, sentAt, doneAt, skippedAt }) => {
      const isLate = new Date(dueAt) < now && sentAt === null && doneAt === null;
      return { skipped_at: isLate ? (skippedAt ?? now.toISOString()) : skippedAt };
    }),
});

export const contacts = archiveTable({
  name: 'contacts',
  about: 'People you noted for applications.',
  table: 'application_contacts',
  key: ['id'],
  parent,
  most: 100_000,
  fields: {
    id: ownId(),
    application: reference('application_id', APPLICATIONS),
    name: column('name', text(planLimits.contactName)),
    role: column('role', text(planLimits.contactRole)),
    email: column('email', text(planLimits.email)),
    phone: column('phone', text(planLimits.phone)),
    note: column('note', text(planLimits.note)),
    createdAt: time('created_at'),
  },
});

export const files = archiveTable({
  name: 'files',
  about: 'Files you attached to applications.',
  table: 'application_files',
  key: ['id'],
  parent,
  most: 10_000,
  fields: {
    id: ownId(),
    application: reference('application_id', APPLICATIONS),
    name: column('name', text(planLimits.fileName).min(1)),
    file: file('file_key'),
    createdAt: time('created_at'),
  },
  file: { field: 'file', folder: 'applications' },
  restored: async (_, { getFile }, records) =>
    records.map(({ file: path, name }) => {
      // Without its bytes, there is nothing to attach.
      if (path === null) return undefined;
      const { key, bytes } = getFile(path);
      return { file_key: key, bytes, media_type: getMediaType(name) };
    }),
});

export const offers = archiveTable({
  name: 'offers',
  about: 'Offers.',
  table: 'application_offers',
  key: ['application'],
  parent,
  most: 20_000,
  fields: {
    application: reference('application_id', APPLICATIONS),
    base: column('base', money),
    currency: column('currency', text(3)),
    period: column('period', z.enum(['hour', 'day', 'week', 'month', 'year'])),
    bonus: column('bonus', money),
    equity: column('equity', text(planLimits.offerText)),
    benefits: column('benefits', text(planLimits.offerText)),
    daysOff: column('days_off', z.int().min(0).max(planLimits.daysOff).nullable()),
    remote: column('remote', text(planLimits.offerRemote)),
    startsOn: column('starts_on', daySchema.nullable()),
    answerBy: column('answer_by', daySchema.nullable()),
    note: column('note', text(planLimits.note)),
    updatedAt: time('updated_at'),
  },
});
