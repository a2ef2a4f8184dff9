import { addBusinessDays, decideGuarantee, GUARANTEE } from '@foothold/core/guarantee';
import type { Transaction } from 'kysely';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { ScoredResume } from '../../resumes/index.ts';
import { findAssignment, findMember } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { describeJob, getGuaranteeEntitlement } from './case-views.ts';
import { renderCaseForRecruiterEmail, renderCaseOpenedEmail } from './emails.ts';
import * as repository from './guarantee-repository.ts';
import { getCasePath, type Outcomes } from './outcomes.ts';
import { mayRecordScore, SCORING } from './policy.ts';

type Trx = Transaction<DB>;

const DAY_MS = 24 * 60 * 60_000;

/** Opens cases by themselves and closes them when 80 is reached. */
export function createOpening(
  { brand, now, notifications }: Pick<RecruitingDeps, 'brand' | 'now'> & { notifications: Notifier },
  outcomes: Outcomes,
) {
  /** A résumé was scored against its target listing. Safe to call again with the same score. */
  async function resumeScored(trx: Trx, scored: ScoredResume): Promise<void> {
    const member = await findMember(trx, scored.userId);
    if (!member) return;
    // One after another, so that the limit holds and one job has one case.
    await acquireAdvisoryLock(trx, `guarantee of ${scored.userId}`);
    const cases = await repository.lockCasesFor(trx, scored.userId, scored.listing.id);
    const own = cases.find(({ resume_id: id }) => id === scored.resumeId);
    if (own?.closed_at === null) return recordScore(trx, own, scored);
    // A copy of the résumé for the same job isn't another job.
    if (own || cases.some(({ state }) => state !== 'not-covered')) return;
    if (scored.proposalsLeft === null) return;
    const decision = decideGuarantee({
      ...scored,
      proposalsLeft: scored.proposalsLeft,
      entitlement: getGuaranteeEntitlement(member, now()),
      recentCases: await repository.countRecentCases(
        trx,
        scored.userId,
        new Date(now().getTime() - GUARANTEE.windowDays * DAY_MS),
      ),
    });
    if (decision.kind === 'missed') await open(trx, scored);
  }

  /** An open case follows the score of its résumé. */
  async function recordScore(trx: Trx, row: repository.CaseRow, { score, rubricVersion }: ScoredResume): Promise<void> {
    const open = authorize(mayRecordScore, SCORING, row);
    if (score >= GUARANTEE.score) return outcomes.reach(trx, open, score, rubricVersion);
    if (score === row.latest_score && rubricVersion === row.latest_rubric) return;
    await repository.updateCase(trx, open, { latest_score: score, latest_rubric: rubricVersion });
    await repository.addCaseEvent(trx, {
      caseId: row.id,
      memberId: row.member_id,
      actorId: null,
      kind: 'scored',
      detail: `${score} on rubric ${rubricVersion}`,
      at: now(),
    });
    await outcomes.publish(trx, row);
  }

  async function open(trx: Trx, scored: ScoredResume): Promise<void> {
    const openedAt = now();
    const dueAt = addBusinessDays(openedAt, GUARANTEE.businessDays);
    const id = await repository.insertCase(trx, {
      memberId: scored.userId,
      resume: { id: scored.resumeId, title: scored.resumeTitle },
      listing: scored.listing,
      rubric: scored.rubricVersion,
      score: scored.score,
      mustHavesMet: scored.mustHavesMet ?? 0,
      missing: scored.missing,
      declined: scored.declined,
      openedAt,
      dueAt,
    });
    if (id === undefined) return;
    const detail = `${scored.score} on rubric ${scored.rubricVersion}, ${scored.mustHavesMet}% of the must-haves met`;
    await repository.addCaseEvent(trx, {
      caseId: id,
      memberId: scored.userId,
      actorId: null,
      kind: 'opened',
      detail,
      at: openedAt,
    });
    const job = describeJob({ job_title: scored.listing.title, company: scored.listing.company });
    await notifications.write(trx, scored.userId, getCasePath(id), (to, pages) =>
      renderCaseOpenedEmail(
        to,
        { job, score: scored.score, dueAt, creditPercent: GUARANTEE.creditPercent },
        pages.guarantee(id),
        brand,
      ),
    );
    const recruiter = await findAssignment(trx, scored.userId);
    if (recruiter)
      await notifications.write(trx, recruiter.recruiter_id, `/console/guarantee/${id}`, (to, pages) =>
        renderCaseForRecruiterEmail(to, dueAt, pages.case(id), brand),
      );
    await notifications.publishChange(trx, scored.userId, id);
    if (recruiter) await notifications.publishChange(trx, recruiter.recruiter_id, id);
    await notifications.publishToStaff(trx, id);
  }

  return { resumeScored };
}
