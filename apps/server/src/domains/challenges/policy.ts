import type { User } from '../../platform/actor.ts';

/** Only the member who wrote a submission may access it. */
export const ownsSubmission = (actor: User, submission: { user_id: string }) => actor.id === submission.user_id;
