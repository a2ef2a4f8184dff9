import type { User } from '../../platform/actor.ts';

/** Only its member may access an application. */
export const ownApplication = (actor: User, application: { user_id: string }) => application.user_id === actor.id;
