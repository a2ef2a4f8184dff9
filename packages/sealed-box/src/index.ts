/**
 * A box that anyone with a public key can close and only the private key's holder can open: ephemeral ECDH on P-256, HKDF-SHA-256,
 * AES-256-GCM. The box's purpose (its context) is bound into key and seal: a box moved elsewhere doesn't open. WebCrypto only, so that
 * browser and server run the same code. Format: one version byte, the ephemeral public key (65 bytes), the ciphertext with its tag.
 */
export interface BoxKeys {
  /** 65 bytes, uncompressed. */
  publicKey: Bytes;
  privateKey: Key;
}

export type Bytes = Uint8Array<ArrayBuffer>;
/** A WebCrypto key, whatever the platform's types call it. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A box that doesn't open: another key, another context, or a changed byte. Says nothing about its content. */
export class SealedBoxError extends Error {
  override readonly name = 'SealedBoxError';
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const VERSION = 1;
const POINT_BYTES = 65;
const TAG_BYTES = 16;
const IV_BYTES = 12;
const KEY_BITS = 256;

/** A single-use pair; the private key never leaves the place where it was created. */
export async function makeBoxKeys(): Promise<BoxKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  return {
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
    privateKey: pair.privateKey,
  };
}

/**
 * Whether bytes are a public key: a point on the curve.
 * @param publicKey 65 bytes, uncompressed
 */
export async function isBoxKey(publicKey: Bytes): Promise<boolean> {
  return importPoint(publicKey).then(
    () => true,
    () => false,
  );
}

/** @throws SealedBoxError if the key is invalid */
export async function sealBox(publicKey: Bytes, plain: Bytes, context: string): Promise<Bytes> {
  const recipient = await importPoint(publicKey).catch((cause: unknown) => {
    throw new SealedBoxError('This is not a public key.', { cause });
  });
  const ephemeral = await makeBoxKeys();
  const { key, iv } = await deriveKey(
    ephemeral.privateKey,
    recipient,
    [ephemeral.publicKey, publicKey],
    context,
    'encrypt',
  );
  const sealed = await crypto.subtle.encrypt(getParameters(iv, context), key, plain);
  return concatBytes(new Uint8Array([VERSION]), ephemeral.publicKey, new Uint8Array(sealed));
}

/** @throws SealedBoxError if the box belongs to another key or elsewhere, or a byte was changed */
export async function openBox(keys: BoxKeys, box: Bytes, context: string): Promise<Bytes> {
  if (box[0] !== VERSION || box.length < 1 + POINT_BYTES + TAG_BYTES)
    throw new SealedBoxError('This is not a sealed box.');
  const ephemeral = box.slice(1, 1 + POINT_BYTES);
  try {
    const sender = await importPoint(ephemeral);
    const { key, iv } = await deriveKey(keys.privateKey, sender, [ephemeral, keys.publicKey], context, 'decrypt');
    return new Uint8Array(await crypto.subtle.decrypt(getParameters(iv, context), key, box.slice(1 + POINT_BYTES)));
  } catch {
    throw new SealedBoxError('The sealed box was changed, or it belongs elsewhere.');
  }
}

const importPoint = (point: Bytes) => crypto.subtle.importKey('raw', point, CURVE, false, []);

const getParameters = (iv: Bytes, context: string) => ({ name: 'AES-GCM', iv, additionalData: encode(context) });

/** Key and IV of one box. Both public keys are in the salt: the same shared secret never gives the same key for another pair. */
async function deriveKey(
  own: Key,
  other: Key,
  [ephemeral, recipient]: [Bytes, Bytes],
  context: string,
  use: 'encrypt' | 'decrypt',
): Promise<{ key: Key; iv: Bytes }> {
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256));
  const source = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
  shared.fill(0);
  const info = encode(`sealed-box-${VERSION}|${context}`);
  const derived = new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: concatBytes(ephemeral, recipient), info },
      source,
      KEY_BITS + IV_BYTES * 8,
    ),
  );
  const key = await crypto.subtle.importKey('raw', derived.slice(0, KEY_BITS / 8), 'AES-GCM', false, [use]);
  const iv = derived.slice(KEY_BITS / 8);
  derived.fill(0, 0, KEY_BITS / 8);
  return { key, iv };
}

function concatBytes(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/** Bytes encoded for JSON. */
export const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

/** @throws SealedBoxError if the text isn't base64 */
export function fromBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new SealedBoxError('This is not base64.');
  }
}

/** So that a box's length reveals little about its text. */
const BLOCK_BYTES = 256;
const LENGTH_BYTES = 4;

/** A text padded so that its length isn't revealed. */
export function padText(text: string): Bytes {
  const content = encode(text);
  const bytes = new Uint8Array(Math.ceil((LENGTH_BYTES + content.length) / BLOCK_BYTES) * BLOCK_BYTES);
  new DataView(bytes.buffer).setUint32(0, content.length);
  bytes.set(content, LENGTH_BYTES);
  content.fill(0);
  return bytes;
}

/** Opens a box with a padded text in it. */
export async function openText(keys: BoxKeys, box: Bytes, context: string): Promise<string> {
  const bytes = await openBox(keys, box, context);
  const length = new DataView(bytes.buffer).getUint32(0);
  const text = new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
  bytes.fill(0);
  return text;
}
