import type { User } from '../../platform/actor.ts';

/** A session is its member's, and so is every question of it. */
export const ownSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;
