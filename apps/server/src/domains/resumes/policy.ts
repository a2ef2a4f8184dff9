import type { User } from '../../platform/actor.ts';

/** Only the member who owns a résumé may access it. */
export const ownsResume = (actor: User, resume: { user_id: string }) => resume.user_id === actor.id;
