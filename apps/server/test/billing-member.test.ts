import { readDocument } from '@foothold/documents/read';
import { safe } from '@orpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  advanceClock,
  advanceDays,
  getPlan,
  getSums,
  listEmails,
  listSubjects,
  PRICE,
  renew,
  renewNextMonth,
  subscribe,
} from './billing-kit.ts';
import { openWindow, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();

beforeEach(() => advanceClock(test, '2026-06-01T00:00:00Z'));

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number; data: { data: unknown } };
const readPdfWords = async (pdf: Uint8Array) => {
  const document = await readDocument(pdf, { name: 'paper.pdf' });
  if (!('pages' in document)) throw new Error('not a document with pages');
  return document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
};

describe('cancel anytime', () => {
  it('keeps the plan until the end of the paid period, and can be undone until then', async () => {
    const member = await subscribe(test, 'one');
    const canceled = await member.api.billing.cancel({});
    expect(canceled.subscription).toMatchObject({ cancelAtPeriodEnd: true, state: 'active' });
    expect(canceled.next).toBeNull();
    await member.api.billing.cancel({}); // A double click.
    expect(await getPlan(member)).toBe('one');
    const resumed = await member.api.billing.resume({});
    expect(resumed.subscription?.cancelAtPeriodEnd).toBe(false);
    expect(resumed.next).toMatchObject({ date: '2026-07-01T00:00:00.000Z', amount: PRICE.one });
    await member.api.billing.resume({});
    await member.api.billing.cancel({});
    await advanceClock(test, '2026-06-30T23:59:59Z');
    await renew(test);
    expect(await getPlan(member)).toBe('one');
    await advanceClock(test, '2026-07-01T00:00:00Z');
    // The period is over, whether or not the billing job has run.
    expect((await getRefusal(member.api.billing.resume({}))).code).toBe('billing.no-plan');
    await renew(test);
    expect(await getPlan(member)).toBe('none');
    const after = await member.api.billing.get();
    expect(after).toMatchObject({ subscription: null, next: null });
    expect(after.invoices).toHaveLength(1);
    expect((await listSubjects(test, member.email)).slice(-4)).toEqual([
      'Foothold One is canceled and ends on Jul 1, 2026',
      'Foothold One will renew as usual',
      'Foothold One is canceled and ends on Jul 1, 2026',
      'Foothold One has ended',
    ]);
    expect((await getRefusal(member.api.billing.cancel({}))).code).toBe('billing.no-plan');
  });
});

describe('plan change', () => {
  it('charges the previewed amount immediately for an upgrade', async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-06-16T00:00:00Z');
    const preview = await member.api.billing.previewChange({ plan: 'prime' });
    expect(preview).toEqual({
      plan: 'prime',
      planName: 'Foothold Prime',
      price: PRICE.prime,
      lines: [
        expect.objectContaining({ description: 'Foothold One, unused time', amount: -4500 }),
        expect.objectContaining({ description: 'Foothold Prime, rest of the period', amount: 12_500 }),
      ],
      difference: 8000,
      creditUsed: 0,
      dueNow: 8000,
      creditGained: 0,
      next: { date: '2026-07-01T00:00:00.000Z', price: PRICE.prime, creditUsed: 0, amount: PRICE.prime },
    });
    await advanceDays(test, 5 / 1440); // The member reads for five minutes.
    const after = await member.api.billing.change({ plan: 'prime', previewed: preview.difference });
    expect(after.subscription).toMatchObject({
      plan: 'prime',
      price: PRICE.prime,
      periodEnd: '2026-07-01T00:00:00.000Z',
    });
    expect(after.invoices[0]).toMatchObject({ state: 'paid', total: 8000 });
    expect(after.invoices[0]?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(8000);
    expect(await getPlan(member)).toBe('prime');
    // A double click: nothing more is charged.
    await member.api.billing.change({ plan: 'prime', previewed: preview.difference });
    const { invoices } = await renewNextMonth(test, member);
    expect(invoices.map(({ total }) => total)).toEqual([PRICE.prime, 8000, PRICE.one]);
    expect(await listSubjects(test, member.email)).toContain('You’re now on Foothold Prime');
    const { ledger, service } = await getSums(test);
    expect(ledger).toBe(service);
  });

  it('adds the difference to the credit balance for a downgrade, and the next invoices use it first', async () => {
    const member = await subscribe(test, 'prime');
    await advanceClock(test, '2026-06-16T00:00:00Z');
    const preview = await member.api.billing.previewChange({ plan: 'one' });
    expect(preview).toMatchObject({
      difference: -8000,
      dueNow: 0,
      creditGained: 8000,
      next: { price: PRICE.one, creditUsed: 8000, amount: 999 },
    });
    const after = await member.api.billing.change({ plan: 'one', previewed: -8000 });
    expect(after).toMatchObject({ credit: 8000, subscription: { plan: 'one', price: PRICE.one }, next: preview.next });
    expect(await getPlan(member)).toBe('one');
    const renewed = await renewNextMonth(test, member);
    expect(renewed.invoices[0]).toMatchObject({ total: 999, creditUsed: 8000, state: 'paid' });
    expect(renewed.credit).toBe(0);
    const message = (await listEmails(test, member.email)).find(
      ({ subject }) => subject === 'You’re now on Foothold One',
    );
    expect(message?.body_text).toContain('$80');
  });

  it('costs nothing when reversed at the same moment', async () => {
    const member = await subscribe(test, 'prime');
    await advanceClock(test, '2026-06-11T00:00:00Z');
    const downgrade = await member.api.billing.previewChange({ plan: 'one' });
    await member.api.billing.change({ plan: 'one', previewed: downgrade.difference });
    const up = await member.api.billing.previewChange({ plan: 'prime' });
    expect(up).toMatchObject({ difference: -downgrade.difference, dueNow: 0 });
    const after = await member.api.billing.change({ plan: 'prime', previewed: up.difference });
    expect(after).toMatchObject({ credit: 0, subscription: { plan: 'prime' } });
    expect(await getPlan(member)).toBe('prime');
  });

  it('is rejected for a different amount, a declined card, or without a plan', async () => {
    const member = await subscribe(test, 'one', 'declines-later');
    await advanceClock(test, '2026-06-16T00:00:00Z');
    const { difference } = await member.api.billing.previewChange({ plan: 'prime' });
    for (const previewed of [difference - 1, difference + 10, 0, -difference, 1])
      expect((await getRefusal(member.api.billing.change({ plan: 'prime', previewed }))).code).toBe('billing.changed');
    const declined = await getRefusal(member.api.billing.change({ plan: 'prime', previewed: difference }));
    expect(declined).toMatchObject({
      code: 'billing.declined',
      status: 402,
      data: { data: { code: 'card_declined' } },
    });
    const after = await member.api.billing.get();
    expect(after.subscription).toMatchObject({ plan: 'one', state: 'active' });
    expect(after.invoices.map(({ state }) => state)).toEqual(['void', 'paid']);
    expect(await getPlan(member)).toBe('one');
    const memberWithoutPlan = await signUp(test);
    for (const call of [
      () => memberWithoutPlan.api.billing.previewChange({ plan: 'prime' }),
      () => memberWithoutPlan.api.billing.change({ plan: 'prime', previewed: 0 }),
      () => memberWithoutPlan.api.billing.cancel({}),
      () => memberWithoutPlan.api.billing.resume({}),
      () => memberWithoutPlan.api.billing.startMethod({}),
    ])
      expect((await getRefusal(call())).code).toBe('billing.no-plan');
  });

  it('is made once when requested twice simultaneously', async () => {
    const member = await subscribe(test, 'one');
    await advanceClock(test, '2026-06-16T00:00:00Z');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => safe(member.api.billing.change({ plan: 'prime', previewed: 8000 }))),
    );
    for (const { error } of answers)
      if (error) expect((error as unknown as { code: string }).code).toBe('billing.under-way');
    const { invoices, subscription } = await member.api.billing.get();
    expect(subscription?.plan).toBe('prime');
    expect(invoices.map(({ total }) => total)).toEqual([8000, PRICE.one]);
    const { ledger, service } = await getSums(test);
    expect(ledger).toBe(service);
  });
});

describe('the billing page', () => {
  it('is empty for members without a purchase, and lists what they can buy', async () => {
    const member = await signUp(test);
    expect(await member.api.billing.get()).toEqual({
      subscription: null,
      next: null,
      credit: 0,
      openInvoice: null,
      invoices: [],
      credits: [],
      plans: [
        { plan: 'one', planName: 'Foothold One', price: 8999 },
        { plan: 'prime', planName: 'Foothold Prime', price: 25_000 },
      ],
    });
  });

  it('provides every invoice and its receipt as a PDF', async () => {
    const member = await subscribe(test, 'one', 'succeeds', 'Zoë Łukasiewicz');
    const [invoice] = (await member.api.billing.get()).invoices;
    const id = invoice?.id ?? '';
    for (const [path, name] of [
      ['pdf', `invoice-${invoice?.number}.pdf`],
      ['receipt', `receipt-${invoice?.number}.pdf`],
    ]) {
      const answer = await member.request(`/api/billing/invoices/${id}/${path}`);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
      expect(answer.headers.get('content-disposition')).toContain(name);
      const words = await readPdfWords(new Uint8Array(await answer.arrayBuffer()));
      for (const word of [invoice?.number ?? '', '$89.99', 'Zoë Łukasiewicz', 'Foothold One', '4242'])
        expect(words.replaceAll(/\s/g, '')).toContain(word.replaceAll(/\s/g, ''));
    }
  });

  it('updates immediately when something changes elsewhere', async () => {
    const member = await subscribe(test, 'one');
    const window = await openWindow(test, member);
    await renewNextMonth(test, member);
    const { id } = (await member.api.billing.get()).subscription ?? {};
    await test.eventually(async () => window.received.some((change) => change.kind === 'billing' && change.id === id));
    await window.stop();
  });

  it("returns 404 for another member's plan, invoice, or payment", async () => {
    const owner = await subscribe(test, 'one', 'declines-later');
    const { openInvoice } = await renewNextMonth(test, owner);
    const id = openInvoice?.id ?? '';
    const setup = await owner.api.billing.startMethod({});
    const paying = await owner.api.billing.payInvoice({ id });
    const other = await subscribe(test, 'one');
    const visitor = test.visitor();
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', `/api/billing/invoices/${id}/pdf`],
      ['GET', `/api/billing/invoices/${id}/receipt`],
      ['POST', `/api/billing/invoices/${id}/pay`, {}],
      ['POST', `/api/billing/invoices/${id}/paid`, { intent: paying.intent }],
      ['POST', '/api/billing/method/done', { intent: setup.intent }],
    ];
    for (const [method, path, body] of calls) {
      const init = {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      };
      expect([path, (await other.request(path, init)).status]).toEqual([path, 404]);
      expect([path, (await visitor.request(path, init)).status]).toEqual([path, 401]);
      expect([path, (await other.request(path.replace(id, 'x'), init)).status]).toEqual([path, 404]);
    }
    for (const path of ['/api/billing', '/api/billing/change?plan=prime'])
      expect((await visitor.request(path)).status).toBe(401);
    // The invoice isn't paid yet, so even its owner has no receipt.
    expect((await owner.request(`/api/billing/invoices/${id}/receipt`)).status).toBe(404);
    expect((await other.api.billing.get()).invoices).toHaveLength(1);
  });
});
