import { type Bytes, openBox, SealedBoxError, sealBox } from '@foothold/sealed-box';
import { answerContext, buildKeyContext, buildOwnerContext, buildSecretContext } from './contexts.ts';
import type { CustodyKeys } from './keys.ts';
import { type BoundSecret, IV_BYTES } from './sealing.ts';

/**
 * Opens a secret and immediately seals it for the recruiter's browser. The password is never a string here, and its bytes are wiped.
 * @throws SealedBoxError if the key is unknown, the secret belongs elsewhere, or a byte was changed
 */
export async function reseal(
  keys: CustodyKeys,
  secret: BoundSecret,
  answer: { revealId: string; publicKey: Bytes },
): Promise<Bytes> {
  const raw = await openDataKey(keys, secret);
  let plaintext: Bytes | undefined;
  try {
    const dataKey = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    plaintext = await decrypt(dataKey, secret);
    return await sealBox(answer.publicKey, plaintext, answerContext(answer.revealId));
  } finally {
    raw.fill(0);
    plaintext?.fill(0);
  }
}

/** Reseals the data key to the first key without opening the secret. @throws SealedBoxError */
export async function rewrap(keys: CustodyKeys, secret: BoundSecret): Promise<{ keyId: string; dataKey: Bytes }> {
  const [current] = keys;
  if (!current) throw new SealedBoxError('There is no key to encrypt with.');
  const [keyId, { publicKey }] = current;
  const raw = await openDataKey(keys, secret);
  try {
    const innerBox = await sealBox(publicKey, raw, buildKeyContext(secret.id, keyId));
    return { keyId, dataKey: await sealBox(publicKey, innerBox, buildOwnerContext(secret.userId, secret.id, keyId)) };
  } finally {
    raw.fill(0);
  }
}

async function openDataKey(keys: CustodyKeys, { id, userId, keyId, dataKey }: BoundSecret): Promise<Bytes> {
  const key = keys.get(keyId);
  if (!key) throw new SealedBoxError('The secret is sealed to a key that this process does not have.');
  return openBox(key, await openBox(key, dataKey, buildOwnerContext(userId, id, keyId)), buildKeyContext(id, keyId));
}

async function decrypt(
  key: Awaited<ReturnType<typeof crypto.subtle.importKey>>,
  { id, ciphertext }: BoundSecret,
): Promise<Bytes> {
  const parameters = {
    name: 'AES-GCM',
    iv: ciphertext.slice(0, IV_BYTES),
    additionalData: new TextEncoder().encode(buildSecretContext(id)),
  };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, ciphertext.slice(IV_BYTES)));
  } catch {
    throw new SealedBoxError('The secret was changed, or it belongs elsewhere.');
  }
}
