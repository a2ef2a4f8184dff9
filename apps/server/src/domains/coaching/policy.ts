import type { User } from '../../platform/actor.ts';

/** A kept answer is its member's. */
export const ownAnswer = (actor: User, answer: { user_id: string }) => answer.user_id === actor.id;
