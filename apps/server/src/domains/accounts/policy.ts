import type { Actor, User } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';

/** Sessions are their owner's. */
export const ownSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;

/** So are passkeys and authenticators. */
export const ownFactor = (actor: User, factor: { user_id: string }) => factor.user_id === actor.id;

/** Roles are given by an admin, and nobody takes their own away: an installation cannot lose its last admin by a slip. */
export const mayChangeRole = (actor: Actor, member: { id: string }) =>
  actor.kind === 'user' && actor.role === 'admin' && actor.id !== member.id;

/** How long a proof of the second factor counts. */
export const FRESH_MS = 5 * 60 * 1000;

/** Whether this session proved its second factor within the last 5 minutes. */
export const isFreshlyVerified = (actor: Pick<User, 'verifiedAt'>, now: Date): boolean =>
  actor.verifiedAt !== null && now.getTime() - Date.parse(actor.verifiedAt) <= FRESH_MS;

/** @throws AppError `accounts.verify-again` unless this session proved its second factor within the last 5 minutes */
export function freshlyVerified(actor: Pick<User, 'verifiedAt'>, now: Date): void {
  if (!isFreshlyVerified(actor, now)) throw new AppError('accounts.verify-again');
}
