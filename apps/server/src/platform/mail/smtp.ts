import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Delivers over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): MailTransport & { close(): void } {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver({ to, subject, text, html, calendar, unsubscribeUrl }) {
      await transport.sendMail({
        // As a record, not as text: one address, whatever stands in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
      });
    },
    close: () => transport.close(),
  };
}
