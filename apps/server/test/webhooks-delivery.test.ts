import { webhookLimits } from '@foothold/contracts/webhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver } from './doubles/webhook-receiver.ts';
import { useTestApp } from './harness.ts';
import {
  addApplication,
  createSubscriber,
  getErrorCode,
  HOUR_MS,
  MINUTE_MS,
  parseEvent,
  pass,
  sendDue,
} from './webhooks-kit.ts';

const receiver = await startWebhookReceiver();
const elsewhere = await startWebhookReceiver();
afterAll(() => Promise.all([receiver.stop(), elsewhere.stop()]));
const test = useTestApp({ FETCH_ALLOW: receiver.host });

type Subscriber = Awaited<ReturnType<typeof createSubscriber>>;

const listTitles = ({ path }: Subscriber) =>
  receiver.listAt(path).map((event) => {
    const { type, data } = parseEvent(event);
    const job = data.application?.job as { title: string } | undefined;
    return `${type} ${job?.title} ${data.application?.state}`;
  });

const getLast = async ({ api, endpoint }: Subscriber) => {
  const { deliveries } = await api.webhooks.deliveries({ id: endpoint.id });
  return api.webhooks.delivery({ id: endpoint.id, deliveryId: deliveries[0]?.id ?? '' });
};

describe('a delivery', () => {
  it('that fails is repeated with the same ID until the receiver is back, hours later', async () => {
    const person = await createSubscriber(test, receiver);
    receiver.answer(person.path, { status: 503, body: 'Down for maintenance' });
    await addApplication(person);
    await sendDue(test);
    expect(await getLast(person)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastAttempt: { status: 503 },
      log: [{ response: 'Down for maintenance' }],
    });
    // Nothing is sent before its time.
    await pass(test, 4000);
    expect(receiver.listAt(person.path).length).toBe(1);
    for (let minutes = 0; minutes < 180; minutes += 10) await pass(test, 10 * MINUTE_MS);
    const tries = receiver.listAt(person.path).length;
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(tries).toBeLessThanOrEqual(6);
    expect((await person.api.webhooks.get({ id: person.endpoint.id })).failingSince).not.toBeNull();
    receiver.answer(person.path, { status: 200 });
    for (let hours = 0; hours < 6; hours++) await pass(test, HOUR_MS);
    expect(await getLast(person)).toMatchObject({ state: 'delivered', attempts: tries + 1 });
    const ids = receiver.listAt(person.path).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const timestamps = receiver.listAt(person.path).map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(new Set(timestamps).size).toBe(tries + 1);
    expect((await person.api.webhooks.get({ id: person.endpoint.id })).failingSince).toBeNull();
  });

  it('waits as long as the receiver asks, within bounds', async () => {
    const person = await createSubscriber(test, receiver);
    receiver.answer(person.path, { status: 429, headers: { 'retry-after': '3600' } });
    await addApplication(person);
    await sendDue(test);
    await pass(test, HOUR_MS - MINUTE_MS);
    expect(receiver.listAt(person.path).length).toBe(1);
    await pass(test, MINUTE_MS);
    expect(receiver.listAt(person.path).length).toBe(2);
  });

  it('to a receiver that never answers fails after a time, and others don’t wait for it', async () => {
    const [slow, fast] = [await createSubscriber(test, receiver), await createSubscriber(test, receiver)];
    receiver.answer(slow.path, { status: 200, hangs: true });
    await addApplication(slow);
    await test.eventually(async () => receiver.listAt(slow.path).length === 1);
    await addApplication(fast);
    await test.eventually(async () => receiver.listAt(fast.path).length === 1);
    expect((await getLast(slow)).attempts).toBe(0);
    await sendDue(test);
    expect(await getLast(slow)).toMatchObject({
      state: 'waiting',
      lastAttempt: { status: null, error: 'fetch.timeout' },
    });
    receiver.answer(slow.path, { status: 200 });
  });

  it('isn’t redirected', async () => {
    const person = await createSubscriber(test, receiver);
    const target = elsewhere.createPath();
    receiver.answer(person.path, { status: 302, headers: { location: `http://${elsewhere.host}${target}` } });
    await addApplication(person);
    await sendDue(test);
    expect(elsewhere.listAt(target)).toEqual([]);
    expect(await getLast(person)).toMatchObject({ state: 'waiting', lastAttempt: { status: 302, error: null } });
  });

  it('doesn’t reach addresses that aren’t public', async () => {
    const person = await createSubscriber(test, receiver);
    const path = elsewhere.createPath();
    for (const url of [`http://${elsewhere.host}${path}`, 'https://10.0.0.1/hook', 'https://[fd00::1]/hook']) {
      // As if a name had led there.
      await test.app.db.updateTable('webhook_endpoints').set({ url }).where('id', '=', person.endpoint.id).execute();
      await addApplication(person);
      await sendDue(test);
      expect(await getLast(person)).toMatchObject({ lastAttempt: { status: null, error: 'fetch.refused-address' } });
    }
    expect(elsewhere.listAt(path)).toEqual([]);
  });

  it('stores only the start of a response', async () => {
    const person = await createSubscriber(test, receiver);
    receiver.answer(person.path, { status: 500, body: `\0é${'x'.repeat(1_000_000)}` });
    await addApplication(person);
    await sendDue(test);
    const { log } = await getLast(person);
    expect(log[0]?.response.length).toBe(webhookLimits.response);
    expect(log[0]?.response.startsWith('\uFFFDéx')).toBe(true);
    receiver.answer(person.path, { status: 200, headers: { 'content-encoding': 'gzip' }, body: 'not compressed' });
    await pass(test, MINUTE_MS);
    expect(await getLast(person)).toMatchObject({ state: 'delivered', log: [{ status: 200, response: '' }, {}] });
  });

  it('that a process left behind is sent again', async () => {
    const person = await createSubscriber(test, receiver);
    receiver.answer(person.path, { status: 500 });
    await addApplication(person);
    await sendDue(test);
    // As after kill −9: claimed, and nobody settles it.
    const lease = new Date(test.clock.now.getTime() + MINUTE_MS);
    await test.app.db
      .updateTable('webhook_deliveries')
      .set({ due_at: lease, sending: true })
      .where('endpoint_id', '=', person.endpoint.id)
      .execute();
    receiver.answer(person.path, { status: 200 });
    await pass(test, MINUTE_MS - 1);
    expect((await getLast(person)).state).toBe('waiting');
    await pass(test, 1);
    expect((await getLast(person)).state).toBe('delivered');
  });
});

describe('events of one application', () => {
  it('wait for the earlier ones, while others go on', async () => {
    const person = await createSubscriber(test, receiver);
    receiver.answer(person.path, (event) => ({
      status: JSON.stringify(parseEvent(event).data.application?.job).includes('Stuck') ? 500 : 200,
    }));
    const stuck = await addApplication(person, 'Stuck');
    await sendDue(test);
    const free = await addApplication(person, 'Free');
    for (const { id } of [stuck, free]) {
      await person.api.applications.move({ id, to: 'submitted' });
      await person.api.applications.move({ id, to: 'interview' });
    }
    await sendDue(test);
    expect(listTitles(person)).toEqual([
      'application.created Stuck saved',
      'application.created Free saved',
      'application.moved Free submitted',
      'application.moved Free interview',
    ]);
    receiver.answer(person.path, { status: 200 });
    await pass(test, MINUTE_MS);
    expect(listTitles(person).slice(-3)).toEqual([
      'application.created Stuck saved',
      'application.moved Stuck submitted',
      'application.moved Stuck interview',
    ]);
  });

  it('arrive in order for each of many applications, though the receiver fails at random', async () => {
    const person = await createSubscriber(test, receiver);
    let count = 0;
    receiver.answer(person.path, () => ({ status: ++count % 3 === 0 ? 500 : 200 }));
    const applications = await Promise.all(Array.from({ length: 8 }, (_, at) => addApplication(person, `Job ${at}`)));
    const states = ['submitted', 'in-review', 'interview', 'offer'] as const;
    for (const to of states) await Promise.all(applications.map(({ id }) => person.api.applications.move({ id, to })));
    for (let round = 0; round < 40; round++) await pass(test, 6 * MINUTE_MS);
    const latest = new Map<string, string[]>();
    const seen = new Set<string>();
    for (const event of receiver.listAt(person.path)) {
      const { application } = parseEvent(event).data;
      const list = latest.get(String(application?.id)) ?? [];
      // Repeats of a failed one.
      if (list.at(-1) !== application?.state) list.push(String(application?.state));
      latest.set(String(application?.id), list);
      seen.add(String(event.headers['webhook-id']));
    }
    for (const { id } of applications) expect(latest.get(id)).toEqual(['saved', ...states]);
    expect(seen.size).toBe(8 * 5);
    expect(await person.api.webhooks.get({ id: person.endpoint.id })).toMatchObject({ waiting: 0, failed: 0 });
  });
});

describe('an endpoint', () => {
  it('that failed for a day is paused, and its owner is told once', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    receiver.answer(person.path, { status: 500 });
    await addApplication(person, 'One');
    await addApplication(person, 'Two');
    for (let hours = 0; hours < 40; hours++) await pass(test, HOUR_MS);
    const paused = await person.api.webhooks.get({ id });
    expect(paused).toMatchObject({ paused: { reason: 'failing' }, waiting: 2, failed: 0 });
    const { notifications } = await person.api.notifications.list({});
    const notices = notifications.filter(({ title }) => title === `We paused the webhook endpoint ${receiver.host}`);
    expect(notices).toMatchObject([{ path: `/portal/settings/webhooks/${id}` }]);
    const email = (await person.api.accounts.me()).viewer?.email ?? '';
    const mails = await test.app.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
    expect(mails.filter(({ subject }) => subject.startsWith('We paused')).length).toBe(1);

    // It gets nothing, but nothing is lost.
    const before = receiver.listAt(person.path).length;
    await addApplication(person, 'Three');
    receiver.answer(person.path, { status: 200 });
    await pass(test, HOUR_MS);
    expect(receiver.listAt(person.path).length).toBe(before);
    await person.api.webhooks.resume({ id });
    await sendDue(test);
    expect(listTitles(person).slice(before)).toEqual([
      'application.created One saved',
      'application.created Two saved',
      'application.created Three saved',
    ]);
    expect(await person.api.webhooks.get({ id })).toMatchObject({ paused: null, failingSince: null, waiting: 0 });
  });

  it('that answers 410 is paused at once, and gets no more events', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    receiver.answer(person.path, { status: 410 });
    await addApplication(person);
    await sendDue(test);
    expect(await person.api.webhooks.get({ id })).toMatchObject({ paused: { reason: 'gone' }, waiting: 1 });
    await addApplication(person);
    await pass(test, HOUR_MS);
    expect(receiver.listAt(person.path).length).toBe(1);
    expect((await person.api.webhooks.deliveries({ id })).deliveries.length).toBe(1);
  });

  it('is paused and resumed by its owner', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    expect(await getErrorCode(person.api.webhooks.resume({ id }))).toBe('webhooks.not-paused');
    const paused = await person.api.webhooks.pause({ id });
    expect(paused.paused).toEqual({ at: test.clock.now.toISOString(), reason: 'member' });
    expect((await person.api.webhooks.pause({ id })).paused).toEqual(paused.paused);
    await addApplication(person);
    await pass(test, HOUR_MS);
    expect(receiver.listAt(person.path)).toEqual([]);
    await person.api.webhooks.resume({ id });
    await sendDue(test);
    expect(receiver.listAt(person.path).length).toBe(1);
  });

  it('gets one event again, or all that weren’t delivered', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    await addApplication(person, 'Delivered');
    await sendDue(test);
    const [delivered] = (await person.api.webhooks.deliveries({ id })).deliveries;
    const again = await person.api.webhooks.replay({ id, deliveryId: delivered?.id ?? '' });
    expect(again).toMatchObject({ state: 'waiting', attempts: 1, eventId: delivered?.eventId });
    await sendDue(test);
    expect(new Set(receiver.listAt(person.path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.listAt(person.path).length).toBe(2);

    // One event that the receiver never takes, while it takes others, so that it isn't paused.
    receiver.answer(person.path, (event) => ({ status: event.body.includes('Refused') ? 422 : 200 }));
    await addApplication(person, 'Refused');
    for (let hours = 0; hours < 40; hours++) {
      await addApplication(person, `Hour ${hours}`);
      await pass(test, HOUR_MS);
    }
    expect(await person.api.webhooks.get({ id })).toMatchObject({ paused: null, failed: 1, waiting: 0 });
    receiver.answer(person.path, { status: 200 });
    expect(await person.api.webhooks.replayAll({ id })).toEqual({ replayed: 1 });
    await sendDue(test);
    expect(listTitles(person).at(-1)).toBe('application.created Refused saved');
    expect(await person.api.webhooks.replayAll({ id })).toEqual({ replayed: 0 });
    await pass(test, 7 * 24 * HOUR_MS);
    const old = person.api.webhooks.replay({ id, deliveryId: delivered?.id ?? '' });
    expect(await getErrorCode(old)).toBe('webhooks.too-old');
  });
});
