import type { Brand } from '@foothold/brand';
import { type AppScope, SCOPES, type Scope, STAFF_SCOPES } from '@foothold/contracts/endpoint';
import { z } from 'zod';
import { cleanAppName } from './names.ts';
import { findRedirectFault, isNative } from './redirects.ts';

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** The only app that may ask for staff scopes. */
export const EXTENSION_CLIENT = 'foothold-extension';
const MAX_REDIRECTS = 10;

/** An app as the library reads it. No app has a secret, so PKCE is required of all. */
export interface ClientMetadata {
  client_id: string;
  client_name: string;
  application_type: 'web' | 'native';
  redirect_uris: string[];
  grant_types: string[];
  response_types: string[];
  response_modes?: string[];
  token_endpoint_auth_method: 'none';
}

/** Our own apps. They show a code, which the member enters on our site. */
export function listOwnClients(brand: Pick<Brand, 'name'>): ClientMetadata[] {
  const own = { redirect_uris: [], response_types: [], token_endpoint_auth_method: 'none' as const };
  return [
    { client_id: 'foothold-cli', client_name: `${brand.name} command line` },
    { client_id: EXTENSION_CLIENT, client_name: `${brand.name} browser extension` },
  ].map((client) => ({
    ...client,
    ...own,
    application_type: 'native' as const,
    grant_types: [DEVICE_GRANT, 'refresh_token'],
  }));
}

export const toMetadata = (client: { id: string; name: string; redirectUris: readonly string[] }): ClientMetadata => ({
  client_id: client.id,
  client_name: client.name,
  application_type: isNative(client.redirectUris) ? 'native' : 'web',
  redirect_uris: [...client.redirectUris],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  response_modes: ['query'],
  token_endpoint_auth_method: 'none',
});

/** What a client says about itself (RFC 7591, 2). Other fields are ignored. */
const givenSchema = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
  client_name: z.string().max(500).optional(),
  grant_types: z.array(z.enum(['authorization_code', 'refresh_token'])).optional(),
  response_types: z.array(z.literal('code')).optional(),
});

/** Why a client can't register, as RFC 7591, 3.2.2 names it. */
export interface Refusal {
  error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  error_description: string;
}

/** Reads what a client says about itself. Its name is cleaned, and can't be ours. */
export function readClient(
  given: unknown,
  brand: Pick<Brand, 'name'>,
): { name: string; redirectUris: string[] } | Refusal {
  const { data, error } = givenSchema.safeParse(given);
  if (!data) {
    const [issue] = error.issues;
    const field = issue?.path[0];
    return {
      error: field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      error_description: `${String(field ?? 'The request')}: ${issue?.message ?? 'invalid'}`,
    };
  }
  for (const uri of data.redirect_uris) {
    const fault = findRedirectFault(uri);
    if (fault) return { error: 'invalid_redirect_uri', error_description: `A redirect URI ${fault}.` };
  }
  const name = cleanAppName(data.client_name ?? '') || 'Unnamed app';
  if (name.toLowerCase().includes(brand.name.toLowerCase()))
    return { error: 'invalid_client_metadata', error_description: 'client_name can’t contain our name.' };
  return { name, redirectUris: [...new Set(data.redirect_uris)] };
}

/** The scopes that an app asks for, as far as we have them. An app that names none gets to read, and to change nothing. */
export function readScopes(scope: unknown): Scope[] {
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  const known = SCOPES.filter((one) => asked.includes(one));
  return asked.some((one) => one.includes(':')) ? known : SCOPES.filter((one) => one.endsWith(':read'));
}

/** The scopes that a device asks for. A staff scope stands alone, so that its token can do nothing else, and only our extension gets one. */
export function readDeviceScopes(clientId: unknown, scope: unknown): AppScope[] {
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  const staff = clientId === EXTENSION_CLIENT ? STAFF_SCOPES.filter((one) => asked.includes(one)) : [];
  return staff.length > 0 ? staff : readScopes(scope);
}
