/**
 * The effects of a payment service's events, over HTTP, with the real ledger: a payment whose bank asks, is refused, asks again and approves,
 * and is partly refunded later creates six events. They are sent
 *   - in all 720 orders, each order for a separate payment;
 *   - each five times, all thirty at once;
 *   - forged: stale, signed with another secret or not at all, with another event's signature, with edited bytes.
 * Printed: the answers, and of how many payments the effect was exactly one (one charge, one refund, one account, one subscription, one invoice).
 * Run on the sandbox, and on Stripe's own library against a server on loopback that speaks its protocol.
 *
 *   node bench/webhooks.ts [--orders 720] [--repeated 100] [--forged 20]
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { startStripe } from '../apps/server/test/doubles/stripe-server.ts';
import {
  collectEffects,
  createForgeries,
  createSandboxService,
  createStripeService,
  NO_EFFECT,
  type PaymentStory,
  permute,
  playStory,
  type Service,
  SINGLE_EFFECT,
  type SignedEvent,
  send,
} from '../apps/server/test/payments-story.ts';
import { startTestApp } from './support/app.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '720' },
    repeated: { type: 'string', default: '100' },
    forged: { type: 'string', default: '20' },
  },
});
const SIX = [0, 1, 2, 3, 4, 5];
type OpenApp = Awaited<ReturnType<typeof startTestApp>>;

/** Answers by status. */
const tally = (answers: readonly number[]) =>
  [...Map.groupBy(answers, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ');

async function countRequests({ app }: OpenApp, stories: readonly PaymentStory[], expected: object): Promise<string> {
  const effects = await Promise.all(stories.map((story) => collectEffects(app, story)));
  const right = effects.filter((effect) => isDeepStrictEqual(effect, expected)).length;
  return `${right} of ${stories.length}`;
}

async function measure(name: string, open: OpenApp, service: Service): Promise<void> {
  const { app, url } = open;
  const startedAt = performance.now();
  const post = (signed: SignedEvent | undefined) =>
    signed ? send(url, signed) : Promise.reject(new Error('no event'));
  console.log(name);

  const orders = permute(SIX).slice(0, Number(values.orders));
  const ordered: PaymentStory[] = [];
  const answers: number[] = [];
  for (const order of orders) {
    const story = await playStory(service, url);
    ordered.push(story);
    for (const index of order) answers.push(await post(story.events[index]?.signed()));
  }
  await app.billing.reconciliation.run();
  console.log(
    `  ${orders.length} orders: ${tally(answers)}; one effect: ${await countRequests(open, ordered, SINGLE_EFFECT)}`,
  );

  const repeated: PaymentStory[] = [];
  const again: number[] = [];
  for (let count = 0; count < Number(values.repeated); count++) {
    const story = await playStory(service, url);
    repeated.push(story);
    const all = Array.from({ length: 5 }, () => story.events).flat();
    again.push(...(await Promise.all(all.map((event) => post(event.signed())))));
  }
  await app.billing.reconciliation.run();
  console.log(
    `  each five times at once: ${tally(again)}; one effect: ${await countRequests(open, repeated, SINGLE_EFFECT)}`,
  );

  const unaffectedStories: PaymentStory[] = [];
  const refused: number[] = [];
  for (let count = 0; count < Number(values.forged); count++) {
    const story = await playStory(service, url);
    unaffectedStories.push(story);
    for (const [index, event] of story.events.entries()) {
      const other = story.events[(index + 1) % SIX.length] ?? event;
      for (const forged of createForgeries(event, other, new Date())) refused.push(await post(forged));
    }
  }
  console.log(
    `  stale, wrong and edited: ${tally(refused)}; no effect: ${await countRequests(open, unaffectedStories, NO_EFFECT)}`,
  );
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

const sandbox = await startTestApp();
await measure('sandbox', sandbox, createSandboxService(sandbox.app, sandbox.url));
await sandbox.stop();

const stripe = await startStripe();
const stripeTestApp = await startTestApp(stripe.settings);
await measure('Stripe', stripeTestApp, createStripeService(stripe));
await stripeTestApp.stop();
await stripe.stop();
