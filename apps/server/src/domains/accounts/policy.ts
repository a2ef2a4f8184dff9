import type { RequestActor, User } from '../../platform/actor.ts';

/** Only the owner may use a session. */
export const ownsSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;

/** Only the owner may use or revoke an access token. */
export const ownsToken = (actor: User, token: { user_id: string }) => token.user_id === actor.id;

/** Only the owner may disconnect an app. */
export const ownsGrant = (actor: User, grant: { user_id: string }) => grant.user_id === actor.id;

/** Whose app may do the staff work of `STAFF_SCOPES`. */
export const mayDoStaffWork = (actor: { role: string }) => actor.role === 'recruiter';

/** Only the owner may use a passkey or an authenticator. */
export const ownsFactor = (actor: User, factor: { user_id: string }) => factor.user_id === actor.id;

/** Only admins assign roles. Nobody removes their own, so an installation can't lose its last admin by accident. */
export const mayChangeRole = (actor: RequestActor, member: { id: string }) =>
  actor.kind === 'user' && actor.role === 'admin' && actor.id !== member.id;

/** How long a second-factor proof is valid. */
export const FRESH_MS = 5 * 60 * 1000;

/** Whether a second factor was verified within the last 5 minutes. */
export const isFresh = (verifiedAt: Date | null, now: Date): verifiedAt is Date =>
  verifiedAt !== null && now.getTime() - verifiedAt.getTime() <= FRESH_MS;
