import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuthorizationService } from '../authorization/authorization.ts';
import type { RecruitingDeps } from '../deps.ts';
import { isAssignedTo } from '../policy.ts';
import { type AssignedMember, findAssigned } from './workspace-repository.ts';

export type WorkspaceAccess = ReturnType<typeof createWorkspaceAccess>;

/** Proves that a recruiter may read a member’s data: assigned now, and authorized by the member now. */
export function createWorkspaceAccess({ db }: RecruitingDeps, authorization: AuthorizationService) {
  /** @throws AppError `resource.not-found` for another recruiter’s member */
  const requireAssigned = async (actor: User, memberId: string): Promise<Authorized<AssignedMember>> =>
    authorize(isAssignedTo, actor, await findAssigned(db, memberId));

  /** @throws AppError `resource.not-found` for another recruiter’s member; `recruiting.not-authorized` */
  async function requireAuthorized(actor: User, memberId: string): Promise<Authorized<AssignedMember>> {
    const assigned = await requireAssigned(actor, memberId);
    if (!(await authorization.isLive(db, assigned.member_id))) throw new AppError('recruiting.not-authorized');
    return assigned;
  }

  return { requireAssigned, requireAuthorized };
}
