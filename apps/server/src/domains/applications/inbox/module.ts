import { inboxLimits } from '@foothold/contracts/applications/inbox-choices';
import { type MailReceiver, openMailReceiver } from '../../../platform/mail/receiver.ts';
import { createTxtRecords } from '../../../platform/mail/txt-records.ts';
import { defineModule } from '../../../platform/module.ts';
import { forgetMailTexts } from './jobs.ts';
import { createMailReader } from './mail-reader.ts';
import { createInboxPersonalData } from './personal-data.ts';
import { createApplicationMailRoutes } from './routes.ts';
import { createInbox } from './service.ts';

/** A separate module, because it needs the applications, and receives email on a port of its own. */
export const applicationInboxModule = defineModule({
  name: 'application-inbox',
  needs: ['notifications', 'accounts', 'applications'],
  create(platform, services) {
    const { env, now } = platform;
    const reader = createMailReader({ idleMs: env.idleMs, findTxtRecords: createTxtRecords(env.DNS_SERVER, now) });
    const forwardingDomain = env.FORWARDING_PORT === undefined ? null : (env.FORWARDING_DOMAIN ?? null);
    const inbox = createInbox({ ...platform, ...services, reader, forwardingDomain });
    return { inbox, reader, receiver: null as MailReceiver | null };
  },
  routes: (api, { inbox }) => ({ applicationMail: createApplicationMailRoutes(api, inbox) }),
  jobs: (handle) => [handle(forgetMailTexts, ({ inbox }) => inbox.forgetTexts())],
  personalData: (_, platform) => [createInboxPersonalData(platform)],
  async startWork(service, { env, limit, logger }) {
    const { FORWARDING_PORT: port, FORWARDING_HOST: host, FORWARDING_TLS_CERT: cert, FORWARDING_TLS_KEY: key } = env;
    if (port === undefined) return;
    const { inbox } = service;
    service.receiver = await openMailReceiver({
      host,
      port,
      tls: cert && key ? { cert, key } : null,
      size: inboxLimits.file,
      knows: async (address) => (await inbox.addresses.findOwner(address)) !== null,
      deliver: inbox.deliver,
      limit,
      logger,
    });
    if (service.receiver) logger.info({ host, port: service.receiver.port }, 'receiving email');
  },
  async stop({ reader, receiver }) {
    await receiver?.stop();
    await reader.stop();
  },
});
