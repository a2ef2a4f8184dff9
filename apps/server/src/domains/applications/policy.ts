import type { User } from '../../platform/actor.ts';

/** Only the member who owns an application may access it. */
export const ownApplication = (actor: User, application: { user_id: string }) => application.user_id === actor.id;
