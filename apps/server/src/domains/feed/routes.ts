import type { RequestActor } from '../../platform/actor.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Caller, Feed } from './service.ts';

export function createFeedRoutes(api: Api, feed: Feed) {
  return {
    generate: api.feed.generate.handler(({ input, context }) =>
      feed.generate(toCaller(context.actor, context.address), input?.except),
    ),
  };
}

const toCaller = (actor: RequestActor, address: string): Caller =>
  actor.kind === 'user' ? { key: actor.id, member: actor.id } : { key: address, member: null };
