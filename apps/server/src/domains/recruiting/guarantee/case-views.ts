import type { MemberCase, StaffCase } from '@foothold/contracts/recruiting';
import type { CaseState } from '@foothold/contracts/recruiting/guarantee-choices';
import { getAccountEntitlements, getEffectivePlan, type Plan } from '@foothold/core/pricing';
import type { CaseRow } from './guarantee-repository.ts';

export const toMemberCase = (row: CaseRow): MemberCase => ({
  id: row.id,
  state: row.state as CaseState,
  resume: { id: row.resume_id, title: row.resume_title },
  job: { id: row.listing_id, title: row.job_title, company: row.company },
  opened: {
    at: row.opened_at.toISOString(),
    score: row.score,
    rubric: row.rubric,
    mustHavesMet: row.must_haves_met,
  },
  latestScore: row.latest_score,
  dueAt: row.due_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  reason: row.outcome_reason,
  credit: row.credit,
  recruiter: row.recruiter_name,
});

export const toStaffCase = (row: CaseRow): StaffCase => ({
  ...toMemberCase(row),
  member: { id: row.member_id, name: row.member_name },
});

/** How an email names the job of a case. */
export const describeJob = ({ job_title: title, company }: Pick<CaseRow, 'job_title' | 'company'>): string =>
  `${title} at ${company}`;

/** Whether a member has the guarantee. A trial includes everything but the time of people, who decide about a case. */
export function getGuaranteeEntitlement(
  member: { plan: string | null; trial_ends_at: Date | null },
  now: Date,
): 'included' | 'trial' | 'none' {
  const bought = member.plan as Plan | null;
  const plan = getEffectivePlan(bought, member.trial_ends_at?.toISOString() ?? null, now.toISOString());
  if (getAccountEntitlements({ plan, bought: bought !== null })['recruiting.guarantee'] === true) return 'included';
  return bought === null && plan !== 'none' ? 'trial' : 'none';
}
