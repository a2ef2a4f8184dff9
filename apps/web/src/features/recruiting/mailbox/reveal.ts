import type { Assertion } from '@foothold/contracts/accounts/shapes';
import type { RecordedRevealRule } from '@foothold/contracts/recruiting/choices';
import { fromBase64, makeBoxKeys, openText, toBase64 } from '@foothold/sealed-box';
import { type call, endpoint } from '../../../shared/api/endpoint.ts';

export interface RevealRequest {
  memberId: string;
  /** An approved packet of this member that needs the mailbox. */
  packetId: string;
  reason: string;
}

/** The result of requesting a mailbox password. */
export type RevealOutcome =
  | { is: 'opened'; secret: string }
  | { is: 'refused'; rule: RecordedRevealRule | null }
  /** It took too long, was fetched by someone else, or couldn't be decrypted. */
  | { is: 'failed' };

export interface RevealDeps {
  call: typeof call;
  /** Signs with the recruiter's passkey. @throws NoPasskeyError if they closed the prompt */
  sign: (options: Record<string, unknown>) => Promise<Assertion>;
  wait: (ms: number) => Promise<void>;
}

const POLL_INTERVAL_MS = 250;
/** Half a minute. A running custody process responds within a second. */
const MAX_POLLS = 120;

/**
 * Requests a mailbox password from the custody process. The response is sealed to a key that is generated for this
 * request and never leaves this tab, and the recruiter's passkey signs that key, so nobody in between can read it.
 * @throws whatever `call` throws
 */
export async function reveal({ call, sign, wait }: RevealDeps, request: RevealRequest): Promise<RevealOutcome> {
  const keys = await makeBoxKeys();
  const asked = { ...request, publicKey: toBase64(keys.publicKey) };
  const { hash, passkey } = await call(endpoint('POST /api/recruiting/secrets/{memberId}/reveal-options'), asked);
  const { id } = await call(endpoint('POST /api/recruiting/secrets/{memberId}/reveal'), {
    ...asked,
    hash,
    assertion: await sign(passkey),
  });
  for (let remainingPolls = MAX_POLLS; remainingPolls > 0; remainingPolls--) {
    const { state, refusedFor, sealed } = await call(endpoint('GET /api/recruiting/reveals/{id}'), { id });
    if (state === 'refused') return { is: 'refused', rule: refusedFor };
    if (state === 'ready' && sealed !== null) {
      const secret = await openText(keys, fromBase64(sealed), `reveal|${id}`).catch(() => null);
      return secret === null ? { is: 'failed' } : { is: 'opened', secret };
    }
    if (state !== 'asked') return { is: 'failed' };
    await wait(POLL_INTERVAL_MS);
  }
  return { is: 'failed' };
}
