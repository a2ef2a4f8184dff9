import { z } from 'zod';
import { isLoopback } from '../../platform/loopback.ts';
import { defineSettings, requireTogether, SettingsError, webAddress } from '../../platform/settings.ts';

const clientId = (name: string) => ({
  schema: z.string().min(1).optional(),
  meaning: `The client ID for signing in with ${name}. Register PORTAL_URL/sign-in/${name.toLowerCase()}/callback there as the redirect URL.`,
  example: 'client-id',
});
const clientSecret = (name: string) => ({
  schema: z.string().min(1).optional(),
  meaning: `The client secret for signing in with ${name}.`,
  example: 'client-secret',
  secret: true as const,
});
const issuer = (name: string, url: string) => ({
  schema: webAddress.default(url),
  meaning: `The issuer of ${name}’s ID tokens. Change it only for tests.`,
});

/** Which services members can sign in with. */
export const accountsSettings = defineSettings(
  {
    GOOGLE_CLIENT_ID: clientId('Google'),
    GOOGLE_CLIENT_SECRET: clientSecret('Google'),
    GOOGLE_ISSUER: issuer('Google', 'https://accounts.google.com'),
    LINKEDIN_CLIENT_ID: clientId('LinkedIn'),
    LINKEDIN_CLIENT_SECRET: clientSecret('LinkedIn'),
    LINKEDIN_ISSUER: issuer('LinkedIn', 'https://www.linkedin.com/oauth'),
  },
  {
    check(values) {
      requireTogether(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
      requireTogether(values, ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET']);
      for (const name of ['GOOGLE_ISSUER', 'LINKEDIN_ISSUER'] as const) {
        const { protocol, hostname } = new URL(values[name]);
        if (protocol !== 'https:' && !isLoopback(hostname))
          throw new SettingsError(`Invalid setting ${name}: it must start with https://.`);
      }
    },
  },
);
