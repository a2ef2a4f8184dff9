import { savedSearchLimits } from '@foothold/contracts/listings/choices';
import { safe } from '@orpc/client';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findNewListings, sendListingAlerts, tidySavedSearches } from '../src/domains/listings/alerts/jobs.ts';
import { listingAlertsModule } from '../src/domains/listings/alerts/module.ts';
import type { IncomingListing } from '../src/domains/listings/index.ts';
import { MODULES } from '../src/main/modules.ts';
import { listJobs, type Module } from '../src/platform/module.ts';
import { startPushService } from '../src/platform/push/testing/push-service.ts';
import type { Job } from '../src/platform/queue.ts';
import { createNurseListing, openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

/** The jobs run when a test says so, and not every minute as well. */
const unscheduled: Module = {
  ...listingAlertsModule,
  jobs: (handle) =>
    (listingAlertsModule.jobs?.(handle) ?? []).map(({ job: { schedule: _, ...job }, handler }) => ({ job, handler })),
};
const pushService = await startPushService();
afterAll(() => pushService.stop());
const test = useTestApp(
  { FETCH_ALLOW: pushService.host },
  { modules: MODULES.map((module) => (module === listingAlertsModule ? unscheduled : module)) },
);
const NOW = new Date('2026-11-20T15:00:00Z');
const HOUR_MS = 60 * 60_000;
const feed = { id: 'alerts-feed', name: 'Larkholt', kind: 'feed' } as const;
const otherFeed = { id: 'alerts-other', name: 'Board of Nurses', kind: 'feed' } as const;

beforeEach(async () => {
  await forgetEverything();
  test.clock.now = new Date(NOW);
});

/** Other tests' listings and searches would count too. */
async function forgetEverything() {
  await test.app.db.deleteFrom('saved_searches').execute();
  await test.app.db.deleteFrom('mails').execute();
  await test.app.db.updateTable('listing_sources').set({ company: null, may_show_description: true }).execute();
  await test.app.db.deleteFrom('listings').execute();
}

/** Runs a job as a worker does. Calls at the same time use connections of their own, like several processes. */
async function run(job: Job<Record<string, never>>): Promise<void> {
  const handled = listJobs(listingAlertsModule).find((one) => one.job.name === job.name);
  // Alerts are sent when a test says so.
  const app = { ...test.app, queue: { ...test.app.queue, add: async () => undefined } };
  const service = await listingAlertsModule.create(app as never, app as never, {} as never, undefined as never);
  await handled?.handler(service, {});
}

const findAndSend = async () => {
  await run(findNewListings);
  await run(sendListingAlerts);
};
const ingest = (listings: readonly IncomingListing[], source: typeof feed | typeof otherFeed = feed) =>
  test.app.listings.ingest(source, listings);
const pass = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};

const getEmail = async (person: Person) => (await person.api.accounts.me()).viewer?.email ?? '';
const listAlerts = async (person: Person) =>
  test.app.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', await getEmail(person))
    .where('subject', 'like', '%new job%')
    .orderBy('created_at')
    .execute();
const readNew = async (person: Person) => (await person.api.savedSearches.list()).searches[0]?.newListings;
const readToken = (text: string | undefined) => /token=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';

describe('saving a search', () => {
  it('names it in words, and returns the same one when it is saved again', async () => {
    const person = await signUp(test);
    const filter = { q: ' Nurse ', place: 'Texas', remote: 'yes', payMin: 80_000, sponsorship: 'sponsors' } as const;
    const saved = await person.api.savedSearches.save({ filter });
    expect(saved).toMatchObject({
      name: 'Remote Nurse jobs in Texas, from $80,000 a year, sponsors visas',
      filter: { ...filter, q: 'Nurse' },
      frequency: 'off',
      newListings: 0,
    });
    const same = { ...filter, q: 'nurse', place: 'texas' };
    const again = await Promise.all([1, 2, 3].map(() => person.api.savedSearches.save({ filter: same, name: 'B' })));
    expect(again.map(({ id }) => id)).toEqual([saved.id, saved.id, saved.id]);
    expect((await person.api.savedSearches.list()).searches).toHaveLength(1);
    expect((await person.api.savedSearches.find(same)).search?.id).toBe(saved.id);
    expect((await person.api.savedSearches.find({ q: 'welder' })).search).toBeNull();
  });

  it('is renamed, changed, deleted, and restored for a day', async () => {
    const person = await signUp(test);
    const { id } = await person.api.savedSearches.save({ filter: { q: 'nurse' } });
    const window = await openWindow(test, person);
    expect(await person.api.savedSearches.change({ id, name: 'Mine' })).toMatchObject({
      name: 'Mine',
      frequency: 'off',
    });
    expect(await person.api.savedSearches.change({ id, frequency: 'daily' })).toMatchObject({
      name: 'Mine',
      frequency: 'daily',
    });
    await person.api.savedSearches.remove({ id });
    await test.eventually(async () => window.received.filter(({ kind }) => kind === 'saved-search').length === 3);
    await window.stop();
    expect((await person.api.savedSearches.list()).searches).toEqual([]);
    const { error: hidden } = await safe(person.api.savedSearches.change({ id, name: 'Gone' }));
    expect(hidden).toMatchObject({ code: 'resource.not-found' });
    expect(await person.api.savedSearches.restore({ id })).toMatchObject({ name: 'Mine', frequency: 'daily' });
    await person.api.savedSearches.remove({ id });
    pass(25 * HOUR_MS);
    await run(tidySavedSearches);
    const { error } = await safe(person.api.savedSearches.restore({ id }));
    expect(error).toMatchObject({ code: 'resource.not-found' });
  });

  it('rejects a search without words and filters, and more than can be stored', async () => {
    const person = await signUp(test);
    const { error: empty } = await safe(person.api.savedSearches.save({ filter: { q: '   ' } }));
    expect(empty).toMatchObject({ code: 'listings.search-empty' });
    for (let number = 0; number < savedSearchLimits.searches; number++)
      await person.api.savedSearches.save({ filter: { q: `nurse ${number}` } });
    const { error: full } = await safe(person.api.savedSearches.save({ filter: { q: 'one more' } }));
    expect(full).toMatchObject({ code: 'listings.search-limit' });
    const bad = await person.request('/api/saved-searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: { q: 'x'.repeat(201), remote: 'sometimes' }, frequency: 'hourly' }),
    });
    expect(bad.status).toBe(400);
  });

  it('allows as many alerts as the plan', async () => {
    const person = await signUp(test);
    const { alerts } = await person.api.savedSearches.list();
    expect(alerts).toEqual({ allowed: 50, used: 0 });
    for (let number = 0; number < alerts.allowed; number++)
      await person.api.savedSearches.save({ filter: { q: `nurse ${number}` }, frequency: 'weekly' });
    const { error: save } = await safe(
      person.api.savedSearches.save({ filter: { q: 'one more' }, frequency: 'weekly' }),
    );
    expect(save).toMatchObject({ code: 'access.plan-limit', data: { data: { limit: 50 } } });
    const { id } = await person.api.savedSearches.save({ filter: { q: 'one more' } });
    const { error: change } = await safe(person.api.savedSearches.change({ id, frequency: 'instant' }));
    expect(change).toMatchObject({ code: 'access.plan-limit' });

    const unconfirmed = await signUp(test, { confirmed: false });
    const { error: none } = await safe(
      unconfirmed.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'daily' }),
    );
    expect(none).toMatchObject({ code: 'access.plan-limit', data: { data: { limit: 0 } } });
    expect(await unconfirmed.api.savedSearches.save({ filter: { q: 'nurse' } })).toMatchObject({ frequency: 'off' });
  });

  it('is nobody else’s, and needs an account', async () => {
    const [owner, other] = [await signUp(test), await signUp(test)];
    const { id } = await owner.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'daily' });
    const calls: Promise<unknown>[] = [
      other.api.savedSearches.change({ id, name: 'Mine now' }),
      other.api.savedSearches.change({ id, frequency: 'off' }),
      other.api.savedSearches.visit({ id }),
      other.api.savedSearches.remove({ id }),
      other.api.savedSearches.restore({ id }),
    ];
    for (const { reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'resource.not-found' });
    expect((await other.api.savedSearches.list()).searches).toEqual([]);
    expect((await owner.api.savedSearches.list()).searches).toMatchObject([{ id, frequency: 'daily' }]);
    const visitor = test.visitor();
    expect((await safe(visitor.api.savedSearches.list())).error).toMatchObject({ code: 'access.sign-in' });
    expect((await safe(visitor.api.savedSearches.save({ filter: { q: 'nurse' } }))).error).toMatchObject({
      code: 'access.sign-in',
    });
  });
});

describe('a new listing', () => {
  it('is announced by email and in the portal to the searches that find it, as a card says it', async () => {
    await ingest([createNurseListing('before')]);
    const person = await signUp(test, { name: 'Ana' });
    await person.api.savedSearches.save({ filter: { q: 'nurse', place: 'Austin, TX' }, frequency: 'instant' });
    await person.api.savedSearches.save({ filter: { q: 'nurse', remote: 'yes' }, frequency: 'instant' });
    await ingest([
      createNurseListing('new', {
        description: 'Wound care. We sponsor H-1B visas for this position.\n\nRequisition new',
        pay: { min: 30, max: 35.5, currency: 'USD', period: 'hour' },
      }),
      createNurseListing('elsewhere', { places: ['Boise, ID'] }),
    ]);
    await findAndSend();
    const mails = await listAlerts(person);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: '1 new job for “Nurse jobs in Austin, TX”', kind: 'news' });
    for (const part of [
      'Hi Ana,',
      '1 job was added for your saved search “Nurse jobs in Austin, TX”.',
      'Registered Nurse\nLarkholt Hospital · Austin, TX\n$30 – $35.50 an hour · Sponsors visas\nhttp',
      'This search sends at most one alert an hour.',
      'You’re receiving this because you saved this search and turned on its alerts.',
    ])
      expect(mails[0]?.body_text).toContain(part);
    expect(mails[0]?.unsubscribe_url).toContain('/api/listing-alerts/turn-off?token=');
    const { notifications } = await person.api.notifications.list({});
    expect(notifications).toMatchObject([
      { title: mails[0]?.subject, source: 'listings', path: '/portal/jobs?q=nurse&place=Austin%2C+TX&sort=newest' },
    ]);
  });

  it('counts as new until the search is opened', async () => {
    const person = await signUp(test);
    const { id } = await person.api.savedSearches.save({ filter: { q: 'nurse' } });
    await ingest([createNurseListing('a'), createNurseListing('b')]);
    pass(1000);
    await findAndSend();
    expect(await readNew(person)).toBe(2);
    const { items } = await person.api.listings.search({ q: 'nurse' });
    const { newListingIds } = await person.api.savedSearches.find({ q: 'nurse' });
    expect(newListingIds.toSorted()).toEqual(items.map((listing) => listing.id).toSorted());
    pass(1000);
    expect(await person.api.savedSearches.visit({ id })).toMatchObject({ newListings: 0 });
    await ingest([createNurseListing('c')]);
    pass(1000);
    await findAndSend();
    expect(await readNew(person)).toBe(1);
    await test.app.listings.close(feed.id, ['c']);
    expect(await readNew(person)).toBe(0);
    expect(await listAlerts(person)).toEqual([]);
  });

  it('is announced once, however many processes work', async () => {
    const people = [await signUp(test), await signUp(test)];
    for (const person of people) await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    pass(1000);
    await ingest(Array.from({ length: 250 }, (_, number) => createNurseListing(`n${number}`)));
    await Promise.all(Array.from({ length: 4 }, () => run(findNewListings)));
    await run(findNewListings);
    await Promise.all(Array.from({ length: 4 }, () => run(sendListingAlerts)));
    for (const person of people) {
      const mails = await listAlerts(person);
      expect(mails).toHaveLength(1);
      // More than a search stores.
      expect(mails[0]?.subject).toBe('200+ new jobs for “Nurse jobs”');
      expect(mails[0]?.body_text.match(/^Registered Nurse$/gm)).toHaveLength(10);
      expect(mails[0]?.body_text).toContain('And 190+ more.');
      expect(await readNew(person)).toBe(200);
    }
    pass(2 * HOUR_MS);
    await findAndSend();
    expect(await listAlerts(people[0] as Person)).toHaveLength(1);
  });

  it('is found by every search, however many there are', async () => {
    const person = await signUp(test);
    const id = (await person.api.accounts.me()).viewer?.id ?? '';
    const searches = Array.from({ length: 950 }, (_, number) => ({ q: number % 2 === 0 ? 'nurse' : 'welder', number }));
    await test.app.db
      .insertInto('saved_searches')
      .values(
        searches.map(({ q, number }) => ({
          user_id: id,
          name: `Search ${number}`,
          filter: JSON.stringify({ q: `${q} -${number}` }),
          filter_key: `${q} ${String(number).padStart(4, '0')}`,
          frequency: 'off',
          since_revision: 0,
          created_at: NOW,
          visited_at: NOW,
        })),
      )
      .execute();
    await ingest([createNurseListing('a')]);
    await Promise.all([run(findNewListings), run(findNewListings)]);
    await run(findNewListings);
    const hits = await test.app.db.selectFrom('saved_search_hits').select('search_id').execute();
    expect(hits).toHaveLength(475);
  });

  it('is announced once after a crash between the email and the end of the transaction', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    await ingest([createNurseListing('a')]);
    const crash = async (table: 'listing_alert_progress' | 'saved_searches', job: Job<Record<string, never>>) => {
      const { db } = test.app;
      await crashOnUpdate(table, true);
      await run(job).catch(() => undefined);
      await crashOnUpdate(table, false);
      await db
        .updateTable('saved_searches')
        .set({ next_alert_at: test.clock.now })
        .where('next_alert_at', 'is not', null)
        .execute();
    };
    await crash('listing_alert_progress', findNewListings);
    expect(await test.app.db.selectFrom('saved_search_hits').selectAll().execute()).toEqual([]);
    await run(findNewListings);
    await crash('saved_searches', sendListingAlerts);
    expect(await listAlerts(person)).toEqual([]);
    test.errors.length = 0;
    await run(sendListingAlerts);
    await findAndSend();
    expect(await listAlerts(person)).toHaveLength(1);
  });

  it('isn’t announced again when its text changes, or when it is closed and opens again', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    pass(2 * HOUR_MS);
    await ingest([createNurseListing('a', { title: 'Registered Nurse, Nights' })]);
    await findAndSend();
    await test.app.listings.close(feed.id, ['a']);
    await findAndSend();
    await ingest([createNurseListing('a')]);
    await findAndSend();
    expect(await listAlerts(person)).toHaveLength(1);
  });

  it('isn’t announced again when another source has the same job', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    pass(2 * HOUR_MS);
    // The same company, title, place, and text.
    await ingest([{ ...createNurseListing('a'), externalId: 'copy' }], otherFeed);
    await findAndSend();
    expect(await listAlerts(person)).toHaveLength(1);
    await ingest([createNurseListing('b')]);
    await ingest([{ ...createNurseListing('b'), externalId: 'copy-b' }], otherFeed);
    await findAndSend();
    const mails = await listAlerts(person);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new job for “Nurse jobs”', '1 new job for “Nurse jobs”']);
  });

  it('isn’t announced again when the employer’s own listing of the job is shown instead', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    await ingest([createNurseListing('cook', { title: 'Cook' })], otherFeed);
    await test.app.db
      .updateTable('listing_sources')
      .set({ company: 'Larkholt Hospital' })
      .where('id', '=', otherFeed.id)
      .execute();
    await ingest([createNurseListing('a')]);
    await findAndSend();
    const late = await signUp(test);
    await late.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    pass(2 * HOUR_MS);
    await ingest([{ ...createNurseListing('a'), externalId: 'own' }], otherFeed);
    const { items } = await person.api.listings.search({ q: 'nurse' });
    expect(items.map(({ source }) => source.id)).toEqual([otherFeed.id]);
    await findAndSend();
    expect(await listAlerts(person)).toHaveLength(1);
    expect(await listAlerts(late)).toEqual([]);
  });

  it('isn’t announced if it is a sample, closed by the time of the alert, hidden, or there before', async () => {
    const person = await signUp(test);
    await ingest([createNurseListing('before')]);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    await test.app.listings.ingest({ id: 'alerts-samples', name: 'Samples', kind: 'sample' }, [
      createNurseListing('sample'),
    ]);
    await ingest([
      createNurseListing('closed'),
      createNurseListing('hidden'),
      createNurseListing('ended', { validThrough: '2026-11-19' }),
    ]);
    await run(findNewListings);
    await test.app.listings.close(feed.id, ['closed']);
    const { items } = await person.api.listings.search({ q: 'nurse' });
    for (const { id } of items) await person.api.hidden.hide({ listingId: id, kind: 'listing' });
    await run(sendListingAlerts);
    expect(await listAlerts(person)).toEqual([]);
    expect(await readNew(person)).toBe(0);
  });

  it('isn’t found by a corrected spelling', async () => {
    const person = await signUp(test);
    await ingest([createNurseListing('before')]);
    await person.api.savedSearches.save({ filter: { q: 'nursse' }, frequency: 'instant' });
    expect(await person.api.listings.search({ q: 'nursse' })).toMatchObject({ corrected: 'nurse' });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    expect(await listAlerts(person)).toEqual([]);
  });
});

describe('an alert', () => {
  it('comes by email, as a browser notification, or both, as its search says', async () => {
    const person = await signUp(test);
    const { publicKey } = await person.api.notifications.browsers.list();
    const browser = pushService.subscribe(publicKey);
    await person.api.notifications.browsers.turnOn(browser.subscription);
    const { id } = await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant', name: 'A' });
    const searches = person.api.savedSearches;
    await searches.save({ filter: { q: 'nurse', remote: 'no' }, frequency: 'instant', channel: 'browser', name: 'B' });
    await searches.save({ filter: { remote: 'no' }, frequency: 'instant', channel: 'both', name: 'C' });
    await ingest([createNurseListing('a'), createNurseListing('b', { title: 'Night Nurse', remote: 'yes' })]);
    await findAndSend();
    await test.eventually(async () => browser.received.length === 2);
    expect(
      browser.received.map(({ message }) => message).toSorted((x, y) => (x.title < y.title ? -1 : 1)),
    ).toMatchObject([
      {
        title: '1 new job for “B”',
        text: 'Registered Nurse, Larkholt Hospital',
        path: '/portal/jobs?q=nurse&remote=no&sort=newest',
      },
      { title: '1 new job for “C”' },
    ]);
    const subjects = async () => (await listAlerts(person)).map(({ subject }) => subject).toSorted();
    expect(await subjects()).toEqual(['1 new job for “C”', '2 new jobs for “A”']);
    expect((await person.api.notifications.list({})).total).toBe(3);

    expect(await person.api.savedSearches.change({ id, channel: 'browser' })).toMatchObject({ channel: 'browser' });
    pass(2 * HOUR_MS);
    await ingest([createNurseListing('c', { title: 'Day Nurse', remote: 'yes' })]);
    await findAndSend();
    await test.eventually(async () => browser.received.length === 3);
    expect(browser.received.at(-1)?.message).toMatchObject({ title: '1 new job for “A”' });
    expect(await subjects()).toHaveLength(2);
  });

  it('comes at most once an hour', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    for (const id of ['a', 'b', 'c']) {
      await ingest([createNurseListing(id)]);
      await findAndSend();
      pass(10 * 60_000);
    }
    expect((await listAlerts(person)).map(({ subject }) => subject)).toEqual(['1 new job for “Nurse jobs”']);
    pass(HOUR_MS);
    await findAndSend();
    expect((await listAlerts(person)).map(({ subject }) => subject).at(-1)).toBe('2 new jobs for “Nurse jobs”');
    pass(2 * HOUR_MS);
    await findAndSend();
    expect(await listAlerts(person)).toHaveLength(2);
  });

  it('comes in the morning, or on a Monday morning, of the member’s region', async () => {
    const daily = await signUp(test);
    const weekly = await signUp(test);
    await weekly.api.accounts.updateMe({ region: 'uk' });
    await daily.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'daily' });
    await weekly.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'weekly' });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    expect((await daily.api.savedSearches.list()).searches).toMatchObject([
      { nextAlertAt: '2026-11-21T12:00:00.000Z' },
    ]);
    expect((await weekly.api.savedSearches.list()).searches).toMatchObject([
      { nextAlertAt: '2026-11-23T07:00:00.000Z' },
    ]);
    test.clock.now = new Date('2026-11-21T11:59:00Z');
    await findAndSend();
    expect(await listAlerts(daily)).toEqual([]);
    test.clock.now = new Date('2026-11-21T12:00:00Z');
    await findAndSend();
    expect(await listAlerts(daily)).toHaveLength(1);
    expect(await listAlerts(weekly)).toEqual([]);
    test.clock.now = new Date('2026-11-23T07:00:00Z');
    await findAndSend();
    expect(await listAlerts(weekly)).toHaveLength(1);
    expect(await listAlerts(daily)).toHaveLength(1);
  });

  it('isn’t sent for a deleted search, and is after it was restored', async () => {
    const person = await signUp(test);
    const { id } = await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    await person.api.savedSearches.remove({ id });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    expect(await listAlerts(person)).toEqual([]);
    await person.api.savedSearches.restore({ id });
    await findAndSend();
    expect(await listAlerts(person)).toHaveLength(1);
  });

  it('starts with what comes after alerts are turned on', async () => {
    const person = await signUp(test);
    const { id } = await person.api.savedSearches.save({ filter: { q: 'nurse' } });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    await person.api.savedSearches.change({ id, frequency: 'instant' });
    await findAndSend();
    expect(await listAlerts(person)).toEqual([]);
    await ingest([createNurseListing('b')]);
    await findAndSend();
    expect((await listAlerts(person)).map(({ subject }) => subject)).toEqual(['1 new job for “Nurse jobs”']);
  });

  it('isn’t emailed once the plan has ended, or to an address that isn’t confirmed', async () => {
    const [ended, unconfirmed] = [await signUp(test), await signUp(test)];
    for (const person of [ended, unconfirmed])
      await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant' });
    const getId = async (person: Person) => (await person.api.accounts.me()).viewer?.id ?? '';
    const setUser = async (person: Person, values: { trial_ends_at?: Date; email_verified?: boolean }) =>
      test.app.db
        .updateTable('users')
        .set(values)
        .where('id', '=', await getId(person))
        .execute();
    await setUser(ended, { trial_ends_at: new Date(NOW.getTime() - 1000) });
    await setUser(unconfirmed, { email_verified: false });
    pass(1000);
    await ingest([createNurseListing('a')]);
    await findAndSend();
    const mails = await test.app.db
      .selectFrom('mails')
      .select('subject')
      .where('subject', 'like', '%new job%')
      .execute();
    expect(mails).toEqual([]);
    expect(await readNew(ended)).toBe(1);
  });

  it('can be turned off by its link without signing in, alone or with all others', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'instant', name: 'Nurses' });
    await person.api.savedSearches.save({ filter: { place: 'Austin, TX' }, frequency: 'daily' });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    const [mail] = await listAlerts(person);
    const token = readToken(mail?.body_text);
    const visitor = test.visitor();
    const { pathname, search } = new URL(mail?.unsubscribe_url ?? '');
    const readFrequencies = async () =>
      (await person.api.savedSearches.list()).searches.map(({ frequency }) => frequency).toSorted();

    expect(await visitor.api.listingAlerts.get({ token })).toEqual({ name: 'Nurses', on: true });
    expect((await visitor.request(pathname + search)).status).toBe(405);
    expect(await readFrequencies()).toEqual(['daily', 'instant']);
    const forged = `${token.slice(0, -2)}xx`;
    const { error } = await safe(visitor.api.listingAlerts.turnOff({ query: { token: forged } }));
    expect(error).toMatchObject({ code: 'listings.alert-link' });

    // As a mail program does it (RFC 8058).
    const answer = await visitor.request(pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await readFrequencies()).toEqual(['daily', 'off']);
    await visitor.api.listingAlerts.turnOff({ query: { token, all: 'yes' } });
    await visitor.api.listingAlerts.turnOff({ query: { token, all: 'yes' } });
    expect(await readFrequencies()).toEqual(['off', 'off']);
    expect(await visitor.api.listingAlerts.get({ token })).toEqual({ name: 'Nurses', on: false });
  });
});

describe('a feed', () => {
  it('has the open listings of a search, without samples and what only its source may show', async () => {
    await ingest([
      createNurseListing('a'),
      createNurseListing('b', { postedAt: '2026-11-15', places: ['Boise, ID'] }),
      createNurseListing('closed'),
    ]);
    await test.app.listings.close(feed.id, ['closed']);
    await test.app.listings.ingest({ id: 'alerts-samples', name: 'Samples', kind: 'sample' }, [
      createNurseListing('sample'),
    ]);
    await ingest([createNurseListing('only-there')], otherFeed);
    await test.app.db
      .updateTable('listing_sources')
      .set({ may_show_description: false })
      .where('id', '=', otherFeed.id)
      .execute();
    const { items } = await test.visitor().api.listings.feed({ q: 'nurse' });
    expect(items.map(({ postedAt }) => postedAt)).toEqual(['2026-11-15', '2026-11-10']);
    expect((await test.visitor().api.listings.feed({ q: 'nurse', place: 'Idaho' })).items).toHaveLength(1);
    expect((await test.visitor().api.listings.feed({ q: 'nursse' })).items).toEqual([]);
  });
});

describe('a member’s data', () => {
  it('contains their saved searches and what these found, and is gone with the account', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' }, frequency: 'daily', name: 'Nurses' });
    await ingest([createNurseListing('a')]);
    await findAndSend();
    const data = test.app.personalData().find(({ name }) => name === 'saved-searches');
    const id = (await person.api.accounts.me()).viewer?.id ?? '';
    expect(await data?.collect(id)).toMatchObject({
      data: [
        {
          name: 'Nurses',
          filter: { q: 'nurse' },
          alerts: 'daily',
          newListings: [{ title: 'Registered Nurse', company: 'Larkholt Hospital', announcedAt: null }],
        },
      ],
    });
    await test.app.db.deleteFrom('users').where('id', '=', id).execute();
    expect(await test.app.db.selectFrom('saved_searches').selectAll().execute()).toEqual([]);
    expect(await test.app.db.selectFrom('saved_search_hits').selectAll().execute()).toEqual([]);
  });

  it('forgets what was found after 60 days', async () => {
    const person = await signUp(test);
    await person.api.savedSearches.save({ filter: { q: 'nurse' } });
    pass(1000);
    await ingest([createNurseListing('a')]);
    await findAndSend();
    pass(59 * 24 * HOUR_MS);
    await run(tidySavedSearches);
    expect(await readNew(person)).toBe(1);
    pass(2 * 24 * HOUR_MS);
    await run(tidySavedSearches);
    expect(await readNew(person)).toBe(0);
  });
});

/** Makes every update of a table fail, as if the process or the connection died there. */
async function crashOnUpdate(table: string, crashes: boolean) {
  const { sql } = await import('kysely');
  if (!crashes) {
    await sql`DROP TRIGGER crash ON ${sql.table(table)}; DROP FUNCTION crash_here()`.execute(test.owner);
    return;
  }
  const when = table === 'saved_searches' ? sql`WHEN (NEW.alerted_at IS DISTINCT FROM OLD.alerted_at)` : sql``;
  await sql`CREATE FUNCTION crash_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'crashed'; END $$`.execute(
    test.owner,
  );
  await sql`CREATE TRIGGER crash BEFORE UPDATE ON ${sql.table(table)} FOR EACH ROW ${when} EXECUTE FUNCTION crash_here()`.execute(
    test.owner,
  );
}
