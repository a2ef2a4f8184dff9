import type { User } from '../../../platform/actor.ts';

/** Only the member who received an email may see it or decide about it. */
export const ownsMail = (actor: Pick<User, 'id'>, mail: { user_id: string }) => mail.user_id === actor.id;
