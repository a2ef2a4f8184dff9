import type { User } from '../../platform/actor.ts';

/** A résumé is its member's alone. */
export const ownResume = (actor: User, resume: { user_id: string }) => resume.user_id === actor.id;
