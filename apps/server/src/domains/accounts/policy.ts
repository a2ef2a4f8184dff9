import type { RequestActor, User } from '../../platform/actor.ts';

/** Sessions are their owner's. */
export const ownSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;

/** So are passkeys and authenticators. */
export const ownFactor = (actor: User, factor: { user_id: string }) => factor.user_id === actor.id;

/** Roles are given by an admin, and nobody takes their own away: an installation cannot lose its last admin by a slip. */
export const mayChangeRole = (actor: RequestActor, member: { id: string }) =>
  actor.kind === 'user' && actor.role === 'admin' && actor.id !== member.id;

/** How long a proof of the second factor counts. */
export const FRESH_MS = 5 * 60 * 1000;

/** Whether a second factor was proved within the last 5 minutes. */
export const isFresh = (verifiedAt: Date | null, now: Date): verifiedAt is Date =>
  verifiedAt !== null && now.getTime() - verifiedAt.getTime() <= FRESH_MS;
