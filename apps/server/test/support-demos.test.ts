import { DEFAULT_BRAND } from '@foothold/brand';
import { availabilitySchema, limits } from '@foothold/contracts/support';
import { safe } from '@orpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const MONDAY = '2026-12-07';
/** Monday, 8 AM in New York. */
const MORNING = new Date('2026-12-07T13:00:00Z');

beforeEach(async () => {
  test.clock.now = MORNING;
  for (const table of ['inquiries', 'mails'] as const) await test.app.db.deleteFrom(table).execute();
});

const createEmailAddress = () => `someone-${crypto.randomUUID()}@example.com`;
type Preference = { preferredDate?: string; preferredTime?: 'morning' | 'afternoon' | 'evening' | 'flexible' | '' };
const book = (preference: Preference = {}, email = createEmailAddress(), person: Person = test.visitor()) =>
  person.api.support.requestConsultation({ fullName: 'Noor Haddad', email, form: 'demo', ...preference });
const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as {
    code: string;
    status: number;
    data: { fields: Record<string, string>; data: unknown };
  };
const getAvailability = () => test.visitor().api.support.availability();
const listEmails = (email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute();
const getCalendar = (mail: { calendar: unknown } | undefined) => mail?.calendar as { method: string; content: string };
/** Content lines of a calendar file, unfolded (RFC 5545, section 3.1). */
const getCalendarLines = (mail: { calendar: unknown } | undefined) =>
  getCalendar(mail).content.replaceAll('\r\n ', '').split('\r\n');

describe('available slots', () => {
  it('are fifteen at the start of the week, and one fewer for each booking', async () => {
    const before = availabilitySchema.parse(await getAvailability());
    expect(before).toMatchObject({ leftThisWeek: 15, perWeek: limits.demosAWeek, timeZone: 'America/New_York' });
    expect(before.days[0]).toEqual({ date: MONDAY, windows: ['morning', 'afternoon', 'evening'] });
    expect(before.days.at(-1)?.date).toBe('2027-02-01');
    await book({ preferredDate: MONDAY, preferredTime: 'morning' });
    await book({ preferredDate: '2026-12-15', preferredTime: 'evening' });
    const after = await getAvailability();
    expect(after.leftThisWeek).toBe(14);
    expect(after.days[0]).toEqual({ date: MONDAY, windows: ['afternoon', 'evening'] });
    expect(after.days.find(({ date }) => date === '2026-12-15')?.windows).toEqual(['morning', 'afternoon']);
  });

  it("are none on the weekend, when next week's are offered", async () => {
    test.clock.now = new Date('2026-12-12T15:00:00Z');
    const { leftThisWeek, days } = await getAvailability();
    expect(leftThisWeek).toBe(0);
    expect(days[0]).toEqual({ date: '2026-12-14', windows: ['morning', 'afternoon', 'evening'] });
  });
});

describe('a demo is booked', () => {
  it('at the requested hour', async () => {
    const { booking, reference } = await book({ preferredDate: '2026-12-09', preferredTime: 'afternoon' });
    expect(reference).toMatch(/^D-/);
    expect(booking).toEqual({
      startsAt: '2026-12-09T19:00:00.000Z',
      endsAt: '2026-12-09T19:30:00.000Z',
      timeZone: 'America/New_York',
      token: expect.stringMatching(/^[\w-]{43}$/),
      canceled: false,
    });
    expect(await test.visitor().api.support.booking({ token: booking?.token ?? '' })).toEqual(booking);
  });

  it('at the same hour of the day across a clock change', async () => {
    test.clock.now = new Date('2027-03-10T15:00:00Z');
    const winter = await book({ preferredDate: '2027-03-12', preferredTime: 'morning' });
    const summer = await book({ preferredDate: '2027-03-15', preferredTime: 'morning' });
    expect([winter.booking?.startsAt, summer.booking?.startsAt]).toEqual([
      '2027-03-12T15:00:00.000Z',
      '2027-03-15T14:00:00.000Z',
    ]);
  });

  it('in the first free slot of a day, or on the first free day from tomorrow on', async () => {
    const bookAndGetStart = async (preference: Preference) => (await book(preference)).booking?.startsAt;
    expect(await bookAndGetStart({ preferredDate: '2026-12-09' })).toBe('2026-12-09T15:00:00.000Z');
    expect(await bookAndGetStart({ preferredDate: '2026-12-09', preferredTime: 'flexible' })).toBe(
      '2026-12-09T19:00:00.000Z',
    );
    expect(await bookAndGetStart({})).toBe('2026-12-08T15:00:00.000Z');
    expect(await bookAndGetStart({ preferredDate: '', preferredTime: '' })).toBe('2026-12-08T19:00:00.000Z');
    expect(await bookAndGetStart({ preferredTime: 'morning' })).toBe('2026-12-10T15:00:00.000Z');
    expect(await bookAndGetStart({ preferredTime: 'flexible' })).toBe('2026-12-08T22:00:00.000Z');
  });

  it('with an answer promised before it starts, if that is sooner than 24 hours', async () => {
    const earlyBooking = await book({ preferredDate: MONDAY, preferredTime: 'afternoon' });
    expect(earlyBooking.answerBy).toBe(earlyBooking.booking?.startsAt);
    expect((await book({ preferredDate: '2026-12-15' })).answerBy).toBe('2026-12-08T13:00:00.000Z');
  });

  it('once for a double click, with the same booking in both responses', async () => {
    const email = createEmailAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book({ preferredDate: '2026-12-09' }, email)));
    expect(new Set(answers.map(({ booking }) => booking?.startsAt)).size).toBe(1);
    expect(await test.app.db.selectFrom('demo_bookings').selectAll().execute()).toHaveLength(1);
    expect(await listEmails(email)).toHaveLength(1);
    for (const { booking } of answers)
      expect((await test.visitor().api.support.booking({ token: booking?.token ?? '' })).startsAt).toBe(
        booking?.startsAt,
      );
  });

  it('for one of fifty simultaneous requests for the last slot', async () => {
    const preference = { preferredDate: '2026-12-09', preferredTime: 'evening' } as const;
    const answers = await Promise.all(Array.from({ length: 50 }, () => safe(book(preference))));
    const booked = answers.filter(({ error }) => error === null);
    expect(booked).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ error }) => (error ? [(error as unknown as { code: string }).code] : [])));
    expect(codes).toEqual(new Set(['support.no-place']));
    // Rejected requests left nothing behind.
    expect(await test.app.db.selectFrom('inquiries').selectAll().execute()).toHaveLength(1);
    expect(await test.app.db.selectFrom('demo_bookings').selectAll().execute()).toHaveLength(1);
  });

  it('with a database constraint against double booking', async () => {
    const { booking } = await book();
    const rows = await test.app.db.selectFrom('demo_bookings').selectAll().execute();
    const other = await test.visitor().api.support.query({
      firstName: 'A',
      lastName: 'B',
      email: createEmailAddress(),
      query: 'Hello',
    });
    const inquiry = await test.app.db
      .selectFrom('inquiries')
      .select('id')
      .where('reference', '=', other.reference)
      .executeTakeFirstOrThrow();
    const again = { inquiry_id: inquiry.id, starts_at: booking?.startsAt ?? '', ends_at: booking?.endsAt ?? '' };
    await expect(test.app.db.insertInto('demo_bookings').values(again).execute()).rejects.toThrow(
      'demo_bookings_place',
    );
    expect(rows).toHaveLength(1);
  });

  it('in fifty different slots for fifty simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book()));
    expect(new Set(answers.map(({ booking }) => booking?.startsAt)).size).toBe(50);
  });
});

describe('unavailable time', () => {
  it('is rejected with the slots still free on that day', async () => {
    const preference = { preferredDate: '2026-12-09', preferredTime: 'morning' } as const;
    await book(preference);
    expect(await getRefusal(book(preference))).toMatchObject({
      code: 'support.no-place',
      status: 409,
      data: {
        fields: {
          preferredTime: 'That time isn’t available. Still available on Wednesday, December 9: afternoon and evening.',
        },
        data: { date: '2026-12-09', windows: ['afternoon', 'evening'] },
      },
    });
  });

  it('is rejected with the next day that has one', async () => {
    for (const preferredTime of ['morning', 'afternoon', 'evening'] as const)
      await book({ preferredDate: '2026-12-09', preferredTime });
    await book({ preferredDate: '2026-12-10', preferredTime: 'morning' });
    for (const preferredTime of ['morning', 'flexible', ''] as const)
      expect(await getRefusal(book({ preferredDate: '2026-12-09', preferredTime }))).toMatchObject({
        code: 'support.no-place',
        data: {
          fields: {
            preferredTime:
              'No times are left on Wednesday, December 9. The next available day is Thursday, December 10: afternoon and evening.',
          },
        },
      });
  });

  it('is rejected today if it is too soon', async () => {
    test.clock.now = new Date('2026-12-07T13:30:00Z');
    const { data } = await getRefusal(book({ preferredDate: MONDAY, preferredTime: 'morning' }));
    expect(data.fields).toEqual({
      preferredTime: 'That time isn’t available. Still available on Monday, December 7: afternoon and evening.',
    });
  });

  it.each([
    ['2026-12-06', /has passed/],
    ['2020-01-01', /has passed/],
    ['2026-12-12', /Monday through Friday/],
    ['2027-02-02', /8 weeks/],
    ['9999-12-31', /8 weeks/],
    ['2026-02-30', /YYYY-MM-DD/],
    ['tomorrow', /YYYY-MM-DD/],
    ['25/11/2026', /YYYY-MM-DD/],
  ])('is rejected for %s', async (preferredDate, message) => {
    const error = await getRefusal(book({ preferredDate }));
    expect(error).toMatchObject({ code: 'request.invalid', status: 400 });
    expect(error.data.fields.preferredDate).toMatch(message);
    expect(await test.app.db.selectFrom('inquiries').selectAll().execute()).toEqual([]);
  });

  it('names an unknown part of the day', async () => {
    const { data } = await getRefusal(book({ preferredTime: 'midnight' as 'evening' }));
    expect(data.fields).toEqual({ preferredTime: 'Choose one of the times.' });
  });

  it('is also reported to bots that fill in the honeypot, and nothing is stored', async () => {
    const sendHoneypot = (preference: Preference) =>
      test.visitor().api.support.requestConsultation({
        fullName: 'X',
        email: createEmailAddress(),
        form: 'demo',
        website: 'x',
        ...preference,
      });
    const { booking } = await sendHoneypot({ preferredDate: '2026-12-09', preferredTime: 'morning' });
    expect(booking?.startsAt).toBe('2026-12-09T15:00:00.000Z');
    expect((await getRefusal(test.visitor().api.support.booking({ token: booking?.token ?? '' }))).code).toBe(
      'resource.not-found',
    );
    await book({ preferredDate: '2026-12-09', preferredTime: 'morning' });
    const { code } = await getRefusal(sendHoneypot({ preferredDate: '2026-12-09', preferredTime: 'morning' }));
    expect(code).toBe('support.no-place');
    expect(await test.app.db.selectFrom('inquiries').selectAll().execute()).toHaveLength(1);
  });
});

describe('confirmation', () => {
  it('gives the time in Eastern time, and attaches a calendar file with the link', async () => {
    const email = createEmailAddress();
    const { booking, reference } = await book({ preferredDate: '2026-12-09', preferredTime: 'evening' }, email);
    const link = `${test.app.env.publicUrl}/demo?booking=${booking?.token}`;
    const [message] = await listEmails(email);
    expect(message?.subject).toBe(`Your Foothold demo is booked (${reference})`);
    expect(message?.body_text).toContain('Wednesday, December 9, 2026, 5:00 PM to 5:30 PM Eastern Time (EST)');
    expect(message?.body_text).toContain(link);
    expect(message?.body_html).toContain(`href="${link}"`);
    expect(getCalendar(message).method).toBe('REQUEST');
    const host = new URL(test.app.env.publicUrl).host;
    const { id } = await test.app.db.selectFrom('demo_bookings').select('id').executeTakeFirstOrThrow();
    expect(getCalendarLines(message)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:REQUEST',
        `UID:${id}@${host}`,
        'SEQUENCE:0',
        'DTSTAMP:20261207T130000Z',
        'DTSTART:20261209T220000Z',
        'DTEND:20261209T223000Z',
        'SUMMARY:Foothold demo',
        `ORGANIZER;CN="Foothold":mailto:${DEFAULT_BRAND.email}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:MAILTO:${email}`,
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        `URL;VALUE=URI:${link}`,
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    );
  });

  it('can be downloaded as a file too, while the booking exists', async () => {
    const { booking } = await book({ preferredDate: '2026-12-09', preferredTime: 'evening' });
    const path = `/api/demos/${booking?.token}/calendar`;
    const answer = await test.visitor().request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toContain('demo.ics');
    const text = await answer.text();
    expect(text).toContain('METHOD:PUBLISH\r\n');
    expect(text).toContain('DTSTART:20261209T220000Z\r\n');
    expect(text).not.toContain('ATTENDEE');
    await test.visitor().api.support.cancelBooking({ token: booking?.token ?? '' });
    expect((await test.visitor().request(path)).status).toBe(404);
    expect((await test.visitor().request(`/api/demos/${'x'.repeat(43)}/calendar`)).status).toBe(404);
  });

  it('contains no token that grants access', async () => {
    const { booking } = await book();
    const tables = ['demo_bookings', 'demo_links', 'inquiries', 'inquiry_events'] as const;
    for (const table of tables) {
      const rows = await test.app.db.selectFrom(table).selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(booking?.token);
    }
  });
});

describe('canceled booking', () => {
  it('frees its slot once and removes it from the calendar', async () => {
    const email = createEmailAddress();
    const preference = { preferredDate: '2026-12-09', preferredTime: 'evening' } as const;
    const { booking } = await book(preference, email);
    const token = booking?.token ?? '';
    test.clock.now = new Date('2026-12-08T13:00:00Z');
    const canceled = await Promise.all(
      Array.from({ length: 5 }, () => test.visitor().api.support.cancelBooking({ token })),
    );
    for (const answer of canceled) expect(answer).toEqual({ ...booking, canceled: true });
    expect((await test.visitor().api.support.booking({ token })).canceled).toBe(true);

    const [confirmation, message, ...more] = await listEmails(email);
    expect(more).toEqual([]);
    expect(message?.subject).toMatch(/^Your Foothold demo is canceled/);
    expect(getCalendar(message).method).toBe('CANCEL');
    const uid = getCalendarLines(confirmation).find((line) => line.startsWith('UID:'));
    expect(getCalendarLines(message)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:1', 'STATUS:CANCELLED', 'DTSTART:20261209T220000Z']),
    );
    const reported = await listEmails(DEFAULT_BRAND.email);
    expect(reported.filter(({ subject }) => subject.startsWith('Demo canceled'))).toHaveLength(1);
    const kinds = await test.app.db.selectFrom('inquiry_events').select('kind').orderBy('id').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['received', 'booked', 'canceled']);

    expect((await book(preference)).booking?.startsAt).toBe(booking?.startsAt);
  });

  it('can be booked again by the same person at once', async () => {
    const email = createEmailAddress();
    const preference = { preferredDate: '2026-12-09', preferredTime: 'evening' } as const;
    const first = await book(preference, email);
    await test.visitor().api.support.cancelBooking({ token: first.booking?.token ?? '' });
    const second = await book(preference, email);
    expect(second.booking).toMatchObject({ startsAt: first.booking?.startsAt, canceled: false });
    expect(second.reference).not.toBe(first.reference);
  });

  it("can't be canceled once it has started", async () => {
    const { booking } = await book({ preferredDate: '2026-12-09', preferredTime: 'morning' });
    const token = booking?.token ?? '';
    test.clock.now = new Date(booking?.startsAt ?? '');
    const error = await getRefusal(test.visitor().api.support.cancelBooking({ token }));
    expect(error).toMatchObject({ code: 'support.booking-over', status: 409 });
    expect((await test.visitor().api.support.booking({ token })).canceled).toBe(false);
  });

  it("can't be reached without its link", async () => {
    await book();
    for (const token of ['x'.repeat(43), 'a'.repeat(16), '00000000-0000-4000-8000-000000000000']) {
      expect((await getRefusal(test.visitor().api.support.booking({ token }))).code).toBe('resource.not-found');
      expect((await getRefusal(test.visitor().api.support.cancelBooking({ token }))).code).toBe('resource.not-found');
    }
    for (const token of ['short', 'x'.repeat(201), '%00'.repeat(16)]) {
      const answer = await test.visitor().request(`/api/demos/${token}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const rows = await test.app.db.selectFrom('demo_bookings').selectAll().execute();
    expect(rows).toMatchObject([{ canceled_at: null }]);
  });
});
