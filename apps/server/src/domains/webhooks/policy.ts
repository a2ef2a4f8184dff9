import type { SystemActor, User } from '../../platform/actor.ts';

/** Only the member who added an endpoint may see or change it, and what was sent to it. */
export const ownsEndpoint = (actor: User, endpoint: { user_id: string }) => endpoint.user_id === actor.id;

/** Sends events, and pauses endpoints that don't take them. */
export const SENDER = { kind: 'system', id: 'webhooks.sender' } as const;
export const maySend = (actor: SystemActor, endpoint: { id: string }) => actor.id === SENDER.id && endpoint.id !== '';
