import type { User } from '../../platform/actor.ts';
import type { Authorized } from '../../platform/authorized.ts';
import { AppError } from '../../platform/errors.ts';

/** A recruiter’s live assignment to a member who authorized recruiters. Recruiting checks both and creates the proof. */
export interface Assignment {
  member_id: string;
  recruiter_id: string;
}

/**
 * The member whose data a recruiter may read or prepare. Everything then passes the member’s own policies, limits, and plan, so that an
 * assignment never opens anybody else’s rows.
 * @throws AppError `resource.not-found` if the assignment is another recruiter’s
 */
export function actForAssigned(recruiter: Pick<User, 'id'>, assignment: Authorized<Assignment>): User {
  if (assignment.recruiter_id !== recruiter.id) throw new AppError('resource.not-found');
  return {
    kind: 'user',
    id: assignment.member_id,
    role: 'member',
    via: 'session',
    scopes: [],
    organizationId: null,
    sessionId: '',
  };
}
