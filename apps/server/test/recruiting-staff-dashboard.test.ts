import { beforeAll, expect, it } from 'vitest';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';
import { approve, createListing, createPacketCase, type PacketCase, propose, submit } from './packet-kit.ts';

const test = useTestApp();

beforeAll(() => test.openCustody());

const read = ({ admin }: Pick<PacketCase, 'admin'>) => admin.api.recruiting.staffing.dashboard();

const sum = (weeks: readonly { submitted: number }[]) => weeks.reduce((total, { submitted }) => total + submitted, 0);

async function findQueued(one: PacketCase) {
  const { queue } = await read(one);
  return queue.find(({ member }) => member.id === one.member.id);
}

it('shows for each member who has to act next, and by when', async () => {
  const one = await createPacketCase(test);
  expect(await findQueued(one)).toMatchObject({
    recruiter: { id: one.recruiter.id, name: 'Rowan Recruiter' },
    step: 'prepare',
    nextActor: 'recruiter',
    due: null,
    overdue: false,
  });
  // A minute earlier, because the newest packet decides.
  const now = test.clock.now;
  test.clock.now = new Date(now.getTime() - 60_000);
  const declined = await propose(one);
  test.clock.now = now;
  expect(await findQueued(one)).toMatchObject({ step: 'waiting', nextActor: 'member', due: declined.expiresAt });
  await one.member.api.packets.decline({ id: declined.id, hash: declined.hash, reason: 'pay' });
  expect(await findQueued(one)).toMatchObject({ step: 'declined', nextActor: 'recruiter', due: null });
  const packet = await propose({ ...one, listingId: await createListing(test) });
  await approve(one, packet);
  const ready = await findQueued(one);
  expect(ready).toMatchObject({ step: 'ready', nextActor: 'recruiter', overdue: false });
  expect(Date.parse(ready?.due ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000);
  await submit(one, packet);
  expect(await findQueued(one)).toMatchObject({ step: 'prepare' });
  await test.app.accounts.recordConsent(test.app.db, {
    userId: one.member.id,
    kind: 'recruiter-applications',
    given: false,
    wording: 'Recruiters may apply for me.',
    source: 'Test',
  });
  expect(await findQueued(one)).toMatchObject({ step: 'unauthorized', nextActor: 'member' });
});

it('adds up: members by who has to act, those of recruiters first, the most overdue at the top', async () => {
  const [late, waiting] = [await createPacketCase(test), await createPacketCase(test)];
  await approve(late, await propose(late));
  await propose(waiting);
  const before = test.clock.now;
  test.clock.now = new Date(Date.now() + 49 * 3_600_000);
  try {
    const { members, queue } = await read(late);
    expect(members.recruiter + members.member).toBe(members.all);
    expect(queue).toHaveLength(members.all);
    expect(queue.filter(({ nextActor }) => nextActor === 'recruiter')).toHaveLength(members.recruiter);
    expect(queue[0]).toMatchObject({ step: 'ready', overdue: true });
    const at = (one: PacketCase) => queue.findIndex(({ member }) => member.id === one.member.id);
    expect(at(late)).toBeLessThan(at(waiting));
  } finally {
    test.clock.now = before;
  }
});

it('counts how far the applications of eight weeks got, a changed one once, and what left in each week', async () => {
  const one = await createPacketCase(test);
  const before = await read(one);
  const [answered, changed] = [
    await propose(one),
    await propose({ ...one, listingId: await createListing(test) }),
    await propose({ ...one, listingId: await createListing(test) }),
  ];
  await approve(one, answered);
  await submit(one, answered);
  await one.member.api.applications.move({ id: answered.applicationId ?? '', to: 'interview' });
  await one.member.api.packets.edit({
    id: changed.id,
    hash: changed.hash,
    answers: [{ at: 0, answer: 'Because of the night shifts.' }],
  });
  const { funnel, weeks } = await read(one);
  expect(funnel).toEqual({
    prepared: before.funnel.prepared + 3,
    approved: before.funnel.approved + 1,
    submitted: before.funnel.submitted + 1,
    answered: before.funnel.answered + 1,
    interviews: before.funnel.interviews + 1,
  });
  expect(weeks).toHaveLength(8);
  expect(sum(weeks)).toBe(sum(before.weeks) + 1);
  expect(weeks.at(-1)?.submitted, 'in the latest week').toBe((before.weeks.at(-1)?.submitted ?? 0) + 1);
  const now = test.clock.now;
  test.clock.now = new Date(Date.now() + 57 * 24 * 3_600_000);
  try {
    const later = await one.admin.api.recruiting.staffing.dashboard();
    expect([later.funnel.prepared, sum(later.weeks)], 'older ones don’t count').toEqual([0, 0]);
  } finally {
    test.clock.now = now;
  }
});

it('is for admins only', async () => {
  const [recruiter, support] = [await createStaffMember(test, 'recruiter'), await createStaffMember(test, 'support')];
  for (const [person, code] of [
    [recruiter, 'access.denied'],
    [support, 'access.denied'],
    [test.visitor(), 'access.sign-in'],
  ] as const)
    await expect(person.api.recruiting.staffing.dashboard()).rejects.toMatchObject({ code });
});
