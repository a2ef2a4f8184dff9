import type { User } from '../../platform/actor.ts';

/** Only the member who asked may access a stored answer. */
export const ownsAnswer = (actor: User, answer: { user_id: string }) => answer.user_id === actor.id;
