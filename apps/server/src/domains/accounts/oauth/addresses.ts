import { V1 } from '@foothold/contracts/endpoint';

/** Where programs and browsers find the authorization server. The names are the library's. */
export const PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  registration: '/oauth/register',
  device_authorization: '/oauth/device',
  /** A page. */
  code_verification: '/device',
} as const;

/** Where the MCP server is. */
const MCP_PATH = '/mcp';

export type OAuthAddresses = ReturnType<typeof createAddresses>;

/** The addresses of the authorization server, of what its tokens are for, and of the pages where members decide. */
export function createAddresses({ publicUrl, portalUrl }: { publicUrl: string; portalUrl: string }) {
  const api = `${publicUrl}${V1}`;
  const resources = new Set([publicUrl, api, `${publicUrl}${MCP_PATH}`]);
  return {
    issuer: publicUrl,
    /** Of the pages where members sign in and decide, so that their cookies reach them. */
    pageOrigin: new URL(portalUrl).origin,
    api,
    mcp: `${publicUrl}${MCP_PATH}`,
    /** Whether tokens can be for it. All are the same server with the same scopes. */
    isResource: (address: string) => resources.has(address.replace(/\/$/, '')),
    /** Ties a request to the browser that the app sent here. */
    requestCookie: 'foothold.oauth_request',
    requestPagePath: `${new URL(portalUrl).pathname}/connect`,
    buildRequestPage: (id: string) => `${portalUrl}/connect/${id}`,
    buildFaultPage: (fault: string) => `${portalUrl}/connect?fault=${fault}`,
  };
}

/** The documents by which programs find all of this (RFC 8414, RFC 9728). */
export function describeServer(addresses: OAuthAddresses, scopes: readonly string[]) {
  const { issuer, pageOrigin } = addresses;
  return {
    issuer,
    authorization_endpoint: `${pageOrigin}${PATHS.authorization}`,
    token_endpoint: `${issuer}${PATHS.token}`,
    revocation_endpoint: `${issuer}${PATHS.revocation}`,
    registration_endpoint: `${issuer}${PATHS.registration}`,
    device_authorization_endpoint: `${issuer}${PATHS.device_authorization}`,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${issuer}/documentation/authentication`,
  };
}

export const describeResource = (addresses: OAuthAddresses, resource: string, scopes: readonly string[]) => ({
  resource,
  authorization_servers: [addresses.issuer],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_documentation: `${addresses.issuer}/api-reference`,
});
