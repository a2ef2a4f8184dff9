import type { BoxKeys, Bytes } from '@foothold/sealed-box';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The public key that seals for the custody process. */
export interface SealingKey {
  id: string;
  publicKey: Bytes;
}

/** A key setting that can't be parsed. The message names the entry by ID or position and repeats none of its content. */
export class CustodyKeyError extends Error {
  override readonly name = 'CustodyKeyError';
}

/** The custody process's private keys by ID, the sealing key first. Only this module creates them. */
export type CustodyKeys = ReadonlyMap<string, BoxKeys>;

/**
 * Reads the private keys.
 * @param setting CUSTODY_KEYS: `id:base64 pkcs8,…`
 * @throws CustodyKeyError
 */
export async function readCustodyKeys(setting: string): Promise<CustodyKeys> {
  const keys = new Map<string, BoxKeys>();
  for (const { id, bytes } of parseEntries('CUSTODY_KEYS', setting)) {
    try {
      const fullKey = await crypto.subtle.importKey('pkcs8', bytes, CURVE, true, ['deriveBits']);
      const publicKey = await exportPublicPart(fullKey);
      const privateKey = await crypto.subtle.importKey('pkcs8', bytes, CURVE, false, ['deriveBits']);
      keys.set(id, { publicKey, privateKey });
    } catch {
      throw new CustodyKeyError(
        `CUSTODY_KEYS: the key "${id}" isn’t a PKCS #8 P-256 key. Make one with scripts/custody-key.ts.`,
      );
    } finally {
      bytes.fill(0);
    }
  }
  if (keys.size === 0) throw new CustodyKeyError('CUSTODY_KEYS has no key.');
  return keys;
}

/**
 * Reads the sealing key.
 * @param setting CUSTODY_PUBLIC_KEYS: `id:base64 spki,…`
 * @returns the first key, which seals
 * @throws CustodyKeyError
 */
export async function readSealingKey(setting: string): Promise<SealingKey> {
  let first: SealingKey | undefined;
  for (const { id, bytes } of parseEntries('CUSTODY_PUBLIC_KEYS', setting)) {
    try {
      const key = await crypto.subtle.importKey('spki', bytes, CURVE, true, []);
      first ??= { id, publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', key)) };
    } catch {
      throw new CustodyKeyError(`CUSTODY_PUBLIC_KEYS: the key "${id}" isn’t a public P-256 key (SPKI).`);
    }
  }
  if (!first) throw new CustodyKeyError('CUSTODY_PUBLIC_KEYS has no key.');
  return first;
}

/** Derives CUSTODY_PUBLIC_KEYS from these keys, in the same order, for processes that must not open secrets. */
export async function exportPublicParts(keys: CustodyKeys): Promise<string> {
  const parts: string[] = [];
  for (const [id, { publicKey }] of keys) {
    const key = await crypto.subtle.importKey('raw', publicKey, CURVE, true, []);
    parts.push(`${id}:${toText(await crypto.subtle.exportKey('spki', key))}`);
  }
  return parts.join(',');
}

/** Creates a key pair in the format of the two settings. */
export async function createCustodyKey(id: string): Promise<{ private: string; public: string }> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  return {
    private: `${id}:${toText(await crypto.subtle.exportKey('pkcs8', pair.privateKey))}`,
    public: `${id}:${toText(await crypto.subtle.exportKey('spki', pair.publicKey))}`,
  };
}

const toText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');

/** Reads the entries of a key setting. @throws CustodyKeyError */
export function parseEntries(name: string, setting: string): { id: string; bytes: Bytes }[] {
  const seen = new Set<string>();
  return setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry, index) => {
      const [, id, text] = /^([\w.-]{1,40}):([A-Za-z0-9+/=]+)$/.exec(entry) ?? [];
      if (id === undefined || text === undefined)
        throw new CustodyKeyError(`${name}: entry ${index + 1} must be written as id:base64.`);
      if (seen.has(id)) throw new CustodyKeyError(`${name}: the id "${id}" is used twice.`);
      seen.add(id);
      return { id, bytes: new Uint8Array(Buffer.from(text, 'base64')) };
    });
}

/** Uncompressed, 65 bytes. */
async function exportPublicPart(key: Parameters<typeof crypto.subtle.exportKey>[1]): Promise<Bytes> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key);
  return Uint8Array.from([4, ...Buffer.from(x, 'base64url'), ...Buffer.from(y, 'base64url')]);
}
