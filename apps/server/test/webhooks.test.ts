import { webhookLimits } from '@foothold/contracts/webhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startWebhookReceiver } from './doubles/webhook-receiver.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { getUserId } from './recruiting-people.ts';
import { addApplication, createSubscriber, getErrorCode, HOUR_MS, parseEvent, pass, sendDue } from './webhooks-kit.ts';
import { hasSignature } from './webhooks-signature.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
const test = useTestApp({ FETCH_ALLOW: receiver.host });

describe('a webhook endpoint', () => {
  it('is added with a secret that is shown once, and its owner is told', async () => {
    const { api, endpoint } = await createSubscriber(test, receiver);
    const { secret, ...shown } = endpoint;
    expect(secret).toMatch(/^whsec_/);
    expect(shown).toMatchObject({ paused: null, failingSince: null, waiting: 0, failed: 0, lastDeliveredAt: null });
    expect(await api.webhooks.list()).toEqual({ webhooks: [shown], limit: 10 });
    expect(await api.webhooks.get({ id: endpoint.id })).toEqual(shown);
    const row = await test.app.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', endpoint.id).execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    const { notifications } = await api.notifications.list({});
    expect(notifications[0]).toMatchObject({
      title: `A webhook endpoint was added: ${receiver.host}`,
      path: `/portal/settings/webhooks/${endpoint.id}`,
    });
    const email = (await api.accounts.me()).viewer?.email ?? '';
    const mails = await test.app.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
    expect(mails.map(({ subject }) => subject)).toContain(`A webhook endpoint was added: ${receiver.host}`);
  });

  it('is changed and deleted', async () => {
    const { api, endpoint, path } = await createSubscriber(test, receiver);
    const { id } = endpoint;
    const changed = await api.webhooks.change({ id, description: ' My CRM ', events: ['application.deleted'] });
    expect(changed).toMatchObject({ description: 'My CRM', events: ['application.deleted'], url: endpoint.url });
    await addApplication(await signUp(test));
    await addApplication({ api });
    await sendDue(test);
    expect(receiver.listAt(path)).toEqual([]);
    expect(await api.webhooks.remove({ id })).toEqual({});
    expect(await getErrorCode(api.webhooks.get({ id }))).toBe('resource.not-found');
    expect((await api.webhooks.list()).webhooks).toEqual([]);
    const { notifications } = await api.notifications.list({});
    expect(notifications.filter(({ source }) => source === 'webhooks')).toEqual([]);
  });

  it('is refused for bad input', async () => {
    const { api } = await signUp(test);
    const valid = { url: `http://${receiver.host}/x`, events: ['application.moved' as const] };
    for (const [wrong, code] of [
      [{ url: '' }, 'request.invalid'],
      [{ url: `https://example.com/${'x'.repeat(webhookLimits.url)}` }, 'request.invalid'],
      [{ events: [] }, 'request.invalid'],
      [{ events: ['webhook.test' as never] }, 'request.invalid'],
      [{ events: ['application.moved' as const, 'application.moved' as const] }, 'request.invalid'],
      [{ description: 'x'.repeat(101) }, 'request.invalid'],
      [{ url: 'http://example.com/' }, 'webhooks.url'],
      [{ url: 'https://10.0.0.1/' }, 'webhooks.url'],
      [{ url: 'https://localhost/' }, 'webhooks.url'],
    ] as const)
      expect([wrong, await getErrorCode(api.webhooks.create({ ...valid, ...wrong } as never))]).toEqual([wrong, code]);
    expect((await api.webhooks.list()).webhooks).toEqual([]);
  });

  it('is limited by the plan, also at once', async () => {
    const person = await signUp(test);
    await test.app.db
      .updateTable('users')
      .set({ trial_ends_at: new Date(0) })
      .where('id', '=', await getUserId(person))
      .execute();
    const { limit } = await person.api.webhooks.list();
    expect(limit).toBe(1);
    const create = () => person.api.webhooks.create({ url: `http://${receiver.host}/x`, events: ['resume.scored'] });
    const codes = await Promise.all([1, 2, 3].map(() => getErrorCode(create())));
    expect(codes.toSorted()).toEqual(['access.plan-limit', 'access.plan-limit', undefined]);
  });

  it('of someone else is not found by any call', async () => {
    const { endpoint, api } = await createSubscriber(test, receiver);
    await addApplication({ api });
    await sendDue(test);
    const { id } = endpoint;
    const [delivery] = (await api.webhooks.deliveries({ id })).deliveries;
    const deliveryId = delivery?.id ?? '';
    const { api: other } = await createSubscriber(test, receiver);
    for (const call of [
      () => other.webhooks.get({ id }),
      () => other.webhooks.change({ id, description: 'mine' }),
      () => other.webhooks.pause({ id }),
      () => other.webhooks.resume({ id }),
      () => other.webhooks.rotateSecret({ id }),
      () => other.webhooks.test({ id }),
      () => other.webhooks.deliveries({ id }),
      () => other.webhooks.delivery({ id, deliveryId }),
      () => other.webhooks.replay({ id, deliveryId }),
      () => other.webhooks.replayAll({ id }),
      () => other.webhooks.remove({ id }),
    ])
      expect(await getErrorCode(call())).toBe('resource.not-found');
    // Nor is a delivery of theirs found under an endpoint of one's own.
    const own = (await other.webhooks.list()).webhooks[0]?.id ?? '';
    expect(await getErrorCode(other.webhooks.delivery({ id: own, deliveryId }))).toBe('resource.not-found');
    expect(await getErrorCode(other.webhooks.replay({ id: own, deliveryId }))).toBe('resource.not-found');
    expect(await getErrorCode(test.visitor().api.webhooks.list())).toBe('access.sign-in');
    expect(await api.webhooks.get({ id })).toMatchObject({ description: '', paused: null });
  });

  it('gets nothing of other members', async () => {
    const [one, other] = [await createSubscriber(test, receiver), await createSubscriber(test, receiver)];
    await addApplication(one);
    await sendDue(test);
    expect(receiver.listAt(one.path).length).toBe(1);
    expect(receiver.listAt(other.path)).toEqual([]);
  });
});

describe('an event', () => {
  it('is signed as Standard Webhooks says, and holds what the API returns', async () => {
    const person = await createSubscriber(test, receiver);
    const added = await addApplication(person, 'Ward Nurse');
    await person.api.applications.move({ id: added.id, to: 'submitted', happenedOn: '2026-11-20' });
    await sendDue(test);
    const [created, moved] = receiver.listAt(person.path);
    if (!created || !moved) throw new Error('both events arrive');
    for (const event of [created, moved]) {
      expect(event.headers['content-type']).toBe('application/json');
      expect(await hasSignature(event, person.endpoint.secret)).toBe(true);
      expect(await hasSignature({ ...event, body: `${event.body} ` }, person.endpoint.secret)).toBe(false);
      expect(Number(event.headers['webhook-timestamp'])).toBe(Math.floor(test.clock.now.getTime() / 1000));
    }
    const current = await person.api.applications.get({ id: added.id });
    const { type, data, timestamp } = parseEvent(moved);
    expect([type, timestamp]).toEqual(['application.moved', test.clock.now.toISOString()]);
    expect(data.previous).toEqual({ state: 'saved', stageId: null });
    const { job, ...application } = data.application ?? {};
    expect(current).toMatchObject(application);
    expect(current.job).toMatchObject(job as object);
    expect(parseEvent(created)).toMatchObject({ type: 'application.created', data: { application: { id: added.id } } });
    const [last] = (await person.api.webhooks.deliveries({ id: person.endpoint.id })).deliveries;
    expect(last).toMatchObject({
      eventId: moved.headers['webhook-id'],
      state: 'delivered',
      attempts: 1,
      lastAttempt: { status: 204, error: null },
      nextAttemptAt: null,
    });
    const detail = await person.api.webhooks.delivery({ id: person.endpoint.id, deliveryId: last?.id ?? '' });
    expect([detail.body, detail.log.length]).toEqual([moved.body, 1]);
    expect((await person.api.webhooks.get({ id: person.endpoint.id })).lastDeliveredAt).not.toBeNull();
  });

  it('is added only if its change is committed', async () => {
    const person = await createSubscriber(test, receiver);
    const userId = await getUserId(person);
    await person.api.webhooks.change({ id: person.endpoint.id, events: ['listings.found'] });
    const undone = test.app.transact(async (trx) => {
      await test.app.announce('listings.alert-sent', trx, { userId, search: { id: 'a', name: 'A' }, found: [] });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { deliveries } = await person.api.webhooks.deliveries({ id: person.endpoint.id });
    expect(deliveries).toEqual([]);
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const person = await createSubscriber(test, receiver);
    const { id, secret: earlier } = person.endpoint;
    const { secret, earlierSecretUntil } = await person.api.webhooks.rotateSecret({ id });
    expect(secret).not.toBe(earlier);
    expect(earlierSecretUntil).toBe(new Date(test.clock.now.getTime() + 24 * HOUR_MS).toISOString());
    const send = async () => {
      await addApplication(person);
      await sendDue(test);
      const event = receiver.listAt(person.path).at(-1);
      if (!event) throw new Error('the event arrives');
      return [await hasSignature(event, secret), await hasSignature(event, earlier)];
    };
    expect(await send()).toEqual([true, true]);
    await pass(test, 24 * HOUR_MS);
    expect(await send()).toEqual([true, false]);
    expect((await person.api.webhooks.get({ id })).earlierSecretUntil).toBeNull();
  });

  it('of a test is sent once, also to a paused endpoint', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    await person.api.webhooks.pause({ id });
    receiver.answer(person.path, { status: 500, body: 'Not ready' });
    const delivery = await person.api.webhooks.test({ id });
    expect(delivery).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0 });
    await sendDue(test);
    const [event] = receiver.listAt(person.path);
    expect(event && parseEvent(event)).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
    await pass(test, 24 * HOUR_MS);
    expect(receiver.listAt(person.path).length).toBe(1);
    const detail = await person.api.webhooks.delivery({ id, deliveryId: delivery.id });
    expect(detail).toMatchObject({ state: 'failed', log: [{ status: 500, response: 'Not ready' }] });
    expect(await person.api.webhooks.get({ id })).toMatchObject({ failingSince: null, paused: { reason: 'member' } });
  });

  it('is listed page by page, and by its state', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    for (let count = 0; count < webhookLimits.pageSize + 2; count++) await addApplication(person, `Nurse ${count}`);
    await sendDue(test);
    const first = await person.api.webhooks.deliveries({ id });
    const second = await person.api.webhooks.deliveries({ id, cursor: first.next ?? '' });
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([25, 2, null]);
    const ids = [...first.deliveries, ...second.deliveries].map((one) => Number(one.id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await person.api.webhooks.deliveries({ id, state: 'failed' })).deliveries).toEqual([]);
    expect(await getErrorCode(person.api.webhooks.deliveries({ id, cursor: 'x' }))).toBe('request.invalid');
  });

  it('is deleted after 7 days, and with its member’s account', async () => {
    const person = await createSubscriber(test, receiver);
    const { id } = person.endpoint;
    await addApplication(person);
    await sendDue(test);
    const count = async () =>
      (await test.app.db.selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', id).execute()).length;
    const forget = () =>
      test.app.queue.add(test.app.db, { name: 'webhooks.forget', retries: 0, payload: z.object({}) }, {});
    await forget();
    expect(await count()).toBe(1);
    await pass(test, 7 * 24 * HOUR_MS + 1000);
    await forget();
    await test.eventually(async () => (await count()) === 0);
    await addApplication(person);
    const userId = await getUserId(person);
    const data = await Promise.all(test.app.personalData().map(async (one) => [one.name, await one.collect(userId)]));
    expect(Object.fromEntries(data).webhooks.data).toMatchObject({
      endpoints: [{ id, url: person.endpoint.url }],
      events: [{ type: 'application.created', endpointId: id }],
    });
    expect(JSON.stringify(data)).not.toContain(person.endpoint.secret);
    await test.owner.deleteFrom('users').where('id', '=', userId).execute();
    expect(await count()).toBe(0);
  });
});
