import { buildApprovalChallenge } from '@foothold/core/packets';
import { expect, test } from 'vitest';
import { createPacket } from '../../../shared/testing/packet.ts';
import { isAsShown, isChallengeOf } from './check-packet.ts';

test('accepts a packet whose hash is that of what the page shows', async () => {
  expect(await isAsShown(await createPacket())).toBe(true);
});

test('refuses another hash, another text, and another content', async () => {
  const packet = await createPacket();
  expect(await isAsShown({ ...packet, hash: 'b'.repeat(64) })).toBe(false);
  expect(await isAsShown({ ...packet, canonical: packet.canonical.replace('wound', 'wounds') })).toBe(false);
  const content = { ...packet.content, letter: 'Dear team' };
  expect(await isAsShown({ ...packet, content })).toBe(false);
});

test('refuses a passkey challenge for another packet or another exception', async () => {
  const { hash } = await createPacket();
  const challenge = await buildApprovalChallenge([{ hash, exception: false }]);
  expect(await isChallengeOf({ challenge }, [{ hash, exception: false }])).toBe(true);
  expect(await isChallengeOf({ challenge }, [{ hash, exception: true }])).toBe(false);
  expect(await isChallengeOf({ challenge }, [{ hash: 'b'.repeat(64), exception: false }])).toBe(false);
  expect(await isChallengeOf({}, [{ hash, exception: false }])).toBe(false);
});
