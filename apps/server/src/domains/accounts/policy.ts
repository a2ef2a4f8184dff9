import type { RequestActor, User } from '../../platform/actor.ts';

/** Only their owner may use sessions. */
export const ownSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;

/** The same for passkeys and authenticators. */
export const ownFactor = (actor: User, factor: { user_id: string }) => factor.user_id === actor.id;

/** Only admins assign roles, and nobody removes their own, so an installation can't lose its last admin by accident. */
export const mayChangeRole = (actor: RequestActor, member: { id: string }) =>
  actor.kind === 'user' && actor.role === 'admin' && actor.id !== member.id;

/** How long a second-factor proof is valid. */
export const FRESH_MS = 5 * 60 * 1000;

/** Whether a second factor was proved within the last 5 minutes. */
export const isFresh = (verifiedAt: Date | null, now: Date): verifiedAt is Date =>
  verifiedAt !== null && now.getTime() - verifiedAt.getTime() <= FRESH_MS;
