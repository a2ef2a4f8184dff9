import type { User } from '../../platform/actor.ts';

/** Only the person who saved a filter may delete it. */
export const ownsFilter = (actor: User, filter: { user_id: string }) => filter.user_id === actor.id;
