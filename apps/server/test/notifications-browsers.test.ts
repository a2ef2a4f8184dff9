import { randomBytes } from 'node:crypto';
import { browserLimits } from '@foothold/contracts/notifications';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { openPush } from '../src/platform/push/open.ts';
import { type FakeBrowser, startPushService } from '../src/platform/push/testing/push-service.ts';
import { openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const service = await startPushService();
afterAll(() => service.stop());
const test = useTestApp({ FETCH_ALLOW: service.host });
const PASSWORD = 'four plain words here';

const getAccount = async (person: Person) => {
  const { viewer } = await person.api.accounts.me();
  return { id: viewer?.id ?? '', email: viewer?.email ?? '' };
};

/** A browser of a person with notifications on. */
async function turnOn(person: Person): Promise<FakeBrowser & { id: string }> {
  const { publicKey } = await person.api.notifications.browsers.list();
  const browser = service.subscribe(publicKey);
  const { id } = await person.api.notifications.browsers.turnOn(browser.subscription);
  return Object.assign(browser, { id });
}

async function notify(person: Person, title: string, change: { push?: boolean; text?: string } = {}): Promise<void> {
  const { id } = await getAccount(person);
  const path = '/portal/jobs?q=nurse&sort=newest';
  await test.app.notifications.notify(test.app.db, {
    userId: id,
    source: 'listings',
    title,
    path,
    push: true,
    ...change,
  });
}

const list = async (person: Person) => (await person.api.notifications.browsers.list()).browsers;
const waitFor = (browser: FakeBrowser, count: number) => test.eventually(async () => browser.received.length >= count);
async function countUnfinished(): Promise<number> {
  const { rows } = await test.app.pool.query(
    `SELECT 1 FROM pgboss.job WHERE name = 'notifications.send-to-browser' AND state IN ('created', 'retry', 'active')`,
  );
  return rows.length;
}
/** Signs in once more, as in another browser. */
async function signInAgain(person: Person): Promise<Person> {
  const other = test.visitor();
  await other.api.accounts.logIn({ email: (await getAccount(person)).email, password: PASSWORD });
  return other;
}

describe('a notification', () => {
  it('reaches every browser of the person in which it was turned on, encrypted and signed', async () => {
    const person = await signUp(test);
    const [first, second] = [await turnOn(person), await turnOn(await signInAgain(person))];
    await notify(person, '2 new jobs for “Nurse”', { text: 'Registered Nurse, Larkholt Hospital' });
    await Promise.all([waitFor(first, 1), waitFor(second, 1)]);
    const { notifications } = await person.api.notifications.list({});
    const [received] = first.received;
    expect(received?.message).toEqual({
      id: notifications[0]?.id,
      title: '2 new jobs for “Nurse”',
      text: 'Registered Nurse, Larkholt Hospital',
      path: '/portal/jobs?q=nurse&sort=newest',
    });
    expect(received?.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });
    expect(received?.claims.sub).toBe('mailto:hello@foothold.example');
    // When it was sent is written down after the push service answered.
    await test.eventually(async () => (await list(person)).every(({ lastSentAt }) => lastSentAt !== null));
    const browsers = await list(person);
    expect(browsers.map(({ device }) => device)).toEqual(['Firefox on Linux', 'Firefox on Linux']);
    expect(browsers.map(({ current }) => current).sort()).toEqual([false, true]);
  });

  it('stays in the portal if it isn’t for browsers', async () => {
    const person = await signUp(test);
    const browser = await turnOn(person);
    await notify(person, 'Only in the portal', { push: false });
    await notify(person, 'Everywhere');
    await waitFor(browser, 1);
    expect(browser.received.map(({ message }) => message.title)).toEqual(['Everywhere']);
  });

  it('goes to nobody else’s browser', async () => {
    const [person, other] = [await signUp(test), await signUp(test)];
    const [mine, theirs] = [await turnOn(person), await turnOn(other)];
    await notify(person, 'Mine');
    await waitFor(mine, 1);
    await notify(other, 'Theirs');
    await waitFor(theirs, 1);
    expect(theirs.received.map(({ message }) => message.title)).toEqual(['Theirs']);
  });

  it('isn’t sent if the change is rolled back', async () => {
    const person = await signUp(test);
    const browser = await turnOn(person);
    const { id } = await getAccount(person);
    const undone = test.app.transact(async (trx) => {
      const what = { userId: id, source: 'listings', title: 'Never', path: '/portal', push: true };
      await test.app.notifications.notify(trx, what);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await notify(person, 'Committed');
    await waitFor(browser, 1);
    expect(browser.received.map(({ message }) => message.title)).toEqual(['Committed']);
  });

  it('is sent again after the push service was overloaded', async () => {
    const person = await signUp(test);
    const [overloaded, limited] = [await turnOn(person), await turnOn(await signInAgain(person))];
    overloaded.answers = [503, 201];
    limited.answers = [429, 201];
    await notify(person, 'Late');
    await Promise.all([waitFor(overloaded, 1), waitFor(limited, 1)]);
    expect([overloaded.requests, limited.requests]).toEqual([2, 2]);
    const failures = test.errors.splice(0).join('\n');
    expect(failures).toContain('the push service answered 503');
    expect(failures).toContain('the push service answered 429');
    // The address is a secret.
    expect(failures).not.toContain(new URL(overloaded.subscription.endpoint).pathname);
  });

  it.each([404, 410])('turns the browser off if the push service answers %i', async (status) => {
    const person = await signUp(test);
    const browser = await turnOn(person);
    browser.answers = [status];
    const window = await openWindow(test, person);
    await notify(person, 'Too late');
    await test.eventually(async () => (await list(person)).length === 0);
    await test.eventually(async () => window.received.some(({ kind }) => kind === 'notification-browser'));
    await window.stop();
    expect(browser.requests).toBe(1);
  });

  it('isn’t sent once it was read, or is a day old', async () => {
    const person = await signUp(test);
    const browser = await turnOn(person);
    browser.answers = [503, 503, 201];
    await notify(person, 'Read in the meantime');
    await test.eventually(async () => browser.requests === 1);
    await person.api.notifications.read({});
    await notify(person, 'A day old');
    await test.eventually(async () => browser.requests === 2);
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 25 * 60 * 60_000);
    await test.eventually(async () => (await countUnfinished()) === 0);
    test.clock.now = start;
    await notify(person, 'New');
    await waitFor(browser, 1);
    expect(browser.received.map(({ message }) => message.title)).toEqual(['New']);
    test.errors.splice(0);
  });
});

describe('a browser', () => {
  it('is turned on once per session, with its latest subscription', async () => {
    const person = await signUp(test);
    const [earlier, latest] = [await turnOn(person), await turnOn(person)];
    expect(await list(person)).toMatchObject([{ id: latest.id, current: true, lastSentAt: null }]);
    await notify(person, 'Once');
    await waitFor(latest, 1);
    expect(earlier.requests).toBe(0);
  });

  it('belongs to the last person who turned it on', async () => {
    const [person, next] = [await signUp(test), await signUp(test)];
    const browser = await turnOn(person);
    await next.api.notifications.browsers.turnOn(browser.subscription);
    expect(await list(person)).toEqual([]);
    expect(await list(next)).toHaveLength(1);
  });

  it('gets nothing after signing out', async () => {
    const person = await signUp(test);
    const [stays, ends] = [await turnOn(person), await signInAgain(person)];
    const ended = await turnOn(ends);
    await ends.api.accounts.logOut({});
    expect((await list(person)).map(({ id }) => id)).toEqual([stays.id]);
    await notify(person, 'After signing out');
    await waitFor(stays, 1);
    expect(ended.requests).toBe(0);
  });

  it('gets nothing once its session has expired', async () => {
    const person = await signUp(test);
    const [stays, expires] = [await turnOn(person), await turnOn(await signInAgain(person))];
    const { session_id } = await test.app.db
      .selectFrom('notification_browsers')
      .select('session_id')
      .where('id', '=', expires.id)
      .executeTakeFirstOrThrow();
    await test.app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('id', '=', session_id)
      .execute();
    await notify(person, 'After the session');
    await waitFor(stays, 1);
    expect(expires.requests).toBe(0);
    expect(await list(person)).toHaveLength(1);
  });

  it('is turned off by its owner only', async () => {
    const [person, other] = [await signUp(test), await signUp(test)];
    const browser = await turnOn(person);
    for (const id of [browser.id, 'no-id']) {
      const { error } = await safe(other.api.notifications.browsers.turnOff({ id }));
      expect(error).toMatchObject({ code: 'resource.not-found' });
    }
    const { error: test404 } = await safe(other.api.notifications.browsers.test({ id: browser.id }));
    expect(test404).toMatchObject({ code: 'resource.not-found' });
    expect(await list(person)).toHaveLength(1);
    await person.api.notifications.browsers.turnOff({ id: browser.id });
    expect(await list(person)).toEqual([]);
    expect(browser.requests).toBe(0);
  });

  it('needs a session', async () => {
    const { error } = await safe(test.visitor().api.notifications.browsers.list());
    expect(error).toMatchObject({ code: 'access.sign-in' });
  });

  it('is one of ten at most', async () => {
    const person = await signUp(test);
    const sessions = [person];
    for (let number = 1; number <= browserLimits.browsers; number++) sessions.push(await signInAgain(person));
    const last = sessions.pop() as Person;
    for (const session of sessions) await turnOn(session);
    const { error } = await safe(turnOn(last));
    expect(error).toMatchObject({ code: 'notifications.browser-limit' });
    expect(await list(person)).toHaveLength(browserLimits.browsers);
  });

  it('needs an encrypted address and keys that can be used', async () => {
    const person = await signUp(test);
    const { publicKey } = await person.api.notifications.browsers.list();
    const { subscription } = service.subscribe(publicKey);
    const endpoints = ['http://push.example/1', 'https://name:secret@push.example/1', 'ftp://push.example/1'];
    const unusable = [
      ...endpoints.map((endpoint) => ({ ...subscription, endpoint })),
      { ...subscription, publicKey: randomBytes(65).toString('base64url') },
    ];
    for (const given of unusable) {
      const { error } = await safe(person.api.notifications.browsers.turnOn(given));
      expect(error).toMatchObject({ code: 'notifications.browser-unusable' });
    }
    const invalid = [
      { ...subscription, endpoint: `https://push.example/${'x'.repeat(browserLimits.endpoint)}` },
      { ...subscription, endpoint: 'nowhere' },
      { ...subscription, publicKey: 'short' },
      { ...subscription, authSecret: randomBytes(17).toString('base64url') },
    ];
    for (const given of invalid) {
      const { error } = await safe(person.api.notifications.browsers.turnOn(given));
      expect(error).toMatchObject({ code: 'request.invalid' });
    }
    expect(await list(person)).toEqual([]);
  });

  it('isn’t reached through an internal address', async () => {
    const person = await signUp(test);
    const { publicKey } = await person.api.notifications.browsers.list();
    const { subscription } = service.subscribe(publicKey);
    for (const host of ['127.0.0.1', '169.254.169.254', '[::1]', 'localhost', '10.0.0.1']) {
      const { id } = await person.api.notifications.browsers.turnOn({ ...subscription, endpoint: `https://${host}/1` });
      const { error } = await safe(person.api.notifications.browsers.test({ id }));
      expect(error).toMatchObject({ code: 'notifications.browser-gone' });
    }
    expect(await list(person)).toEqual([]);
  });
});

describe('a test notification', () => {
  it('arrives before the call returns', async () => {
    const person = await signUp(test);
    const browser = await turnOn(person);
    await person.api.notifications.browsers.test({ id: browser.id });
    expect(browser.received).toMatchObject([
      { message: { title: 'Test notification', path: '/portal/settings/notifications' } },
    ]);
    expect((await person.api.notifications.list({})).total).toBe(0);
  });

  it('says why it can’t be sent', async () => {
    const person = await signUp(test);
    const browser = await turnOn(person);
    for (const status of [503, 429, 400]) {
      browser.answers = [status];
      const { error } = await safe(person.api.notifications.browsers.test({ id: browser.id }));
      expect(error).toMatchObject({ code: 'notifications.test-failed' });
    }
    expect(await list(person)).toHaveLength(1);
    browser.answers = [410];
    const { error } = await safe(person.api.notifications.browsers.test({ id: browser.id }));
    expect(error).toMatchObject({ code: 'notifications.browser-gone' });
    expect(await list(person)).toEqual([]);
  });
});

it('one key serves all servers of an installation, and isn’t stored in plain', async () => {
  const { publicKey } = await (await signUp(test)).api.notifications.browsers.list();
  const another = openPush({ FETCH_ALLOW: undefined }, test.app);
  expect(await another.getPublicKey()).toBe(publicKey);
  const { sealed } = await test.app.db.selectFrom('stored_keys').selectAll().executeTakeFirstOrThrow();
  const key = test.app.vault.open(sealed, 'stored-key|push');
  expect(key).toHaveLength(32);
  expect(sealed.includes(key)).toBe(false);
});

it('servers that start together agree on the key', async () => {
  const before = await test.app.db.deleteFrom('stored_keys').returningAll().execute();
  const keys = await Promise.all([1, 2, 3, 4].map(() => openPush({ FETCH_ALLOW: undefined }, test.app).getPublicKey()));
  expect(new Set(keys).size).toBe(1);
  // The other tests run with the key that this server has read.
  await test.app.db.deleteFrom('stored_keys').execute();
  if (before.length > 0) await test.app.db.insertInto('stored_keys').values(before).execute();
});

it('browsers are exported without their secrets, and erased with the account', async () => {
  const person = await signUp(test);
  const { subscription, id } = await turnOn(person);
  const { url } = await person.api.accounts.privacy.requestExport({ password: PASSWORD });
  const files = unzipSync(new Uint8Array(await (await person.request(url)).arrayBuffer()));
  const exported = strFromU8(files['notification-browsers.json'] ?? new Uint8Array());
  expect(JSON.parse(exported)).toMatchObject([{ device: 'Firefox on Linux', pushService: service.host }]);
  expect(exported).not.toContain(new URL(subscription.endpoint).pathname);
  expect(exported).not.toContain(subscription.authSecret);
  await person.api.accounts.privacy.erase({ words: 'erase', password: PASSWORD });
  const left = await test.app.db.selectFrom('notification_browsers').select('id').where('id', '=', id).execute();
  expect(left).toEqual([]);
});
