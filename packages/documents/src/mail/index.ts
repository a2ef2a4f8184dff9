export { MailError, type MailErrorCode } from './mail-error.ts';
export { MAX_MAIL_BYTES, type ReadMail, readMail } from './read-mail.ts';
