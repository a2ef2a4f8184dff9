import { setTimeout } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { MailTransport, Message } from './mail.ts';

/** No message can make the server read a file or fetch a URL. */
export const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Longer than a working service needs, and short enough for someone who waits for the page. */
const CHECK_MS = 3000;

/** Delivers over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = openOnce(async () => (await import('nodemailer')).createTransport(url, { from, ...CLOSED }));
  return {
    outcome: 'sent',
    async deliver(message) {
      await (await transport.open()).sendMail(toMailOptions(message));
    },
    /** Connects and signs in, as for a message. */
    async check() {
      const opened = await transport.open();
      await Promise.race([opened.verify(), failAfter(CHECK_MS)]);
    },
    close: transport.close,
  };
}

/** @throws Error after this many milliseconds */
async function failAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error('the mail service didn’t answer in time');
}

/** Opens a transport for the first message, which is when its library is loaded. */
export function openOnce<T extends { close(): void }>(create: () => Promise<T>) {
  let opened: Promise<T> | undefined;
  return {
    open(): Promise<T> {
      // A failure to load isn't remembered, so the next message tries again.
      opened ??= create().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: () => void opened?.then((transport) => transport.close()).catch(() => undefined),
  };
}

/** Converts a message to nodemailer's format. */
export const toMailOptions = ({ to, subject, text, html, calendar, unsubscribeUrl }: Message): SendMailOptions => ({
  // An object instead of a string is always one address, whatever it contains.
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
