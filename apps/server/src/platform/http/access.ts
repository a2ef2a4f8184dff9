import type { EndpointMeta } from '@foothold/contracts/endpoint';
import type { Actor, User } from '../actor.ts';
import { AppError } from '../errors.ts';

/** Enforces the access rule that the contract declares. An endpoint without a rule admits nobody. */
export function demandAccess(access: EndpointMeta['access'], actor: Actor): void {
  if (access === 'anyone') return;
  if (actor.kind === 'visitor') throw new AppError('access.sign-in');
  if (access === 'signed-in') return;
  if (!access.includes(actor.role)) throw new AppError('access.denied');
}

/** The caller as a user, for routes whose access rule has let only users through. */
export function signedIn(actor: Actor): User {
  if (actor.kind !== 'user') throw new AppError('access.sign-in');
  return actor;
}
