import type { Api } from '../../platform/http/api.ts';
import type { Support } from './service.ts';

export function supportRoutes(api: Api, support: Support) {
  return {
    mails: api.support.mails.handler(({ input }) => support.mails(input.page, input.q)),
    mail: api.support.mail.handler(({ input }) => support.mail(input.id)),
  };
}
