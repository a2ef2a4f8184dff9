import type { Platform } from '../../../platform/module.ts';
import type { SettingValues } from '../../../platform/settings.ts';
import type { accountsSettings } from '../settings.ts';
import { createProviderClient } from './client.ts';
import type { ProviderClients } from './providers.ts';

type Values = SettingValues<typeof accountsSettings.declared>;

/** The clients of the providers whose client ID and secret are set. */
export function createProviderClients(
  settings: Values,
  platform: Pick<Platform, 'fetch' | 'logger' | 'now' | 'portalUrl'>,
): ProviderClients {
  const create = (
    provider: 'google' | 'linkedin',
    issuer: string,
    clientId: string | undefined,
    clientSecret: string | undefined,
  ) => {
    if (clientId === undefined || clientSecret === undefined) return {};
    const redirectUri = `${platform.portalUrl}/sign-in/${provider}/callback`;
    return {
      [provider]: createProviderClient(provider, { issuer, clientId, clientSecret, redirectUri }, platform),
    };
  };
  return {
    ...create('google', settings.GOOGLE_ISSUER, settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
    ...create('linkedin', settings.LINKEDIN_ISSUER, settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET),
  };
}
