import {
  type Access,
  type RecordedRevealRule,
  type RegistrationState,
  type RegistrationView,
  type Task,
  type TaskState,
  times,
} from '@foothold/contracts/recruiting';
import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import type { PacketContent } from '@foothold/core/packets';
import { getAccountEntitlements, type Plan } from '@foothold/core/pricing';
import type { Selectable } from 'kysely';
import type { RecruiterTasks, Registrations } from '../../platform/db/schema.ts';
import type { listReveals } from './custody/reveals-repository.ts';

export type RegistrationRow = Selectable<Registrations>;
export type TaskRow = Selectable<RecruiterTasks>;

const MINUTE_MS = 60_000;

export const parseAnswers = (row: Pick<RegistrationRow, 'answers'>) => row.answers as unknown as RegistrationAnswers;

export const toRegistration = (row: RegistrationRow): RegistrationView => ({
  id: row.id,
  reference: row.reference,
  state: row.state as RegistrationState,
  answers: parseAnswers(row),
  note: row.note,
  submittedAt: row.submitted_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  reviewedAt: row.reviewed_at?.toISOString() ?? null,
});

/** A registration as recruiters and staff see it: what it says about the visa is left out unless the member shares it. */
export const toStaffRegistration = (row: RegistrationRow, visaShared: boolean) => {
  const registration = toRegistration(row);
  return {
    ...registration,
    answers: visaShared ? registration.answers : { ...registration.answers, ...NO_VISA },
    visaShared,
  };
};

/** The registration's answers about the visa, empty. */
export const NO_VISA = { visaStatus: '', arrivalDate: '', visaEndDate: '', bornInUS: false } as const;

export const getTaskState = (row: TaskRow, now: Date): TaskState =>
  row.state === 'approved' && (row.approved_until?.getTime() ?? 0) <= now.getTime()
    ? 'expired'
    : (row.state as TaskState);

export const toTask = (
  row: TaskRow,
  listing: { id: string; title: string; company: { name: string } } | undefined,
  now: Date,
): Task => ({
  id: row.id,
  state: getTaskState(row, now),
  what: row.what,
  listing: listing ? { id: listing.id, title: listing.title, company: listing.company.name } : null,
  needsMailbox: row.needs_mailbox,
  recruiter: { name: row.recruiter_name },
  proposedAt: row.proposed_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  approvedUntil: row.approved_until?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  note: row.note,
});

export type RevealRow = Awaited<ReturnType<typeof listReveals>>[number];

export const toAccess = (row: RevealRow, now: Date): Access => ({
  id: row.id,
  recruiter: row.recruiter_name,
  reason: row.reason,
  task: row.task ?? row.task_now ?? (row.packet_content && describeJob(row.packet_content)),
  askedAt: row.asked_at.toISOString(),
  outcome: getOutcome(row, now),
  refusedFor: row.refused_for as RecordedRevealRule | null,
});

/** The job of a packet, as the access log names it. @param content as stored */
export const describeJob = (content: Buffer): string => {
  const { listing } = JSON.parse(content.toString('utf8')) as PacketContent;
  return `${listing.title} at ${listing.company}`;
};

/** A request that is left undecided too long counts as rejected, because the custody process no longer opens it. */
function getOutcome(row: RevealRow, now: Date): Access['outcome'] {
  if (row.failed_at) return 'failed';
  if (row.decision !== null) return row.decision as 'opened' | 'refused';
  return now.getTime() - row.asked_at.getTime() > times.answerMinutes * MINUTE_MS ? 'refused' : 'asked';
}

export const getPlan = (member: { plan: string | null; trial_ends_at: Date | null }, now: Date) =>
  (member.plan ?? (member.trial_ends_at && member.trial_ends_at > now ? 'trial' : 'none')) as
    | 'none'
    | 'trial'
    | 'one'
    | 'prime'
    | 'x';

/** Whether the plan has a recruiter's time, which a trial doesn't. */
export const includesRecruiter = ({ plan }: { plan: string | null }): boolean =>
  getAccountEntitlements({ plan: (plan ?? 'none') as Plan, bought: plan !== null })['recruiting.recruiter'] === true;
