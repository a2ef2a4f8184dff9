import type { WeeklyReport, WeeklyReports } from '@foothold/contracts/recruiting/weekly-reports';
import type { User } from '../../../platform/actor.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type SentFile, toSentFile } from '../../../platform/files/sent-file.ts';
import { findAssignment, findMember } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { includesRecruiter } from '../views.ts';
import { buildReport, summarizeWeeks } from './build-report.ts';
import { readReportToken } from './email-links.ts';
import { printReport } from './report-pdf.ts';
import * as repository from './sent-repository.ts';
import { DEFAULT_ZONE, listWeeks, toWeek, type Week } from './weeks.ts';

/** The weekly reports of a member: what was done for them, computed when it is read. */
export function createReports(deps: RecruitingDeps) {
  const { db, transact, events, applications, accounts, brand, linkSecret, now } = deps;

  /** The zone in which the member entered times, because accounts have none. */
  const findZone = async (executor: Executor, memberId: string) =>
    (await applications.facts.findTimeZone(executor, memberId)) ?? DEFAULT_ZONE;

  /** The member’s weeks since their first recruiter, newest first. A week that was reported keeps its time zone. */
  async function findWeeks(executor: Executor, memberId: string) {
    const [timeZone, since, recorded] = [
      await findZone(executor, memberId),
      await repository.findFirstAssignment(executor, memberId),
      await repository.listRecorded(executor, memberId),
    ];
    const zones = new Map(recorded.map((row) => [row.week, row.time_zone]));
    const weeks: Week[] =
      since === null ? [] : listWeeks(since, now(), timeZone).map((week) => toWeek(week, zones.get(week) ?? timeZone));
    const sent = recorded.filter(({ outcome }) => outcome === 'sent');
    return { timeZone, weeks, emailedAt: new Map(sent.map((row) => [row.week, row.decided_at])) };
  }

  async function list(actor: User): Promise<WeeklyReports> {
    const { timeZone, weeks, emailedAt } = await findWeeks(db, actor.id);
    const member = await findMember(db, actor.id);
    return {
      weeks: await summarizeWeeks(db, actor.id, { weeks, emailedAt, now: now() }),
      timeZone,
      emails: await repository.wantsEmails(db, actor.id),
      recruiter: (await findAssignment(db, actor.id))?.recruiter_name ?? null,
      planIncludesRecruiter: member !== undefined && includesRecruiter(member),
    };
  }

  /** @throws AppError `resource.not-found` for a week without a recruiter */
  async function get(actor: User, monday: string): Promise<WeeklyReport> {
    const { weeks, emailedAt } = await findWeeks(db, actor.id);
    const week = weeks.find((one) => one.week === monday);
    if (!week) throw new AppError('resource.not-found');
    return buildReport({ db, facts: applications.facts }, actor.id, {
      week,
      emailedAt: emailedAt.get(monday),
      now: now(),
    });
  }

  /** @throws AppError `resource.not-found` */
  async function pdf(actor: User, monday: string): Promise<SentFile> {
    const report = await get(actor, monday);
    const { name, region } = await accounts.account(actor);
    return toSentFile(await printReport(report, { name, region, brand, now: now() }));
  }

  async function setEmails(memberId: string, on: boolean): Promise<{ on: boolean }> {
    await transact(async (trx) => {
      await repository.saveSetting(trx, memberId, on, now());
      await events.publish(trx, memberId, { kind: 'recruiting', id: memberId });
    });
    return { on };
  }

  /** Whose link it is. @throws AppError `recruiting.report-link` for an unknown token or a deleted account */
  async function requireLink(token: string): Promise<string> {
    const memberId = readReportToken(token, linkSecret);
    if (memberId === undefined || !(await findMember(db, memberId))) throw new AppError('recruiting.report-link');
    return memberId;
  }

  return {
    list,
    get,
    pdf,
    setEmails: (actor: User, on: boolean) => setEmails(actor.id, on),
    /** What the link in an email leads to. */
    getLink: async (token: string) => ({ on: await repository.wantsEmails(db, await requireLink(token)) }),
    turnOff: async (token: string) => void (await setEmails(await requireLink(token), false)),
    findZone,
  };
}

export type Reports = ReturnType<typeof createReports>;
