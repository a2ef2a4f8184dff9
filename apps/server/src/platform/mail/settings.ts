import { z } from 'zod';
import { defineSettings, requireTogether, SettingsError, urlSchema } from '../settings.ts';

export const mailSettings = defineSettings(
  {
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
    FORWARDING_DOMAIN: {
      schema: z
        .string()
        .regex(/^(?=.{4,253}$)([a-z\d-]{1,63}\.)+[a-z]{2,63}$/, 'must be a domain name such as mail.example.com')
        .optional(),
      meaning:
        'Domain for forwarding addresses, once its mail service forwards incoming email. Without it, no forwarding addresses are offered.',
    },
    FORWARDING_PORT: {
      schema: z.coerce.number().int().min(1).max(65_535).optional(),
      meaning:
        'Port on which the server receives email (SMTP) for members’ addresses under FORWARDING_DOMAIN, u-…@FORWARDING_DOMAIN. Without it, none is received, and members paste or upload emails. Only one server can listen on it.',
      example: '2525',
    },
    FORWARDING_HOST: {
      schema: z.string().min(1).default('127.0.0.1'),
      meaning: 'Address on which it receives email: behind a mail server on the same machine, the default.',
    },
    FORWARDING_TLS_CERT: {
      schema: z.string().min(1).optional(),
      meaning: 'File with the certificate (PEM) for STARTTLS when it receives email. Set it with FORWARDING_TLS_KEY.',
    },
    FORWARDING_TLS_KEY: {
      schema: z.string().min(1).optional(),
      meaning: 'File with the private key (PEM) of FORWARDING_TLS_CERT.',
    },
    DNS_SERVER: {
      schema: z
        .string()
        .regex(
          /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\])(?::\d{1,5})?$/i,
          'must be an IP address, with a port if needed',
        )
        .optional(),
      meaning: 'Resolver for the keys that verify who signed a received email. Without one, the system’s resolvers.',
      example: '127.0.0.1:53',
    },
  },
  {
    check(values) {
      requireTogether(values, ['FORWARDING_TLS_CERT', 'FORWARDING_TLS_KEY']);
      if (values.FORWARDING_PORT !== undefined && values.FORWARDING_DOMAIN === undefined)
        throw new SettingsError('Missing setting FORWARDING_DOMAIN: FORWARDING_PORT needs it.');
    },
  },
);
