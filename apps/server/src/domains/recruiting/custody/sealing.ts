import { type Bytes, padText, sealBox } from '@foothold/sealed-box';
import type { SigningProof } from '../../accounts/index.ts';
import { buildKeyContext, buildOwnerContext, buildSecretContext } from './contexts.ts';
import type { SealingKey } from './keys.ts';
import { sealProof } from './proofs.ts';

declare const isSealed: unique symbol;

/** A mailbox password that only the custody process can open. Route handlers create it first, so that no later code holds the password. */
export interface SealedSecret {
  readonly [isSealed]: true;
  id: string;
  keyId: string;
  ciphertext: Bytes;
  /** Sealed for the custody process but not yet bound to a member. */
  dataKey: Bytes;
}

/** As stored. It doesn't open if it is moved to another row or member. */
export interface BoundSecret {
  id: string;
  userId: string;
  keyId: string;
  ciphertext: Bytes;
  dataKey: Bytes;
}

const DATA_KEY = { name: 'AES-GCM', length: 256 } as const;
export const IV_BYTES = 12;

/** Seals for the custody process. This code can't open a secret. */
export function createSealer(key: SealingKey) {
  /** Wipes the password's bytes and the data key. The string itself is left to the garbage collector. */
  async function seal(password: string): Promise<SealedSecret> {
    const id = crypto.randomUUID();
    const plain = padText(password);
    const raw = crypto.getRandomValues(new Uint8Array(DATA_KEY.length / 8));
    try {
      const dataKey = await crypto.subtle.importKey('raw', raw, DATA_KEY, false, ['encrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const additionalData = new TextEncoder().encode(buildSecretContext(id));
      const sealed = await crypto.subtle.encrypt({ name: DATA_KEY.name, iv, additionalData }, dataKey, plain);
      return {
        id,
        keyId: key.id,
        ciphertext: Uint8Array.from([...iv, ...new Uint8Array(sealed)]),
        dataKey: await sealBox(key.publicKey, raw, buildKeyContext(id, key.id)),
      } as SealedSecret;
    } finally {
      plain.fill(0);
      raw.fill(0);
    }
  }

  /** Once the owner is known, wraps the data key again so that it opens only for this member's row. */
  async function bind(secret: SealedSecret, userId: string): Promise<BoundSecret> {
    const { id, keyId, ciphertext } = secret;
    const dataKey = await sealBox(key.publicKey, secret.dataKey, buildOwnerContext(userId, id, keyId));
    return { id, userId, keyId, ciphertext, dataKey };
  }

  return {
    seal,
    bind,
    /** Seals the proof of an approval, bound to its request. */
    sealProof: (requestId: string, proof: SigningProof) => sealProof(key, requestId, proof),
  };
}

export type Sealer = ReturnType<typeof createSealer>;
