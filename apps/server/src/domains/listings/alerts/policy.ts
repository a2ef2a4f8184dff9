import type { User } from '../../../platform/actor.ts';

/** Only the member who saved a search may change it. */
export const ownsSearch = (actor: User, search: { user_id: string }) => search.user_id === actor.id;
