import type { SystemActor, User } from '../../platform/actor.ts';

/** Only the member who owns a résumé may access it. */
export const ownsResume = (actor: User, resume: { user_id: string }) => resume.user_id === actor.id;

/** Announces the score of a résumé against a listing. Changes nothing. */
export const SCORE_CHECK = { kind: 'system', id: 'resumes.score-check' } as const;
export const mayCheckScore = (actor: SystemActor, resume: { target_kind: string; target_listing_id: string | null }) =>
  actor.id === SCORE_CHECK.id && resume.target_kind === 'listing' && resume.target_listing_id !== null;

/** A person decides about the member's guarantee. Recruiting has checked who it is and that the member agreed. */
export const GUARANTEE_REVIEW = { kind: 'system', id: 'resumes.guarantee-review' } as const;
export const mayShowForReview = (actor: SystemActor, resume: { user_id: string; memberId: string }) =>
  actor.id === GUARANTEE_REVIEW.id && resume.user_id === resume.memberId;
