import type { User } from '../../platform/actor.ts';

/** Only its member may access a résumé. */
export const ownResume = (actor: User, resume: { user_id: string }) => resume.user_id === actor.id;
