import { defineModule } from '../module.ts';
import { deliver, deliverMail } from './mail.ts';
import { getOutboxFolder, pruneOutbox, tidyOutboxFolder } from './outbox-folder.ts';

declare module '../module.ts' {
  interface Services {
    /** Which addresses belong to demo accounts. The text of their emails isn't deleted. */
    demoAddresses: { includes(email: string): Promise<boolean> };
    outbox: {
      /** Deletes emails from the outbox folder that are too old or exceed its limit. */
      tidyFolder(): Promise<void>;
    };
  }
}

export const mailModule = defineModule({
  name: 'mail',
  needs: ['demoAddresses'],
  create: ({ db, env, transport, now }, { demoAddresses }) => ({
    deliver: (mailId: string) => deliver(db, transport, mailId, demoAddresses.includes),
    tidyFolder: () => pruneOutbox(db, getOutboxFolder(env.dataDir), now()),
  }),
  provides: ({ tidyFolder: tidy }) => ({ outbox: { tidyFolder: tidy } }),
  jobs: (handle) => [
    handle(deliverMail, (mail, { mailId }) => mail.deliver(mailId)),
    handle(tidyOutboxFolder, (mail) => mail.tidyFolder()),
  ],
});
