import type { MemberGuarantee, StaffCase, StaffCaseDetail } from '@foothold/contracts/recruiting';
import type { CaseEventKind, CaseOutcome, HiddenResume } from '@foothold/contracts/recruiting/guarantee-choices';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { findMember } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { getGuaranteeEntitlement, toMemberCase, toStaffCase } from './case-views.ts';
import * as repository from './guarantee-repository.ts';
import { createOpening } from './opening.ts';
import { createOutcomes, LATE_REASON } from './outcomes.ts';
import { DEADLINE, isRecruiterOf, mayCloseLate, mayWorkOnCase } from './policy.ts';

const PAGE_SIZE = 50;
const BATCH = 200;
const CONSENT = 'guarantee-review';

/** The 80+ guarantee: cases that open by themselves, and the people who decide about them. */
export function createGuarantee(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, accounts, resumes, now } = deps;
  const outcomes = createOutcomes(deps);
  const { resumeScored } = createOpening(deps, outcomes);

  async function mine(actor: User): Promise<MemberGuarantee> {
    const member = requireFound(await findMember(db, actor.id));
    const entitlement = getGuaranteeEntitlement(member, now());
    return {
      notIncluded: entitlement === 'included' ? null : entitlement === 'trial' ? 'trial' : 'plan',
      reviewAllowed: await accounts.hasConsent(db, actor.id, CONSENT),
      cases: (await repository.listMemberCases(db, actor.id)).map(toMemberCase),
    };
  }

  async function list(actor: User, input: { state?: 'active' | 'closed' | undefined; page: number }) {
    const recruiterId = actor.role === 'admin' ? undefined : actor.id;
    const [rows, counts] = await Promise.all([
      repository.listCases(
        db,
        { recruiterId, state: input.state },
        { limit: PAGE_SIZE, offset: (input.page - 1) * PAGE_SIZE },
      ),
      repository.countCases(db, now(), recruiterId),
    ]);
    const total = input.state ? counts[input.state] : counts.active + counts.closed;
    return { cases: rows.map((row): StaffCase => toStaffCase(row)), total, pageSize: PAGE_SIZE, counts };
  }

  /** One case for its page in the console. The view is recorded. */
  async function get(actor: User, id: string): Promise<StaffCaseDetail> {
    const row = authorize(mayWorkOnCase, actor, await repository.findCase(db, id));
    await accounts.staffViews.record(actor, row.member_id, 'client');
    const hiddenFor = await findHiddenFor(actor, row);
    return {
      ...toStaffCase(row),
      declined: row.declined,
      review:
        hiddenFor === null && row.resume_id !== null ? await resumes.readForReview(row.member_id, row.resume_id) : null,
      hiddenFor,
      history: (await repository.listCaseEvents(db, row.id)).map((event) => ({
        id: String(event.id),
        kind: event.kind as CaseEventKind,
        by: event.by,
        text: event.detail,
        at: event.at.toISOString(),
      })),
    };
  }

  async function findHiddenFor(actor: User, row: repository.CaseRow): Promise<HiddenResume | null> {
    if (!isRecruiterOf(actor, row)) return 'assignment';
    if (!(await accounts.hasConsent(db, row.member_id, CONSENT))) return 'consent';
    return row.resume_id === null ? 'deleted' : null;
  }

  /** Changes a case that isn't closed. @throws AppError `recruiting.case-closed` */
  async function change(
    actor: User,
    id: string,
    work: (trx: Transaction<DB>, row: Authorized<repository.CaseRow>) => Promise<void>,
  ): Promise<StaffCaseDetail> {
    await transact(async (trx) => {
      const row = authorize(mayWorkOnCase, actor, await repository.lockCase(trx, id));
      if (row.closed_at !== null) throw new AppError('recruiting.case-closed');
      await work(trx, row);
    });
    return get(actor, id);
  }

  const addEvent = (
    trx: Transaction<DB>,
    row: repository.CaseRow,
    actor: User,
    kind: 'started' | 'note',
    detail?: string,
  ) =>
    repository.addCaseEvent(trx, {
      caseId: row.id,
      memberId: row.member_id,
      actorId: actor.id,
      kind,
      ...(detail !== undefined && { detail }),
      at: now(),
    });

  const start = (actor: User, id: string) =>
    change(actor, id, async (trx, row) => {
      if (row.state !== 'open') return;
      await repository.updateCase(trx, row, { state: 'in-work' });
      await addEvent(trx, row, actor, 'started');
      await outcomes.publish(trx, row);
    });

  const addNote = (actor: User, id: string, text: string) =>
    change(actor, id, async (trx, row) => {
      await addEvent(trx, row, actor, 'note', text);
      await outcomes.publish(trx, row);
    });

  const close = (actor: User, { id, outcome, reason }: { id: string; outcome: CaseOutcome; reason: string }) =>
    change(actor, id, (trx, row) =>
      outcome === 'missed' ? outcomes.credit(trx, row, actor.id, reason) : outcomes.exclude(trx, row, actor.id, reason),
    );

  /** Credits cases whose time is over. Each in its own transaction, so that a failure or a second run changes nothing twice. */
  async function closeOverdue(): Promise<void> {
    for (const { id } of await repository.listOverdue(db, now(), BATCH))
      await transact(async (trx) => {
        const row = await repository.lockCase(trx, id);
        if (!row || row.closed_at !== null || row.due_at > now()) return;
        await outcomes.credit(trx, authorize(mayCloseLate, DEADLINE, row), null, LATE_REASON);
      });
  }

  return { mine, list, get, start, addNote, close, closeOverdue, resumeScored };
}

export type Guarantee = ReturnType<typeof createGuarantee>;
