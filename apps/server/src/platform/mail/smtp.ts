import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Delivers over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): MailTransport & { close(): void } {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver(message) {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}
