import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Guarantee } from './guarantee.ts';

export function createGuaranteeRoutes({ recruiting: { guarantee: os } }: Api, { guarantee }: { guarantee: Guarantee }) {
  return {
    mine: os.mine.handler(({ context }) => guarantee.mine(requireUser(context.actor))),
    list: os.list.handler(({ input, context }) => guarantee.list(requireUser(context.actor), input)),
    get: os.get.handler(({ input, context }) => guarantee.get(requireUser(context.actor), input.id)),
    start: os.start.handler(({ input, context }) => guarantee.start(requireUser(context.actor), input.id)),
    addNote: os.addNote.handler(({ input, context }) =>
      guarantee.addNote(requireUser(context.actor), input.id, input.text),
    ),
    close: os.close.handler(({ input, context }) => guarantee.close(requireUser(context.actor), input)),
  };
}
