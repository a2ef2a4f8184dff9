import type { User } from '../../platform/actor.ts';

/** Only the member who practiced may access a session and its questions. */
export const ownsSession = (actor: User, session: { user_id: string }) => session.user_id === actor.id;
