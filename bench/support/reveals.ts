import { makeBoxKeys, toBase64 } from '@foothold/sealed-box';
import { type SoftKey, softKey } from '../../apps/server/test/doubles/soft-key.ts';
import type { Person } from '../../apps/server/test/harness.ts';
import { PASSWORD } from './inputs.ts';

interface Side {
  member: Person & { id: string };
  recruiter: Person;
}

/** An approved packet of the member that needs the mailbox: one that there is, or a new one for the listing. */
export async function getApprovedPacket(
  { member, recruiter }: Side,
  listingId: string,
): Promise<{ id: string; hash: string }> {
  await member.api.recruiting.authorization.set({ given: true });
  const { packets } = await recruiter.api.recruiting.packets.list({ memberId: member.id, filter: 'approved' });
  const known = packets.find(({ needsMailbox }) => needsMailbox);
  if (known) return known;
  const [resume] = (await member.api.resumes.list()).resumes;
  if (!resume) throw new Error('The member has no résumé to apply with.');
  const packet = await recruiter.api.recruiting.packets.propose({
    memberId: member.id,
    listingId,
    resumeId: resume.id,
    needsMailbox: true,
    answers: [],
  });
  const { id, hash, needsException } = packet;
  await member.api.packets.approve({ items: [{ id, hash, exception: needsException }], password: PASSWORD });
  return packet;
}

/** A passkey of the recruiter, added to their account. @param password of an account without another factor */
export async function addPasskey({ api }: Person, origin: string, password?: string): Promise<SoftKey> {
  const key = softKey();
  const creation = await api.accounts.security.passkeyCreation(password === undefined ? {} : { password });
  await api.accounts.security.addPasskey({ name: 'Bench', response: key.create(creation, origin) });
  return key;
}

/** Asks for the mailbox password of a packet, signed with the recruiter's passkey. */
export async function askForPassword({ member, recruiter }: Side, packetId: string, key: SoftKey, origin: string) {
  const keys = await makeBoxKeys();
  const request = {
    memberId: member.id,
    packetId,
    reason: 'To send the application from the mailbox',
    publicKey: toBase64(keys.publicKey),
  };
  const { hash, passkey } = await recruiter.api.recruiting.revealOptions(request);
  const { id } = await recruiter.api.recruiting.reveal({ ...request, hash, assertion: key.get(passkey, origin) });
  return { id, keys };
}
