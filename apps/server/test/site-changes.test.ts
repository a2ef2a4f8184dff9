import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DB } from '../src/platform/db/schema.ts';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

/** How long a change stream lasts, and how many are open. */
const test = useTestApp();
const password = 'four plain words here';

interface Stream {
  received: string[];
  /** True once the server has ended it. */
  isOver(): boolean;
}

/** An open change stream that has received its first event. */
async function listen(person: Person, headers: Record<string, string> = {}): Promise<Stream> {
  const answer = await person.request('/api/changes', { headers });
  expect(answer.status).toBe(200);
  const received: string[] = [];
  let over = false;
  void (async () => {
    let rest = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      rest += part;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: {"kind":"resume"')) received.push(JSON.parse(line.slice(6)).id);
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      over = true;
    });
  const { id } = (await getUserId(person, headers)) ?? { id: '' };
  const first = crypto.randomUUID();
  await test.eventually(async () => {
    await publish(id, first);
    return received.includes(first) || over;
  });
  return { received: received, isOver: () => over };
}

const publish = (userId: string, id: string) => test.app.events.publish(test.app.db, userId, { kind: 'resume', id });

async function getUserId(person: Person, headers: Record<string, string> = {}): Promise<{ id: string } | null> {
  return ((await (await person.request('/api/accounts/me', { headers })).json()) as { viewer: { id: string } | null })
    .viewer;
}

/** Drops the connection over which the server receives changes and session ends. It reconnects by itself. */
async function dropListener(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ cut: boolean }>`
    SELECT pg_terminate_backend(pid, 10000) AS cut FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'foothold-events'`.execute(db);
  expect(rows).toEqual([{ cut: true }]);
}

/** Checks that nothing published from now on reaches the first group and everything reaches the second. */
async function expectEnded(userId: string, ended: Stream[], openStreams: Stream[] = []): Promise<void> {
  await test.eventually(async () => ended.every((stream) => stream.isOver()));
  const later = crypto.randomUUID();
  await test.eventually(async () => {
    await publish(userId, later);
    return openStreams.every(({ received }) => received.includes(later));
  });
  expect(ended.flatMap(({ received }) => received)).not.toContain(later);
  expect(openStreams.map((stream) => stream.isOver())).toEqual(openStreams.map(() => false));
}

/** One member signed in on two devices, with a stream on each. */
async function signInTwoDevices() {
  const email = `two-${crypto.randomUUID()}@example.com`;
  const [laptop, phone] = [await signUp(test, { email, password }), test.visitor()];
  await phone.api.accounts.logIn({ email, password });
  const id = (await getUserId(laptop))?.id ?? '';
  return { email, id, laptop, phone, onLaptop: await listen(laptop), onPhone: await listen(phone) };
}

describe('a change stream ends with its session', () => {
  it("ends on logging out, while other devices' streams continue", async () => {
    const { id, laptop, onLaptop, onPhone } = await signInTwoDevices();
    await laptop.api.accounts.logOut({});
    await expectEnded(id, [onLaptop], [onPhone]);
  });

  it('ends when signed out from another device', async () => {
    const { id, laptop, onLaptop, onPhone } = await signInTwoDevices();
    const { sessions } = await laptop.api.accounts.sessions();
    await laptop.api.accounts.endSession({ id: sessions.find(({ current }) => !current)?.id ?? '' });
    await expectEnded(id, [onPhone], [onLaptop]);
  });

  it('ends when all other sessions are ended', async () => {
    const { id, phone, onLaptop, onPhone } = await signInTwoDevices();
    await phone.api.accounts.endOtherSessions({});
    await expectEnded(id, [onLaptop], [onPhone]);
  });

  it('ends on a password change, which ends the other sessions', async () => {
    const { id, laptop, onLaptop, onPhone } = await signInTwoDevices();
    await laptop.api.accounts.changePassword({ current: password, password: 'other plain words here' });
    await expectEnded(id, [onPhone], [onLaptop]);
  });

  it('ends on a password reset, which ends all sessions', async () => {
    const { email, id, onLaptop, onPhone } = await signInTwoDevices();
    await test.visitor().api.accounts.requestPasswordReset({ email });
    const message = await test.eventually(() =>
      test.app.db
        .selectFrom('mails')
        .select('body_text')
        .where('recipient', '=', email)
        .where('subject', 'like', '%password%')
        .executeTakeFirst(),
    );
    const token = /token=([\w-]+)/.exec(message.body_text)?.[1] ?? '';
    await test.visitor().api.accounts.resetPassword({ token, password: 'another four plain words' });
    await expectEnded(id, [onLaptop, onPhone]);
  });

  it('ends when the account is erased', async () => {
    const { id, laptop, onLaptop, onPhone } = await signInTwoDevices();
    await laptop.api.accounts.privacy.erase({ words: 'erase', password });
    await expectEnded(id, [onLaptop, onPhone]);
  });

  it('ends even if the server missed the announcement', async () => {
    const { id, laptop, onLaptop, onPhone } = await signInTwoDevices();
    const { sessions } = await laptop.api.accounts.sessions();
    const ended = sessions.find(({ current }) => !current)?.id ?? '';
    // The connection is dropped before the announcement is sent, which happens at the end of the transaction.
    await test.app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('sessions').where('id', '=', ended).execute();
      await dropListener(trx);
    });
    await expectEnded(id, [onPhone], [onLaptop]);
  });

  it('ends on expiry, which nothing announces', async () => {
    const { id, laptop, onLaptop, onPhone } = await signInTwoDevices();
    const { sessions } = await laptop.api.accounts.sessions();
    const expired = sessions.find(({ current }) => !current)?.id ?? '';
    await test.app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('id', '=', expired)
      .execute();
    // After this, every session is checked again.
    await dropListener(test.app.db);
    await expectEnded(id, [onPhone], [onLaptop]);
  });

  it('ends at its expiry time unless it was extended', async () => {
    // Opening a stream over HTTP extends a session for weeks, so this one opens without it.
    const ends = [new Date(Date.now() + 1100), new Date(Date.now() + 2200), null];
    const session = { id: crypto.randomUUID(), userId: crypto.randomUUID(), endsAt: async () => ends.shift() ?? null };
    const received: unknown[] = [];
    for await (const { data } of test.app.events.subscribe(session, {}, new AbortController().signal))
      if (data.kind !== 'heartbeat') received.push(data);
    expect(received).toEqual([]);
    expect(ends).toEqual([]);
  });

  it('ends for an API client when its token is revoked or replaced', async () => {
    const { email, id, onLaptop } = await signInTwoDevices();
    const logIn = async () => {
      const { token } = await test.visitor().api.accounts.tokenLogIn({ email, password });
      return { authorization: `Bearer ${token}` };
    };
    const post = (path: string, headers: Record<string, string>) =>
      test.visitor().request(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
    const [one, other] = [await logIn(), await logIn()];
    const [firstStream, otherStream] = [await listen(test.visitor(), one), await listen(test.visitor(), other)];
    expect((await post('/auth/logout', one)).status).toBe(200);
    await expectEnded(id, [firstStream], [otherStream, onLaptop]);
    expect((await post('/auth/refresh', other)).status).toBe(200);
    await expectEnded(id, [otherStream], [onLaptop]);
  });
});

describe('change streams', () => {
  it('are limited to ten per member: the newest replaces the oldest', async () => {
    const [person, neighbor] = [await signUp(test), await signUp(test)];
    const id = (await getUserId(person))?.id ?? '';
    const neighborStream = await listen(neighbor);
    const streams: Stream[] = [];
    for (let count = 0; count < 13; count++) streams.push(await listen(person));
    await expectEnded(id, streams.slice(0, 3), streams.slice(3));
    expect(neighborStream.isOver()).toBe(false);
  });

  it('require a sign-in', async () => {
    expect((await test.visitor().request('/api/changes')).status).toBe(401);
    const answer = await test.visitor().request('/api/changes', { headers: { authorization: 'Bearer none' } });
    expect(answer.status).toBe(401);
  });
});
