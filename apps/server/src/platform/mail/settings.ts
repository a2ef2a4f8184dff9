import { z } from 'zod';
import { defineSettings, urlSchema } from '../settings.ts';

export const mailSettings = defineSettings({
  SMTP_URL: {
    schema: urlSchema(['smtp:', 'smtps:']).optional(),
    meaning:
      'A mail service. Without one, emails are written to DATA_DIR/outbox, which only the server’s system user can read.',
    example: 'smtp://user:password@mail.example:587',
    secret: true,
    inProduction: 'required',
  },
  MAIL_FROM: {
    schema: z.string().min(3).optional(),
    meaning: 'The sender of every email. Without one, it is the email address of the brand.',
    example: 'Foothold <hello@foothold.example>',
    inProduction: 'required',
  },
});
