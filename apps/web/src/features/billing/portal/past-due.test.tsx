import type { Invoice, Subscription } from '@foothold/contracts/billing/shapes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { PastDue } from './past-due.tsx';

const CARD = { brand: 'visa', last4: '0341', expires: '2034-12' };

const INVOICE: Invoice = {
  id: 'invoice',
  number: '2026-000007',
  issuedAt: '2026-12-21T10:00:00.000Z',
  lines: [],
  creditUsed: 0,
  total: 8999,
  state: 'open',
  paidAt: null,
  card: CARD,
  refunded: 0,
};

const SUBSCRIPTION: Subscription = {
  id: 'subscription',
  plan: 'one',
  planName: 'Ledge One',
  price: 8999,
  state: 'past_due',
  startedAt: '2026-11-21T10:00:00.000Z',
  periodStart: '2026-11-21T10:00:00.000Z',
  periodEnd: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextAttemptAt: '2026-12-24T10:00:00.000Z',
  lastAttempt: false,
  card: CARD,
};

const renderText = (subscription: Subscription | null) =>
  renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <PastDue subscription={subscription} invoice={INVOICE} />
    </AppDataProvider>,
  ).replaceAll(/<[^>]+>/g, '');

test('a failed payment shows the amount, the plan, the card, and the next retry', () => {
  const text = renderText(SUBSCRIPTION);
  expect(text).toContain('We couldn’t charge $89.99 (invoice 2026-000007) to your Visa ending in 0341.');
  expect(text).toContain('We’ll try again on Dec 24, 2026.');
  expect(text).toContain('Pay now');
});

test('the last retry is announced as the last', () => {
  expect(renderText({ ...SUBSCRIPTION, lastAttempt: true })).toContain(
    'This is the last attempt: if it fails, Ledge One ends.',
  );
});

test('announces nothing if there are no more retries', () => {
  expect(renderText(null)).not.toContain('try again');
});
