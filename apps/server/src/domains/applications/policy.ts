import type { User } from '../../platform/actor.ts';

/** An application is its member's. */
export const ownApplication = (actor: User, application: { user_id: string }) => application.user_id === actor.id;
