import { DEFAULT_BRAND } from '@foothold/brand';
import { answerFrame, type Inquiry, limits } from '@foothold/contracts/support';
import { safe } from '@orpc/client';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffMember, openWindow, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const NOW = new Date('2026-11-23T13:00:00Z');
const HOUR_MS = 60 * 60_000;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  test.clock.now = NOW;
  for (const table of ['inquiries', 'mails'] as const) await test.app.db.deleteFrom(table).execute();
});

const advanceHours = (hours: number) => {
  test.clock.now = new Date(NOW.getTime() + hours * HOUR_MS);
};
const createEmailAddress = () => `someone-${crypto.randomUUID()}@example.com`;
const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number; data: { fields: Record<string, string> } };

/** Sends a question as a visitor and returns it as staff see it. */
async function sendQuery(query = 'Can I export my résumé?', firstName = 'Noor', email = createEmailAddress()) {
  const { reference } = await test.visitor().api.support.query({ firstName, lastName: 'Haddad', email, query });
  const row = await test.app.db
    .selectFrom('inquiries')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id: row.id, reference, email };
}
const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute();
const listExcerpts = (inquiries: Pick<Inquiry, 'excerpt'>[]) => inquiries.map(({ excerpt }) => excerpt);

describe('support staff can open the inbox', () => {
  it('everyone else is rejected on every call', async () => {
    const { id } = await sendQuery();
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', '/api/support/inquiries'],
      ['GET', '/api/support/inquiries/export'],
      ['GET', `/api/support/inquiries/${id}`],
      ['GET', '/api/support/demos'],
      ['GET', '/api/support/staff'],
      ['POST', `/api/support/inquiries/${id}/assign`, { assigneeId: null }],
      ['POST', `/api/support/inquiries/${id}/answer`, { text: 'Hello' }],
      ['POST', `/api/support/inquiries/${id}/close`, { closed: true }],
      ['POST', `/api/support/inquiries/${id}/cancel-demo`, {}],
    ];
    // URLs of an earlier version lead to the same endpoints.
    calls.push(
      ...calls.map(([method, path, body]): (typeof calls)[number] => [
        method,
        path.replace('inquiries', 'enquiries'),
        body,
      ]),
    );
    const member = await signUp(test, { confirmed: false });
    const people = [
      [test.visitor(), 401, 'access.sign-in'],
      [member, 403, 'access.denied'],
      [await createStaffMember(test, 'recruiter'), 403, 'access.denied'],
    ] as const;
    for (const [method, path, body] of calls) {
      const init = {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      };
      for (const [person, status, code] of people) {
        const answer = await person.request(path, init);
        expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([path, status, code]);
        const ends = ['deprecation', 'sunset', 'link'].map((name) => answer.headers.get(name));
        const current = '</api/support/inquiries';
        if (path.includes('enquiries'))
          expect(ends).toEqual(['@1795478400', 'Wed, 01 Dec 2027 00:00:00 GMT', expect.stringContaining(current)]);
        else expect(ends).toEqual([null, null, null]);
      }
    }
    const unchangedRows = await test.app.db.selectFrom('inquiries').select(['state', 'assignee_id']).execute();
    expect(unchangedRows).toEqual([{ state: 'open', assignee_id: null }]);
    for (const role of ['support', 'admin'] as const) {
      const staff = await createStaffMember(test, role);
      for (const [method, path, body] of calls) {
        const init = {
          method,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        };
        const answer = await staff.request(path, init);
        // A question contains no booking.
        expect([role, path, answer.status]).toEqual([role, path, path.endsWith('cancel-demo') ? 404 : 200]);
        await answer.body?.cancel();
      }
    }
  });

  it('an unknown inquiry returns 404', async () => {
    const { api } = await createStaffMember(test, 'support');
    for (const id of [UNKNOWN_ID, 'x', '%00', "'--"])
      for (const call of [
        () => api.support.inquiry({ id }),
        () => api.support.assignInquiry({ id, assigneeId: null }),
        () => api.support.answerInquiry({ id, text: 'Hello' }),
        () => api.support.closeInquiry({ id, closed: true }),
        () => api.support.cancelDemo({ id }),
      ])
        expect((await getRefusal(call())).code).toBe('resource.not-found');
  });
});

describe('inquiries due for an answer within 24 hours', () => {
  it('come first, the most urgent on top, with the number of open and overdue ones', async () => {
    const { api } = await createStaffMember(test, 'support');
    const first = await sendQuery('first');
    advanceHours(1);
    await sendQuery('second');
    const answered = await sendQuery('answered');
    await api.support.answerInquiry({ id: answered.id, text: 'Yes.' });
    advanceHours(2);
    await sendQuery('third');
    const closed = await sendQuery('closed');
    await api.support.closeInquiry({ id: closed.id, closed: true });
    advanceHours(2.5);
    await test
      .visitor()
      .api.support.requestConsultation({ fullName: 'Ana', email: createEmailAddress(), goals: 'talk' });

    const list = await api.support.inquiries({});
    expect(listExcerpts(list.inquiries)).toEqual(['first', 'second', 'third', 'talk', 'answered']);
    expect(list).toMatchObject({
      total: 5,
      pageSize: 50,
      open: { support: 3, consultation: 1, demo: 0, enterprise: 0, waitlist: 0 },
      overdue: 0,
    });
    expect(list.inquiries[0]).toMatchObject({
      id: first.id,
      reference: first.reference,
      name: 'Noor Haddad',
      email: first.email,
      state: 'open',
      createdAt: NOW.toISOString(),
      answerBy: new Date(NOW.getTime() + limits.answerHours * HOUR_MS).toISOString(),
      firstAnsweredAt: null,
      assignee: null,
      booking: null,
    });
    advanceHours(24);
    expect((await api.support.inquiries({})).overdue).toBe(0);
    advanceHours(25.5);
    expect((await api.support.inquiries({})).overdue).toBe(2);
    // An inquiry that was answered in time and reopened isn't overdue.
    await api.support.closeInquiry({ id: answered.id, closed: false });
    expect(await api.support.inquiries({})).toMatchObject({ overdue: 2, open: { support: 4 } });
  });

  it('are found by kind, status, assignee, and words', async () => {
    const me = await createStaffMember(test, 'support', 'Sam Support');
    const other = await createStaffMember(test, 'admin', 'Ada Admin');
    const mine = await sendQuery('Where is my invoice from October?', 'Zoë');
    const theirs = await sendQuery('100% of it_works?');
    const closed = await sendQuery('closed');
    await me.api.support.assignInquiry({ id: mine.id, assigneeId: me.id });
    await me.api.support.assignInquiry({ id: theirs.id, assigneeId: other.id });
    await me.api.support.closeInquiry({ id: closed.id, closed: true });
    await test.visitor().api.support.requestConsultation({
      fullName: 'Ana',
      email: createEmailAddress(),
      form: 'enterprise',
      skills: 'talk',
    });
    const findInquiries = async (filter: Parameters<typeof me.api.support.inquiries>[0]) => {
      const { inquiries, total } = await me.api.support.inquiries(filter);
      expect(total).toBe(inquiries.length);
      return listExcerpts(inquiries).sort();
    };
    expect(await findInquiries({ kind: 'enterprise' })).toEqual(['talk']);
    expect(await findInquiries({ state: 'closed' })).toEqual(['closed']);
    expect(await findInquiries({ state: 'all' })).toHaveLength(4);
    expect(await findInquiries({ state: 'answered' })).toEqual([]);
    expect(await findInquiries({ assignee: 'me' })).toEqual(['Where is my invoice from October?']);
    expect(await findInquiries({ assignee: 'none' })).toEqual(['talk']);
    for (const q of ['invoice', 'OCTOBER invoice', 'zoë haddad', mine.email, mine.reference.toLowerCase()])
      expect([q, await findInquiries({ q })]).toEqual([q, ['Where is my invoice from October?']]);
    expect(await findInquiries({ q: '100%' })).toEqual(['100% of it_works?']);
    expect(await findInquiries({ q: 'it_w' })).toEqual(['100% of it_works?']);
    for (const q of ['invoice yesterday', '%', '_', '\\', "' OR 1=1 --"])
      expect([q, (await findInquiries({ q })).filter((text) => !text.includes('100%'))]).toEqual([q, []]);
    for (const [field, value] of [
      ['kind', 'letters'],
      ['state', 'lost'],
      ['assignee', other.id],
      ['page', '0'],
      ['q', 'x'.repeat(201)],
    ]) {
      const answer = await me.request(`/api/support/inquiries?${field}=${value}`);
      expect([field, answer.status]).toEqual([field, 400]);
    }
  });

  it('are listed fifty per page', async () => {
    const { api } = await createStaffMember(test, 'support');
    for (let at = 0; at < 51; at++) {
      test.clock.now = new Date(NOW.getTime() + at * 60_000);
      await sendQuery(`question ${at}`);
    }
    const first = await api.support.inquiries({ page: 1 });
    const second = await api.support.inquiries({ page: 2 });
    expect([first.total, first.inquiries.length, listExcerpts(second.inquiries)]).toEqual([51, 50, ['question 50']]);
    expect((await api.support.inquiries({ page: 3 })).inquiries).toEqual([]);
  });
});

describe('an inquiry', () => {
  it('are assigned to a staff member, or to nobody', async () => {
    const sam = await createStaffMember(test, 'support', 'Sam Support');
    const ada = await createStaffMember(test, 'admin', 'Ada Admin');
    const member = await signUp(test, { confirmed: false });
    const recruiter = await createStaffMember(test, 'recruiter');
    const memberId = (await member.api.accounts.me()).viewer?.id ?? '';
    const staff = await sam.api.support.staff();
    expect(staff).toEqual(
      expect.arrayContaining([
        { id: ada.id, name: 'Ada Admin' },
        { id: sam.id, name: 'Sam Support' },
      ]),
    );
    expect(staff.map(({ id }) => id)).not.toContain(memberId);
    expect(staff.map(({ id }) => id)).not.toContain(recruiter.id);

    const { id } = await sendQuery();
    const given = await sam.api.support.assignInquiry({ id, assigneeId: ada.id });
    expect(given.assignee).toEqual({ id: ada.id, name: 'Ada Admin' });
    await sam.api.support.assignInquiry({ id, assigneeId: ada.id }); // No change.
    const unassigned = await ada.api.support.assignInquiry({ id, assigneeId: null });
    expect(unassigned.assignee).toBeNull();
    expect(unassigned.history.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['received', null, null],
      ['assigned', 'Sam Support', 'Ada Admin'],
      ['assigned', 'Ada Admin', null],
    ]);
    for (const assigneeId of [memberId, recruiter.id, UNKNOWN_ID, 'x', '']) {
      const error = await getRefusal(sam.api.support.assignInquiry({ id, assigneeId }));
      expect(error).toMatchObject({ code: 'request.invalid', data: { fields: { assigneeId: expect.any(String) } } });
    }
    expect((await sam.api.support.inquiry({ id })).assignee).toBeNull();
  });

  it('are answered by email with the words that staff saw', async () => {
    const sam = await createStaffMember(test, 'support', 'Sam Support');
    const { id, reference, email } = await sendQuery('Can I <b>export</b>?', 'Zoë');
    advanceHours(3);
    const text = 'Yes, you can.\nAs PDF & DOCX.\n\nBest wishes <Sam>';
    const detail = await sam.api.support.answerInquiry({ id, text });
    expect(detail).toMatchObject({
      state: 'answered',
      firstAnsweredAt: test.clock.now.toISOString(),
      closedAt: null,
      answers: [{ label: 'Question', value: 'Can I <b>export</b>?' }],
    });
    expect(detail.history.at(-1)).toMatchObject({
      kind: 'answered',
      by: 'Sam Support',
      text,
      at: test.clock.now.toISOString(),
    });

    const [, message] = await listEmails(email);
    const { greeting, note } = answerFrame({ name: 'Zoë Haddad', reference }, DEFAULT_BRAND);
    expect(message?.subject).toBe(`Reply to your message (${reference})`);
    expect(message?.body_text).toContain(`${greeting}\n\n${text}\n\n${note}`);
    expect(message?.body_html).toContain('<p>Yes, you can.<br>As PDF &amp; DOCX.</p><p>Best wishes &lt;Sam&gt;</p>');

    const first = detail.firstAnsweredAt;
    advanceHours(5);
    const again = await sam.api.support.answerInquiry({ id, text: 'One more thing.', close: true });
    expect(again).toMatchObject({ state: 'closed', firstAnsweredAt: first, closedAt: test.clock.now.toISOString() });
    expect(again.history.map(({ kind }) => kind)).toEqual(['received', 'answered', 'answered', 'closed']);
  });

  it('are answered once, even after several clicks', async () => {
    const sam = await createStaffMember(test, 'support');
    const ada = await createStaffMember(test, 'admin');
    const { id, email } = await sendQuery();
    await Promise.all(Array.from({ length: 20 }, () => sam.api.support.answerInquiry({ id, text: 'Yes.' })));
    expect(await listEmails(email)).toHaveLength(2); // The receipt and the answer.
    await ada.api.support.answerInquiry({ id, text: 'Yes.' });
    await sam.api.support.answerInquiry({ id, text: 'No.' });
    expect(await listEmails(email)).toHaveLength(4);
    const { history } = await sam.api.support.inquiry({ id });
    expect(history.filter(({ kind }) => kind === 'answered')).toHaveLength(3);
  });

  it('refuse an empty or overlong answer', async () => {
    const { api } = await createStaffMember(test, 'support');
    const { id, email } = await sendQuery();
    for (const text of ['', '  \n ', 'x'.repeat(limits.answer + 1)])
      expect((await getRefusal(api.support.answerInquiry({ id, text }))).data.fields).toHaveProperty('text');
    expect(await listEmails(email)).toHaveLength(1);
    expect((await api.support.inquiry({ id })).state).toBe('open');
  });

  it('are closed and reopened, with a record of who did it', async () => {
    const { api } = await createStaffMember(test, 'support', 'Sam Support');
    const { id } = await sendQuery();
    const close = (closed: boolean) => api.support.closeInquiry({ id, closed });
    expect(await close(true)).toMatchObject({ state: 'closed', closedAt: NOW.toISOString() });
    await close(true);
    expect(await close(false)).toMatchObject({ state: 'open', closedAt: null });
    await close(false);
    const { history } = await api.support.inquiry({ id });
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', null],
      ['closed', 'Sam Support'],
      ['reopened', 'Sam Support'],
    ]);
    await close(true);
    expect(await api.support.answerInquiry({ id, text: 'Still, yes.' })).toMatchObject({
      state: 'answered',
      closedAt: null,
    });
    expect(await close(false)).toMatchObject({ state: 'open' });
  });

  it('stay consistent when several people change one simultaneously', async () => {
    const staff = await Promise.all([
      createStaffMember(test, 'support'),
      createStaffMember(test, 'admin'),
      createStaffMember(test, 'support'),
    ]);
    const { id } = await sendQuery();
    await Promise.all(
      staff.flatMap(({ api, id: own }) => [
        api.support.assignInquiry({ id, assigneeId: own }),
        api.support.answerInquiry({ id, text: `From ${own}` }),
        api.support.closeInquiry({ id, closed: true }),
      ]),
    );
    const { history, assignee, state } = await (staff[0] as (typeof staff)[number]).api.support.inquiry({ id });
    expect(history.filter(({ kind }) => kind === 'answered')).toHaveLength(3);
    expect(staff.map(({ id: own }) => own)).toContain(assignee?.id);
    const lastStaffEvent = history.filter(({ kind }) => kind === 'closed' || kind === 'answered').at(-1)?.kind;
    expect(state).toBe(lastStaffEvent);
  });

  it('notify every open staff window, and nobody else', async () => {
    const sam = await createStaffMember(test, 'support');
    const member = await signUp(test, { confirmed: false });
    const admin = await openWindow(test, sam);
    const outsideWindow = await openWindow(test, member);
    const { id } = await sendQuery();
    await sam.api.support.closeInquiry({ id, closed: true });
    const listReceived = () => admin.received.filter(({ kind }) => kind === 'inquiry');
    await test.eventually(async () => listReceived().length === 2);
    expect(listReceived()).toEqual([
      { kind: 'inquiry', id },
      { kind: 'inquiry', id },
    ]);
    expect(outsideWindow.received.filter(({ kind }) => kind === 'inquiry')).toEqual([]);
    await Promise.all([admin.stop(), outsideWindow.stop()]);
  });
});

describe('CSV export', () => {
  async function exportInquiries(query = '') {
    const { request } = await createStaffMember(test, 'support');
    const answer = await request(`/api/support/inquiries/export${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(answer.headers.get('content-disposition')).toContain('inquiries-2026-11-23.csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data, errors } = papaparse.parse<Record<string, string>>(new TextDecoder().decode(bytes), {
      header: true,
    });
    expect(errors).toEqual([]);
    return data;
  }

  it('has one row per inquiry, with the answer to each question', async () => {
    const { api } = await createStaffMember(test, 'support', 'Sam Support');
    const { id, reference, email } = await sendQuery('Two lines,\n"quoted" — and ünïcode', 'Zoë');
    await api.support.answerInquiry({ id, text: 'Yes.', close: true });
    const demo = await test
      .visitor()
      .api.support.requestConsultation({ fullName: 'Ana', email: createEmailAddress(), form: 'demo', goals: 'Look' });
    const rows = await exportInquiries('?state=all');
    expect(rows).toHaveLength(2);
    expect(rows.find(({ Reference }) => Reference === reference)).toMatchObject({
      Type: 'support',
      Status: 'closed',
      Name: 'Zoë Haddad',
      Email: email,
      'Received (UTC)': '2026-11-23 13:00',
      'Closed (UTC)': '2026-11-23 13:00',
      Question: 'Two lines,\n"quoted" — and ünïcode',
      Notes: '',
    });
    expect(rows.find(({ Reference }) => Reference === demo.reference)).toMatchObject({
      Demo: 'Tuesday, November 24, 2026, 10:00 AM to 10:30 AM Eastern Time (EST)',
      Notes: 'Look',
      Question: '',
    });
  });

  it('is complete at any length', async () => {
    await sql`INSERT INTO inquiries (reference, kind, name, email, answers, excerpt, words, digest, created_at, answer_by)
      SELECT 'S-' || n, 'support', 'Noor', 'n@example.com', jsonb_build_array(jsonb_build_object('label', 'Question', 'value', 'no. ' || n)),
        '', '', ''::bytea, ${NOW}, ${NOW} FROM generate_series(1, 1201) n`.execute(test.app.db);
    const rows = await exportInquiries();
    expect(rows).toHaveLength(1201);
    for (const { Reference = '', Question } of rows) expect(Question).toBe(`no. ${Reference.slice(2)}`);
  });

  it('contains exactly the filtered inquiries, and is valid when there are none', async () => {
    await sendQuery('apples');
    await test
      .visitor()
      .api.support.requestConsultation({ fullName: 'Ana', email: createEmailAddress(), goals: 'two' });
    expect((await exportInquiries('?kind=consultation')).map(({ Goals }) => Goals)).toEqual(['two']);
    expect((await exportInquiries('?q=apple')).map(({ Question }) => Question)).toEqual(['apples']);
    expect(await exportInquiries('?q=three')).toEqual([]);
  });

  it.each(['=1+1', '=HYPERLINK("https://evil.example","x")', '+1', '-1', '@SUM(A1)', '=cmd\n|calc', '＝1+1'])(
    'contains no formula that could run: %j',
    async (formula) => {
      await sendQuery(formula, formula);
      const [row] = await exportInquiries();
      expect(row?.Question).toBe(`'${formula}`);
      expect(row?.Name?.startsWith("'")).toBe(true);
      for (const cell of Object.values(row ?? {})) expect(cell).not.toMatch(/^[=+\-@＝]/);
    },
  );
});

describe('demo week', () => {
  const book = (preferredDate: string, preferredTime: 'morning' | 'evening') =>
    test.visitor().api.support.requestConsultation({
      fullName: 'Ana',
      email: createEmailAddress(),
      form: 'demo',
      preferredDate,
      preferredTime,
    });

  it('shows the slots of a week with a holiday, who has booked, and which are free', async () => {
    const { api } = await createStaffMember(test, 'support');
    const one = await book('2026-11-25', 'morning');
    const gone = await book('2026-11-25', 'evening');
    await book('2026-12-01', 'morning');
    await test.visitor().api.support.cancelBooking({ token: gone.booking?.token ?? '' });
    const week = await api.support.demos({});
    expect(week).toMatchObject({ week: '2026-11-23', timeZone: 'America/New_York', perWeek: 15 });
    expect(week.slots).toHaveLength(12);
    expect(week.slots.flatMap(({ startsAt, inquiry }) => (inquiry ? [[startsAt, inquiry.reference]] : []))).toEqual([
      [one.booking?.startsAt, one.reference],
    ]);
    const next = await api.support.demos({ week: '2026-12-06' });
    expect(next.week).toBe('2026-11-30');
    expect(next.slots.filter(({ inquiry }) => inquiry)).toHaveLength(1);
    const detail = await api.support.inquiries({ kind: 'demo', q: gone.reference });
    expect(detail.inquiries[0]?.booking).toEqual({
      startsAt: gone.booking?.startsAt,
      endsAt: gone.booking?.endsAt,
      canceledAt: NOW.toISOString(),
    });
    for (const week of ['2026-13-01', 'now', '', '0001-01-01', '9999-12-31']) {
      const answer = await (await createStaffMember(test, 'support')).request(`/api/support/demos?week=${week}`);
      expect([week, answer.status]).toEqual([week, 400]);
    }
  });
});

describe('a demo canceled by staff', () => {
  it('frees its slot once, notifies the person, and records who did it', async () => {
    const { api } = await createStaffMember(test, 'support', 'Sam Support');
    const email = createEmailAddress();
    const preference = {
      fullName: 'Ana',
      email,
      form: 'demo',
      preferredDate: '2026-11-25',
      preferredTime: 'morning',
    } as const;
    const { booking } = await test.visitor().api.support.requestConsultation(preference);
    const [inquiry] = (await api.support.inquiries({ kind: 'demo' })).inquiries;
    const id = inquiry?.id ?? '';
    const details = await Promise.all(Array.from({ length: 5 }, () => api.support.cancelDemo({ id })));
    for (const detail of details) expect(detail.booking?.canceledAt).toBe(NOW.toISOString());
    expect(details[0]?.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', null],
      ['booked', null],
      ['canceled', 'Sam Support'],
    ]);
    const [, message, ...more] = await listEmails(email);
    expect(more).toEqual([]);
    expect(message?.subject).toMatch(/is canceled/);
    expect(message?.calendar).toMatchObject({ method: 'CANCEL' });
    expect((await test.visitor().api.support.booking({ token: booking?.token ?? '' })).canceled).toBe(true);
    const again = await test.visitor().api.support.requestConsultation({ ...preference, email: createEmailAddress() });
    expect(again.booking?.startsAt).toBe(booking?.startsAt);
  });

  it("can't be canceled once it has started", async () => {
    const { api } = await createStaffMember(test, 'support');
    const { booking } = await test
      .visitor()
      .api.support.requestConsultation({ fullName: 'Ana', email: createEmailAddress(), form: 'demo' });
    const [inquiry] = (await api.support.inquiries({ kind: 'demo' })).inquiries;
    test.clock.now = new Date(booking?.startsAt ?? '');
    const error = await getRefusal(api.support.cancelDemo({ id: inquiry?.id ?? '' }));
    expect(error).toMatchObject({ code: 'support.booking-over', status: 409 });
  });
});

describe('expired records', () => {
  it('inquiries are erased with their history 24 months after closing, but no others', async () => {
    const { api } = await createStaffMember(test, 'support');
    const old = await sendQuery('old');
    const open = await sendQuery('open');
    await api.support.closeInquiry({ id: old.id, closed: true });
    advanceHours(24);
    const recentQuery = await sendQuery('young');
    await api.support.closeInquiry({ id: recentQuery.id, closed: true });
    test.clock.now = new Date('2028-11-23T13:00:00Z');
    expect(await test.app.support.admin.forgetClosed()).toBe(0);
    test.clock.now = new Date('2028-11-23T13:00:01Z');
    expect(await test.app.support.admin.forgetClosed()).toBe(1);
    const left = await test.app.db.selectFrom('inquiries').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([open.id, recentQuery.id].sort());
    const events = await test.app.db.selectFrom('inquiry_events').select('inquiry_id').execute();
    expect(events.map(({ inquiry_id }) => inquiry_id)).not.toContain(old.id);
  });
});
