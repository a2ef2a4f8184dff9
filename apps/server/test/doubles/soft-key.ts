import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/**
 * A passkey in software. It does what a browser and its authenticator do (WebAuthn Level 3) to register and sign with ES256, without
 * attestation.
 */
export interface SoftKey {
  /** Whether it verifies its user (a PIN, a fingerprint): the UV flag. */
  verifiesUser: boolean;
  /** The signature counter. It stays 0 for keys that are synced between devices. */
  counter: number;
  create(options: Json, origin: string): Json;
  get(options: Json, origin: string): Json;
}

// biome-ignore lint/suspicious/noExplicitAny: what goes over the wire is checked by the server, which is under test
type Json = any;

const FLAG = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

export function softKey({ verifiesUser = true, counter = 0 } = {}): SoftKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let userHandle = '';
  const getFlags = () => FLAG.present | FLAG.backupEligible | FLAG.backedUp | (key.verifiesUser ? FLAG.verified : 0);
  const key: SoftKey = {
    verifiesUser,
    counter,
    create(options, origin) {
      userHandle = options.user.id;
      const credential = Buffer.concat([
        Buffer.alloc(16), // No make and model.
        encodeUint16(credentialId.length),
        credentialId,
        encodeCoseKey(publicKey),
      ]);
      const data = buildAuthenticatorData(options.rp.id, getFlags() | FLAG.attested, key.counter, credential);
      return answer(credentialId, {
        clientDataJSON: buildClientData('webauthn.create', options.challenge, origin),
        attestationObject: encode(
          map([
            ['fmt', 'none'],
            ['attStmt', map([])],
            ['authData', data],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, origin) {
      if (key.counter > 0) key.counter += 1;
      const data = buildAuthenticatorData(options.rpId, getFlags(), key.counter);
      const client = buildClientData('webauthn.get', options.challenge, origin);
      const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest();
      return answer(credentialId, {
        clientDataJSON: client,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
  return key;
}

const answer = (id: Buffer, response: Json) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
  response,
  clientExtensionResults: {},
});

const buildClientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

function buildAuthenticatorData(rpId: string, getFlags: number, counter: number, credential = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([getFlags]), count, credential]);
}

/** RFC 9052: an elliptic curve key (2) for ES256 (-7) on P-256 (1). */
function encodeCoseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encode(
    map([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;
const map = (entries: [number | string, Cbor][]) => new Map<number | string, Cbor>(entries);

/** The parts of RFC 8949 that the code above needs. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? encodeHead(0, value) : encodeHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  return Buffer.concat([
    encodeHead(5, value.size),
    ...[...value].flatMap(([key, part]) => [encode(key), encode(part)]),
  ]);
}

function encodeHead(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), encodeUint16(argument)]);
}

function encodeUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
