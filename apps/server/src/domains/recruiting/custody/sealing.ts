import { type Bytes, padded, sealBox } from '@foothold/sealed-box';
import { keyContext, ownerContext, secretContext } from './contexts.ts';

declare const isSealed: unique symbol;

/**
 * A mailbox password that only the custody process can open. Created in the first line of a route's handler: no later code holds the
 * password.
 */
export interface SealedSecret {
  readonly [isSealed]: true;
  id: string;
  keyId: string;
  ciphertext: Bytes;
  /** Sealed to the custody process; not yet bound to a person. */
  dataKey: Bytes;
}

/** As stored: moved to another row or person, it doesn't open. */
export interface BoundSecret {
  id: string;
  userId: string;
  keyId: string;
  ciphertext: Bytes;
  dataKey: Bytes;
}

export interface SealingKey {
  id: string;
  publicKey: Bytes;
}

const DATA_KEY = { name: 'AES-GCM', length: 256 } as const;
export const IV_BYTES = 12;

/** Seals for the custody process. Nothing here can open a secret. */
export function createSealer(key: SealingKey) {
  /** Wipes the password's bytes and the data key; the string is left to the runtime. */
  async function seal(password: string): Promise<SealedSecret> {
    const id = crypto.randomUUID();
    const plain = padded(password);
    const raw = crypto.getRandomValues(new Uint8Array(DATA_KEY.length / 8));
    try {
      const dataKey = await crypto.subtle.importKey('raw', raw, DATA_KEY, false, ['encrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const additionalData = new TextEncoder().encode(secretContext(id));
      const sealed = await crypto.subtle.encrypt({ name: DATA_KEY.name, iv, additionalData }, dataKey, plain);
      return {
        id,
        keyId: key.id,
        ciphertext: Uint8Array.from([...iv, ...new Uint8Array(sealed)]),
        dataKey: await sealBox(key.publicKey, raw, keyContext(id, key.id)),
      } as SealedSecret;
    } finally {
      plain.fill(0);
      raw.fill(0);
    }
  }

  /** Once the owner is known: a second box around the data key, which opens only for this person's row. */
  async function bind(secret: SealedSecret, userId: string): Promise<BoundSecret> {
    const { id, keyId, ciphertext } = secret;
    const dataKey = await sealBox(key.publicKey, secret.dataKey, ownerContext(userId, id, keyId));
    return { id, userId, keyId, ciphertext, dataKey };
  }

  return { seal, bind };
}

export type Sealer = ReturnType<typeof createSealer>;
