import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { type ApprovalItem, buildApprovalChallenge, canonicalize, hashPacket } from '@foothold/core/packets';

type Canonical = Parameters<typeof canonicalize>[0];

/**
 * Whether the hash really is the hash of what the page shows. Computed in the browser, so that a member's passkey signs only what they read.
 * @returns false as well if the browser can't compute it
 */
export async function isAsShown({
  hash,
  canonical,
  content,
}: Pick<PacketDetail, 'hash' | 'canonical' | 'content'>): Promise<boolean> {
  try {
    return canonicalize(content as unknown as Canonical) === canonical && (await hashPacket(canonical)) === hash;
  } catch {
    return false;
  }
}

/** Whether a passkey would sign exactly these packets. */
export async function isChallengeOf(
  options: Record<string, unknown>,
  items: readonly ApprovalItem[],
): Promise<boolean> {
  return options.challenge === (await buildApprovalChallenge(items));
}
