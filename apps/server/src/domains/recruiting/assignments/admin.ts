import type {
  REGISTRATION_STATES,
  RegistrationDetail,
  RegistrationRow as RegistrationSummary,
} from '@foothold/contracts/recruiting';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { toAuditActor } from '../audit/actors.ts';
import type { MailboxService } from '../custody/mailbox.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderAcceptedEmail, renderReturnedEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { isStaffMember } from '../policy.ts';
import * as repository from '../registrations/registrations-repository.ts';
import { getPlan, includesRecruiter, parseAnswers, toStaffRegistration } from '../views.ts';
import type { VisaRecords } from '../visa/visa.ts';
import { releaseCovers } from './absences-repository.ts';
import * as assignments from './assignments-repository.ts';
import type { Moves } from './moves.ts';
import { listLoads } from './staffing.ts';

const PAGE_SIZE = 50;
type ReviewState = Exclude<(typeof REGISTRATION_STATES)[number], 'waiting'>;
interface ListInput {
  state?: ReviewState | undefined;
  needsRecruiter?: boolean | undefined;
  q?: string | undefined;
  page: number;
}
type EventKind = RegistrationDetail['history'][number]['kind'];

/** The states in which each decision is allowed, and the state it leads to. */
const DECISIONS = {
  start: { from: ['new'], to: 'in-review' },
  accept: { from: ['new', 'in-review'], to: 'accepted' },
  return: { from: ['new', 'in-review', 'accepted'], to: 'returned' },
} as const;

/** Registrations that staff have to do something about. */
const WAITING = [
  { kind: 'new-registrations', filter: { state: 'new' } },
  { kind: 'registrations-in-review', filter: { state: 'in-review' } },
  { kind: 'recruiter-needed', filter: { needsRecruiter: true } },
] as const;

/** Staff work on registrations: reviews, and assignments of members to recruiters. */
export function createAdmin(
  deps: RecruitingDeps & { notifications: Notifier; mailbox: MailboxService; visa: VisaRecords; moves: Moves },
) {
  const { db, transact, audit, accounts, notifications, mailbox, visa, moves, brand, now } = deps;

  async function list(input: ListInput) {
    const filter = { state: input.state, needsRecruiter: input.needsRecruiter, words: input.q };
    const [stateCounts, unassigned] = await Promise.all([
      repository.countRegistrations(db, filter),
      countFiltered({ needsRecruiter: true }),
    ]);
    const rows = await repository.listRegistrationsWithMember(db, filter, {
      limit: PAGE_SIZE,
      offset: (input.page - 1) * PAGE_SIZE,
    });
    const counts: Record<ReviewState, number> = { new: 0, 'in-review': 0, accepted: 0, returned: 0 };
    for (const row of stateCounts) counts[row.state as ReviewState] = row.all;
    return {
      registrations: rows.map(toSummary),
      total: stateCounts.reduce((sum, row) => sum + row.fits, 0),
      pageSize: PAGE_SIZE,
      counts,
      needsRecruiter: unassigned,
    };
  }

  const countFiltered = async (filter: repository.RegistrationFilter): Promise<number> =>
    (await repository.countRegistrations(db, filter)).reduce((sum, row) => sum + row.fits, 0);

  /** What waits for staff: how many of each, and the oldest. */
  async function waiting(items: number) {
    return Promise.all(
      WAITING.map(async ({ kind, filter }) => ({
        kind,
        count: await countFiltered(filter),
        items: (await repository.listOldestRegistrations(db, filter, items)).map((row) => ({
          id: row.id,
          name: row.member_name,
          reference: row.reference,
          sample: row.sample_hash !== null,
          since: (row.reviewed_at ?? row.submitted_at).toISOString(),
          dueAt: null,
        })),
      })),
    );
  }

  /** The member's current registration with their recruiter. Null if there is none. */
  async function findFor(memberId: string) {
    const row = await repository.findRegistrationOf(db, memberId);
    if (!row) return null;
    const { id, reference, state, submittedAt, recruiter } = toSummary(row);
    return { id, reference, state, submittedAt, recruiter };
  }

  /** One registration for its page in the console. The view is recorded. */
  async function view(actor: User, id: string): Promise<RegistrationDetail> {
    const registration = await detail(actor, id);
    await accounts.staffViews.record(actor, registration.member.id, 'registration');
    return registration;
  }

  async function detail(actor: User, id: string): Promise<RegistrationDetail> {
    const row = authorize(isStaffMember, actor, await repository.findRegistrationWithMember(db, id));
    const { stored, forwarding } = await mailbox.getMailbox(db, row.user_id);
    return {
      ...toStaffRegistration(row, await visa.isShared(db, row.user_id)),
      member: {
        id: row.user_id,
        name: row.member_name,
        email: row.member_email,
        emailConfirmed: row.email_verified,
        sample: row.sample_hash !== null,
      },
      plan: getPlan(row, now()),
      recruiter:
        row.recruiter_id && row.assigned_at
          ? { id: row.recruiter_id, name: row.recruiter_name ?? '', since: row.assigned_at.toISOString() }
          : null,
      mailbox: stored ? 'password' : forwarding ? 'forwarding' : 'none',
      history: (await repository.listEvents(db, row.id)).map((event) => ({
        id: String(event.id),
        kind: event.kind as EventKind,
        by: event.by,
        text: event.detail,
        at: event.at.toISOString(),
      })),
    };
  }

  /** Decides about a registration. @throws AppError `resource.changed` if someone else decided in the meantime */
  async function review(
    actor: User,
    { id, decision, note }: { id: string; decision: keyof typeof DECISIONS; note: string },
  ): Promise<RegistrationDetail> {
    await transact(async (trx) => {
      const row = authorize(isStaffMember, actor, await repository.lockRegistration(trx, id));
      const { from, to } = DECISIONS[decision];
      if (!from.some((state) => state === row.state)) throw new AppError('resource.changed');
      await repository.updateRegistration(trx, row, {
        state: to,
        note: decision === 'return' ? note : null,
        ...(decision !== 'start' && { reviewed_at: now() }),
      });
      await repository.addEvent(trx, {
        registrationId: row.id,
        actorId: actor.id,
        kind: to,
        ...(decision === 'return' && { detail: note }),
        at: now(),
      });
      if (decision !== 'start')
        await notifications.write(trx, row.user_id, '/portal/profile', (member, pages) =>
          decision === 'accept'
            ? renderAcceptedEmail(member, pages.profile, brand)
            : renderReturnedEmail(member, note, pages.profile, brand),
        );
      await publishChangeToAll(trx, row);
      await audit.append(trx, {
        kind: 'registration.reviewed',
        memberId: row.user_id,
        actor: await toAuditActor(trx, actor),
        subject: { kind: 'registration', id: row.id },
        detail: { decision, note: decision === 'return' ? note : '' },
      });
    });
    return detail(actor, id);
  }

  /** Assigns a recruiter. @throws AppError `recruiting.plan`, `recruiting.not-accepted`, `recruiting.full` */
  async function assign(actor: User, id: string, recruiterId: string | null): Promise<RegistrationDetail> {
    await transact(async (trx) => {
      const row = authorize(isStaffMember, actor, await repository.lockRegistration(trx, id));
      const before = await assignments.findAssignment(trx, row.user_id);
      if ((before?.recruiter_id ?? null) === recruiterId) return;
      const recruiter = recruiterId === null ? null : await assertWithinQuota(trx, row, recruiterId);
      await releaseCovers(trx, row.user_id, now());
      await moves.move(trx, { memberId: row.user_id, to: recruiter, actorId: actor.id });
    });
    return detail(actor, id);
  }

  /** Assignments to the same recruiter run one after another, so that nobody exceeds the limit. */
  async function assertWithinQuota(
    trx: Transaction<DB>,
    { state, user_id: memberId }: { state: string; user_id: string },
    recruiterId: string,
  ) {
    if (state !== 'accepted') throw new AppError('recruiting.not-accepted');
    const recruiter = requireFound(await assignments.findRecruiter(trx, recruiterId));
    if (!includesRecruiter(requireFound(await assignments.findMember(trx, memberId))))
      throw new AppError('recruiting.plan');
    if (!(await moves.hasCapacity(trx, recruiter.id))) throw new AppError('recruiting.full');
    return recruiter;
  }

  async function publishChangeToAll(trx: Transaction<DB>, row: { id: string; user_id: string }): Promise<void> {
    await notifications.publishChange(trx, row.user_id, row.id);
    await notifications.publishToStaff(trx, row.id);
  }

  const recruiters = async () =>
    (await listLoads(db)).map(({ id, name, members, capacity, away }) => ({ id, name, members, capacity, away }));

  return { list, waiting, findFor, view, review, assign, recruiters };
}

const toSummary = (row: repository.RegistrationWithMember): RegistrationSummary => ({
  id: row.id,
  reference: row.reference,
  state: row.state as RegistrationSummary['state'],
  name: parseAnswers(row).preferredName,
  email: parseAnswers(row).email,
  preferredRole: parseAnswers(row).preferredRole,
  submittedAt: row.submitted_at.toISOString(),
  recruiter: row.recruiter_id ? { id: row.recruiter_id, name: row.recruiter_name ?? '' } : null,
  sample: row.sample_hash !== null,
});
