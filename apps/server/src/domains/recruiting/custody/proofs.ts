import { type Bytes, openBox, SealedBoxError, sealBox } from '@foothold/sealed-box';
import type { SigningProof } from '../../accounts/index.ts';
import type { CustodyKeys } from './keys.ts';

const buildProofContext = (requestId: string) => `approval|${requestId}`;

interface SealedProof {
  keyId: string;
  box: string;
}

/** Seals a proof for the custody process, bound to its request. Only the custody process can open it. */
export async function sealProof(
  key: { id: string; publicKey: Bytes },
  requestId: string,
  proof: SigningProof,
): Promise<Buffer> {
  const plain = new TextEncoder().encode(JSON.stringify(proof));
  try {
    const box = await sealBox(key.publicKey, plain, buildProofContext(requestId));
    const sealed: SealedProof = { keyId: key.id, box: Buffer.from(box).toString('base64') };
    return Buffer.from(JSON.stringify(sealed));
  } finally {
    plain.fill(0);
  }
}

/** @throws SealedBoxError if the key is unknown, the proof belongs to another request, or a byte was changed */
export async function openProof(keys: CustodyKeys, requestId: string, sealed: Buffer): Promise<SigningProof> {
  const { keyId, box } = JSON.parse(sealed.toString('utf8')) as SealedProof;
  const key = keys.get(keyId);
  if (!key) throw new SealedBoxError('The proof is sealed to a key that this process does not have.');
  const plain: Bytes = await openBox(key, new Uint8Array(Buffer.from(box, 'base64')), buildProofContext(requestId));
  try {
    return JSON.parse(new TextDecoder().decode(plain)) as SigningProof;
  } finally {
    plain.fill(0);
  }
}

/** The ID of the key that a proof is sealed to. */
export const getProofKeyId = (sealed: Buffer): string => (JSON.parse(sealed.toString('utf8')) as SealedProof).keyId;

/** The signature of a passkey, as a browser returns it. */
export type PasskeyAssertion = Extract<SigningProof, { method: 'passkey' }>['assertion'];
