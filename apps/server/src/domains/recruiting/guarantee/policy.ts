import type { SystemActor, User } from '../../../platform/actor.ts';
import type { CaseRow } from './guarantee-repository.ts';

type Case = Pick<CaseRow, 'recruiter_id' | 'member_id' | 'closed_at'>;

/** The recruiter who works for the member, and admins. Nobody decides about a case of their own. */
export const mayWorkOnCase = (actor: User, row: Case) =>
  row.member_id !== actor.id && (actor.role === 'admin' || isRecruiterOf(actor, row));

/** Only the recruiter who works for the member may read the résumé, and only with the member's consent. */
export const isRecruiterOf = (actor: User, row: Pick<Case, 'recruiter_id'>) =>
  actor.role === 'recruiter' && row.recruiter_id === actor.id;

/** A new score of the résumé. */
export const SCORING = { kind: 'system', id: 'recruiting.guarantee-scoring' } as const;
/** The time for a case is over. */
export const DEADLINE = { kind: 'system', id: 'recruiting.guarantee-deadline' } as const;

export const mayRecordScore = (actor: SystemActor, row: Pick<Case, 'closed_at'>) =>
  actor.id === SCORING.id && row.closed_at === null;

export const mayCloseLate = (actor: SystemActor, row: Pick<Case, 'closed_at'>) =>
  actor.id === DEADLINE.id && row.closed_at === null;
