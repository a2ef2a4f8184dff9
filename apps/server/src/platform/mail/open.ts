import type { Env } from '../env.ts';
import type { MailTransport } from './mail.ts';
import { folderTransport, outboxFolder } from './outbox-folder.ts';
import { smtpTransport } from './smtp.ts';

/** Uses the mail service if one is configured and a folder otherwise. @param address the sender if the settings name none */
export function openTransport(env: Env, address: string): MailTransport {
  const sender = env.MAIL_FROM ?? address;
  return env.SMTP_URL ? smtpTransport(env.SMTP_URL, sender) : folderTransport(outboxFolder(env.dataDir), sender);
}
