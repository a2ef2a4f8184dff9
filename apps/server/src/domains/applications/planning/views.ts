import type { ApplicationFile, Contact, Interview, Offer, Reminder } from '@foothold/contracts/applications/planning';
import { toLocalTime } from '@foothold/core/tracking';
import type { ContactRow, FileRow, InterviewRow, ReminderRow } from './entries-repository.ts';
import type { OfferRow } from './offers-repository.ts';

export const toInterview = (row: InterviewRow): Interview => ({
  id: row.id,
  title: row.title,
  kind: row.kind as Interview['kind'],
  startsAt: row.starts_at.toISOString(),
  starts: toLocalTime(row.starts_at, row.time_zone),
  minutes: row.minutes,
  timeZone: row.time_zone,
  place: row.place,
  people: row.people,
  note: row.note,
  canceled: row.canceled_at !== null,
});

export const toReminder = (row: ReminderRow): Reminder => ({
  id: row.id,
  text: row.text,
  dueAt: row.due_at.toISOString(),
  due: toLocalTime(row.due_at, row.time_zone),
  timeZone: row.time_zone,
  done: row.done_at !== null,
  followUp: row.follow_up,
  sentAt: row.sent_at?.toISOString() ?? null,
  skipped: row.skipped_at !== null,
});

export const toContact = ({ id, name, role, email, phone, note }: ContactRow): Contact => ({
  id,
  name,
  role,
  email,
  phone,
  note,
});

export const toFile = (row: FileRow): ApplicationFile => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  addedAt: row.created_at.toISOString(),
});

const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));
const toDate = (value: unknown): string | null => (value === null ? null : String(value));

export const toOffer = (row: OfferRow): Offer => ({
  base: toNumber(row.base),
  currency: row.currency,
  period: row.period as Offer['period'],
  bonus: toNumber(row.bonus),
  equity: row.equity,
  benefits: row.benefits,
  daysOff: row.days_off,
  remote: row.remote,
  startsOn: toDate(row.starts_on),
  answerBy: toDate(row.answer_by),
  note: row.note,
});
