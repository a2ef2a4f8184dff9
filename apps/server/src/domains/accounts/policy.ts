import type { Actor, User } from '../../platform/actor.ts';

/** Sessions are their owner's. */
export const ownSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;

/** Roles are given by an admin, and nobody takes their own away: an installation cannot lose its last admin by a slip. */
export const mayChangeRole = (actor: Actor, member: { id: string }) =>
  actor.kind === 'user' && actor.role === 'admin' && actor.id !== member.id;
