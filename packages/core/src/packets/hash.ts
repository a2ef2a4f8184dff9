import { canonicalize } from './canonical.ts';

/** What a member approves: one or more packets by their hashes. */
export interface ApprovalItem {
  /** SHA-256 of the packet's canonical text, in lower-case hex. */
  hash: string;
  /** The member allows a résumé below the minimum score. */
  exception: boolean;
}

/** The hash of a packet, which the database computes in the same way. @returns SHA-256 in lower-case hex */
export const hashPacket = (canonical: string): Promise<string> => sha256(canonical);

/**
 * What a passkey signs to approve packets. It contains the hashes, so the signature approves nothing else, and a replayed one approves
 * nothing again because each packet is approved at most once.
 * @returns 32 bytes in base64url, as WebAuthn names a challenge
 */
export const buildApprovalChallenge = (items: readonly ApprovalItem[]): Promise<string> =>
  toChallenge({
    purpose: 'approve packets',
    items: items
      .map(({ hash, exception }) => ({ hash, exception }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : Number(a.hash > b.hash))),
  });

/**
 * What a recruiter's passkey signs to open a mailbox password: for one approved packet and for one key of their browser, so that nobody
 * else can ask for the answer.
 * @param publicKey the browser's key in base64, to which the answer is sealed
 * @returns 32 bytes in base64url
 */
export const buildRevealChallenge = (request: {
  packetId: string;
  hash: string;
  publicKey: string;
  reason: string;
}): Promise<string> =>
  toChallenge({
    purpose: 'open mailbox password',
    packetId: request.packetId,
    hash: request.hash,
    publicKey: request.publicKey,
    reason: request.reason,
  });

const toChallenge = async (value: Parameters<typeof canonicalize>[0]): Promise<string> =>
  toBase64Url(await digest(canonicalize(value)));

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const sha256 = async (text: string): Promise<string> =>
  Array.from(await digest(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
