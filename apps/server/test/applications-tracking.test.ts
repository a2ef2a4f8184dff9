import { APPLICATION_STATES, foldEvents, type SetEvent } from '@foothold/core/tracking';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNurseListing, openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let listings: string[];

beforeAll(async () => {
  await test.app.listings.ingest(
    { id: 'feed', name: 'A feed', kind: 'feed' },
    Array.from({ length: 3 }, (_, at) => createNurseListing(`nurse-${at}`)),
  );
  const rows = await test.app.db.selectFrom('listings').select('id').orderBy('external_id').execute();
  listings = rows.map(({ id }) => id);
});

const getListing = (at: number) => listings[at] ?? '';
const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error as unknown as { code: string };
const getCode = async (promise: Promise<unknown>) => (await getRefusal(promise)).code;

const JOB = { title: 'Ward Clerk', company: 'Larkholt Hospital' };
const addJob = (person: Person, job: Partial<Parameters<Person['api']['applications']['add']>[0]> = {}) =>
  person.api.applications.add({ ...JOB, ...job });
const listStates = async (person: Person) =>
  (await person.api.applications.list({})).applications.map(({ id, state }) => [id, state]);

describe('a job from elsewhere', () => {
  it('is added with what the member knows, and nothing else', async () => {
    const ana = await signUp(test);
    const added = await addJob(ana, {
      place: 'Austin, TX',
      url: 'https://jobs.example/17',
      state: 'submitted',
      happenedOn: '2026-10-03',
      tags: ['night shift'],
    });
    expect(added).toMatchObject({
      listingId: null,
      listing: null,
      origin: 'hand',
      job: {
        ...JOB,
        place: 'Austin, TX',
        url: 'https://jobs.example/17',
        pay: null,
        closed: null,
        sponsorship: 'unknown',
      },
      state: 'submitted',
      setBy: 'member',
      appliedDate: '2026-10-03',
      stage: 1,
      totalStages: 5,
      atsScore: null,
      responseRate: null,
      tags: ['night shift'],
    });
    const { events, description } = await ana.api.applications.get({ id: added.id });
    expect(events).toMatchObject([{ by: 'member', state: 'submitted', happenedOn: '2026-10-03', undone: false }]);
    expect(description).toBe('');
  });

  it('can be corrected, unlike one of our listings', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana, { url: 'https://jobs.example/17' });
    const changed = await ana.api.applications.change({ id, title: 'Unit Clerk', place: 'Waco, TX', url: '' });
    expect(changed.job).toMatchObject({ title: 'Unit Clerk', company: JOB.company, place: 'Waco, TX', url: null });
    const saved = await ana.api.applications.save({ listingId: getListing(0) });
    expect((await ana.api.applications.change({ id: saved.id, title: 'Something else' })).job).toEqual(saved.job);
  });

  it('needs a title, a company, and a web address if any', async () => {
    const ana = await signUp(test);
    for (const wrong of [{ title: ' ' }, { company: '' }, { url: 'javascript:alert(1)' }, { url: 'jobs' }])
      expect(await getCode(addJob(ana, wrong))).toBe('request.invalid');
    expect(await getCode(addJob(ana, { resumeId: UNKNOWN_ID }))).toBe('resource.not-found');
    expect(await listStates(ana)).toEqual([]);
  });
});

describe('moving an application', () => {
  it('records who moved it, when and why, and can be undone step by step', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.applications.save({ listingId: getListing(0) });
    const sent = await ana.api.applications.move({ id, to: 'submitted', happenedOn: '2026-11-01' });
    const met = await ana.api.applications.move({ id, to: 'interview', reason: 'They called' });
    expect([sent.appliedDate, met.appliedDate, met.stage]).toEqual(['2026-11-01', '2026-11-01', 3]);
    const { events } = await ana.api.applications.get({ id });
    expect(events).toMatchObject([
      { state: 'saved' },
      { state: 'submitted' },
      { state: 'interview', reason: 'They called' },
    ]);

    const back = await ana.api.applications.undo({ id, eventId: met.lastEventId });
    expect([back.state, back.lastEventId]).toEqual(['submitted', sent.lastEventId]);
    const unsent = await ana.api.applications.undo({ id, eventId: sent.lastEventId });
    expect([unsent.state, unsent.appliedDate]).toEqual(['saved', null]);
    expect(await getCode(ana.api.applications.undo({ id, eventId: unsent.lastEventId }))).toBe(
      'applications.not-allowed',
    );
    expect((await ana.api.applications.get({ id })).events.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['set', false],
      ['set', true],
      ['set', true],
      ['undo', false],
      ['undo', false],
    ]);
  });

  it('refuses what a window decided on an older state, and repeats nothing', async () => {
    const ana = await signUp(test);
    const { id, lastEventId } = await addJob(ana);
    const [one, other] = await Promise.allSettled([
      ana.api.applications.move({ id, to: 'submitted', after: lastEventId }),
      ana.api.applications.move({ id, to: 'withdrawn', after: lastEventId }),
    ]);
    expect([one, other].map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const state = (await ana.api.applications.list({})).applications[0]?.state ?? 'saved';
    await ana.api.applications.move({ id, to: state });
    expect((await ana.api.applications.get({ id })).events).toHaveLength(2);
    expect(await getCode(ana.api.applications.undo({ id, eventId: lastEventId }))).toBe('applications.changed');
  });

  it('moves several at once and says which it skipped', async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const [a, b, hers] = [await addJob(ana), await addJob(ana, { state: 'rejected' }), await addJob(eve)];
    const result = await ana.api.applications.moveMany({ ids: [a.id, b.id, hers.id, UNKNOWN_ID], to: 'rejected' });
    expect(result.moved.map(({ id }) => id)).toEqual([a.id]);
    expect(result.skipped).toEqual([b.id, hers.id, UNKNOWN_ID]);
    expect(await listStates(eve)).toEqual([[hers.id, 'saved']]);
  });

  it('tells the open windows', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana);
    const { received, stop } = await openWindow(test, ana);
    await ana.api.applications.move({ id, to: 'submitted' });
    await test.eventually(async () => received.some((change) => change.kind === 'application' && change.id === id));
    await stop();
  });

  it('keeps the state equal to its events, whatever two windows do at once', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana);
    const states = [...APPLICATION_STATES];
    for (let turn = 0; turn < 20; turn++) {
      const { lastEventId } = await ana.api.applications.get({ id });
      await Promise.allSettled([
        ana.api.applications.move({ id, to: states[(turn * 5) % states.length] ?? 'saved' }),
        ana.api.applications.undo({ id, eventId: lastEventId }),
        ana.api.applications.move({ id, to: states[(turn * 7 + 3) % states.length] ?? 'saved', after: lastEventId }),
      ]);
      const { state, events } = await ana.api.applications.get({ id });
      const folded = foldEvents(
        events.map((event) =>
          event.kind === 'undo'
            ? { kind: 'undo', id: event.id, by: event.by, undoes: event.undoes ?? '' }
            : ({ kind: 'set', id: event.id, by: event.by, to: event.state, stageId: event.stageId } as SetEvent),
        ),
      );
      expect(state).toBe(folded?.state);
    }
  });

  it('never changes an event', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana);
    const change = test.app.db
      .updateTable('application_events')
      .set({ reason: 'other' })
      .where('application_id', '=', id);
    await expect(change.execute()).rejects.toThrow('never changed');
  });
});

describe("a member's own stages", () => {
  it('are used within their state, renamed, and removed', async () => {
    const ana = await signUp(test);
    const { stages } = await ana.api.applications.setStages({
      stages: [
        { state: 'interview', name: 'First interview' },
        { state: 'interview', name: 'Panel' },
      ],
    });
    const [first, panel] = stages;
    if (!first || !panel) throw new Error('no stages');
    const { id } = await addJob(ana);
    expect(await ana.api.applications.move({ id, to: 'interview', stageId: first.id })).toMatchObject({
      stageId: first.id,
    });
    expect(await ana.api.applications.move({ id, to: 'interview', stageId: panel.id })).toMatchObject({
      stageId: panel.id,
    });
    expect(await getCode(ana.api.applications.move({ id, to: 'offer', stageId: panel.id }))).toBe('resource.not-found');
    const swapped = await ana.api.applications.setStages({
      stages: [
        { ...panel, name: 'First interview' },
        { ...first, name: 'Panel' },
      ],
    });
    expect(swapped.stages.map(({ id: stage, name }) => [stage, name])).toEqual([
      [panel.id, 'First interview'],
      [first.id, 'Panel'],
    ]);
    await ana.api.applications.setStages({ stages: [] });
    expect(await ana.api.applications.stages({})).toEqual({ stages: [] });
    expect((await ana.api.applications.list({})).applications).toMatchObject([{ id, state: 'interview' }]);
  });

  it('are their own', async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const { stages } = await eve.api.applications.setStages({ stages: [{ state: 'interview', name: 'Panel' }] });
    const { id } = await addJob(ana);
    const stageId = stages[0]?.id ?? '';
    expect(await getCode(ana.api.applications.move({ id, to: 'interview', stageId }))).toBe('resource.not-found');
    expect(
      await getCode(ana.api.applications.setStages({ stages: [{ id: stageId, state: 'interview', name: 'Mine' }] })),
    ).toBe('resource.not-found');
    expect((await eve.api.applications.stages({})).stages).toMatchObject([{ name: 'Panel' }]);
  });
});

describe('removing applications', () => {
  it('can be undone with everything that belonged to them', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana, { state: 'submitted', note: 'Ask for Kim', tags: ['night shift'] });
    expect(await ana.api.applications.removeMany({ ids: [id] })).toEqual({ removed: [id] });
    expect(await listStates(ana)).toEqual([]);
    expect((await ana.api.applications.list({ removed: 'true' })).applications.map((one) => one.id)).toEqual([id]);
    expect(await getCode(ana.api.applications.get({ id }))).toBe('resource.not-found');
    expect(await getCode(ana.api.applications.move({ id, to: 'offer' }))).toBe('resource.not-found');
    expect(await ana.api.applications.restoreMany({ ids: [id] })).toEqual({ restored: [id] });
    expect(await ana.api.applications.get({ id })).toMatchObject({ state: 'submitted', note: 'Ask for Kim' });
  });

  it('is final after some weeks', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana);
    await ana.api.applications.remove({ id });
    await test.app.db
      .updateTable('applications')
      .set({ removed_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute();
    await test.app.applications.time.deleteRemoved();
    expect(await ana.api.applications.restoreMany({ ids: [id] })).toEqual({ restored: [] });
  });

  it('only removes, restores and tags the member’s own', async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const { id } = await addJob(ana);
    expect(await eve.api.applications.removeMany({ ids: [id] })).toEqual({ removed: [] });
    expect(await eve.api.applications.tagMany({ ids: [id], add: ['hers'] })).toEqual({ changed: 0 });
    await ana.api.applications.remove({ id });
    expect(await eve.api.applications.restoreMany({ ids: [id] })).toEqual({ restored: [] });
    expect(await listStates(ana)).toEqual([]);
  });

  it('does nothing if none of the IDs is one', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana);
    const ids = ['no-id', ''];
    expect(await ana.api.applications.removeMany({ ids })).toEqual({ removed: [] });
    expect(await ana.api.applications.restoreMany({ ids })).toEqual({ restored: [] });
    expect(await listStates(ana)).toEqual([[id, 'saved']]);
  });
});

describe('tags', () => {
  it('are added and removed for several applications, each once', async () => {
    const ana = await signUp(test);
    const [a, b] = [await addJob(ana, { tags: ['remote'] }), await addJob(ana)];
    await ana.api.applications.tagMany({ ids: [a.id, b.id], add: ['remote', 'soon'], remove: ['later'] });
    await ana.api.applications.tagMany({ ids: [b.id], remove: ['remote'] });
    const { applications } = await ana.api.applications.list({});
    expect(applications.map(({ id, tags }) => [id, tags])).toEqual(
      expect.arrayContaining([
        [a.id, ['remote', 'soon']],
        [b.id, ['soon']],
      ]),
    );
  });
});

describe('the passing of time', () => {
  it('ends what has closed and what wasn’t answered, once', async () => {
    const ana = await signUp(test);
    const saved = await ana.api.applications.save({ listingId: getListing(1) });
    const sent = await addJob(ana, { state: 'submitted' });
    const fresh = await addJob(ana, { state: 'submitted' });
    await test.app.db
      .updateTable('listings')
      .set({ valid_through: new Date('2020-01-01') })
      .where('id', '=', getListing(1))
      .execute();
    const long = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await test.app.db
      .updateTable('applications')
      .set({ moved_at: long, applied_on: long })
      .where('id', '=', sent.id)
      .execute();
    await test.app.applications.time.endOverdue();
    expect(Object.fromEntries(await listStates(ana))).toEqual({
      [saved.id]: 'expired',
      [sent.id]: 'no-answer',
      [fresh.id]: 'submitted',
    });
    const { events, setBy, lastEventId } = await ana.api.applications.get({ id: sent.id });
    expect([setBy, events.at(-1)?.reason]).toEqual(['foothold', 'No news for 30 days.']);

    await ana.api.applications.undo({ id: sent.id, eventId: lastEventId });
    await test.app.db.updateTable('applications').set({ moved_at: long }).where('id', '=', sent.id).execute();
    await test.app.applications.time.endOverdue();
    expect(Object.fromEntries(await listStates(ana))[sent.id]).toBe('submitted');
  });
});

it('shows and changes nothing of another member', async () => {
  const [ana, eve] = [await signUp(test), await signUp(test)];
  const { id, lastEventId } = await addJob(ana);
  for (const call of [
    () => eve.api.applications.get({ id }),
    () => eve.api.applications.change({ id, note: 'mine' }),
    () => eve.api.applications.move({ id, to: 'offer' }),
    () => eve.api.applications.undo({ id, eventId: lastEventId }),
    () => eve.api.applications.remove({ id }),
  ])
    expect(await getCode(call())).toBe('resource.not-found');
  expect(await listStates(ana)).toEqual([[id, 'saved']]);
});

describe('the timeline', () => {
  it('lists the changes of all applications, newest first, and says which can be undone', async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const first = await addJob(ana, { title: 'Unit Clerk' });
    const second = await addJob(ana);
    await addJob(eve);
    const { stages } = await ana.api.applications.setStages({ stages: [{ state: 'interview', name: 'Panel' }] });
    const stageId = stages[0]?.id ?? '';
    const met = await ana.api.applications.move({ id: first.id, to: 'interview', stageId, reason: 'They called' });
    await ana.api.applications.setStages({ stages: [] });
    const list = async () => {
      const { events, total, pages } = await ana.api.applications.history({});
      expect([total, pages]).toEqual([events.length, 1]);
      return events.map(({ application, kind, state, undone, canUndo }) => ({
        of: application.title,
        kind,
        state,
        undone,
        canUndo,
      }));
    };
    expect(await list()).toEqual([
      { of: 'Unit Clerk', kind: 'set', state: 'interview', undone: false, canUndo: true },
      { of: 'Ward Clerk', kind: 'set', state: 'saved', undone: false, canUndo: false },
      { of: 'Unit Clerk', kind: 'set', state: 'saved', undone: false, canUndo: false },
    ]);
    expect((await ana.api.applications.history({})).events[0]).toMatchObject({
      stageName: 'Panel',
      reason: 'They called',
    });

    await ana.api.applications.undo({ id: first.id, eventId: met.lastEventId });
    await ana.api.applications.remove({ id: second.id });
    expect(await list()).toEqual([
      { of: 'Unit Clerk', kind: 'undo', state: null, undone: false, canUndo: false },
      { of: 'Unit Clerk', kind: 'set', state: 'interview', undone: true, canUndo: false },
      { of: 'Unit Clerk', kind: 'set', state: 'saved', undone: false, canUndo: false },
    ]);
  });

  it('is paged, and needs a signed-in member', async () => {
    const ana = await signUp(test);
    const { id } = await addJob(ana);
    for (let turn = 0; turn < 55; turn++)
      await ana.api.applications.move({ id, to: turn % 2 === 0 ? 'submitted' : 'saved' });
    const [one, two] = [await ana.api.applications.history({}), await ana.api.applications.history({ page: 2 })];
    expect([one.total, one.pages, one.events.length, two.events.length]).toEqual([56, 2, 50, 6]);
    expect(new Set([...one.events, ...two.events].map((event) => event.id)).size).toBe(56);
    expect(await getCode(ana.api.applications.history({ page: 0 }))).toBe('request.invalid');
    expect(await getCode(test.visitor().api.applications.history({}))).toBe('access.sign-in');
  });
});

describe('applications that a new one may repeat', () => {
  it('are the member’s own at the same company, the same title first', async () => {
    const [ana, eve] = [await signUp(test), await signUp(test)];
    const sent = await addJob(ana, { state: 'submitted', happenedOn: '2026-10-03' });
    const other = await addJob(ana, { title: 'Unit Clerk', company: 'LARKHOLT HOSPITAL, Inc.' });
    await addJob(ana, { company: 'Dunmore Foods' });
    const company = 'Larkholt Hospital LLC';
    const { applications } = await ana.api.applications.similar({ company, title: 'ward clerk' });
    expect(applications).toMatchObject([
      { id: sent.id, sameTitle: true, state: 'submitted', appliedDate: '2026-10-03' },
      { id: other.id, sameTitle: false, appliedDate: null },
    ]);
    expect(await eve.api.applications.similar({ company })).toEqual({ applications: [] });
    expect(await ana.api.applications.similar({ company: '' })).toEqual({ applications: [] });
    expect(await getCode(ana.api.applications.similar({ company: 'x'.repeat(201) }))).toBe('request.invalid');
    expect(await getCode(test.visitor().api.applications.similar({ company }))).toBe('access.sign-in');
  });
});
