import { calculateGuaranteeCredit, GUARANTEE } from '@foothold/core/guarantee';
import type { Transaction } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { requireFound } from '../../../platform/errors.ts';
import { findMember } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { describeJob } from './case-views.ts';
import { renderCaseCreditedEmail, renderCaseNotCoveredEmail, renderCaseReachedEmail } from './emails.ts';
import { addCaseEvent, type CaseRow, updateCase } from './guarantee-repository.ts';

type Trx = Transaction<DB>;
type OpenCase = Authorized<CaseRow>;

/** How a case ends. Each outcome is one change of a locked row, so that it happens once, together with its credit. */
export function createOutcomes({
  serviceCredits,
  notifications,
  brand,
  now,
}: Pick<RecruitingDeps, 'serviceCredits' | 'brand' | 'now'> & { notifications: Notifier }) {
  async function reach(trx: Trx, row: OpenCase, score: number, rubric: string): Promise<void> {
    const reason = `The résumé scores ${score} on rubric ${rubric}.`;
    await updateCase(trx, row, {
      state: 'reached',
      latest_score: score,
      latest_rubric: rubric,
      closed_at: now(),
      outcome_reason: reason,
    });
    await addEvent(trx, row, null, 'reached', reason);
    await notifications.write(trx, row.member_id, getCasePath(row.id), (to, pages) =>
      renderCaseReachedEmail(to, { job: describeJob(row), score }, pages.guarantee(row.id), brand),
    );
    await publish(trx, row);
  }

  /** The guarantee was missed. The credit carries the case's ID, so that the ledger accepts it once. */
  async function credit(trx: Trx, row: OpenCase, actorId: string | null, reason: string): Promise<void> {
    const member = requireFound(await findMember(trx, row.member_id));
    const price = await serviceCredits.findMonthlyPrice(trx, row.member_id, member.plan);
    const amount = calculateGuaranteeCredit(price);
    await updateCase(trx, row, { state: 'credited', closed_at: now(), outcome_reason: reason, credit: amount });
    await serviceCredits.grantCredit(trx, {
      userId: row.member_id,
      amount,
      reference: `guarantee-${row.id}`,
      description: `80+ guarantee: ${describeJob(row)}`.slice(0, 300),
    });
    await addEvent(trx, row, actorId, 'credited', reason);
    await notifications.write(trx, row.member_id, getCasePath(row.id), (to, pages) =>
      renderCaseCreditedEmail(to, { job: describeJob(row), credit: amount, reason }, pages.guarantee(row.id), brand),
    );
    await publish(trx, row);
  }

  async function exclude(trx: Trx, row: OpenCase, actorId: string, reason: string): Promise<void> {
    await updateCase(trx, row, { state: 'not-covered', closed_at: now(), outcome_reason: reason });
    await addEvent(trx, row, actorId, 'not-covered', reason);
    await notifications.write(trx, row.member_id, getCasePath(row.id), (to, pages) =>
      renderCaseNotCoveredEmail(to, { job: describeJob(row), reason }, pages.guarantee(row.id), brand),
    );
    await publish(trx, row);
  }

  const addEvent = (
    trx: Trx,
    row: CaseRow,
    actorId: string | null,
    kind: 'reached' | 'credited' | 'not-covered',
    detail: string,
  ) => addCaseEvent(trx, { caseId: row.id, memberId: row.member_id, actorId, kind, detail, at: now() });

  async function publish(trx: Trx, row: CaseRow): Promise<void> {
    await notifications.publishChange(trx, row.member_id, row.id);
    if (row.recruiter_id !== null) await notifications.publishChange(trx, row.recruiter_id, row.id);
    await notifications.publishToStaff(trx, row.id);
  }

  return { reach, credit, exclude, publish };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

/** The member's page of their cases, at one of them. */
export const getCasePath = (id: string) => `/portal/profile/guarantee#case-${id}` as const;

/** Why a case is credited when nobody decided in time. */
export const LATE_REASON = `Nobody found an honest way to ${GUARANTEE.score} within ${GUARANTEE.businessDays} business days.`;
