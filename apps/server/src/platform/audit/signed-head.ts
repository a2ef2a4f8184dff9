import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** A signed statement that the chain had this hash at this entry. */
export interface SignedHead {
  seq: number;
  hash: Buffer;
  /** Microseconds since 1970. */
  micros: number;
  keyId: string;
  /** SPKI, DER. */
  publicKey: Buffer;
  signature: Buffer;
}

const toText = ({ seq, hash, micros }: Pick<SignedHead, 'seq' | 'hash' | 'micros'>) =>
  Buffer.from(`foothold audit head|${seq}|${hash.toString('hex')}|${micros}`);

/** @param privateKey Ed25519 */
export const signHead = (head: Pick<SignedHead, 'seq' | 'hash' | 'micros'>, privateKey: KeyObject): Buffer =>
  sign(null, toText(head), privateKey);

/** Whether the signature is by the head's own public key. */
export function isSigned(head: SignedHead): boolean {
  try {
    const key = createPublicKey({ key: head.publicKey, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, toText(head), key, head.signature);
  } catch {
    return false;
  }
}

const base64 = z.base64();
const lineSchema = z.object({
  seq: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  keyId: z.string(),
  publicKey: base64,
  signature: base64,
});

/** One line of an exported file, without a line break. */
export const toLine = ({ seq, hash, micros, keyId, publicKey, signature }: SignedHead): string =>
  JSON.stringify({
    seq,
    hash: hash.toString('hex'),
    at: new Date(micros / 1000).toISOString(),
    keyId,
    publicKey: publicKey.toString('base64'),
    signature: signature.toString('base64'),
  });

/** Reads a line of an exported file. Null if it isn't one. */
export function readLine(line: string): SignedHead | null {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return null;
  }
  const { data } = lineSchema.safeParse(json);
  if (!data) return null;
  return {
    seq: data.seq,
    hash: Buffer.from(data.hash, 'hex'),
    micros: Date.parse(data.at) * 1000,
    keyId: data.keyId,
    publicKey: Buffer.from(data.publicKey, 'base64'),
    signature: Buffer.from(data.signature, 'base64'),
  };
}
