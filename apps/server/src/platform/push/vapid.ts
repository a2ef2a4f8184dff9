import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The key pair by which push services recognize this installation (RFC 8292). */
export interface VapidKeys {
  /** Base64url of the uncompressed point. Browsers get it as `applicationServerKey`. */
  publicKey: string;
  privateKey: KeyObject;
}

const CURVE = 'prime256v1';
/** RFC 8292 allows 24 hours at most. */
const LIFETIME_S = 12 * 60 * 60;

/** Creates a private key, 32 bytes. */
export function createVapidKey(): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  // Leading zeros are left out.
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}

/** Reads a key from `createVapidKey`. */
export function readVapidKeys(privateKey: Uint8Array): VapidKeys {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: Buffer.from(privateKey).toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/**
 * The `Authorization` header of a request to a push service.
 * @param contact a `mailto:` or `https:` URL of the operator
 */
export function createAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + LIFETIME_S,
    sub: contact,
  };
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.');
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
