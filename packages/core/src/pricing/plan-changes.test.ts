import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePayable, calculatePlanDifference, MIN_CHARGE } from './invoicing.ts';
import { addMonths, findPeriod } from './periods.ts';
import {
  acceptChange,
  calculateNetPaid,
  calculateUsedUntil,
  type HeldPlan,
  listRefundableParts,
  type PaidPart,
  PREVIEW_SECONDS,
  quoteChange,
} from './plan-changes.ts';

const PLAN_ONE_PRICE = 8999;
const PRIME_PRICE = 25_000;
const june = { start: new Date('2026-06-01T00:00:00Z'), end: new Date('2026-07-01T00:00:00Z') };
const on = (text: string) => new Date(text);
const createHeldPlan = (price: number, over: Partial<HeldPlan> = {}): HeldPlan => ({
  price,
  period: june,
  since: june.start,
  usedBefore: 0,
  ...over,
});

describe('a change at a previewed amount', () => {
  const price = fc.integer({ min: 1, max: 100_000 });
  const seconds = fc.nat({ max: 30 * 86_400 - 1 });

  test('is valid for ten minutes: an upgrade costs the amount that was shown, to the cent', () => {
    fc.assert(
      fc.property(price, price, seconds, fc.nat({ max: PREVIEW_SECONDS }), (one, other, start, later) => {
        const at = new Date(june.start.getTime() + start * 1000);
        const now = new Date(at.getTime() + later * 1000);
        const previewed = calculatePlanDifference(one, other, june, at).difference;
        const accepted = acceptChange(createHeldPlan(one), other, { paid: one, previewed, now });
        expect(accepted).not.toBeNull();
        if (other > one) expect(accepted?.difference).toBe(previewed);
      }),
      { numRuns: 50 },
    );
  });

  test('is refused if the amount was different during all that time', () => {
    const now = on('2026-06-16T00:00:00Z');
    const { difference } = calculatePlanDifference(PLAN_ONE_PRICE, PRIME_PRICE, june, now);
    const take = (previewed: number, at = now) =>
      acceptChange(createHeldPlan(PLAN_ONE_PRICE), PRIME_PRICE, { paid: PLAN_ONE_PRICE, previewed, now: at });
    expect(take(difference)?.at).toEqual(now);
    for (const previewed of [difference - 1, 0, -difference]) expect(take(previewed)).toBeNull();
    // An hour later it has fallen by more than ten minutes explain.
    expect(take(difference, on('2026-06-16T01:00:00Z'))).toBeNull();
  });

  test('never counts from before the last change', () => {
    const now = on('2026-06-16T00:00:00Z');
    const since = on('2026-06-15T23:55:00Z');
    const plan = createHeldPlan(PLAN_ONE_PRICE, { since });
    const earlier = calculatePlanDifference(PLAN_ONE_PRICE, PRIME_PRICE, june, on('2026-06-15T23:51:00Z')).difference;
    expect(acceptChange(plan, PRIME_PRICE, { paid: PLAN_ONE_PRICE, previewed: earlier, now })).toBeNull();
    const differenceSince = calculatePlanDifference(PLAN_ONE_PRICE, PRIME_PRICE, june, since).difference;
    expect(acceptChange(plan, PRIME_PRICE, { paid: PLAN_ONE_PRICE, previewed: differenceSince, now })?.difference).toBe(
      differenceSince,
    );
  });

  test('returns what is left now for a downgrade, not what was left when it was shown', () => {
    const now = on('2026-06-16T00:10:00Z');
    const shown = calculatePlanDifference(PRIME_PRICE, PLAN_ONE_PRICE, june, on('2026-06-16T00:00:00Z')).difference;
    const accepted = acceptChange(createHeldPlan(PRIME_PRICE), PLAN_ONE_PRICE, {
      paid: PRIME_PRICE,
      previewed: shown,
      now,
    });
    expect(accepted).toMatchObject({ at: now, credit: -shown - 4 });
  });
});

describe('what a downgrade returns', () => {
  const at = on('2026-06-16T00:00:00Z');

  test('is the unused part of what was paid', () => {
    expect(quoteChange(createHeldPlan(PRIME_PRICE), PLAN_ONE_PRICE, PRIME_PRICE, at)).toMatchObject({
      credit: 8000,
      withheld: 0,
    });
  });

  test.each([
    ['a refund of 3,000', PRIME_PRICE - 3000, 5000],
    ['a refund of all of it', 0, 0],
    ['49 cents that were let go', PRIME_PRICE - 49, 7951],
  ])('is less after %s', (_what, paid, credit) => {
    expect(quoteChange(createHeldPlan(PRIME_PRICE), PLAN_ONE_PRICE, paid, at)).toMatchObject({
      credit,
      withheld: 8000 - credit,
    });
  });
});

test.each([
  ['nothing was credited', [{ amount: 8000, refunded: 1000 }], 0, [7000]],
  [
    'all of an upgrade was',
    [
      { amount: 8000, refunded: 0 },
      { amount: 8999, refunded: 0 },
    ],
    8000,
    [0, 8999],
  ],
  [
    'part of it was',
    [
      { amount: 8000, refunded: 0 },
      { amount: 8999, refunded: 0 },
    ],
    2667,
    [5333, 8999],
  ],
  [
    'it was refunded in part, too',
    [
      { amount: 8000, refunded: 3000 },
      { amount: 8999, refunded: 0 },
    ],
    5000,
    [0, 8999],
  ],
  [
    'it reaches further back',
    [
      { amount: 8000, refunded: 8000 },
      { amount: 8999, refunded: 0 },
    ],
    500,
    [0, 8499],
  ],
])('a refund returns what no credit returned: %s', (_when, paid, credited, refundable) => {
  expect(listRefundableParts(paid, credited)).toEqual(refundable);
});

/**
 * A member, their account, and the clock, combining the functions above as billing does. All amounts in whole cents; the value of the time
 * used is exact except for floating-point division.
 */
class Account {
  now = on('2026-01-31T12:00:00Z').getTime();
  readonly anchor = new Date(this.now);
  plan: HeldPlan;
  parts: PaidPart[];
  credited = 0;
  cash: number;
  refunded = 0;
  credit = 0;
  /** Value of the time used in past periods, in cents. */
  used = 0;
  periods = 1;
  canceled = false;
  ended = false;
  /** Differences that were shown at some time, for any plan. */
  shown: number[] = [0];

  constructor(price: number) {
    const period = findPeriod(this.anchor, this.anchor);
    this.plan = { price, period, since: period.start, usedBefore: 0 };
    this.cash = price;
    this.parts = [{ amount: price, refunded: 0 }];
  }

  wait(seconds: number): void {
    this.now += seconds * 1000;
    while (!this.ended && this.now >= this.plan.period.end.getTime()) this.endPeriod();
  }

  private endPeriod(): void {
    this.used += this.worth(this.plan.period.end.getTime());
    const { end } = this.plan.period;
    if (this.canceled) {
      this.ended = true;
      return;
    }
    const period = { start: end, end: addMonths(this.anchor, ++this.periods) };
    this.plan = { price: this.plan.price, period, since: end, usedBefore: 0 };
    this.parts = [];
    this.credited = 0;
    this.pay(this.plan.price);
  }

  private pay(amount: number): void {
    const { creditUsed, due } = calculatePayable(amount, this.credit);
    this.credit -= creditUsed;
    this.cash += due;
    this.parts = [{ amount: creditUsed, refunded: 0 }, { amount: due, refunded: 0 }, ...this.parts];
  }

  preview(): void {
    this.shown.push(quoteChange(this.plan, this.other, this.paid, new Date(this.now)).difference);
  }

  change(previewed: number): void {
    if (this.ended) return;
    const now = new Date(this.now);
    const to = this.other;
    const accepted = acceptChange(this.plan, to, { paid: this.paid, previewed, now });
    if (!accepted) return;
    const usedBefore = calculateUsedUntil(this.plan, now);
    if (to > this.plan.price) this.pay(accepted.difference);
    this.credit += accepted.credit;
    this.credited += accepted.credit;
    this.plan = { ...this.plan, price: to, since: now, usedBefore };
    // Credit is only granted for payments of this period that are neither used nor needed for its rest.
    if (accepted.credit > 0) expect(this.paid).toBeGreaterThanOrEqual(this.worth(this.now) + this.rest - 1e-6);
  }

  refund(part: number, share: number): void {
    const at = part % this.parts.length;
    const most = listRefundableParts(this.parts, this.credited)[at] ?? 0;
    const amount = Math.round(most * share);
    const chosen = this.parts[at];
    if (!chosen) return;
    chosen.refunded += amount;
    this.refunded += amount;
  }

  private get other() {
    return this.plan.price === PLAN_ONE_PRICE ? PRIME_PRICE : PLAN_ONE_PRICE;
  }
  get paid() {
    return calculateNetPaid(this.parts, this.credited);
  }
  private get length() {
    return this.plan.period.end.getTime() - this.plan.period.start.getTime();
  }
  private worth(at: number) {
    return calculateUsedUntil(this.plan, new Date(at)) / this.length;
  }
  /** The value of the rest of the period, which the member still has. */
  get rest() {
    return this.ended ? 0 : (this.plan.price * (this.plan.period.end.getTime() - this.now)) / this.length;
  }
  get usedSoFar() {
    return this.used + (this.ended ? 0 : this.worth(this.now));
  }
}

type Step = { name: string; take(account: Account): void };
const createStep = (name: string, take: (account: Account) => void): Step => ({ name, take });
const wait = fc
  .oneof(fc.nat({ max: 3 }), fc.nat({ max: 700 }), fc.nat({ max: 86_400 }), fc.nat({ max: 40 * 86_400 }))
  .map((seconds) => createStep(`wait ${seconds} s`, (account) => account.wait(seconds)));
/** Just before a period ends, differences are too small to charge. */
const waitForTheEnd = fc
  .nat({ max: 9000 })
  .map((seconds) =>
    createStep(`wait until ${seconds} s before the end`, (account) =>
      account.wait(Math.max(0, Math.floor((account.plan.period.end.getTime() - account.now) / 1000) - seconds)),
    ),
  );
const preview = fc.constant(createStep('preview', (account) => account.preview()));
const change = fc
  .nat({ max: 5 })
  .map((secondsAgo) =>
    createStep(`change at preview -${secondsAgo}`, (account) => account.change(account.shown.at(-1 - secondsAgo) ?? 0)),
  );
const changeNowSteps = fc.constant(
  createStep('change', (account) => {
    account.preview();
    account.change(account.shown.at(-1) ?? 0);
  }),
);
const cancel = fc.boolean().map((canceled) =>
  createStep(canceled ? 'cancel' : 'resume', (account) => {
    account.canceled = canceled;
  }),
);
const refund = fc
  .tuple(fc.nat({ max: 9 }), fc.constantFrom(0.1, 0.5, 1))
  .map(([part, share]) => createStep(`refund ${share} of part ${part}`, (account) => account.refund(part, share)));
const run = (steps: readonly Step[], price: number, check: (account: Account) => void) => {
  const account = new Account(price);
  for (const { take } of steps) {
    take(account);
    check(account);
  }
};
const first = fc.constantFrom(PLAN_ONE_PRICE, PRIME_PRICE);

describe('no sequence of changes nets the member money', () => {
  test('Prime to One to Prime within ten minutes, a thousand times', () => {
    const account = new Account(PRIME_PRICE);
    account.wait(86_400);
    for (let round = 0; round < 1000; round++) {
      account.preview();
      account.wait(PREVIEW_SECONDS);
      account.change(account.shown.at(-1) ?? 0);
      account.preview();
      account.change(account.shown.at(-1) ?? 0);
    }
    expect(account.credit + account.usedSoFar + account.rest).toBeLessThanOrEqual(account.cash + MIN_CHARGE);
  });

  /**
   * At any time: credit + value of the time used on the actual plans + value of the rest of the period ≤ card payments, except for amounts
   * too small to charge, once a period, and half a cent for each of two roundings. Waived amounts are only ever used, never credited
   * (`Account.change` checks that).
   */
  test('for any changes, cancellations, and resumptions, and any amount shown', () => {
    fc.assert(
      fc.property(
        first,
        fc.array(fc.oneof(wait, waitForTheEnd, preview, change, changeNowSteps, changeNowSteps, cancel), {
          maxLength: 60,
        }),
        (price, steps) =>
          run(steps, price, ({ credit, usedSoFar, rest, cash, periods }) => {
            const waived = periods * (MIN_CHARGE - 1 + 1);
            expect(credit + usedSoFar + rest).toBeLessThanOrEqual(cash + waived + 1e-6);
          }),
      ),
      { numRuns: 500 },
    );
  });

  /**
   * Staff may refund used time. Still, nothing is returned twice: credit + refunds ≤ card payments, and never more for a period than was
   * paid for it.
   */
  test('with refunds in between, never more is returned than was paid', () => {
    fc.assert(
      fc.property(
        first,
        fc.array(fc.oneof(wait, waitForTheEnd, preview, change, changeNowSteps, changeNowSteps, cancel, refund), {
          maxLength: 60,
        }),
        (price, steps) =>
          run(steps, price, (account) => {
            expect(account.credit + account.refunded).toBeLessThanOrEqual(account.cash);
            expect(account.paid).toBeGreaterThanOrEqual(0);
            for (const left of listRefundableParts(account.parts, account.credited))
              expect(left).toBeGreaterThanOrEqual(0);
          }),
      ),
      { numRuns: 500 },
    );
  });
});
