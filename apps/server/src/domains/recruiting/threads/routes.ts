import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Threads } from './threads.ts';

/** The endpoints of messages: the member's, and the recruiter's. */
export function createThreadRoutes({ recruiting: { thread: own, memberThread: os } }: Api, threads: Threads) {
  return {
    thread: {
      get: own.get.handler(({ input, context }) => threads.getOwn(requireUser(context.actor), input.before)),
      unread: own.unread.handler(({ context }) => threads.countUnread(requireUser(context.actor))),
      send: own.send.handler(({ input, context }) => {
        const actor = requireUser(context.actor);
        return threads.send(actor, 'member', { ...input, memberId: actor.id, needsReply: true });
      }),
      remove: own.remove.handler(async ({ input: { id }, context }) => {
        const actor = requireUser(context.actor);
        await threads.remove(actor, 'member', { memberId: actor.id, id });
        return {};
      }),
      markRead: own.markRead.handler(({ input: { upTo }, context }) => {
        const actor = requireUser(context.actor);
        return threads.read(actor, 'member', { memberId: actor.id, upTo });
      }),
      file: own.file.handler(({ input: { fileId }, context }) => {
        const actor = requireUser(context.actor);
        return threads.file(actor, 'member', { memberId: actor.id, fileId });
      }),
    },
    memberThread: {
      list: os.list.handler(({ context }) => threads.list(requireUser(context.actor))),
      get: os.get.handler(({ input, context }) =>
        threads.getOfMember(requireUser(context.actor), input.memberId, input.before),
      ),
      send: os.send.handler(({ input, context }) => threads.send(requireUser(context.actor), 'recruiter', input)),
      remove: os.remove.handler(async ({ input, context }) => {
        await threads.remove(requireUser(context.actor), 'recruiter', input);
        return {};
      }),
      settle: os.settle.handler(async ({ input, context }) => {
        await threads.settle(requireUser(context.actor), input.memberId);
        return {};
      }),
      markRead: os.markRead.handler(({ input, context }) =>
        threads.read(requireUser(context.actor), 'recruiter', input),
      ),
      file: os.file.handler(({ input, context }) => threads.file(requireUser(context.actor), 'recruiter', input)),
    },
  };
}
