import { type EndpointMeta, isStaffScope } from '@foothold/contracts/endpoint';
import type { RequestActor, User } from '../actor.ts';
import { AppError } from '../errors.ts';

/**
 * Enforces the access rule in the contract. An endpoint without a rule is closed to everyone.
 * @throws AppError `access.sign-in` for a visitor, `access.denied` for another role, `access.scope` for a token without the scope
 */
export function requireAccess({ access, scope }: Pick<EndpointMeta, 'access' | 'scope'>, actor: RequestActor): void {
  if (access === 'anyone') return;
  if (actor.kind !== 'user') throw new AppError('access.sign-in');
  if (access !== 'signed-in' && !access.includes(actor.role)) throw new AppError('access.denied');
  if (!hasScope(actor, scope)) throw new AppError('access.scope');
}

/** A session has every scope and may also do what no scope covers, except what is about a token or for a staff scope. */
function hasScope({ via, scopes }: User, scope: EndpointMeta['scope']): boolean {
  if (scope === 'none') return true;
  if (scope === 'token') return via !== 'session';
  if (isStaffScope(scope)) return via === 'token' && scopes.includes(scope);
  return via === 'session' || (scope !== 'session' && scopes.includes(scope));
}

/** Returns the caller as a user, for routes that only users can reach. */
export function requireUser(actor: RequestActor): User {
  if (actor.kind !== 'user') throw new AppError('access.sign-in');
  return actor;
}
