import { randomUUID } from 'node:crypto';
import { threadLimits } from '@foothold/contracts/recruiting/threads';
import { getDueAt } from '@foothold/core/reply-clock';
import { describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { assignRecruiter, createTrust, getUserId, type IdentifiedPerson } from './recruiting-people.ts';

const test = useTestApp();
const MINUTE_MS = 60_000;

const ask = (member: Person, text = 'Did you hear back?', over: { clientId?: string; files?: File[] } = {}) =>
  member.api.recruiting.thread.send({ text, clientId: randomUUID(), ...over });

const answer = (
  recruiter: Person,
  member: IdentifiedPerson,
  text = 'Not yet.',
  over: { clientId?: string; files?: File[]; needsReply?: string } = {},
) => recruiter.api.recruiting.memberThread.send({ memberId: member.id, text, clientId: randomUUID(), ...over });

const seeAs = (recruiter: Person, member: IdentifiedPerson) =>
  recruiter.api.recruiting.memberThread.get({ memberId: member.id });

const createPdf = (name = 'offer.pdf') => new File(['%PDF-1.7\nAn offer'], name, { type: 'application/pdf' });

const listFileKeys = async (member: IdentifiedPerson) =>
  (
    await test.app.db
      .selectFrom('recruiter_message_files')
      .select('file_key')
      .where('member_id', '=', member.id)
      .execute()
  ).map(({ file_key }) => file_key);

const send = (person: Person, path: string, body: unknown) =>
  person.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a thread', () => {
  it('says who the recruiter is, and holds what both sides write', async () => {
    const { member, recruiter } = await createTrust(test);
    const first = await ask(member, ' Hello!\r\nIs there news? ');
    expect(first).toMatchObject({ side: 'member', own: true, text: 'Hello!\nIs there news?', needsReply: true });
    await answer(recruiter, member, 'Yes.');
    const own = await member.api.recruiting.thread.get({});
    expect(own.recruiter?.name).toBe('Rowan Recruiter');
    expect(own.messages.map(({ side, kind, author, own: isOwn, text }) => [side, kind, author, isOwn, text])).toEqual([
      ['system', 'assigned', 'Rowan Recruiter', false, ''],
      ['member', 'text', first.author, true, 'Hello!\nIs there news?'],
      ['recruiter', 'text', 'Rowan Recruiter', false, 'Yes.'],
    ]);
    const seen = await seeAs(recruiter, member);
    expect(seen.member.id).toBe(member.id);
    expect(seen.messages.map(({ own: isOwn }) => isOwn)).toEqual([false, false, true]);
    // Only its author's browser knows what it named the message.
    expect(seen.messages.map(({ clientId }) => clientId !== null)).toEqual([false, false, true]);
  });

  it('is paged backwards', async () => {
    const { member } = await createTrust(test);
    const total = threadLimits.pageSize + 3;
    for (let at = 0; at < total; at++) await ask(member, `Message ${at}`);
    const newest = await member.api.recruiting.thread.get({});
    expect(newest.messages).toHaveLength(threadLimits.pageSize);
    expect(newest.messages.at(-1)?.text).toBe(`Message ${total - 1}`);
    const earlier = await member.api.recruiting.thread.get({ before: newest.earlier ?? '' });
    expect(earlier.messages.map(({ text }) => text)).toEqual(['', 'Message 0', 'Message 1', 'Message 2']);
    expect(earlier.earlier).toBeNull();
  });

  it('stores a message once, however often it is sent', async () => {
    const { member } = await createTrust(test);
    const clientId = randomUUID();
    const files = [createPdf()];
    const both = await Promise.all([
      ask(member, 'Once', { clientId, files }),
      ask(member, 'Once', { clientId, files }),
    ]);
    const again = await ask(member, 'Once', { clientId, files });
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    const { messages } = await member.api.recruiting.thread.get({});
    expect(messages.filter(({ text }) => text === 'Once')).toHaveLength(1);
    expect(await listFileKeys(member)).toHaveLength(1);
  });

  it('rejects empty and long messages', async () => {
    const { member } = await createTrust(test);
    const path = '/api/recruiting/thread/messages';
    const clientId = randomUUID();
    for (const [field, body] of [
      ['text', { clientId, text: '  ' }],
      ['text', { clientId, text: 'x'.repeat(threadLimits.text + 1) }],
      ['clientId', { clientId: 'mine', text: 'Hi' }],
    ] as const) {
      const response = await send(member, path, body);
      expect([field, response.status]).toEqual([field, 400]);
      expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
    }
    expect((await member.request('/api/recruiting/thread?before=x')).status).toBe(400);
  });
});

describe('who may read a thread', () => {
  it('is its member and their recruiter, and nobody else', async () => {
    const { member, recruiter, admin } = await createTrust(test);
    const { id, files } = await ask(member, 'A secret', { files: [createPdf()] });
    const unassigned = await createStaffMember(test, 'recruiter');
    const support = await createStaffMember(test, 'support');
    const other = await signUp(test);
    const base = `/api/recruiting/members/${member.id}/thread`;
    const calls = [
      [base, {}],
      [`${base}/files/${files[0]?.id}`, {}],
      [`${base}/settle`, { method: 'POST' }],
      [`${base}/messages/${id}`, { method: 'DELETE' }],
    ] as const;
    for (const [who, status] of [
      [test.visitor(), 401],
      [other, 403],
      [member, 403],
      [admin, 403],
      [support, 403],
      [unassigned, 404],
    ] as const)
      for (const [path, init] of calls) expect([path, (await who.request(path, init)).status]).toEqual([path, status]);
    expect((await send(unassigned, `${base}/messages`, { text: 'Hi', clientId: randomUUID() })).status).toBe(404);
    expect((await seeAs(recruiter, member)).messages.at(-1)?.text).toBe('A secret');
    expect((await test.visitor().request('/api/recruiting/thread')).status).toBe(401);
    // Someone else's rows by their IDs, through one's own thread.
    expect((await other.request(`/api/recruiting/thread/files/${files[0]?.id}`)).status).toBe(404);
    expect((await other.request(`/api/recruiting/thread/messages/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await member.request('/api/recruiting/thread/messages/nothing', { method: 'DELETE' })).status).toBe(404);
    expect((await other.api.recruiting.thread.get({})).messages).toEqual([]);
  });

  it('changes with the recruiter: the new one reads it all, the former one nothing', async () => {
    const { member, recruiter, admin, registrationId } = await createTrust(test);
    await answer(recruiter, member, 'Hello from Rowan');
    await ask(member, 'Hello back');
    const next = await createStaffMember(test, 'recruiter', 'Nadia Next');
    await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: next.id });
    await expect(seeAs(recruiter, member)).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(answer(recruiter, member)).rejects.toMatchObject({ code: 'resource.not-found' });
    const { notifications } = await recruiter.api.notifications.list({});
    expect(notifications.filter(({ path }) => path.includes(member.id))).toEqual([]);
    const { messages } = await seeAs(next, member);
    expect(messages.map(({ kind, author, text }) => [kind, text || author])).toEqual([
      ['assigned', 'Rowan Recruiter'],
      ['text', 'Hello from Rowan'],
      ['text', 'Hello back'],
      ['assigned', 'Nadia Next'],
    ]);
    // What the former one wrote isn't the new one's to delete.
    const theirs = messages.find(({ text }) => text === 'Hello from Rowan')?.id ?? '';
    await expect(next.api.recruiting.memberThread.remove({ memberId: member.id, id: theirs })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('stays the member’s without a recruiter, but nothing can be sent', async () => {
    const { member, recruiter, admin, registrationId } = await createTrust(test);
    await ask(member);
    await admin.api.recruiting.assign({ id: registrationId, recruiterId: null });
    await expect(ask(member)).rejects.toMatchObject({ code: 'recruiting.no-recruiter' });
    const own = await member.api.recruiting.thread.get({});
    expect(own).toMatchObject({ recruiter: null, planIncludesRecruiter: false });
    expect(own.messages).toHaveLength(2);
    expect(own.clocks.recruiter.state).toBe('nothing-due');
    await expect(seeAs(recruiter, member)).rejects.toMatchObject({ code: 'resource.not-found' });
  });
});

describe('files of messages', () => {
  it('are stored encrypted, and downloaded by both sides only as files', async () => {
    const { member, recruiter } = await createTrust(test);
    const sent = await ask(member, '', { files: [createPdf('My offer “1”.pdf'), new File(['notes'], 'notes.html')] });
    expect(sent.files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['My offer -1-.pdf', 17],
      ['notes.html', 5],
    ]);
    const [pdf, notes] = sent.files;
    const own = await member.request(`/api/recruiting/thread/files/${pdf?.id}`);
    expect(await own.text()).toBe('%PDF-1.7\nAn offer');
    expect(own.headers.get('content-disposition')).toMatch(/^attachment/);
    const theirs = await recruiter.request(`/api/recruiting/members/${member.id}/thread/files/${notes?.id}`);
    expect(theirs.status).toBe(200);
    expect(theirs.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(theirs.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await member.request('/api/recruiting/thread/files/nothing')).status).toBe(404);
  });

  it('are refused if their type, size, or number is wrong', async () => {
    const { member } = await createTrust(test);
    const program = new File(['MZ\u0000'], 'resume.pdf', { type: 'application/pdf' });
    await expect(ask(member, 'Look', { files: [createPdf(), program] })).rejects.toMatchObject({
      code: 'recruiting.file-type',
      status: 415,
    });
    const large = new File([`%PDF-1.7\n${'x'.repeat(threadLimits.fileBytes)}`], 'large.pdf');
    await expect(ask(member, 'Look', { files: [large] })).rejects.toMatchObject({ code: 'recruiting.file-size' });
    const empty = new File([], 'empty.pdf');
    await expect(ask(member, 'Look', { files: [empty] })).rejects.toMatchObject({ code: 'request.invalid' });
    const many = Array.from({ length: threadLimits.files + 1 }, () => createPdf());
    await expect(ask(member, 'Look', { files: many })).rejects.toMatchObject({ code: 'request.too-large' });
    expect((await member.api.recruiting.thread.get({})).messages).toHaveLength(1);
    expect(await listFileKeys(member)).toEqual([]);
  });

  it('are limited for the whole thread', async () => {
    const { member } = await createTrust(test);
    await ask(member, '', { files: [createPdf()] });
    await test.app.db
      .updateTable('recruiter_message_files')
      .set({ bytes: threadLimits.threadBytes })
      .where('member_id', '=', member.id)
      .execute();
    await expect(ask(member, '', { files: [createPdf()] })).rejects.toMatchObject({ code: 'recruiting.file-limit' });
    expect(await listFileKeys(member)).toHaveLength(1);
  });
});

describe('what was read', () => {
  it('is counted, shown to the other side, and told once', async () => {
    const { member, recruiter } = await createTrust(test);
    const listNews = async (person: Person) =>
      (await person.api.notifications.list({})).notifications.filter(({ title }) =>
        title.includes('sent you a message'),
      );
    const first = await answer(recruiter, member, 'One');
    const second = await answer(recruiter, member, 'Two');
    expect(await member.api.recruiting.thread.unread()).toEqual({ unread: 2 });
    expect(await listNews(member)).toMatchObject([
      { title: 'Rowan Recruiter sent you a message', path: '/portal/recruiter/messages' },
    ]);
    expect(await member.api.recruiting.thread.get({})).toMatchObject({ unread: 2, firstUnread: first.id });
    expect((await seeAs(recruiter, member)).readByOther).toBeNull();
    expect(await member.api.recruiting.thread.markRead({ upTo: first.id })).toEqual({ unread: 1 });
    expect(await listNews(member)).toEqual([]);
    expect((await seeAs(recruiter, member)).readByOther).toBe(first.id);
    // Reading never goes back, and nobody has read what isn't written yet.
    await member.api.recruiting.thread.markRead({ upTo: '999999999' });
    await member.api.recruiting.thread.markRead({ upTo: first.id });
    expect((await seeAs(recruiter, member)).readByOther).toBe(second.id);
    await answer(recruiter, member, 'Three');
    expect(await member.api.recruiting.thread.unread()).toEqual({ unread: 1 });
  });

  it('is everything before a reply', async () => {
    const { member, recruiter } = await createTrust(test);
    const question = await ask(member);
    const [before] = (await recruiter.api.recruiting.memberThread.list()).threads;
    expect(before).toMatchObject({ memberId: member.id, unread: 1 });
    await answer(recruiter, member);
    expect((await recruiter.api.recruiting.memberThread.list()).threads[0]?.unread).toBe(0);
    expect((await member.api.recruiting.thread.get({})).readByOther).toBe(question.id);
  });

  it('reaches the open windows of both sides', async () => {
    const { member, recruiter } = await createTrust(test);
    const streams = await Promise.all([member, recruiter].map((person) => openChanges(person)));
    await ask(member);
    for (const stream of streams) await stream.expectChange(`"id":"${member.id}"`);
    for (const stream of streams) await stream.close();
  });

  it('decides about emails: after ten minutes, and once an hour', async () => {
    const { member, recruiter } = await createTrust(test);
    const { email } = await test.app.db
      .selectFrom('users')
      .select((row) => row.fn.coalesce('pending_email', 'email').as('email'))
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const listEmails = async () => {
      const mails = await test.app.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email ?? '')
        .execute();
      return mails.map(({ subject }) => subject).filter((subject) => subject.includes('sent you'));
    };
    const runAfter = async (minutes: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + minutes * MINUTE_MS);
      await test.app.recruiting.threads.emailUnread();
    };
    await answer(recruiter, member, 'A secret');
    await runAfter(9);
    expect(await listEmails()).toEqual([]);
    await runAfter(1);
    await runAfter(1);
    expect(await listEmails()).toEqual(['Rowan Recruiter sent you a message']);
    await answer(recruiter, member);
    await answer(recruiter, member);
    await runAfter(30);
    expect(await listEmails()).toHaveLength(1);
    await runAfter(30);
    expect(await listEmails()).toEqual(['Rowan Recruiter sent you a message', 'Rowan Recruiter sent you 2 messages']);
    const { id } = await answer(recruiter, member);
    await member.api.recruiting.thread.markRead({ upTo: id });
    await runAfter(120);
    expect(await listEmails()).toHaveLength(2);
    const { body_text: text } = await test.app.db
      .selectFrom('mails')
      .select('body_text')
      .where('subject', '=', 'Rowan Recruiter sent you a message')
      .executeTakeFirstOrThrow();
    expect(text).not.toContain('A secret');
  });

  it('emails the recruiter after ten minutes, once until they have read it, and the one who takes over', async () => {
    const { member, recruiter, admin, registrationId } = await createTrust(test);
    const listEmails = async (person: { id: string }) => {
      const mails = await test.app.db
        .selectFrom('mails')
        .select(['subject', 'body_text'])
        .where('recipient', '=', (users) =>
          users
            .selectFrom('users')
            .select((row) => row.fn.coalesce('pending_email', 'email').as('email'))
            .where('id', '=', person.id),
        )
        .where('body_text', 'like', `%/console/clients/${member.id}/messages%`)
        .orderBy('created_at')
        .execute();
      for (const { body_text } of mails) expect(body_text).not.toContain('A secret');
      return mails.map(({ subject }) => subject);
    };
    const runAfter = async (minutes: number) => {
      test.clock.now = new Date(test.clock.now.getTime() + minutes * MINUTE_MS);
      await test.app.recruiting.threads.emailUnread();
    };
    const { author } = await ask(member, 'A secret');
    await runAfter(9);
    expect(await listEmails(recruiter)).toEqual([]);
    await runAfter(1);
    await ask(member);
    await runAfter(120);
    expect(await listEmails(recruiter), 'no second one before they have read it').toEqual([
      `${author} sent you a message`,
    ]);
    await answer(recruiter, member);
    await runAfter(60);
    expect(await listEmails(recruiter), 'nothing is unread').toHaveLength(1);
    await ask(member);
    await ask(member);
    await runAfter(10);
    expect(await listEmails(recruiter)).toEqual([`${author} sent you a message`, `${author} sent you 2 messages`]);
    const next = await createStaffMember(test, 'recruiter', 'Nadia Next');
    await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: next.id });
    await runAfter(1);
    await runAfter(1);
    expect(await listEmails(next)).toEqual([`${author} sent you 2 messages`]);
    expect(await listEmails(recruiter), 'the former recruiter hears nothing more').toHaveLength(2);
  });
});

describe('deleting a message', () => {
  it('is open to its author for 15 minutes, and leaves a trace without text or files', async () => {
    const { member, recruiter } = await createTrust(test);
    const { id, deletableUntil } = await ask(member, 'Wrong file', { files: [createPdf()] });
    expect(deletableUntil).toBe(new Date(test.clock.now.getTime() + 15 * MINUTE_MS).toISOString());
    const [key = ''] = await listFileKeys(member);
    await expect(recruiter.api.recruiting.memberThread.remove({ memberId: member.id, id })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    await member.api.recruiting.thread.remove({ id });
    await member.api.recruiting.thread.remove({ id });
    const seen = await seeAs(recruiter, member);
    expect(seen.messages.at(-1)).toMatchObject({ id, deleted: true, text: '', files: [] });
    expect(seen).toMatchObject({ unread: 0, clocks: { recruiter: { state: 'nothing-due' } } });
    await test.eventually(async () => (await test.app.files.get(key)) === null);
  });

  it('is refused later', async () => {
    const { member, recruiter } = await createTrust(test);
    const { id } = await answer(recruiter, member);
    test.clock.now = new Date(test.clock.now.getTime() + 15 * MINUTE_MS);
    await expect(recruiter.api.recruiting.memberThread.remove({ memberId: member.id, id })).rejects.toMatchObject({
      code: 'recruiting.message-final',
    });
    expect((await seeAs(recruiter, member)).messages.at(-1)).toMatchObject({ deleted: false, deletableUntil: null });
  });
});

describe('the clocks', () => {
  it('are the same on both sides, from the first unanswered message to the reply', async () => {
    const { member, recruiter } = await createTrust(test);
    const since = test.clock.now;
    await ask(member);
    test.clock.now = new Date(since.getTime() + MINUTE_MS);
    await ask(member, 'And one more thing');
    const expected = { state: 'due', since: since.toISOString(), dueAt: getDueAt(since).toISOString() };
    expect((await member.api.recruiting.thread.get({})).clocks.recruiter).toEqual(expected);
    expect((await seeAs(recruiter, member)).clocks.recruiter).toEqual(expected);
    test.clock.now = new Date(getDueAt(since).getTime() + 1);
    expect((await member.api.recruiting.thread.get({})).clocks.recruiter.state).toBe('overdue');
    await answer(recruiter, member);
    expect((await member.api.recruiting.thread.get({})).clocks.recruiter.state).toBe('nothing-due');
  });

  it('run for the member only if the recruiter asks for a reply', async () => {
    const { member, recruiter } = await createTrust(test);
    await answer(recruiter, member, 'For your information');
    expect((await member.api.recruiting.thread.get({})).clocks.member.state).toBe('nothing-due');
    await answer(recruiter, member, 'Which one?', { needsReply: 'true' });
    expect((await member.api.recruiting.thread.get({})).clocks.member.state).toBe('due');
    await ask(member, 'The first');
    expect((await member.api.recruiting.thread.get({})).clocks).toMatchObject({
      member: { state: 'nothing-due' },
      recruiter: { state: 'due' },
    });
  });

  it('end without a reply if the recruiter says that none is needed, which both sides see', async () => {
    const { member, recruiter } = await createTrust(test);
    await ask(member, 'Thanks!');
    await recruiter.api.recruiting.memberThread.settle({ memberId: member.id });
    await recruiter.api.recruiting.memberThread.settle({ memberId: member.id });
    const own = await member.api.recruiting.thread.get({});
    expect(own.clocks.recruiter.state).toBe('nothing-due');
    expect(own.messages.map(({ kind }) => kind)).toEqual(['assigned', 'text', 'settled']);
    expect(own.unread).toBe(0);
  });

  it('sort a recruiter’s members, most overdue first', async () => {
    const recruiter = await createStaffMember(test, 'recruiter');
    const [quiet, late, later] = [
      await createTrust(test, { recruiter }),
      await createTrust(test, { recruiter }),
      await createTrust(test, { recruiter }),
    ];
    await ask(late.member);
    test.clock.now = new Date(test.clock.now.getTime() + 4 * 24 * 60 * MINUTE_MS);
    await ask(later.member);
    const { threads } = await recruiter.api.recruiting.memberThread.list();
    expect(threads.map(({ memberId, unread, clock }) => [memberId, unread, clock.state])).toEqual([
      [late.member.id, 1, 'overdue'],
      [later.member.id, 1, 'due'],
      [quiet.member.id, 0, 'nothing-due'],
    ]);
  });

  it('give figures per recruiter, from five replies on', async () => {
    const { member, recruiter } = await createTrust(test);
    const other = await createStaffMember(test, 'recruiter');
    const read = () => test.app.recruiting.threads.replyFigures([recruiter.id, other.id]);
    for (let at = 0; at < 5; at++) {
      expect((await read()).get(recruiter.id)).toBeNull();
      await ask(member);
      test.clock.now = new Date(test.clock.now.getTime() + 10 * MINUTE_MS);
      await answer(recruiter, member);
    }
    expect((await read()).get(recruiter.id)).toEqual({ replies: 5, medianMs: 10 * MINUTE_MS, inTime: 1 });
    expect((await read()).get(other.id)).toBeNull();
    await ask(member);
    test.clock.now = new Date(test.clock.now.getTime() + 5 * 24 * 60 * MINUTE_MS);
    expect((await read()).get(recruiter.id)).toEqual({ replies: 6, medianMs: 10 * MINUTE_MS, inTime: 5 / 6 });
    test.clock.now = new Date(test.clock.now.getTime() + 40 * 24 * 60 * MINUTE_MS);
    expect((await read()).get(recruiter.id)).toBeNull();
  });
});

describe('personal data', () => {
  it('has the messages and files of a thread, and erasing the account erases them', async () => {
    const { member, recruiter } = await createTrust(test);
    await ask(member, 'Mine', { files: [createPdf()] });
    await answer(recruiter, member, 'Theirs');
    const [key = ''] = await listFileKeys(member);
    const { personalData } = test.app.recruiting;
    const collected = await personalData.collect(member.id);
    expect(collected.data).toMatchObject({
      messages: [{ kind: 'assigned' }, { text: 'Mine', files: [{ name: 'offer.pdf' }] }, { text: 'Theirs' }],
    });
    expect(collected.files?.map(({ name }) => name)).toEqual([expect.stringMatching(/^messages\/.+-offer\.pdf$/)]);
    const bytes = await collected.files?.[0]?.read();
    expect(Buffer.from(bytes ?? []).toString()).toBe('%PDF-1.7\nAn offer');
    // A recruiter's own data doesn't repeat what members and they wrote.
    expect(JSON.stringify(await personalData.collect(recruiter.id))).not.toContain('Theirs');
    await test.app.db.deleteFrom('users').where('id', '=', member.id).execute();
    expect(await listFileKeys(member)).toEqual([]);
    const removals = await test.app.db.selectFrom('file_removals').select('file_key').execute();
    expect(removals.some(({ file_key }) => file_key === key) || !(await test.app.files.get(key))).toBe(true);
  });
});

/** Opens a person's change stream. */
async function openChanges(person: Person) {
  const stop = new AbortController();
  const response = await person.request('/api/changes', { signal: stop.signal });
  expect(response.status).toBe(200);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let received = '';
  return {
    async expectChange(part: string): Promise<void> {
      while (!received.includes(part)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended without ${part}`);
        received += decoder.decode(value, { stream: true });
      }
    },
    async close(): Promise<void> {
      stop.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}

it('lets the member count without a thread', async () => {
  const member = await signUp(test);
  expect(await member.api.recruiting.thread.unread()).toEqual({ unread: 0 });
  expect((await member.api.recruiting.thread.markRead({ upTo: '5' })).unread).toBe(0);
  expect(await getUserId(member)).not.toBe('');
});
