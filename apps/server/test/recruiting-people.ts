import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from '@foothold/contracts/recruiting';
import type { Registration } from '@foothold/contracts/recruiting/registration-shapes';
import { canonicalize } from '@foothold/core/packets';
import { fromBase64, makeBoxKeys, openText, toBase64 } from '@foothold/sealed-box';
import { type SoftKey, softKey } from './doubles/soft-key.ts';
import { createStaffMember, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import type { Person, TestApp } from './harness.ts';

/** The password of every test member. */
export const PASSWORD = 'four plain words here';

export type IdentifiedPerson = Person & { id: string };

export const getUserId = async (person: Person): Promise<string> => (await person.api.accounts.me()).viewer?.id ?? '';

/** Assigns a recruiter, which needs a plan that includes one. The member is on a trial again afterward, so that its end matters. */
export async function assignRecruiter(
  test: TestApp,
  admin: Person,
  { id, memberId, recruiterId }: { id: string; memberId: string; recruiterId: string },
) {
  const setPlan = (plan: string | null) =>
    test.app.db.updateTable('users').set({ plan }).where('id', '=', memberId).execute();
  await setPlan('prime');
  const assigned = await admin.api.recruiting.assign({ id, recruiterId });
  await setPlan(null);
  return assigned;
}

/** A member with an accepted registration. */
export async function createAcceptedMember(test: TestApp, admin: Person, over: Partial<Registration> = {}) {
  const person = await signUp(test);
  const member: IdentifiedPerson = { ...person, id: await getUserId(person) };
  await member.api.recruiting.register(createRegistration(over));
  const id = (await member.api.recruiting.profile()).registration?.id ?? '';
  await admin.api.recruiting.review({ id, decision: 'accept' });
  return { member, registrationId: id };
}

/** An approved packet of a member, as a recruiter's browser knows it. */
export interface ApprovedPacket {
  id: string;
  hash: string;
  /** As the access log names it. */
  job: string;
}

export interface TrustedMember {
  member: IdentifiedPerson;
  recruiter: IdentifiedPerson;
  admin: IdentifiedPerson;
  registrationId: string;
  packet: ApprovedPacket;
  /** The recruiter's passkey. */
  key: SoftKey;
  /** The address that passkeys are bound to. */
  origin: string;
  password: string;
}

/** A member, their recruiter with a passkey, and an approved packet that needs the mailbox: everything required to open a password. */
export async function createTrust(
  test: TestApp,
  { password = 'opened by custody 3', recruiter }: { password?: string; recruiter?: IdentifiedPerson } = {},
): Promise<TrustedMember> {
  const admin = await createStaffMember(test, 'admin');
  const works = recruiter ?? (await createStaffMember(test, 'recruiter', 'Rowan Recruiter'));
  const { member, registrationId } = await createAcceptedMember(test, admin, { resumeEmailPassword: password });
  await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: works.id });
  const packet = await insertPacket(test, { memberId: member.id, recruiterId: works.id });
  const key = await addPasskey(test, works);
  return { member, recruiter: works, admin, registrationId, packet, key, origin: test.app.publicUrl, password };
}

const passkeys = new Map<string, SoftKey>();

/** The passkey of a person, added to their account unless it has one. */
export async function addPasskey(
  test: TestApp,
  { id, api }: IdentifiedPerson,
  options?: Parameters<typeof softKey>[0],
): Promise<SoftKey> {
  const known = passkeys.get(id);
  if (known) return known;
  const key = softKey(options);
  const creation = await api.accounts.security.passkeyCreation({ password: PASSWORD });
  await api.accounts.security.addPasskey({ name: 'Laptop', response: key.create(creation, test.app.publicUrl) });
  passkeys.set(id, key);
  return key;
}

let jobs = 0;

/** A packet in the database, approved unless said otherwise, as the custody process would after a member's proof. */
export async function insertPacket(
  test: TestApp,
  { memberId, recruiterId }: { memberId: string; recruiterId: string },
  { approved = true, needsMailbox = true }: { approved?: boolean; needsMailbox?: boolean } = {},
): Promise<ApprovedPacket> {
  const id = randomUUID();
  const title = `Data Analyst ${++jobs}`;
  const content = canonicalize({
    format: 1,
    id,
    memberId,
    listing: { id: randomUUID(), title, company: 'Example Works', place: 'Denver, CO', url: null },
    channel: 'email',
    needsMailbox,
    resume: { id: randomUUID(), title: 'Robin Example', score: 90, rubric: 'test' },
    letter: '',
    answers: [],
    files: [],
  });
  const { owner } = test;
  await allowRecruiters(test, memberId);
  const { hash } = await owner
    .insertInto('packets')
    .values({
      id,
      member_id: memberId,
      recruiter_id: recruiterId,
      recruiter_name: 'Rowan Recruiter',
      made_by: 'recruiter',
      content: Buffer.from(content),
      note: '',
      proposed_at: new Date(),
      expires_at: new Date(Date.now() + 24 * 60 * 60_000),
    })
    .returning('hash')
    .executeTakeFirstOrThrow();
  if (approved) await insertApproval(test, { id, memberId, hash });
  return { id, hash: hash.toString('hex'), job: `${title} at Example Works` };
}

const insertApproval = (test: TestApp, packet: { id: string; memberId: string; hash: Buffer }) =>
  test.owner
    .insertInto('packet_approvals')
    .values({
      packet_id: packet.id,
      member_id: packet.memberId,
      hash: packet.hash,
      exception: false,
      method: 'password',
      evidence: null,
      approved_at: new Date(),
      expires_at: new Date(Date.now() + 1000),
    })
    .execute();

export const allowRecruiters = (test: TestApp, memberId: string) =>
  test.app.accounts.recordConsent(test.app.db, {
    userId: memberId,
    kind: 'recruiter-applications',
    given: true,
    wording: 'Recruiters may apply for me.',
    source: 'Test',
  });

/** A task that the member approved. */
export async function createApprovedTask(recruiter: Person, member: IdentifiedPerson): Promise<Task> {
  const { id } = await recruiter.api.recruiting.proposeTask({
    memberId: member.id,
    what: 'Ask two former colleagues for a reference',
  });
  return member.api.recruiting.approveTask({ id });
}

export const REASON = 'To send the application from the mailbox';

type Answer = Awaited<ReturnType<Person['api']['recruiting']['revealed']>>;
type Trust = Pick<TrustedMember, 'member' | 'recruiter' | 'packet' | 'key' | 'origin'>;
export type RevealInput = Parameters<Person['api']['recruiting']['reveal']>[0];

/** What a recruiter's browser sends, signed. @param over what is signed */
export async function signReveal(trust: Trust, over: { packet?: ApprovedPacket; reason?: string } = {}) {
  const keys = await makeBoxKeys();
  const packet = over.packet ?? trust.packet;
  const request = {
    memberId: trust.member.id,
    packetId: packet.id,
    reason: over.reason ?? REASON,
    publicKey: toBase64(keys.publicKey),
  };
  const { hash, passkey } = await trust.recruiter.api.recruiting.revealOptions(request);
  const input: RevealInput = { ...request, hash, assertion: trust.key.get(passkey, trust.origin) };
  return { keys, input };
}

/** Requests access as the recruiter's browser does. @param sent replaces what was signed, before it is sent */
export async function ask(
  trust: Trust,
  over: { packet?: ApprovedPacket; reason?: string } = {},
  sent: (input: RevealInput) => RevealInput = (input) => input,
) {
  const { keys, input } = await signReveal(trust, over);
  const { id } = await trust.recruiter.api.recruiting.reveal(sent(input));
  return { id, keys };
}

/** Requests access and polls until it is decided. */
export async function look(
  trust: Trust,
  over: { packet?: ApprovedPacket; reason?: string } = {},
  sent?: (input: RevealInput) => RevealInput,
): Promise<Answer & { id: string; password: string | null }> {
  const { id, keys } = await ask(trust, over, sent);
  const answer = await waitForDecision(trust.recruiter, id);
  const password = answer.sealed ? await openText(keys, fromBase64(answer.sealed), `reveal|${id}`) : null;
  return { ...answer, id, password };
}

export async function waitForDecision(recruiter: Person, id: string): Promise<Answer> {
  for (let tries = 0; tries < 1000; tries++) {
    const answer = await recruiter.api.recruiting.revealed({ id });
    if (answer.state !== 'asked') return answer;
    await delay(20);
  }
  throw new Error('nobody decided');
}
