import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
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

/** IDs: four of one hospital, two of another. */
let listings: string[];
const getListing = (at: number) => listings[at] ?? '';

beforeAll(async () => {
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
    ...[0, 1, 2, 3].map((at) => createNurseListing(`nurse-${at}`)),
    ...[4, 5].map((at) => createNurseListing(`nurse-${at}`, { company: { name: 'Fernbank Clinic' } })),
  ]);
  const rows = await test.app.db.selectFrom('listings').select('id').orderBy('external_id').execute();
  listings = rows.map(({ id }) => id);
});

const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error as unknown as { code: string };

async function upload(person: Person): Promise<string> {
  const file = new File([JSON.stringify(JSON_RESUME)], 'robin.json', { type: 'application/json' });
  return (await person.api.resumes.upload({ file })).resume.id;
}

const listMatchIds = async (person: Person, resumeId: string) =>
  (await person.api.applications.matches({ resumeId })).matches.map(({ listing }) => listing.id).sort();
const listFoundIds = async (person: Person) =>
  (await person.api.jobs.search({ q: 'nurse' })).items.map(({ id }) => id).sort();

describe('hiding', () => {
  it('leaves a listing out of matches, recommendations, and search until it is restored', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const hidden = await ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' });
    expect(hidden).toMatchObject({ kind: 'listing', listing: { id: getListing(0) } });
    const rest = listings.slice(1).toSorted();
    expect(await listMatchIds(ana, resumeId)).toEqual(rest);
    expect(await listFoundIds(ana)).toEqual(rest);
    expect((await ana.api.jobs.recommendations()).recommendations.map(({ listing }) => listing.id).sort()).toEqual(
      rest,
    );
    expect((await ana.api.applications.matches({ resumeId })).considered).toBe(5);

    await ana.api.hidden.restore({ id: hidden.id });
    expect(await listMatchIds(ana, resumeId)).toEqual(listings.toSorted());
    expect(await listFoundIds(ana)).toEqual(listings.toSorted());
  });

  it('leaves all listings of a company out, also those that are added later', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const hidden = await ana.api.hidden.hide({ listingId: getListing(4), kind: 'company' });
    expect(hidden).toMatchObject({ kind: 'company', listing: null, company: { name: 'Fernbank Clinic' } });
    expect(await listMatchIds(ana, resumeId)).toEqual(listings.slice(0, 4).toSorted());

    await test.app.listings.ingest({ id: 'late', name: 'Another feed', kind: 'feed' }, [
      createNurseListing('late', { company: { name: 'Fernbank Clinic' } }),
    ]);
    expect(await listMatchIds(ana, resumeId)).toEqual(listings.slice(0, 4).toSorted());
    expect(await listFoundIds(ana)).toEqual(listings.slice(0, 4).toSorted());
    await test.app.listings.close('late', ['late']);
  });

  it('counts what is left, in total and for each filter', async () => {
    const ana = await signUp(test);
    const all = await ana.api.jobs.search({ q: 'nurse' });
    await ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' });
    await ana.api.hidden.hide({ listingId: getListing(4), kind: 'company' });
    const left = await ana.api.jobs.search({ q: 'nurse' });
    expect([all.total, left.total]).toEqual([6, 3]);
    const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
    expect(sum(left.facets.remote)).toBe(3);
    expect(sum(left.facets.sponsorship)).toBe(3);
    const [city] = all.items[0]?.places ?? [];
    expect((await ana.api.jobs.search({ q: 'nurse', place: city?.city ?? '' })).total).toBe(3);
    // The public search shows everyone the same.
    expect((await test.visitor().api.listings.search({ q: 'nurse' })).total).toBe(6);
    expect((await ana.api.listings.search({ q: 'nurse' })).total).toBe(6);
  });

  it('hides once, however often and at the same time it is asked for', async () => {
    const ana = await signUp(test);
    const hidden = await Promise.all(
      [1, 2, 3].map(() => ana.api.hidden.hide({ listingId: getListing(1), kind: 'listing' })),
    );
    expect(new Set(hidden.map(({ id }) => id)).size).toBe(1);
    const company = await ana.api.hidden.hide({ listingId: getListing(1), kind: 'company' });
    const list = await ana.api.hidden.list({});
    expect(list).toMatchObject({ total: 2, pages: 1 });
    expect(new Set(list.hidden.map(({ id }) => id))).toEqual(new Set([hidden[0]?.id, company.id]));
  });

  it('says what hides a listing', async () => {
    const ana = await signUp(test);
    const own = await ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' });
    const company = await ana.api.hidden.hide({ listingId: getListing(1), kind: 'company' });
    const listIds = async (listingId: string) =>
      (await ana.api.hidden.list({ listingId })).hidden.map(({ id }) => id).sort();
    expect(await listIds(getListing(0))).toEqual([own.id, company.id].toSorted());
    expect(await listIds(getListing(1))).toEqual([company.id]);
    expect(await listIds(getListing(4))).toEqual([]);
    expect(await listIds('none')).toEqual([]);
  });

  it('stops at the limit with an explanation', async () => {
    const ana = await signUp(test, { email: 'full@example.com' });
    const { id } = await test.app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'full@example.com')
      .executeTakeFirstOrThrow();
    const companies = await test.app.db
      .insertInto('companies')
      .values(Array.from({ length: 2000 }, (_, at) => ({ name: `Company ${at}`, slug: `company-${at}` })))
      .returning('id')
      .execute();
    await test.app.db
      .insertInto('hidden_listings')
      .values(companies.map((company) => ({ user_id: id, company_id: company.id })))
      .execute();
    const refusal = await getRefusal(ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' }));
    expect(refusal.code).toBe('applications.hidden-limit');
    expect(await ana.api.hidden.list({ page: 40 })).toMatchObject({ total: 2000, pages: 40 });
    expect((await ana.api.hidden.list({ page: 41 })).hidden).toEqual([]);
  });

  it('rejects an unknown listing and an invalid kind', async () => {
    const ana = await signUp(test);
    for (const listingId of [UNKNOWN_ID, 'none', ''])
      expect((await getRefusal(ana.api.hidden.hide({ listingId, kind: 'listing' }))).code).toBe('resource.not-found');
    expect((await getRefusal(ana.api.hidden.hide({ listingId: getListing(0), kind: 'city' as never }))).code).toBe(
      'request.invalid',
    );
    expect((await getRefusal(ana.api.hidden.list({ page: 0 }))).code).toBe('request.invalid');
  });

  it("keeps to each member: another's entry can't be restored and hides nothing", async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const { id } = await ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' });
    for (const other of [id, UNKNOWN_ID, 'none'])
      expect((await getRefusal(eve.api.hidden.restore({ id: other }))).code).toBe('resource.not-found');
    expect((await eve.api.hidden.list({})).hidden).toEqual([]);
    expect(await listFoundIds(eve)).toContain(getListing(0));
    expect((await ana.api.hidden.list({})).hidden).toHaveLength(1);
  });

  it('requires a sign-in', async () => {
    const { api } = test.visitor();
    for (const call of [
      () => api.hidden.list({}),
      () => api.hidden.hide({ listingId: getListing(0), kind: 'listing' }),
      () => api.hidden.restore({ id: UNKNOWN_ID }),
      () => api.jobs.search({}),
      () => api.jobs.compare({ ids: getListing(0) }),
    ])
      expect((await getRefusal(call())).code).toBe('access.sign-in');
  });

  it('is in the export, and deleted with the account', async () => {
    const ana = await signUp(test);
    const password = 'four plain words here';
    await ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' });
    await ana.api.hidden.hide({ listingId: getListing(4), kind: 'company' });
    const { url } = await ana.api.accounts.privacy.requestExport({ password });
    const files = unzipSync(new Uint8Array(await (await ana.request(url)).arrayBuffer()));
    const { hidden } = JSON.parse(strFromU8(files['applications.json'] ?? new Uint8Array()));
    expect(hidden.map(({ hiddenAt: _, ...entry }: { hiddenAt: string }) => entry)).toEqual(
      expect.arrayContaining([
        { listing: null, listingTitle: null, company: 'Fernbank Clinic' },
        { listing: getListing(0), listingTitle: 'Registered Nurse', company: 'Larkholt Hospital' },
      ]),
    );
    const countRows = async () => (await test.app.db.selectFrom('hidden_listings').selectAll().execute()).length;
    const before = await countRows();
    await ana.api.accounts.privacy.erase({ words: 'erase', password });
    expect(await countRows()).toBe(before - 2);
  });

  it("notifies its owner's open windows", async () => {
    const ana = await signUp(test);
    const { received, stop } = await openWindow(test, ana);
    const { id } = await ana.api.hidden.hide({ listingId: getListing(0), kind: 'listing' });
    await ana.api.hidden.restore({ id });
    await test.eventually(async () => received.filter(({ kind }) => kind === 'hidden').length === 2);
    await stop();
  });
});

describe('parts of the matches', () => {
  it('follow each other without gaps, with the same total', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const whole = await ana.api.applications.matches({ resumeId });
    const parts = await Promise.all(
      [0, 4, 8].map((skip) => ana.api.applications.matches({ resumeId, skip, limit: 4 })),
    );
    expect(parts.flatMap(({ matches }) => matches)).toEqual(whole.matches);
    expect(parts.map(({ total }) => total)).toEqual([6, 6, 6]);
    expect((await getRefusal(ana.api.applications.matches({ resumeId, skip: -1 }))).code).toBe('request.invalid');
  });
});

describe('comparing', () => {
  it('shows how listings fit a résumé, in the order asked for, with what is saved, also hidden ones', async () => {
    const ana = await signUp(test);
    const resumeId = await upload(ana);
    const { id } = await ana.api.applications.save({ listingId: getListing(1) });
    await ana.api.hidden.hide({ listingId: getListing(2), kind: 'listing' });
    const compared = await ana.api.jobs.compare({
      ids: [getListing(2), getListing(1), UNKNOWN_ID].join(','),
      state: 'TX',
    });
    expect(compared.resumeId).toBe(resumeId);
    expect(compared.jobs.map(({ listing, applicationId }) => [listing.id, applicationId])).toEqual([
      [getListing(2), null],
      [getListing(1), id],
    ]);
    const { matches } = await ana.api.applications.matches({ resumeId });
    const fit = compared.jobs[1]?.fit;
    expect(fit?.score).toBe(matches.find(({ listing }) => listing.id === getListing(1))?.score);
    expect(fit?.reasons.map(({ kind }) => kind)).toContain('place');
  });

  it('works without a résumé', async () => {
    const ana = await signUp(test);
    const compared = await ana.api.jobs.compare({ ids: getListing(0) });
    expect(compared).toMatchObject({ resumeId: null, jobs: [{ fit: null, applicationId: null }] });
  });

  it("rejects more than three, none, and another member's résumé", async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const resumeId = await upload(ana);
    for (const ids of ['', ',', listings.slice(0, 4).join(',')])
      expect((await getRefusal(ana.api.jobs.compare({ ids }))).code).toBe('request.invalid');
    expect((await getRefusal(eve.api.jobs.compare({ ids: getListing(0), resumeId }))).code).toBe('resource.not-found');
    expect((await ana.api.jobs.compare({ ids: 'none' })).jobs).toEqual([]);
  });
});
