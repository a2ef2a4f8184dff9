import type { CaseState } from '@foothold/contracts/recruiting/guarantee-choices';
import { weeklyReportLimits } from '@foothold/contracts/recruiting/weekly-report-choices';
import type { WeeklyReport, WeekSummary } from '@foothold/contracts/recruiting/weekly-reports';
import type { MailKind } from '@foothold/core/application-mail';
import { getDueAt } from '@foothold/core/reply-clock';
import type { ApplicationState, TransitionActor } from '@foothold/core/tracking';
import type { Executor } from '../../../platform/db/database.ts';
import { findAssignment } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { listMemberCases } from '../guarantee/guarantee-repository.ts';
import { listWaitingConfirmations } from '../tailoring/tailoring-repository.ts';
import { countProposed } from '../tasks/tasks-repository.ts';
import { findThread } from '../threads/threads-repository.ts';
import { countEvents, findPacketEvents, listEvents } from './packet-events.ts';
import { readReplies } from './replies.ts';
import * as repository from './reports-repository.ts';
import { findDueWeek, getLastDay, type Week } from './weeks.ts';

const DAY_MS = 24 * 60 * 60_000;
const { listed, interviewDays } = weeklyReportLimits;

type Facts = RecruitingDeps['applications']['facts'];

/** The figures of weeks, from one query. @param weeks newest first */
export async function summarizeWeeks(
  db: Executor,
  memberId: string,
  { weeks, emailedAt, now }: { weeks: readonly Week[]; emailedAt: ReadonlyMap<string, Date>; now: Date },
): Promise<WeekSummary[]> {
  const [newest, oldest] = [weeks[0], weeks.at(-1)];
  if (!newest || !oldest) return [];
  const rows = await repository.listPacketFacts(db, memberId, { from: oldest.from, to: newest.to });
  return weeks.map((week) => toSummary(week, rows, { emailedAt: emailedAt.get(week.week), now }));
}

const toSummary = (
  week: Week,
  rows: readonly repository.PacketFacts[],
  { emailedAt, now }: { emailedAt: Date | undefined; now: Date },
): WeekSummary => ({
  week: week.week,
  ends: getLastDay(week.week),
  running: now < week.to,
  emailedAt: emailedAt?.toISOString() ?? null,
  figures: countEvents(findPacketEvents(rows, week, now)),
});

/** Everything that happened for a member in a week, computed from the rows of what happened. */
export async function buildReport(
  { db, facts }: { db: Executor; facts: Facts },
  memberId: string,
  { week, emailedAt, now }: { week: Week; emailedAt: Date | undefined; now: Date },
): Promise<WeeklyReport> {
  const { from, to, timeZone } = week;
  const asOf = now < to ? now : new Date(to.getTime() - 1);
  const rows = await repository.listPacketFacts(db, memberId, week);
  const assignment = await findAssignment(db, memberId);
  const submittedIds = await repository.listSubmittedApplications(db, memberId, to);
  const changes = await facts.listChanges(db, memberId, submittedIds, { from, to });
  const replies = await facts.listReplies(db, memberId, submittedIds, { from, to });
  const tasks = await repository.listFinishedTasks(db, memberId, { from, to }, listed);
  const parts = {
    ...toSummary(week, rows, { emailedAt, now }),
    ...listEvents(findPacketEvents(rows, week, now), asOf),
    timeZone,
    recruiter: assignment?.recruiter_name ?? null,
    changes: changes.slice(0, listed).map(({ application_id, title, company, at, to_state, actor }) => ({
      applicationId: application_id,
      title,
      company,
      at: at.toISOString(),
      to: to_state as ApplicationState,
      by: actor as TransitionActor,
    })),
    replies: replies.slice(0, listed).map(({ application_id, title, company, at, kind }) => ({
      applicationId: application_id,
      title,
      company,
      at: at.toISOString(),
      kind: kind as MailKind,
    })),
    tasks: tasks.map(({ what, at }) => ({ what, at: at.toISOString() })),
    copies: await repository.countCopies(db, memberId, { from, to }),
    messages: await readReplies(db, memberId, { from, to, recruiterId: assignment?.recruiter_id, asOf }),
    cases: await listCases(db, memberId, week),
    covers: await repository.listCovers(db, memberId, { from, to }),
  };
  // The running week, and the one that is reported now.
  const isRecent = week.week >= findDueWeek(now, timeZone);
  return { ...parts, quiet: isQuiet(parts), ahead: isRecent ? await findAhead({ db, facts }, memberId, now) : null };
}

/** Cases that were opened or closed in the week. */
async function listCases(db: Executor, memberId: string, { from, to }: Week): Promise<WeeklyReport['cases']> {
  const inWeek = (at: Date | null) => (at !== null && at >= from && at < to ? at.toISOString() : null);
  return (await listMemberCases(db, memberId))
    .map((row) => {
      const closedAt = inWeek(row.closed_at);
      return {
        id: row.id,
        title: row.job_title,
        company: row.company,
        state: (row.closed_at !== null && closedAt === null ? 'open' : row.state) as CaseState,
        openedAt: inWeek(row.opened_at),
        closedAt,
        credit: closedAt === null ? null : row.credit,
      };
    })
    .filter(({ openedAt, closedAt }) => openedAt !== null || closedAt !== null)
    .slice(0, listed);
}

/** Whether nobody did anything. Messages of the member alone count, too. */
const isQuiet = (report: Omit<WeeklyReport, 'quiet' | 'ahead'>): boolean =>
  Object.values(report.figures).every((count) => count === 0) &&
  report.messages.fromRecruiter + report.messages.fromMember + report.copies === 0 &&
  [report.changes, report.replies, report.tasks, report.cases, report.covers].every((list) => list.length === 0);

async function findAhead(
  { db, facts }: { db: Executor; facts: Facts },
  memberId: string,
  now: Date,
): Promise<WeeklyReport['ahead']> {
  const waiting = await repository.listWaiting(db, memberId, now);
  const thread = await findThread(db, memberId);
  const owesReply = thread?.recruiter_id ? thread.recruiter_waits_since : null;
  const interviews = await facts.listInterviews(db, memberId, {
    from: now,
    to: new Date(now.getTime() + interviewDays * DAY_MS),
  });
  return {
    packets: waiting.slice(0, listed).map(({ id, title, company, expires_at }) => ({
      packetId: id,
      title,
      company,
      expiresAt: expires_at.toISOString(),
    })),
    packetsWaiting: waiting.length,
    tasks: await countProposed(db, memberId),
    confirmations: (await listWaitingConfirmations(db, memberId)).length,
    replyDue: owesReply ? getDueAt(owesReply).toISOString() : null,
    interviews: interviews.slice(0, listed).map((row) => ({
      applicationId: row.application_id,
      title: row.title,
      company: row.company,
      name: row.name,
      startsAt: row.starts_at.toISOString(),
      timeZone: row.time_zone,
    })),
  };
}

/** Whether the member has something to decide or answer. */
export const hasWaiting = ({ ahead }: Pick<WeeklyReport, 'ahead'>): boolean =>
  ahead !== null && (ahead.packetsWaiting + ahead.tasks + ahead.confirmations > 0 || ahead.replyDue !== null);
