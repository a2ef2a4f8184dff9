import { safe } from '@orpc/client';
import { beforeEach, expect, it } from 'vitest';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp({ DEMOS_A_WEEK: '1' });

beforeEach(async () => {
  test.clock.now = new Date('2026-11-23T13:00:00Z');
  await test.app.db.deleteFrom('inquiries').execute();
});

it('offers fewer demos when the operator reduces them, down to none', async () => {
  const { api } = test.visitor();
  const mondays = await api.support.availability();
  expect(mondays).toMatchObject({ leftThisWeek: 1, perWeek: 1 });
  // The ninth Monday is a holiday.
  expect(mondays.days).toHaveLength(8);
  expect(mondays.days[0]).toEqual({ date: '2026-11-23', windows: ['morning'] });
  const book = (preferredDate?: string) =>
    api.support.requestConsultation({
      fullName: 'Noor Haddad',
      email: `someone-${crypto.randomUUID()}@example.com`,
      form: 'demo',
      ...(preferredDate && { preferredDate }),
    });
  const getFieldErrors = async (preferredDate?: string) =>
    ((await safe(book(preferredDate))).error as { data?: { fields?: object } } | null)?.data?.fields;

  expect(await getFieldErrors('2026-11-25')).toEqual({
    preferredTime:
      'No times are left on Wednesday, November 25. The next available day is Monday, November 30: morning.',
  });
  await book('2026-11-23');
  expect(await api.support.availability()).toMatchObject({ leftThisWeek: 0, perWeek: 1 });
  for (let at = 0; at < 7; at++) expect((await book()).booking?.startsAt).toMatch(/T15:00:00\.000Z$/);
  const none = { preferredTime: 'No demos are available in the next 8 weeks. Contact us instead.' };
  expect([await getFieldErrors(), await getFieldErrors('2026-12-01')]).toEqual([none, none]);
  expect((await api.support.availability()).days).toEqual([]);

  const staff = await createStaffMember(test, 'support');
  const week = await staff.api.support.demos({});
  expect(week).toMatchObject({ perWeek: 1, slots: [{ startsAt: '2026-11-23T15:00:00.000Z' }] });
});

it('keeps booked demos in the calendar when the operator reduces the slots', async () => {
  const { reference } = await test
    .visitor()
    .api.support.query({ firstName: 'A', lastName: 'B', email: 'a@example.com', query: 'Hello' });
  const inquiry = await test.app.db
    .selectFrom('inquiries')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await test.app.db
    .insertInto('demo_bookings')
    .values({ inquiry_id: inquiry.id, starts_at: '2026-11-26T19:00:00Z', ends_at: '2026-11-26T19:30:00Z' })
    .execute();
  const staff = await createStaffMember(test, 'support');
  const { slots } = await staff.api.support.demos({});
  expect(slots.map(({ startsAt, inquiry }) => [startsAt, inquiry?.reference])).toContainEqual([
    '2026-11-26T19:00:00.000Z',
    reference,
  ]);
});
