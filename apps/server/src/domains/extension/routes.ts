import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Extension } from './service.ts';

export function createExtensionRoutes(api: Api, extension: Extension) {
  const os = api.extension;
  return {
    status: os.status.handler(({ context }) => extension.status(requireUser(context.actor))),
    download: os.download.handler(({ context, input }) =>
      extension.download(requireUser(context.actor), input.browser),
    ),
    person: os.person.handler(({ context, input }) => extension.person(requireUser(context.actor), input)),
    document: os.document.handler(({ context, input }) => extension.document(requireUser(context.actor), input)),
    job: os.job.handler(({ context, input }) => extension.job(requireUser(context.actor), input)),
    addresses: os.addresses.handler(({ context }) => extension.addresses(requireUser(context.actor))),
    recordSent: os.recordSent.handler(({ context, input }) => extension.recordSent(requireUser(context.actor), input)),
    sentForms: os.sentForms.handler(({ context, input }) =>
      extension.sentForms.list(requireUser(context.actor), input.id),
    ),
    removeSentForm: os.removeSentForm.handler(async ({ context, input }) => {
      await extension.sentForms.remove(requireUser(context.actor), input);
      return {};
    }),
  };
}
