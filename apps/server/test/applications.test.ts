import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNurseListing, openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const JSON_RESUME = {
  basics: { name: 'Robin Example', email: 'robin@example.com' },
  work: [
    {
      name: 'Larkholt Hospital',
      position: 'Registered Nurse',
      startDate: '2020-01',
      highlights: ['Gave wound care and IV therapy to 20 patients a day'],
    },
  ],
  skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
};

let listings: string[];

beforeAll(async () => {
  const many = Array.from({ length: 12 }, (_, at) => createNurseListing(`nurse-${String(at).padStart(2, '0')}`));
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
    ...many,
    createNurseListing('over', { validThrough: '2020-01-01' }),
  ]);
  const rows = await test.app.db.selectFrom('listings').select('id').orderBy('external_id').execute();
  listings = rows.map(({ id }) => id);
});

const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error as unknown as { code: string };
const getListing = (at: number) => listings[at] ?? '';

describe('saving a listing', () => {
  it('adds a listing once, even if it is saved repeatedly', async () => {
    const ana = await signUp(test);
    const saved = await Promise.all([1, 2, 3].map(() => ana.api.applications.save({ listingId: getListing(0) })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(saved[0]).toMatchObject({
      state: 'saved',
      note: '',
      resumeId: null,
      listing: { id: getListing(0), closed: false },
    });
    const { applications } = await ana.api.applications.list({});
    expect(applications.map(({ id }) => id)).toEqual([saved[0]?.id]);
    const events = await test.app.db
      .selectFrom('application_events')
      .selectAll()
      .where('application_id', '=', saved[0]?.id ?? '')
      .execute();
    expect(events.map(({ actor, to_state }) => [actor, to_state])).toEqual([['member', 'saved']]);
  });

  it('finds an application by its listing', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.applications.save({ listingId: getListing(1) });
    await ana.api.applications.save({ listingId: getListing(2) });
    expect((await ana.api.applications.list({ listingId: getListing(1) })).applications.map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await ana.api.applications.list({ listingId: getListing(3) })).applications).toEqual([]);
    expect((await ana.api.applications.list({ listingId: 'none' })).applications).toEqual([]);
  });

  it('lists the newest first, including closed ones', async () => {
    const ana = await signUp(test);
    await ana.api.applications.save({ listingId: getListing(0) });
    await ana.api.applications.save({ listingId: getListing(12) });
    const { applications } = await ana.api.applications.list({});
    expect(applications.map(({ listingId, job }) => [listingId, job.closed])).toEqual([
      [getListing(12), true],
      [getListing(0), false],
    ]);
  });

  it("rejects an unknown listing and another member's résumé", async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    for (const listingId of [UNKNOWN_ID, 'none', ''])
      expect((await getRefusal(ana.api.applications.save({ listingId }))).code).toBe('resource.not-found');
    const resumeId = await upload(eve);
    expect((await getRefusal(ana.api.applications.save({ listingId: getListing(0), resumeId }))).code).toBe(
      'resource.not-found',
    );
    expect((await eve.api.applications.save({ listingId: getListing(0), resumeId })).resumeId).toBe(resumeId);
  });

  it("stops at the plan's limit and names it", async () => {
    const late = await signUp(test, { email: 'late@example.com' });
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date('2020-01-01') })
      .where('email', '=', 'late@example.com')
      .execute();
    for (let at = 0; at < 9; at++) await late.api.applications.save({ listingId: getListing(at) });
    // Of simultaneous requests for the last slot, one gets it.
    const saves = await Promise.allSettled(
      [9, 10, 11].map((at) => late.api.applications.save({ listingId: getListing(at) })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const error = await getRefusal(late.api.applications.save({ listingId: getListing(12) }));
    expect(error).toMatchObject({ code: 'access.plan-limit', data: { data: { limit: 10 } } });
    // Saved listings stay accessible.
    expect((await late.api.applications.save({ listingId: getListing(3) })).listingId).toBe(getListing(3));
  });

  it('requires a sign-in', async () => {
    const visitor = test.visitor();
    for (const call of [
      () => visitor.api.applications.list({}),
      () => visitor.api.applications.save({ listingId: getListing(0) }),
      () => visitor.api.applications.change({ id: UNKNOWN_ID, note: '' }),
      () => visitor.api.applications.remove({ id: UNKNOWN_ID }),
      () => visitor.api.applications.matches({ resumeId: UNKNOWN_ID }),
    ])
      expect((await getRefusal(call())).code).toBe('access.sign-in');
  });
});

describe('a saved listing', () => {
  it('limits the length of a note', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.applications.save({ listingId: getListing(0) });
    const note = 'Ask for <Kim> & "the ward"\nsecond line';
    expect((await ana.api.applications.change({ id, note })).note).toBe(note);
    expect((await getRefusal(ana.api.applications.change({ id, note: 'x'.repeat(2001) }))).code).toBe(
      'request.invalid',
    );
    expect((await ana.api.applications.list({})).applications[0]?.note).toBe(note);
  });

  it('can be removed from the list and restored with its note', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.applications.save({ listingId: getListing(0) });
    await ana.api.applications.change({ id, note: 'Call on Monday' });
    await ana.api.applications.remove({ id });
    expect((await ana.api.applications.list({})).applications).toEqual([]);
    expect((await getRefusal(ana.api.applications.remove({ id }))).code).toBe('resource.not-found');

    const again = await ana.api.applications.save({ listingId: getListing(0), note: 'Call on Monday' });
    expect(again.note).toBe('Call on Monday');
    // A note is included only with a saved listing.
    expect((await ana.api.applications.save({ listingId: getListing(0), note: 'Something else' })).note).toBe(
      'Call on Monday',
    );
  });

  it('returns 404 when another member reads, changes, or removes it', async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const { id } = await ana.api.applications.save({ listingId: getListing(0) });
    expect((await getRefusal(eve.api.applications.change({ id, note: 'mine' }))).code).toBe('resource.not-found');
    expect((await getRefusal(eve.api.applications.remove({ id }))).code).toBe('resource.not-found');
    expect((await eve.api.applications.list({ listingId: getListing(0) })).applications).toEqual([]);
    expect((await ana.api.applications.list({})).applications).toMatchObject([{ id, note: '' }]);
  });

  it("notifies its owner's open windows of every change", async () => {
    const ana = await signUp(test);
    const { received, stop } = await openWindow(test, ana);
    const { id } = await ana.api.applications.save({ listingId: getListing(0) });
    await ana.api.applications.change({ id, note: 'Hello' });
    await ana.api.applications.remove({ id });
    const listApplicationChanges = () => received.filter(({ kind }) => kind === 'application');
    await test.eventually(async () => listApplicationChanges().length === 3);
    expect(listApplicationChanges()).toEqual(Array.from({ length: 3 }, () => ({ kind: 'application', id })));
    await stop();
  });
});

describe('matches', () => {
  it('names skills as the listing does, marks saved listings, and respects the requested number', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const { id } = await ana.api.applications.save({ listingId: getListing(0) });
    const { matches, considered, limitedByPlan } = await ana.api.applications.matches({ resumeId });
    expect(considered).toBe(12);
    expect(matches).toHaveLength(12);
    expect(limitedByPlan).toBe(false);
    expect(matches.find(({ listing }) => listing.id === getListing(0))?.applicationId).toBe(id);
    expect(matches.find(({ listing }) => listing.id === getListing(1))?.applicationId).toBeNull();
    const namedSkills = matches.flatMap(({ reasons }) => reasons.flatMap(({ skills = [] }) => skills));
    expect(new Set(namedSkills)).toEqual(new Set(['Wound Care', 'IV Therapy']));
    expect((await ana.api.applications.matches({ resumeId, limit: 5 })).matches).toHaveLength(5);
  });

  it('returns fewer matches after the trial, with an explanation', async () => {
    const late = await signUp(test, { email: 'over@example.com' });
    const resumeId = await upload(late);
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date('2020-01-01') })
      .where('email', '=', 'over@example.com')
      .execute();
    const { matches, limitedByPlan } = await late.api.applications.matches({ resumeId });
    expect(matches).toHaveLength(10);
    expect(limitedByPlan).toBe(true);
  });

  it("requires the caller's own résumé, and rejects invalid filters", async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const resumeId = await upload(ana);
    expect((await getRefusal(eve.api.applications.matches({ resumeId }))).code).toBe('resource.not-found');
    expect((await getRefusal(ana.api.applications.matches({ resumeId, state: 'Texas' }))).code).toBe('request.invalid');
    expect((await getRefusal(ana.api.applications.matches({ resumeId, limit: 500 }))).code).toBe('request.invalid');
  });

  it('of the sample résumé show a visitor the one that a member with that résumé gets', async () => {
    const feed = { id: 'other', name: 'Another feed', kind: 'feed' } as const;
    await test.app.listings.ingest(feed, [
      createNurseListing('analyst', {
        title: 'Data Analyst',
        description: 'We need a data analyst.\n\nRequirements\n\n- SQL\n- Data visualization\n- 2 years of experience',
      }),
    ]);
    const { match, considered } = await test.visitor().api.applications.sampleMatch();
    const dora = await signUp(test);
    const { resume } = await dora.api.resumes.addSample();
    const members = await dora.api.applications.matches({ resumeId: resume.id, limit: 1 });
    expect(match?.listing.title).toBe('Data Analyst');
    expect({ match, considered }).toEqual({ match: members.matches[0], considered: members.considered });
    // Closes it for the other tests.
    await test.app.listings.close(feed.id, ['analyst']);
  });
});

describe('listing page', () => {
  it('includes structured data for search engines, unless it is closed', async () => {
    const open = await test.visitor().api.listings.get({ id: getListing(0) });
    expect(open.jobPosting).toMatchObject({
      '@type': 'JobPosting',
      url: `${test.app.env.publicUrl}/jobs/${getListing(0)}`,
    });
    const over = await test.visitor().api.listings.get({ id: getListing(12) });
    expect(over).toMatchObject({ closed: true, jobPosting: null });
  });
});

async function upload(person: Person): Promise<string> {
  const file = new File([JSON.stringify(JSON_RESUME)], 'robin.json', { type: 'application/json' });
  return (await person.api.resumes.upload({ file })).resume.id;
}
