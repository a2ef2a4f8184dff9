import {
  CALENDAR_KIND_LABELS,
  type CalendarEntry,
  INTERVIEW_KIND_LABELS,
  type InterviewKind,
} from '@foothold/contracts/applications/planning';
import { toLocalTime } from '@foothold/core/tracking';
import type { User } from '../../../platform/actor.ts';
import { requireFound } from '../../../platform/errors.ts';
import { type SentFile, toSentFile } from '../../../platform/files/sent-file.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { type DayEvent, type TimedEvent, writeCalendar } from './calendar-file.ts';
import * as repository from './calendar-repository.ts';
import type { createEntries } from './entries.ts';
import { findEntry, type InterviewRow, type ReminderRow } from './entries-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A calendar that programs subscribe to goes back this far, and this far ahead. */
const FEED_DAYS = { back: 90, ahead: 400 } as const;
/** How long a reminder is in a calendar. */
const REMINDER_MINUTES = 15;
const KEY_PATTERN = /^([\w-]{32})\.ics$/;
const MEDIA_TYPE = 'text/calendar; charset=utf-8';

type Named<Row> = Row & { job_title: string; company: string };

/** Interviews, reminders, and deadlines of all applications by day, and as files for calendar programs. */
export function createCalendar(
  { db, brand, publicUrl, now }: ApplicationsDeps,
  { findOwn }: Pick<ReturnType<typeof createEntries>, 'findOwn'>,
) {
  const site = { brand, host: new URL(publicUrl).host };

  /** What happens from one day to another, each in the time zone in which it was entered. Both days are included. */
  async function list(actor: User, { from, to }: { from: string; to: string }): Promise<CalendarEntry[]> {
    // Time zones are at most 14 hours ahead of UTC, and 12 behind.
    const range = { from: addDays(new Date(from), -1), to: addDays(new Date(to), 2) };
    const [interviews, reminders, deadlines] = await load(actor.id, range, from, to);
    const timed = [...interviews.map(toInterviewEntry), ...reminders.map(toReminderEntry)];
    return [...deadlines.map(toDeadlineEntry), ...timed.filter(({ date }) => date >= from && date <= to)].sort((a, b) =>
      `${a.date}${a.time ?? ''}`.localeCompare(`${b.date}${b.time ?? ''}`),
    );
  }

  const load = (userId: string, range: { from: Date; to: Date }, from: string, to: string) =>
    Promise.all([
      repository.listInterviews(db, userId, range),
      repository.listReminders(db, userId, range),
      repository.listDeadlines(db, userId, from, to),
    ]);

  /** An interview as a file. A canceled one cancels it in the calendar that has it. @throws AppError `resource.not-found` */
  async function interviewFile(
    actor: User,
    { id, interviewId }: { id: string; interviewId: string },
  ): Promise<SentFile> {
    const application = await findOwn(actor, id);
    const row = requireFound(await findEntry(db, 'application_interviews', application, interviewId));
    const event = toInterviewEvent({ ...row, job_title: application.title, company: application.company }, true);
    const text = writeCalendar({ name: event.summary, events: [event], isFeed: false }, site);
    return toSentFile(new File([text], 'interview.ics', { type: MEDIA_TYPE }));
  }

  /** The calendar of a member for programs that subscribe to it. An unknown key is a missing page. @throws AppError `resource.not-found` */
  async function feed(file: string): Promise<SentFile> {
    const [, key] = KEY_PATTERN.exec(file) ?? [];
    const { user_id, calendar_details } = requireFound(key ? await repository.findCalendar(db, key) : undefined);
    const range = { from: addDays(now(), -FEED_DAYS.back), to: addDays(now(), FEED_DAYS.ahead) };
    const [interviews, reminders, deadlines] = await load(user_id, range, toDay(range.from), toDay(range.to));
    const events = [
      ...interviews.map((row) => toInterviewEvent(row, calendar_details)),
      ...reminders.filter(({ done_at }) => done_at === null).map((row) => toReminderEvent(row, calendar_details)),
      ...deadlines.map((row) => toDeadlineEvent(row, calendar_details)),
    ];
    const text = writeCalendar({ name: `${brand.name} applications`, events, isFeed: true }, site);
    return toSentFile(new File([text], 'applications.ics', { type: MEDIA_TYPE }));
  }

  return { list, interviewFile, feed };
}

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);
const toDay = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

function toTimedEntry(at: Date, timeZone: string) {
  const [date = '', time = ''] = toLocalTime(at, timeZone).split('T');
  return { date, time, timeZone };
}

const toInterviewEntry = (row: Named<InterviewRow>): CalendarEntry => ({
  kind: 'interview',
  id: row.id,
  applicationId: row.application_id,
  jobTitle: row.job_title,
  company: row.company,
  text: row.title,
  ...toTimedEntry(row.starts_at, row.time_zone),
  minutes: row.minutes,
  over: row.canceled_at !== null,
});

const toReminderEntry = (row: Named<ReminderRow>): CalendarEntry => ({
  kind: 'reminder',
  id: row.id,
  applicationId: row.application_id,
  jobTitle: row.job_title,
  company: row.company,
  text: row.text,
  ...toTimedEntry(row.due_at, row.time_zone),
  minutes: null,
  over: row.done_at !== null,
});

const toDeadlineEntry = (row: repository.DeadlineRow): CalendarEntry => ({
  kind: row.kind,
  id: row.application_id,
  applicationId: row.application_id,
  jobTitle: row.job_title,
  company: row.company,
  text: null,
  date: row.day,
  time: null,
  minutes: null,
  timeZone: null,
  over: false,
});

/** "Phone screen: Registered Nurse, Larkholt Hospital". Without details, only the member's own words and the job's title. */
const nameJob = ({ job_title, company }: { job_title: string; company: string }, details: boolean) =>
  details ? `${job_title}, ${company}` : job_title;

const toInterviewEvent = (row: Named<InterviewRow>, details: boolean): TimedEvent => ({
  id: `interview-${row.id}`,
  summary: `${row.title}: ${nameJob(row, details)}`,
  description: [
    INTERVIEW_KIND_LABELS[row.kind as InterviewKind],
    ...(details && row.people ? [`With ${row.people}`] : []),
  ].join('\n'),
  changedAt: row.updated_at,
  startsAt: row.starts_at,
  minutes: row.minutes,
  place: details ? row.place : '',
  canceled: row.canceled_at !== null,
  sequence: row.sequence,
  busy: true,
});

const toReminderEvent = (row: Named<ReminderRow>, details: boolean): TimedEvent => ({
  id: `reminder-${row.id}`,
  // What we suggest names the company. Other reminders are the member's own words.
  summary: row.follow_up && !details ? `Follow up: ${row.job_title}` : `${row.text}: ${nameJob(row, details)}`,
  description: '',
  changedAt: row.created_at,
  startsAt: row.due_at,
  minutes: REMINDER_MINUTES,
  place: '',
  canceled: false,
  sequence: 0,
  busy: false,
});

const toDeadlineEvent = (row: repository.DeadlineRow, details: boolean): DayEvent => ({
  id: `${row.kind}-${row.application_id}`,
  summary: `${CALENDAR_KIND_LABELS[row.kind]}: ${nameJob(row, details)}`,
  description: '',
  changedAt: row.changed_at,
  day: row.day,
});
