import type { User } from '../../../platform/actor.ts';
import type { Policy } from '../../../platform/authorized.ts';
import type { MessageRow } from './messages-repository.ts';
import type { Side, ThreadRow } from './threads-repository.ts';

/** Who may read and write a thread: its member, and the recruiter assigned to them now. Nobody else, including other staff. */
export const POLICIES: Record<Side, Policy<User, ThreadRow>> = {
  member: (actor, thread) => thread.member_id === actor.id,
  recruiter: (actor, thread) => actor.role === 'recruiter' && thread.recruiter_id === actor.id,
};

/** Messages can be deleted by who wrote them. */
export const isOwnMessage: Policy<User, MessageRow> = (actor, message) =>
  message.kind === 'text' && message.author_id === actor.id;
