import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Delivers over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): MailTransport & { close(): void } {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver(message) {
      // As a record, not as text: one address, whatever stands in it.
      await transport.sendMail({ ...message, to: { name: '', address: message.to } });
    },
    close: () => transport.close(),
  };
}
