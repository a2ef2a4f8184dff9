import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from './harness.ts';
import { approve, createListing, createPacketCase, type PacketCase, propose, submit } from './packet-kit.ts';

const test = useTestApp();
let one: PacketCase;

beforeAll(async () => {
  await test.openCustody();
  one = await createPacketCase(test);
});

const getCode = async (promise: Promise<unknown>): Promise<unknown> => {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code ?? null;
};

describe('a packet', () => {
  it('is proposed, approved, and submitted with a receipt, and everyone sees it', async () => {
    const one = await createPacketCase(test);
    const proposed = await propose(one);
    expect(proposed).toMatchObject({ state: 'proposed', openQuestions: 0, clock: { side: 'member' } });
    const seen = await one.member.api.packets.get({ id: proposed.id });
    expect(seen.hash).toBe(proposed.hash);
    expect(await sha256(seen.canonical)).toBe(seen.hash);
    expect(JSON.parse(seen.canonical)).toEqual(seen.content);
    const { applicationId } = seen;
    expect((await one.member.api.applications.get({ id: applicationId ?? '' })).state).toBe('awaiting-approval');

    const { approved } = await approve(one, seen);
    expect(approved).toMatchObject([{ id: seen.id, state: 'approved' }]);
    await test.eventually(
      async () => (await one.member.api.applications.get({ id: applicationId ?? '' })).state === 'approved',
    );
    const submitted = await submit(one, seen);
    expect(submitted).toMatchObject({
      state: 'submitted',
      submission: { receipt: { kind: 'number', text: 'GH-20417' } },
    });
    expect((await one.member.api.applications.get({ id: applicationId ?? '' })).state).toBe('submitted');
    expect((await submit(one, seen)).submission?.at).toBe(submitted.submission?.at);
    expect(await one.member.api.packets.list({ filter: 'submitted' })).toMatchObject({ counts: { waiting: 0 } });
  });

  it('is submitted for a program that applies only once there is a receipt', async () => {
    const apply = () => one.member.api.jobApplications.apply({ jobId: one.listingId });
    const one = await createPacketCase(test);
    expect(await apply()).toMatchObject({ submission: 'none', submitted: false });
    const proposed = await propose(one);
    expect(await apply()).toMatchObject({ submission: 'awaits-approval', submitted: false });
    await approve(one, proposed);
    expect(await apply()).toMatchObject({ submission: 'with-recruiter', submitted: false });
    await submit(one, proposed);
    expect(await apply()).toMatchObject({
      submission: 'submitted',
      submitted: true,
      application: { id: proposed.applicationId, state: 'submitted' },
    });
  });

  it('isn’t submitted without an approval', async () => {
    const proposed = await propose({ ...one, listingId: await createListing(test) });
    expect(await getCode(submit(one, proposed))).toBe('packets.over');
  });

  it('isn’t approved with a wrong password', async () => {
    const proposed = await propose({ ...one, listingId: await createListing(test) });
    expect(await getCode(approve(one, proposed, 'another password'))).toBe('packets.proof');
    expect((await one.member.api.packets.get({ id: proposed.id })).approval).toBeNull();
  });

  it('sends the cover letter that the member edited, also as its file', async () => {
    const proposed = await propose({ ...one, listingId: await createListing(test) }, { letter: 'Dear team, hello.' });
    const letter = 'Dear team, I would like to work with you.';
    const edited = await one.member.api.packets.edit({ id: proposed.id, hash: proposed.hash, letter });
    expect(edited.content.letter).toBe(letter);
    const files = edited.content.files.filter(({ kind }) => kind === 'letter');
    expect(files).toMatchObject([{ name: 'Cover letter.txt', sha256: await sha256(letter) }]);
    const without = await one.member.api.packets.edit({ id: edited.id, hash: edited.hash, letter: '' });
    expect(without.content.files.map(({ kind }) => kind)).toEqual(['resume']);
  });

  it('leaves what only the member may answer to them, and becomes another packet with it', async () => {
    const proposed = await propose(
      { ...one, listingId: await createListing(test) },
      { answers: [{ question: 'I certify that all statements are true.', answer: 'Yes' }] },
    );
    expect(proposed.content.answers[0]).toMatchObject({ answer: null, memberOnly: true, source: 'member' });
    expect(await getCode(approve(one, proposed))).toBe('packets.open-questions');
    const edited = await one.member.api.packets.edit({
      id: proposed.id,
      hash: proposed.hash,
      answers: [{ at: 0, answer: 'Yes, I do' }],
    });
    expect(edited).toMatchObject({ madeBy: 'member', previous: { id: proposed.id }, openQuestions: 0 });
    expect(edited.hash).not.toBe(proposed.hash);
    expect(await getCode(approve(one, proposed))).toBe('packets.over');
    await approve(one, edited);
    expect((await submit(one, edited)).state).toBe('submitted');
  });

  it('keeps a whole confirmation email as its receipt, of up to 20,000 characters', async () => {
    const email = `Subject: Thank you for applying\n\n${'We received your application. '.repeat(600)}`.trim();
    const proposed = await propose({ ...one, listingId: await createListing(test) });
    await approve(one, proposed);
    const record = (kind: 'email' | 'number', text: string) =>
      one.recruiter.api.recruiting.packets.submit({ id: proposed.id, hash: proposed.hash, kind, text });
    expect(await getCode(record('email', 'x'.repeat(20_001)))).toBe('request.invalid');
    expect(await getCode(record('number', email))).toBe('request.invalid');
    await record('email', email);
    const { submission } = await one.member.api.packets.get({ id: proposed.id });
    expect(submission?.receipt).toMatchObject({ kind: 'email', text: email });
    expect(email.length).toBeGreaterThan(17_000);
  });

  it('is found by its application, in any state, and by its member only', async () => {
    const of = async (person: PacketCase['member'], applicationId: string | null) =>
      (await person.api.packets.ofApplication({ applicationId: applicationId ?? '' })).packet;
    const declined = await propose({ ...one, listingId: await createListing(test) });
    const { applicationId } = declined;
    expect(await of(one.member, applicationId)).toMatchObject({ id: declined.id, state: 'proposed' });
    await one.member.api.packets.decline({ id: declined.id, hash: declined.hash, reason: 'answers' });
    expect(await of(one.member, applicationId)).toMatchObject({ id: declined.id, state: 'declined' });
    const again = await propose({ ...one, listingId: declined.content.listing.id });
    expect(again.applicationId).toBe(applicationId);
    await approve(one, again);
    await submit(one, again);
    await one.member.api.applications.move({ id: applicationId ?? '', to: 'interview' });
    expect(await of(one.member, applicationId)).toMatchObject({ id: again.id, state: 'submitted' });
    const other = await createPacketCase(test);
    expect(await of(other.member, applicationId)).toBeNull();
    expect(await of(one.recruiter, applicationId)).toBeNull();
    expect(await of(one.member, 'not-an-id')).toBeNull();
    expect(await getCode(test.visitor().api.packets.ofApplication({ applicationId: applicationId ?? '' }))).toBe(
      'access.sign-in',
    );
  });

  it('loses its approval when the member declines it', async () => {
    const proposed = await propose({ ...one, listingId: await createListing(test) });
    await approve(one, proposed);
    await one.member.api.packets.decline({ id: proposed.id, hash: proposed.hash, reason: 'pay', text: 'Below 90' });
    expect(await getCode(submit(one, proposed))).toBe('packets.over');
    expect(await one.recruiter.api.recruiting.packets.get({ id: proposed.id })).toMatchObject({
      state: 'declined',
      ended: { reason: 'pay', text: 'Below 90' },
    });
  });
});

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
