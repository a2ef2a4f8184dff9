import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Inbox } from './service.ts';

export function createApplicationMailRoutes(api: Api, inbox: Inbox) {
  const os = api.applicationMail;
  return {
    list: os.list.handler(({ input, context }) => inbox.list(requireUser(context.actor), input)),
    add: os.add.handler(async ({ input: { file, text }, context }) =>
      inbox.add(requireUser(context.actor), { bytes: file && new Uint8Array(await file.arrayBuffer()), text }),
    ),
    accept: os.accept.handler(({ input, context }) => inbox.accept(requireUser(context.actor), input)),
    dismiss: os.dismiss.handler(({ input, context }) => inbox.dismiss(requireUser(context.actor), input.id)),
    undo: os.undo.handler(({ input, context }) => inbox.undo(requireUser(context.actor), input.id)),
    remove: os.remove.handler(async ({ input, context }) => {
      await inbox.remove(requireUser(context.actor), input.id);
      return {};
    }),
    address: os.address.handler(({ context }) => inbox.addresses.get(requireUser(context.actor))),
    renewAddress: os.renewAddress.handler(({ context }) => inbox.addresses.renew(requireUser(context.actor))),
    removeAddress: os.removeAddress.handler(({ context }) => inbox.addresses.remove(requireUser(context.actor))),
  };
}
