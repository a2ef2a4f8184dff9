import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from '@foothold/contracts/recruiting';
import type { Registration } from '@foothold/contracts/recruiting/registration-shapes';
import { fromBase64, makeBoxKeys, openText, toBase64 } from '@foothold/sealed-box';
import { createStaffMember, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import type { Person, TestApp } from './harness.ts';

export type IdentifiedPerson = Person & { id: string };

export const getUserId = async (person: Person): Promise<string> => (await person.api.accounts.me()).viewer?.id ?? '';

/** Marks the second factor as verified in all of their sessions, at the app's current time. */
export const proveAgain = (test: TestApp, person: IdentifiedPerson, at: Date = test.clock.now) =>
  test.app.db.updateTable('sessions').set({ verified_at: at }).where('user_id', '=', person.id).execute();

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

export interface TrustedMember {
  member: IdentifiedPerson;
  recruiter: IdentifiedPerson;
  admin: IdentifiedPerson;
  registrationId: string;
  task: Task;
  password: string;
}

/** A member, their recruiter with a recently verified second factor, and an approved task: everything required to access a password. */
export async function createTrust(
  test: TestApp,
  { password = 'opened by custody 3', recruiter }: { password?: string; recruiter?: IdentifiedPerson } = {},
): Promise<TrustedMember> {
  const admin = await createStaffMember(test, 'admin');
  const works = recruiter ?? (await createStaffMember(test, 'recruiter', 'Rowan Recruiter'));
  const { member, registrationId } = await createAcceptedMember(test, admin, { resumeEmailPassword: password });
  await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: works.id });
  const task = await createApprovedTask(works, member);
  await proveAgain(test, works);
  return { member, recruiter: works, admin, registrationId, task, password };
}

export async function createApprovedTask(
  recruiter: Person,
  member: IdentifiedPerson,
  needsMailbox = true,
): Promise<Task> {
  const { id } = await recruiter.api.recruiting.proposeTask({
    memberId: member.id,
    what: 'Apply to Example Works as an analyst',
    listingId: null,
    needsMailbox,
  });
  return member.api.recruiting.approveTask({ id });
}

export const REASON = 'To send the application from the mailbox';

type Answer = Awaited<ReturnType<Person['api']['recruiting']['revealed']>>;

/** Requests access as the recruiter's browser does. */
export async function ask(
  trust: Pick<TrustedMember, 'member' | 'recruiter' | 'task'>,
  over: { taskId?: string; reason?: string } = {},
) {
  const keys = await makeBoxKeys();
  const { id } = await trust.recruiter.api.recruiting.reveal({
    memberId: trust.member.id,
    taskId: trust.task.id,
    reason: REASON,
    publicKey: toBase64(keys.publicKey),
    ...over,
  });
  return { id, keys };
}

/** Requests access and polls until it is decided. */
export async function look(
  trust: Pick<TrustedMember, 'member' | 'recruiter' | 'task'>,
  over: { taskId?: string; reason?: string } = {},
): Promise<Answer & { id: string; password: string | null }> {
  const { id, keys } = await ask(trust, over);
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
