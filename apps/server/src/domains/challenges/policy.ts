import type { User } from '../../platform/actor.ts';

/** Only its member may access a submission. */
export const ownSubmission = (actor: User, submission: { user_id: string }) => actor.id === submission.user_id;
