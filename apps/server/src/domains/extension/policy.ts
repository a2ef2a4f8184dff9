import type { User } from '../../platform/actor.ts';

/** Only the member who sent a form may read or delete its record. */
export const ownsSentForm = (actor: User, form: { user_id: string }) => form.user_id === actor.id;
