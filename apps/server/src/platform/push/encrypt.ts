import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription. */
export interface SubscriptionKeys {
  /** An uncompressed point on P-256, 65 bytes. */
  publicKey: Uint8Array;
  /** 16 bytes. */
  authSecret: Uint8Array;
}

const CURVE = 'prime256v1';
const PUBLIC_KEY_BYTES = 65;
const AUTH_SECRET_BYTES = 16;
const SALT_BYTES = 16;
/** Record size, as in the examples of RFC 8291. A message is one record, so it is never reached. */
const RECORD_BYTES = 4096;
/** Marks the last record (RFC 8188, section 2). */
const LAST_RECORD = Buffer.of(2);

/** Whether a message can be encrypted for these keys: a point on the curve, and a secret of the right length. */
export function isUsable({ publicKey, authSecret }: SubscriptionKeys): boolean {
  if (publicKey.length !== PUBLIC_KEY_BYTES || authSecret.length !== AUTH_SECRET_BYTES) return false;
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(publicKey);
    return true;
  } catch {
    return false;
  }
}

/**
 * Encrypts a message for one browser, so that the push service between can't read it (RFC 8291, with the content coding of RFC 8188).
 * @param fixed the sender's private key and the salt, for the RFC's example; both are random otherwise
 * @throws Error if the browser's key isn't a point on the curve
 */
export function encryptMessage(
  plain: Uint8Array,
  { publicKey, authSecret }: SubscriptionKeys,
  fixed?: { privateKey: Uint8Array; salt: Uint8Array },
): Buffer {
  const sender = createECDH(CURVE);
  if (fixed) sender.setPrivateKey(fixed.privateKey);
  else sender.generateKeys();
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(publicKey);
  const secret = derive(shared, authSecret, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]), 32);
  const salt = fixed?.salt ?? randomBytes(SALT_BYTES);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES, 0);
  header.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, header, senderKey, ...sealed]);
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
