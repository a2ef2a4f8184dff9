import type { User } from '../../platform/actor.ts';

/** A submission is its member's. */
export const ownSubmission = (actor: User, submission: { user_id: string }) => actor.id === submission.user_id;
