import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What the provider says about the person who signs in next. */
export interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
}

export interface OidcServer {
  url: string;
  person: OidcPerson;
  /** Changes to the next ID token, or to how the server answers. */
  faults: {
    claims?: Record<string, unknown>;
    /** Signs with a key that isn't published. */
    foreignKey?: boolean;
    tokenStatus?: number;
    down?: boolean;
  };
  /** As LinkedIn answers: no nonce, no `token_type`, and PKCE is an error. */
  likeLinkedIn: boolean;
  /** Plays the person on the provider's page. @returns the query that the browser brings back */
  approve(authorizationUrl: string): string;
  stop(): Promise<void>;
}

interface Granted {
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
  person: OidcPerson;
}

export const CLIENT = { id: 'foothold-test', secret: 'a-client-secret' };

/** An OpenID Connect provider on a loopback address: discovery, authorization codes with PKCE, signed ID tokens, and keys. */
export async function startOidcServer({ likeLinkedIn = false, port = 0 } = {}): Promise<OidcServer> {
  const [keys, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Granted>();
  const server: OidcServer = {
    url: '',
    person: { sub: randomUUID() },
    faults: {},
    likeLinkedIn,
    approve(authorizationUrl) {
      const { searchParams } = new URL(authorizationUrl);
      const code = randomUUID();
      codes.set(code, {
        clientId: searchParams.get('client_id') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
        nonce: searchParams.get('nonce'),
        challenge: searchParams.get('code_challenge'),
        person: server.person,
      });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
    },
    stop: () => new Promise((resolve) => void http.close(() => resolve())),
  };

  async function exchange(form: URLSearchParams): Promise<{ status: number; body: object }> {
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier');
    const isRightVerifier = server.likeLinkedIn
      ? verifier === null
      : verifier !== null && createHash('sha256').update(verifier).digest('base64url') === granted?.challenge;
    if (
      !granted ||
      form.get('client_id') !== CLIENT.id ||
      form.get('client_secret') !== CLIENT.secret ||
      form.get('redirect_uri') !== granted.redirectUri ||
      !isRightVerifier
    )
      return { status: 400, body: { error: 'invalid_grant' } };
    const claims = {
      ...granted.person,
      ...(!server.likeLinkedIn && granted.nonce !== null && { nonce: granted.nonce }),
    };
    const idToken = await new SignJWT({ ...claims, ...server.faults.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(typeof server.faults.claims?.iss === 'string' ? server.faults.claims.iss : server.url)
      .setAudience(typeof server.faults.claims?.aud === 'string' ? server.faults.claims.aud : CLIENT.id)
      .setIssuedAt()
      .setExpirationTime(server.faults.claims?.exp === 'past' ? '-5m' : '5m')
      .sign(server.faults.foreignKey ? foreign.privateKey : keys.privateKey);
    return {
      status: 200,
      body: {
        access_token: randomUUID(),
        id_token: idToken,
        expires_in: 300,
        ...(!server.likeLinkedIn && { token_type: 'Bearer' }),
      },
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (server.faults.down) return void response.destroy();
    switch (new URL(request.url ?? '/', server.url).pathname) {
      case '/.well-known/openid-configuration':
        return void send(200, {
          issuer: server.url,
          authorization_endpoint: `${server.url}/authorize`,
          token_endpoint: `${server.url}/token`,
          jwks_uri: `${server.url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/authorize': {
        // The person agrees at once.
        const redirectUri = new URL(request.url ?? '/', server.url).searchParams.get('redirect_uri');
        const location = `${redirectUri}?${server.approve(`${server.url}${request.url}`)}`;
        return void response.writeHead(302, { location }).end();
      }
      case '/keys':
        return void send(200, { keys: [jwk] });
      case '/token': {
        if (server.faults.tokenStatus) return void send(server.faults.tokenStatus, { error: 'server_error' });
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const { status, body } = await exchange(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
        return void send(status, body);
      }
      default:
        return void send(404, {});
    }
  }

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return server;
}
