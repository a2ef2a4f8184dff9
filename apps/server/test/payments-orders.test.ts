import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileLedger } from '../src/domains/billing/index.ts';
import { startStripe } from './doubles/stripe-server.ts';
import { type TestApp, useTestApp } from './harness.ts';
import {
  collectEffects,
  createForgeries,
  createSandboxService,
  createStripeService,
  NO_EFFECT,
  PRICE,
  permute,
  playStory,
  type Service,
  SINGLE_EFFECT,
  send,
} from './payments-story.ts';

const stripe = await startStripe();
afterAll(() => stripe.stop());
const withSandbox = useTestApp();
const stripeApp = useTestApp(stripe.settings);

/** bench/webhooks.ts runs all 720. */
const ORDERS = permute([0, 1, 2, 3, 4, 5]).filter((_, index) => index % 40 === 0);

describe.each([
  ['the sandbox', withSandbox, () => createSandboxService(withSandbox.app, withSandbox.url)],
  ['Stripe', stripeApp, () => createStripeService(stripe)],
] as const)('events of %s', (_, test, open) => {
  let service: Service;
  beforeAll(() => {
    service = open();
  });
  const expectOneEffect = (story: Awaited<ReturnType<typeof playStory>>) =>
    test.eventually(async () => {
      const effects = await collectEffects(test.app, story);
      if (effects.entries.length < 2) return false;
      expect(effects).toEqual(SINGLE_EFFECT);
      return true;
    });

  it('events have no effect if forged, old, or edited, and valid ones still do', async () => {
    await waitForReconciling(test);
    const story = await playStory(service, test.url);
    for (const [index, event] of story.events.entries())
      for (const forged of createForgeries(event, story.events[(index + 1) % 6] ?? failNever(), test.clock.now))
        expect(await send(test.url, forged)).toBe(400);
    expect(await collectEffects(test.app, story)).toEqual(NO_EFFECT);
    for (const event of story.events) await send(test.url, event.signed());
    await expectOneEffect(story);
  });

  it('events have one effect in any order', async () => {
    for (const order of ORDERS) {
      const story = await playStory(service, test.url);
      for (const index of order) expect(await send(test.url, story.events[index]?.signed() ?? failNever())).toBe(200);
      await expectOneEffect(story);
    }
  });

  it('events have one effect when each is delivered five times simultaneously', async () => {
    const story = await playStory(service, test.url);
    const all = Array.from({ length: 5 }, () => story.events).flat();
    const answers = await Promise.all(all.map((event) => send(test.url, event.signed())));
    expect(new Set(answers)).toEqual(new Set([200]));
    await expectOneEffect(story);
  });
});

it('records a dispute once, and once more when it is won, even if it is reported repeatedly', async () => {
  const { app, url, eventually } = stripeApp;
  const story = await playStory(createStripeService(stripe), url);
  for (const event of story.events) await send(url, event.signed());
  const { id } = stripe.account.dispute(story.intent);
  const listEntries = async () =>
    (await app.db.selectFrom('ledger_entries').selectAll().where('reference', '=', id).orderBy('id').execute()).map(
      ({ kind, amount }) => ({ kind, amount }),
    );
  const notify = async () => {
    const events = stripe.eventsOf(story.intent).filter(({ type }) => type.startsWith('charge.dispute'));
    for (const event of [...events, ...events]) expect(await send(url, stripe.signed(event))).toBe(200);
  };
  await notify();
  await eventually(async () => (await listEntries()).length > 0);
  stripe.account.closeDispute(id, 'won');
  await notify();
  await eventually(async () => (await listEntries()).length > 1);
  expect(await listEntries()).toEqual([
    { kind: 'dispute', amount: -PRICE },
    { kind: 'dispute-won', amount: PRICE },
  ]);
});

/** Waits until no reconciliation job is left, because it also finds payments whose events never arrived. */
const waitForReconciling = ({ app, eventually }: TestApp) =>
  eventually(async () => {
    const { rows } = await sql<{ left: number }>`
      SELECT count(*)::int AS left FROM pgboss.job
      WHERE name = ${reconcileLedger.name} AND state NOT IN ('completed', 'cancelled', 'failed')`.execute(app.db);
    return rows[0]?.left === 0;
  });

function failNever(): never {
  throw new Error('six events are expected');
}
