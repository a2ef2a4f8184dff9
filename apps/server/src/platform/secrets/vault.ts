import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Authenticated encryption at rest (AES-256-GCM). Every sealed value has its own data key, wrapped by a key with an ID, so keys can be
 * replaced without touching the data. The context (what the value is and whose) is part of both seals, so a value moved to another row
 * doesn't open.
 */
export interface Vault {
  seal(plain: Uint8Array, context: string): Buffer;
  /** Opens a sealed value. @throws VaultError if the key is unknown, the context differs, or a byte was changed */
  open(sealed: Uint8Array, context: string): Buffer;
  /**
   * Keyed hashes of a text (HMAC-SHA-256 with a key derived for `context` by HKDF, RFC 5869), one per key, starting with the sealing key.
   * Store the first and look up all of them, so that values stored under an older key are found as long as it is in VAULT_KEYS.
   */
  hashes(text: string, context: string): [Buffer, ...Buffer[]];
}

export class VaultError extends Error {
  override readonly name = 'VaultError';
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = 1;

/**
 * Creates the vault.
 * @param keys `id:base64,id:base64`, the sealing key first; each key has 32 bytes
 * @throws VaultError that names the invalid entry
 */
export function createVault(keys: string): Vault {
  const keyRing = parseKeys(keys);
  const [sealing] = keyRing.keys();
  if (sealing === undefined) throw new VaultError('VAULT_KEYS is empty.');
  return {
    seal(plain, context) {
      const dataKey = randomBytes(KEY_BYTES);
      const id = Buffer.from(sealing, 'utf8');
      const header = Buffer.concat([Buffer.from([FORMAT, id.length]), id]);
      const sealedKey = encrypt(requireKey(keyRing, sealing), dataKey, `key|${context}`);
      return Buffer.concat([header, sealedKey, encrypt(dataKey, plain, `data|${context}`)]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const idEnd = 2 + (bytes[1] ?? 0);
      const sealedKeyEnd = idEnd + IV_BYTES + KEY_BYTES + TAG_BYTES;
      if (bytes[0] !== FORMAT || bytes.length < sealedKeyEnd + IV_BYTES + TAG_BYTES)
        throw new VaultError('Not a sealed value.');
      const key = requireKey(keyRing, bytes.toString('utf8', 2, idEnd));
      const dataKey = decrypt(key, bytes.subarray(idEnd, sealedKeyEnd), `key|${context}`);
      return decrypt(dataKey, bytes.subarray(sealedKeyEnd), `data|${context}`);
    },
    hashes(text, context) {
      const createHasher = (key: Buffer) =>
        createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `hash|${context}`, KEY_BYTES)))
          .update(text)
          .digest();
      const [first, ...older] = [...keyRing.values()].map(createHasher);
      if (first === undefined) throw new VaultError('VAULT_KEYS is empty.');
      return [first, ...older];
    },
  };
}

function parseKeys(text: string): Map<string, Buffer> {
  return new Map(
    text.split(',').map((entry) => {
      const [id, value] = entry.trim().split(':');
      const key = Buffer.from(value ?? '', 'base64');
      if (!id || id.length > 64 || key.length !== KEY_BYTES)
        throw new VaultError(
          `VAULT_KEYS: the entry "${id ?? ''}" must read id:base64 with a key of ${KEY_BYTES} bytes.`,
        );
      return [id, key] as const;
    }),
  );
}

function requireKey(keyRing: Map<string, Buffer>, id: string): Buffer {
  const key = keyRing.get(id);
  if (!key) throw new VaultError(`VAULT_KEYS has no key "${id}".`);
  return key;
}

function encrypt(key: Buffer, plain: Uint8Array, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new VaultError('The sealed value was modified or belongs to another record.', { cause });
  }
}
