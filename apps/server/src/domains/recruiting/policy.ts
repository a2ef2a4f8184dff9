import type { SystemActor, User } from '../../platform/actor.ts';

export const STAFF_ROLES = ['support', 'admin'] as const satisfies readonly User['role'][];

/** Only the member to whom a pending registration was sent may access it. */
export const ownsWaitingRegistration = (actor: User, row: { user_id: string; state: string }) =>
  row.user_id === actor.id && row.state === 'waiting';

export const ownsRegistration = (actor: Pick<User, 'id'>, row: { user_id: string; state: string }) =>
  row.user_id === actor.id && row.state !== 'waiting';

/** Pending registrations are hidden from everyone else, including staff. */
export const isStaffMember = (actor: User, row: { state: string }) =>
  row.state !== 'waiting' && STAFF_ROLES.some((role) => role === actor.role);

export const ownsTask = (actor: User, task: { member_id: string }) => task.member_id === actor.id;

/** A recruiter's own proposals. */
export const isProposedBy = (actor: User, task: { recruiter_id: string | null }) =>
  actor.role === 'recruiter' && task.recruiter_id === actor.id;

/** A task that only a packet can stand for now. */
export const isReplacedByPackets = (actor: SystemActor, task: { needs_mailbox: boolean; listing_id: string | null }) =>
  actor.id === 'recruiting.packets' && (task.needs_mailbox || task.listing_id !== null);

export const ownsPacket = (actor: User, packet: { member_id: string }) => packet.member_id === actor.id;
/** A member’s live assignment, for the recruiter whose it is. */
export const isAssignedTo = (actor: User, row: { recruiter_id: string }) =>
  actor.role === 'recruiter' && row.recruiter_id === actor.id;

/** The system freezes a copy for a packet of a member who has a recruiter. */
export const isLiveAssignment = (actor: SystemActor, _row: { recruiter_id: string }) =>
  actor.id === 'recruiting.packets';

export const ownsConfirmation = (actor: User, row: { member_id: string }) => row.member_id === actor.id;

/** What waits for a member, for the recruiter who has the proof of their assignment. */
export const isAboutAssigned = (assignment: { member_id: string }, row: { member_id: string }) =>
  assignment.member_id === row.member_id;
