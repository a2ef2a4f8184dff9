import { writePdf } from '@foothold/documents/write';
import { makeBoxKeys, toBase64 } from '@foothold/sealed-box';
import type { Kysely } from 'kysely';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';
import { softKey } from '../../apps/server/test/doubles/soft-key.ts';
import { createNurse } from '../../apps/server/test/fixtures/people.ts';
import type { Person } from '../../apps/server/test/harness.ts';
import { PASSWORD } from './inputs.ts';

/** A member and the recruiter who is assigned to them. */
export interface RecruitedPair {
  db: Kysely<DB>;
  member: Person & { id: string };
  recruiter: Person;
  /** Included in the texts of packets. */
  mark: string;
}

/** What a change of a packet names. */
export interface SeenPacket {
  id: string;
  hash: string;
}

/** How many listings are tried: the member may have packets for some of them. */
const LISTING_TRIES = 20;

/** Lets recruiters apply for the member, whose résumé is uploaded unless they have one. @returns the résumé's ID */
export async function prepareForPackets({ member, mark }: RecruitedPair): Promise<string> {
  await member.api.recruiting.authorization.set({ given: true });
  const { resumes } = await member.api.resumes.list();
  const own = resumes.find(({ parentId, preparedBy }) => parentId === null && preparedBy === null);
  if (own) return own.id;
  const bytes = new Uint8Array(await writePdf({ ...createNurse(), summary: mark }));
  return (await member.api.resumes.upload({ file: new File([bytes], 'resume.pdf') })).resume.id;
}

/** An open listing for which the member has no application. */
export async function findFreeListing({ db, member }: Pick<RecruitedPair, 'db' | 'member'>): Promise<string> {
  const { id } = await db
    .selectFrom('listings')
    .select('id')
    .where('closed_at', 'is', null)
    .where('id', 'not in', (taken) =>
      taken
        .selectFrom('applications')
        .select('applications.listing_id')
        .where('applications.user_id', '=', member.id)
        .where('applications.listing_id', 'is not', null)
        .$castTo<{ listing_id: string }>(),
    )
    .orderBy((by) => by.fn('random'))
    .executeTakeFirstOrThrow();
  return id;
}

/** Proposes a packet that needs the mailbox, for a listing of its own. */
export async function proposePacket(pair: RecruitedPair): Promise<SeenPacket> {
  const { member, recruiter, mark } = pair;
  const resumeId = await prepareForPackets(pair);
  for (let tries = 1; ; tries++)
    try {
      const { id, hash } = await recruiter.api.recruiting.packets.propose({
        memberId: member.id,
        listingId: await findFreeListing(pair),
        resumeId,
        channel: 'email',
        needsMailbox: true,
        confirmed: true,
        letter: `I am ${mark}.`,
        note: mark,
        answers: [{ question: `Why do you want to work here, ${mark}?`, answer: mark }],
      });
      return { id, hash };
    } catch (error) {
      const { code } = error as { code?: string };
      if (tries === LISTING_TRIES || (code !== 'packets.open' && code !== 'packets.sent')) throw error;
    }
}

/** Approves a packet with the member's password, which a separate process checks. */
export async function approvePacket({ member }: Pick<RecruitedPair, 'member'>, { id, hash }: SeenPacket) {
  const { needsException } = await member.api.packets.get({ id });
  await member.api.packets.approve({ items: [{ id, hash, exception: needsException }], password: PASSWORD });
}

/** The member's latest packet in this state, proposed, and approved if needed, unless there is one. */
export async function findPacket(pair: RecruitedPair, state: 'proposed' | 'approved'): Promise<SeenPacket> {
  const { packets } = await pair.member.api.packets.list({ filter: state === 'proposed' ? 'waiting' : 'approved' });
  const [latest] = packets;
  if (latest) return { id: latest.id, hash: (await pair.member.api.packets.get({ id: latest.id })).hash };
  const packet = await proposePacket(pair);
  if (state === 'approved') await approvePacket(pair, packet);
  return packet;
}

/** The address that passkeys are bound to, of a server at `http://127.0.0.1`. */
export const getOrigin = (url: string): string => url.replace('127.0.0.1', 'localhost');

/** What a recruiter's browser sends for the mailbox password, signed with a passkey that is added for it. */
export async function signReveal(
  { member, recruiter }: Pick<RecruitedPair, 'member' | 'recruiter'>,
  { packetId, origin, reason, publicKey }: { packetId: string; origin: string; reason: string; publicKey: string },
) {
  const key = softKey();
  const { security } = recruiter.api.accounts;
  const creation = await security.passkeyCreation({ password: PASSWORD });
  await security.addPasskey({ name: 'Laptop', response: key.create(creation, origin) });
  const request = { memberId: member.id, packetId, reason, publicKey };
  const { hash, passkey } = await recruiter.api.recruiting.revealOptions(request);
  return { ...request, hash, assertion: key.get(passkey, origin) };
}

/** Asks for the mailbox password for an approved packet. @returns the request's ID, and the keys that open the answer */
export async function askForSecret(pair: RecruitedPair, packetId: string, origin: string) {
  const keys = await makeBoxKeys();
  const reason = 'To send the application from the mailbox';
  const input = await signReveal(pair, { packetId, origin, reason, publicKey: toBase64(keys.publicKey) });
  const { id } = await pair.recruiter.api.recruiting.reveal(input);
  return { id, keys };
}
