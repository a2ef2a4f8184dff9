import { safe } from '@orpc/client';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  advanceClock,
  advanceDays,
  getPlan,
  getSums,
  type Plan,
  PRICE,
  renew,
  renewNextMonth,
  subscribe,
} from './billing-kit.ts';
import { createStaffMember } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const START = '2026-06-01T00:00:00Z';
beforeEach(async () => {
  await advanceClock(test, START);
  // Members of earlier tests would renew at the same time as this test's members.
  await test.app.db
    .updateTable('subscriptions')
    .set({ state: 'ended', next_attempt_at: null, ended_at: new Date(START) })
    .where('state', '<>', 'ended')
    .execute();
});

const TEN_MINUTES = 10 / 1440;
const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number; data: { data: unknown } };
const getDifference = async (member: Person, plan: Plan) =>
  (await member.api.billing.previewChange({ plan })).difference;
async function changePlan(member: Person, plan: Plan) {
  return member.api.billing.change({ plan, previewed: await getDifference(member, plan) });
}
const getSubscriptionId = async (member: Person) => (await member.api.billing.get()).subscription?.id ?? '';
const expectBalanced = async () => {
  const { ledger, service } = await getSums(test);
  expect(ledger).toBe(service);
};

/** A member who upgraded from One to Prime in mid-June for $80, and a billing staff member. */
async function createUpgraded() {
  const staff = await createStaffMember(test, 'support');
  const member = await subscribe(test, 'one');
  const id = await getSubscriptionId(member);
  await advanceClock(test, '2026-06-16T00:00:00Z');
  await changePlan(member, 'prime');
  const findPayment = async (kind: string) => {
    const { payments } = await staff.api.billing.subscription({ id });
    return payments.find((payment) => payment.kind === kind) ?? payments[0];
  };
  const refund = async (kind: string, amount: number, reason = 'They asked for it') =>
    staff.api.billing.refund({ id, payment: (await findPayment(kind))?.id ?? '', amount, reason });
  return { staff, member, id, findPayment: findPayment, refund };
}

describe('plan changes', () => {
  it('earn nothing when switching from Prime to One at a ten-minute-old quote and back', async () => {
    const member = await subscribe(test, 'prime');
    await advanceDays(test, 1);
    for (let round = 0; round < 10; round++) {
      const shown = await getDifference(member, 'one');
      await advanceDays(test, TEN_MINUTES);
      await member.api.billing.change({ plan: 'one', previewed: shown });
      const back = await changePlan(member, 'prime');
      expect([round, back.credit]).toEqual([round, 0]);
    }
    await expectBalanced();
  });

  it('are rejected with a quote from before the last change', async () => {
    const member = await subscribe(test, 'one');
    await advanceDays(test, 1);
    const shown = await getDifference(member, 'prime');
    await advanceDays(test, TEN_MINUTES / 2);
    await changePlan(member, 'prime');
    await changePlan(member, 'one');
    expect((await getRefusal(member.api.billing.change({ plan: 'prime', previewed: shown }))).code).toBe(
      'billing.changed',
    );
    expect(await getPlan(member)).toBe('one');
  });

  it("don't return an amount that was too small to charge", async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-06-30T22:45:00Z');
    const up = await member.api.billing.previewChange({ plan: 'prime' });
    expect(up).toMatchObject({ dueNow: 0, creditUsed: 0 });
    expect(up.difference).toBeGreaterThan(0);
    await changePlan(member, 'prime');
    expect((await member.api.billing.previewChange({ plan: 'one' })).creditGained).toBe(0);
    expect((await changePlan(member, 'one')).credit).toBe(0);
  });

  it('wait while the next month is being charged', async () => {
    const member = await subscribe(test, 'one');
    const shown = await getDifference(member, 'prime');
    await advanceClock(test, '2026-07-01T00:00:00Z');
    const { payments, billing } = test.app;
    let answer = () => {};
    const charge = payments.charge.bind(payments);
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (payment) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return charge(payment);
    });
    const renewal = billing.renewals.run();
    await test.eventually(async () =>
      (await member.api.billing.get()).invoices.some(({ state, total }) => state === 'open' && total === PRICE.one),
    );
    for (const previewed of [0, shown])
      expect((await getRefusal(member.api.billing.change({ plan: 'prime', previewed }))).code).toBe(
        'billing.under-way',
      );
    answer();
    await renewal;
    expect((await member.api.billing.get()).subscription).toMatchObject({ plan: 'one', price: PRICE.one });
    await expectBalanced();
  });

  it('are refunded if paid after the next month started, and the plan stays the same', async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-06-16T00:00:00Z');
    const { payments } = test.app;
    const charge = payments.charge.bind(payments);
    let skipSettling = async () => {};
    // The service takes longer than the month lasts.
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (payment) => {
      const done = await charge(payment);
      skipSettling = async () => void (await test.app.billing.settlement.apply(done));
      return { ...done, status: 'processing', amountReceived: 0 };
    });
    // It reports nothing in the meantime.
    const find = vi.spyOn(payments, 'find');
    find.mockImplementation(async () => null);
    expect((await getRefusal(changePlan(member, 'prime'))).code).toBe('billing.under-way');
    await advanceClock(test, '2026-07-01T00:00:00Z');
    await renew(test);
    find.mockRestore();
    await skipSettling();
    await test.eventually(async () => {
      const { ledger, service } = await getSums(test);
      return ledger === service;
    });
    const after = await test.eventually(async () => {
      const billing = await member.api.billing.get();
      return billing.invoices.some(({ refunded }) => refunded === 8000) && billing;
    });
    expect(after.subscription).toMatchObject({ plan: 'one', price: PRICE.one });
    expect(after.invoices.map(({ state, total }) => [state, total])).toEqual([
      ['paid', PRICE.one],
      ['void', 8000],
      ['paid', PRICE.one],
    ]);
  });
});

describe('a refund and the credit from a plan change', () => {
  it("are never both granted: an upgrade already credited can't be refunded", async () => {
    const { member, findPayment, refund } = await createUpgraded();
    expect((await changePlan(member, 'one')).credit).toBe(8000);
    expect(await findPayment('change')).toMatchObject({ amount: 8000, refundable: 0, credited: 8000 });
    expect(await getRefusal(refund('change', 8000))).toMatchObject({
      code: 'billing.refund-credited',
      status: 422,
      data: { data: { refundable: 0, credited: 8000 } },
    });
    // The payment for One isn't in the credit balance.
    expect(await findPayment('checkout')).toMatchObject({ refundable: PRICE.one, credited: 0 });
    await refund('checkout', PRICE.one);
    expect(await getRefusal(refund('checkout', 1, 'Another cent'))).toMatchObject({ code: 'billing.refund' });
    await expectBalanced();
  });

  it('share a payment: what the credit left of it can be refunded at any time', async () => {
    const { member, findPayment, refund } = await createUpgraded();
    await advanceDays(test, 5);
    const { credit } = await changePlan(member, 'one');
    expect(credit).toBe(5333);
    expect(await getRefusal(refund('change', 2668))).toMatchObject({
      code: 'billing.refund-credited',
      data: { data: { refundable: 2667, credited: 5333 } },
    });
    // The next month uses the credit, which still counts as returned.
    await renewNextMonth(test, member);
    expect(await findPayment('change')).toMatchObject({ refundable: 2667, credited: 5333 });
    await refund('change', 2667);
    expect(await findPayment('change')).toMatchObject({ refunded: 2667, refundable: 0, credited: 5333 });
    await expectBalanced();
  });

  it('are never both granted the other way around: a refund reduces the credit', async () => {
    const { member, refund } = await createUpgraded();
    await refund('change', 3000);
    const preview = await member.api.billing.previewChange({ plan: 'one' });
    expect(preview).toMatchObject({ difference: -8000, creditGained: 5000 });
    expect(preview.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(-5000);
    expect((await changePlan(member, 'one')).credit).toBe(5000);
    await expectBalanced();
  });

  it('never add up to more than the payment when requested at the same time', async () => {
    const { member, refund, findPayment } = await createUpgraded();
    await Promise.all([safe(changePlan(member, 'one')), ...[1, 2, 3].map((n) => safe(refund('change', 3000 + n)))]);
    const { refunded } = (await findPayment('change')) ?? { refunded: 0 };
    const { credit } = await member.api.billing.get();
    expect(refunded + credit).toBeLessThanOrEqual(8000);
    await expectBalanced();
  });

  it('include refunds made at the payment service', async () => {
    const { member, findPayment } = await createUpgraded();
    const { intent } = (await findPayment('change')) ?? {};
    await test.app.payments.refund({
      intent: intent ?? '',
      amount: 8000,
      metadata: {},
      idempotencyKey: crypto.randomUUID(),
    });
    await test.eventually(async () => {
      const { ledger, service } = await getSums(test);
      return ledger === service;
    });
    expect((await changePlan(member, 'one')).credit).toBe(0);
  });
});

/** Actions that a member and staff may take in any order. Numbers are shares of what is possible at that moment. */
const share = fc.double({ min: 0, max: 1, noNaN: true });
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('wait' as const), share: fc.double({ min: 0, max: 0.3, noNaN: true }) }),
    // Up to ten minutes between the quote and the change.
    fc.record({ do: fc.constant('change' as const), share: fc.constantFrom(0, 1) }),
    fc.record({ do: fc.constant('change' as const), share }),
    fc.record({ do: fc.constant('change-at-an-older-figure' as const), share }),
    fc.record({ do: fc.constant('refund' as const), share: fc.constantFrom(0.2, 1) }),
    fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const, 'month' as const), share }),
  ),
  { minLength: 8, maxLength: 16 },
);

it('credits and refunds never exceed the unused part of what was paid, whatever is changed, canceled, renewed, and refunded', async () => {
  const runScenario = async (first: Plan, sequence: { do: string; share: number }[]) => {
    test.clock.now = new Date(START);
    const member = await subscribe(test, first);
    const staff = await createStaffMember(test, 'support');
    const id = await getSubscriptionId(member);
    const shown: number[] = [];
    const getSubscription = async () => (await member.api.billing.get()).subscription;
    /** The state of the current period: the value of the time used, and the ledger and payment totals at its start. */
    let period = { used: 0, entries: 0, base: first, start: Date.parse(START) };
    /** The value of the plan from now until then, in cents. */
    const calculateWorth = async (until: number) => {
      const plan = await getSubscription();
      if (!plan) return 0;
      const [start, end] = [Date.parse(plan.periodStart), Date.parse(plan.periodEnd)];
      return (plan.price * (Math.min(until, end) - test.clock.now.getTime())) / (end - start);
    };
    const advanceTo = async (until: number) => {
      period.used += await calculateWorth(until);
      await advanceClock(test, new Date(until));
    };
    const loadBookkeeping = async () => {
      const { ledger, payments } = await staff.api.billing.subscription({ id });
      const sum = (entries: typeof ledger, ...kinds: string[]) =>
        entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
      const recent = ledger.slice(0, ledger.length - period.entries); // Newest first.
      return {
        entries: ledger.length,
        payments: payments.filter((one) => Date.parse(one.createdAt) >= period.start),
        all: { paid: sum(ledger, 'charge'), given: sum(ledger, 'credit', 'credit-used') - sum(ledger, 'refund') },
        paid: sum(recent, 'charge') - sum(recent, 'credit-used'),
        credited: sum(recent, 'credit'),
        refunded: -sum(recent, 'refund'),
        /** Payments for upgrades within the period, and how much of them was refunded. */
        upgrades:
          sum(
            recent.filter(({ description }) => description === 'Plan change'),
            'charge',
          ) -
          sum(recent, 'credit-used') -
          payments.filter(({ kind }) => kind === 'change').reduce((total, one) => total + one.refunded, 0),
      };
    };
    for (const { do: what, share: part } of sequence) {
      const plan = await getSubscription();
      if (!plan) break;
      const now = test.clock.now.getTime();
      const end = Date.parse(plan.periodEnd);
      const other: Plan = plan.plan === 'one' ? 'prime' : 'one';
      const before = await loadBookkeeping();
      if (what === 'wait') await advanceTo(Math.floor(now + (end - now) * part));
      else if (what === 'cancel') await member.api.billing.cancel({});
      else if (what === 'resume') await member.api.billing.resume({});
      else if (what === 'change') {
        shown.push(await getDifference(member, other));
        await advanceTo(Math.min(end - 1, Math.floor(now + part * 600_000)));
        await safe(member.api.billing.change({ plan: other, previewed: shown.at(-1) ?? 0 }));
      } else if (what === 'change-at-an-older-figure') {
        await safe(member.api.billing.change({ plan: other, previewed: shown[Math.floor(part * shown.length)] ?? 0 }));
      } else if (what === 'refund') {
        const payment = before.payments.find(({ refundable }) => refundable > 0);
        const amount = Math.ceil((payment?.refundable ?? 0) * part);
        if (payment && amount > 0)
          await staff.api.billing.refund({ id, payment: payment.id, amount, reason: `They asked for ${now}` });
      } else if (period.start === Date.parse(START)) {
        await advanceTo(end);
        period = { used: 0, entries: before.entries, base: plan.plan, start: end };
        await renew(test);
      }
      const after = await loadBookkeeping();
      // Credit covers exactly what was paid for the period and isn't refunded, used, or needed for the rest of it.
      if (after.credited > before.credited) {
        const rest = await calculateWorth(end);
        expect(after.credited + after.refunded).toBeLessThanOrEqual(after.paid - period.used - rest + 1e-6);
      }
      // An upgrade is never refunded twice. (After a downgrade from Prime, credit comes from the month itself.)
      if (period.base === 'one' && period.start === Date.parse(START))
        expect(after.credited).toBeLessThanOrEqual(after.upgrades);
      expect(after.all.given).toBeLessThanOrEqual(after.all.paid);
    }
    await expectBalanced();
  };
  // An upgrade refunded after its downgrade, and one refunded before.
  const [up, down] = [
    { do: 'change', share: 0 },
    { do: 'change', share: 1 },
  ];
  const refund = { do: 'refund', share: 1 };
  await fc.assert(fc.asyncProperty(fc.constantFrom<Plan>('one', 'prime'), steps, runScenario), {
    numRuns: 7,
    examples: [
      ['one', [up, down, refund, up, down]],
      ['one', [up, refund, down]],
      ['prime', [down, up, down, up, down, refund, up]],
    ],
  });
}, 240_000);
