import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { findAssignment, findMember } from '../assignments/assignments-repository.ts';
import type { AuthorizationService } from '../authorization/authorization.ts';
import type { RecruitingDeps } from '../deps.ts';
import { includesRecruiter } from '../views.ts';
import { buildReport, hasWaiting } from './build-report.ts';
import { createReportToken } from './email-links.ts';
import { renderReportEmail } from './report-email.ts';
import type { Reports } from './reports.ts';
import * as repository from './sent-repository.ts';
import { addDays, findDueWeek, findWeek, toWeek } from './weeks.ts';

/** Members that one query reads. */
const PAGE = 200;
/** Reports of one run. The next hour’s run does the rest. */
const MOST = 2000;
/** Records that are older can’t be opened anymore. */
const RETAINED_WEEKS = 60;
/** Somewhere it is already the next day. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';

/**
 * Emails each member with a recruiter what was done for them in the past week, from Monday at 8 AM in their time zone. The record of it
 * and the email are written in one transaction, so each week is sent once, whatever crashes and however many processes work.
 */
export function createReportSender(
  deps: RecruitingDeps,
  {
    reports,
    authorization,
  }: { reports: Pick<Reports, 'findZone'>; authorization: Pick<AuthorizationService, 'isLive'> },
) {
  const { db, transact, mail, portalNotifications, applications, logger, linkSecret, now } = deps;

  /** The job behind `sendWeeklyReports`. */
  async function sendDue(): Promise<void> {
    const newest = findDueWeek(now(), EARLIEST_ZONE);
    await repository.deleteBefore(db, addDays(newest, -7 * RETAINED_WEEKS));
    let [after, sent]: [string | null, number] = [null, 0];
    while (sent < MOST) {
      const ids = await repository.listAssignedMembers(db, { after, week: newest, limit: PAGE });
      for (const id of ids)
        try {
          if (await transact((trx) => sendOne(trx, id))) sent++;
        } catch (error) {
          // One report that fails must not hold up the others. It is tried again the next hour.
          logger.error({ err: error, member: id }, 'a weekly report couldn’t be sent');
        }
      after = ids.at(-1) ?? null;
      if (ids.length < PAGE) return;
    }
  }

  /** @returns false if nothing is due for the member */
  async function sendOne(trx: Transaction<DB>, memberId: string): Promise<boolean> {
    const timeZone = await reports.findZone(trx, memberId);
    const monday = findDueWeek(now(), timeZone);
    const [member, since] = [await findMember(trx, memberId), await repository.findFirstAssignment(trx, memberId)];
    // A member whose recruiter came after the week, or left meanwhile, has no report.
    if (!member || !includesRecruiter(member) || since === null || findWeek(since, timeZone) > monday) return false;
    if (!(await findAssignment(trx, memberId)) || (await repository.isRecorded(trx, memberId, monday))) return false;
    const week = toWeek(monday, timeZone);
    const report = await buildReport({ db: trx, facts: applications.facts }, memberId, {
      week,
      emailedAt: undefined,
      now: now(),
    });
    const isEmpty = report.quiet && !hasWaiting(report) && !(await authorization.isLive(trx, memberId));
    const outcome = isEmpty
      ? 'nothing'
      : !(await repository.wantsEmails(trx, memberId))
        ? 'off'
        : member.email === '' || !member.email_verified
          ? 'no-address'
          : 'sent';
    if (!(await repository.record(trx, { memberId, week: monday, timeZone, outcome, at: now() }))) return false;
    if (isEmpty) return true;
    const region = member.region === 'uk' ? 'uk' : 'us';
    const token = createReportToken(memberId, linkSecret);
    const message = renderReportEmail({ name: member.name, email: member.email, region }, report, token, deps);
    if (outcome === 'sent') await mail.send(trx, message);
    await portalNotifications.notify(trx, {
      userId: memberId,
      source: 'recruiting',
      title: message.subject,
      path: `/portal/recruiter/reports/${monday}`,
      key: `weekly report ${monday}`,
    });
    return true;
  }

  return { sendDue };
}
