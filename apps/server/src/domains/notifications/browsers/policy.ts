import type { User } from '../../../platform/actor.ts';

/** Only the person who turned notifications on in a browser may see or change it. */
export const ownsBrowser = (actor: User, browser: { user_id: string }) => browser.user_id === actor.id;
