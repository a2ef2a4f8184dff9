import type { Env } from '../env.ts';
import type { MailTransport } from './mail.ts';
import { createFolderTransport, getOutboxFolder } from './outbox-folder.ts';
import { createSmtpTransport } from './smtp.ts';

/** Uses the mail service if one is configured and a folder otherwise. @param address the sender if the settings name none */
export function openTransport(env: Env, address: string): MailTransport {
  const sender = env.MAIL_FROM ?? address;
  return env.SMTP_URL
    ? createSmtpTransport(env.SMTP_URL, sender)
    : createFolderTransport(getOutboxFolder(env.dataDir), sender);
}
