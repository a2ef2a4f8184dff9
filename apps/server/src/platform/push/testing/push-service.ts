import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from '../../fetch/testing/servers.ts';

interface Received {
  /** The decrypted message. */
  message: { id: string; title: string; text: string; path: string };
  headers: IncomingHttpHeaders;
  /** Claims of the sender's signed token. */
  claims: { aud: string; exp: number; sub: string };
}

/** A browser's subscription, with the keys that open its messages. */
export interface FakeBrowser {
  /** As the browser's page sends it to our server. */
  subscription: { endpoint: string; publicKey: string; authSecret: string };
  received: Received[];
  /** How the service answers the next requests. The last one stays. */
  answers: number[];
  /** All requests, with those that weren't accepted. */
  requests: number;
}

export interface FakePushService {
  /** With the port. */
  host: string;
  /** @param vapidKey the key that the browser subscribes with, in base64url */
  subscribe(vapidKey: string): FakeBrowser;
  stop(): Promise<void>;
}

/** A push service on a port of its own, which checks what RFC 8030, 8188, 8291, and 8292 require, and the browsers behind it. */
export async function startPushService(port = 0): Promise<FakePushService> {
  const browsers = new Map<string, FakeBrowser & { open(body: Buffer): Buffer; vapidKey: string }>();
  const server = await startLocalServer((request, response) => void answer(request, response), '127.0.0.1', port);
  const host = `127.0.0.1:${server.port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    if (!browser || request.method !== 'POST') return void response.writeHead(404).end();
    browser.requests++;
    const status = (browser.answers.length > 1 ? browser.answers.shift() : browser.answers[0]) ?? 201;
    if (status !== 201) return void response.writeHead(status).end();
    try {
      const claims = readToken(request.headers.authorization ?? '', browser.vapidKey);
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('wrong encoding');
      if (!/^\d+$/.test(String(request.headers.ttl))) throw new Error('TTL is required');
      const message = JSON.parse(browser.open(Buffer.concat(chunks)).toString());
      browser.received.push({ message, headers: request.headers, claims });
      response.writeHead(201, { location: `http://${request.headers.host}/message/${randomUUID()}` }).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }

  return {
    host,
    stop: () => server.stop(),
    subscribe(vapidKey) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const authSecret = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const browser = {
        subscription: {
          endpoint: `http://${host}${path}`,
          publicKey: keys.getPublicKey().toString('base64url'),
          authSecret: authSecret.toString('base64url'),
        },
        received: [],
        answers: [],
        requests: 0,
        vapidKey,
        open: (body: Buffer) => decrypt(body, keys, authSecret),
      };
      browsers.set(path, browser);
      return browser;
    },
  };

  function readToken(authorization: string, vapidKey: string): Received['claims'] {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    if (key !== vapidKey) throw new Error('another key than the browser subscribed with');
    const point = Buffer.from(key, 'base64url');
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const [header = '', body = '', signature = ''] = token.split('.');
    const isGenuine = verify(
      'sha256',
      Buffer.from(`${header}.${body}`),
      {
        key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    );
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Received['claims'];
    if (!isGenuine || claims.aud !== `http://${host}`) throw new Error('wrong token');
    return claims;
  }
}

/** Opens a message of one record (RFC 8291), as a browser does. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, authSecret: Buffer): Buffer {
  const [salt, senderLength] = [body.subarray(0, 16), body[20] ?? 0];
  const senderKey = body.subarray(21, 21 + senderLength);
  const sealed = body.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const derive = (secret: Uint8Array, by: Uint8Array, label: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, label, length));
  const secret = derive(keys.computeSecret(senderKey), authSecret, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0) throw new Error('the last record has no mark');
  return plain.subarray(0, end);
}
