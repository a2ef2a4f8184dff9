import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { parseEntries } from './keys.ts';

/** A key that signs heads of the audit log. */
export interface HeadKey {
  id: string;
  privateKey: KeyObject;
  /** SPKI, DER. */
  publicKey: Buffer;
}

/** What precedes the 32 bytes of an Ed25519 key in PKCS 8. */
const PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

/**
 * Derives one Ed25519 key from each of the custody process's private keys, the current one first, so that no other secret is needed.
 * @param setting CUSTODY_KEYS: `id:base64 pkcs8,…`
 * @throws CustodyKeyError
 */
export function deriveHeadKeys(setting: string): HeadKey[] {
  return parseEntries('CUSTODY_KEYS', setting).map(({ id, bytes }) => {
    const key = createPrivateKey({ key: Buffer.from(bytes), format: 'der', type: 'pkcs8' });
    bytes.fill(0);
    // The number itself, because its encoding isn't unique.
    const secret = Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url');
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'foothold audit head', SEED_BYTES));
    const encoded = Buffer.concat([PREFIX, seed]);
    try {
      const privateKey = createPrivateKey({ key: encoded, format: 'der', type: 'pkcs8' });
      return { id, privateKey, publicKey: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }) };
    } finally {
      for (const one of [secret, seed, encoded]) one.fill(0);
    }
  });
}
