export type MailErrorCode = 'mail.too-large' | 'mail.too-complex' | 'mail.not-an-email';

/** Why a message isn't read. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
