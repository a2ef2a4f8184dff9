import { SCOPES } from '@foothold/contracts/endpoint';
import { EVENT_SCOPES, WEBHOOK_EVENTS, type WebhookEventType } from '@foothold/contracts/webhooks';
import { EVENT_DATA } from '@foothold/contracts/webhooks/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver } from './doubles/webhook-receiver.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { approve, createPacketCase, propose, submit } from './packet-kit.ts';
import { getUserId } from './recruiting-people.ts';
import { addApplication, createSubscriber, getErrorCode, parseEvent, sendDue } from './webhooks-kit.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
const test = useTestApp({ FETCH_ALLOW: receiver.host });
beforeAll(() => test.openCustody());

const password = 'four plain words here';

/** The events at a path, each checked against its documented shape. */
const listEvents = (path: string) =>
  receiver.listAt(path).map((event) => {
    const { type, data } = parseEvent(event);
    // A value that the schema doesn't know is missing in the result.
    expect(EVENT_DATA[type as WebhookEventType].parse(data)).toEqual(data);
    return { type, data };
  });

const listTypes = (path: string) => listEvents(path).map(({ type }) => type);

describe('events of applications', () => {
  it('tell of adding, moving, undoing, removing, and restoring', async () => {
    const person = await createSubscriber(test, receiver, [
      'application.created',
      'application.moved',
      'application.deleted',
      'application.restored',
    ]);
    const { id } = await addApplication(person);
    const moved = await person.api.applications.move({ id, to: 'submitted' });
    await person.api.applications.undo({ id, eventId: moved.lastEventId });
    await person.api.applications.remove({ id });
    await person.api.applications.restoreMany({ ids: [id] });
    await person.api.applications.removeMany({ ids: [id] });
    await sendDue(test);
    expect(
      listEvents(person.path).map(({ type, data }) => [type, data.application?.state, data.previous?.state]),
    ).toEqual([
      ['application.created', 'saved', undefined],
      ['application.moved', 'submitted', 'saved'],
      ['application.moved', 'saved', 'submitted'],
      ['application.deleted', 'saved', undefined],
      ['application.restored', 'saved', undefined],
      ['application.deleted', 'saved', undefined],
    ]);
  });

  it('tell of each row of an imported table, and of its removal', async () => {
    const person = await createSubscriber(test, receiver, ['application.created', 'application.deleted']);
    const text = 'Title,Company,Status\nNurse,Larkholt,Applied\nClerk,Waco Works,Saved\n';
    const imported = await person.api.applications.import({ text });
    await sendDue(test);
    expect(listTypes(person.path)).toEqual(['application.created', 'application.created']);
    await person.api.applications.undoImport({ id: imported.id });
    await sendDue(test);
    expect(listTypes(person.path).slice(2)).toEqual(['application.deleted', 'application.deleted']);
  });
});

describe('events of a recruiter’s work', () => {
  it('tell of a packet from its proposal to its submission, in order with its application, and of messages', async () => {
    const one = await createPacketCase(test);
    const path = receiver.createPath();
    await one.member.api.webhooks.create({
      url: `http://${receiver.host}${path}`,
      events: ['application.moved', 'packet.proposed', 'packet.approved', 'packet.submitted', 'message.received'],
    });
    const proposed = await propose(one);
    const seen = await one.member.api.packets.get({ id: proposed.id });
    await approve(one, seen);
    await test.eventually(
      async () => (await one.member.api.applications.get({ id: seen.applicationId ?? '' })).state === 'approved',
    );
    await submit(one, seen);
    await sendDue(test);
    expect(
      listEvents(path).map(({ type, data }) => `${type} ${data.packet?.state ?? data.application?.state}`),
    ).toEqual([
      'application.moved awaiting-approval',
      'packet.proposed proposed',
      'application.moved approved',
      'packet.approved approved',
      'application.moved submitted',
      'packet.submitted submitted',
    ]);
    await one.recruiter.api.recruiting.memberThread.send({
      memberId: one.member.id,
      text: 'Secret words',
      clientId: crypto.randomUUID(),
    });
    await one.member.api.recruiting.thread.send({ text: 'Thanks', clientId: crypto.randomUUID() });
    await sendDue(test);
    const messages = listEvents(path).filter(({ type }) => type === 'message.received');
    expect(messages).toMatchObject([{ data: { message: { files: 0, needsReply: false } } }]);
    expect(JSON.stringify(messages)).not.toContain('Secret words');
  });
});

describe('other events', () => {
  it('tell of a score against a job, and of new jobs for a saved search', async () => {
    const person = await createSubscriber(test, receiver, ['resume.scored', 'listings.found']);
    const userId = await getUserId(person);
    const listing = { id: crypto.randomUUID(), title: 'Nurse', company: 'Larkholt' };
    await test.app.transact(async (trx) => {
      await test.app.announce('resumes.scored', trx, {
        userId,
        resumeId: crypto.randomUUID(),
        resumeTitle: 'Mine',
        listing,
        score: 81,
        rubricVersion: '1',
        mustHavesMet: 50,
        missing: ['IV therapy'],
        proposalsLeft: null,
        declined: 0,
      });
      const search = { id: crypto.randomUUID(), name: 'Nurse in Austin' };
      await test.app.announce('listings.alert-sent', trx, { userId, search, found: [] });
    });
    await sendDue(test);
    expect(listEvents(person.path)).toMatchObject([
      { type: 'resume.scored', data: { score: 81, listing, resume: { title: 'Mine' } } },
      { type: 'listings.found', data: { search: { name: 'Nurse in Austin' }, listings: [], total: 0 } },
    ]);
  });

  it('have a scope and a documented shape each', () => {
    expect(Object.keys(EVENT_SCOPES)).toEqual([...WEBHOOK_EVENTS]);
    expect(Object.keys(EVENT_DATA).toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted());
  });
});

describe('a token', () => {
  const createKey = async (person: Awaited<ReturnType<typeof signUp>>, scopes: (typeof SCOPES)[number][]) => {
    const { key } = await person.api.accounts.keys.create({ name: 'A', scopes, days: 7, password });
    return async (method: string, path: string, body?: object) => {
      const answer = await fetch(new URL(`/api/v1/webhooks${path}`, test.url), {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
  };
  const url = `http://${receiver.host}/token`;

  it('adds and changes endpoints for events that it may read, and for no others', async () => {
    const person = await signUp(test);
    const call = await createKey(person, ['webhooks:write', 'applications:read']);
    const created = await call('POST', '', { url, events: ['application.moved'] });
    expect([created.status, String(created.body.secret).slice(0, 6)]).toEqual([201, 'whsec_']);
    const id = String(created.body.id);
    for (const events of [['resume.scored'], ['application.moved', 'message.received'], ['packet.proposed']]) {
      expect((await call('POST', '', { url, events })).body.code).toBe('webhooks.event-scope');
      expect((await call('PATCH', `/${id}`, { events })).body.code).toBe('webhooks.event-scope');
    }
    expect((await call('PATCH', `/${id}`, { description: 'Mine' })).status).toBe(200);

    // What a session subscribed to can't be led elsewhere, or signed again, by a token that may not read it.
    await person.api.webhooks.change({ id, events: ['application.moved', 'message.received'] });
    for (const change of [{ url: `http://${receiver.host}/other` }, { events: ['application.moved'], url }])
      expect((await call('PATCH', `/${id}`, change)).body.code).toBe('webhooks.event-scope');
    expect((await call('POST', `/${id}/rotate-secret`, {})).body.code).toBe('webhooks.event-scope');
    expect((await call('GET', '')).body.code).toBe('access.scope');
  });

  it('reads the bodies of events only with their scopes', async () => {
    const person = await createSubscriber(test, receiver, ['application.created']);
    await addApplication(person);
    await sendDue(test);
    const { id } = person.endpoint;
    const [delivery] = (await person.api.webhooks.deliveries({ id })).deliveries;
    const read = async (scopes: (typeof SCOPES)[number][]) =>
      (await (await createKey(person, scopes))('GET', `/${id}/deliveries/${delivery?.id}`)).body;
    expect((await read(['webhooks:read', 'applications:read'])).body).toContain('application.created');
    expect(await read(['webhooks:read'])).toMatchObject({ body: null, state: 'delivered' });
    expect(await read(SCOPES.filter((scope) => scope !== 'webhooks:read'))).toMatchObject({ code: 'access.scope' });
  });

  it('can’t add an endpoint without webhooks:write', async () => {
    const person = await signUp(test);
    const call = await createKey(
      person,
      SCOPES.filter((scope) => scope !== 'webhooks:write'),
    );
    expect((await call('POST', '', { url, events: ['application.moved'] })).body.code).toBe('access.scope');
    expect(await getErrorCode(person.api.webhooks.list())).toBeUndefined();
  });
});
