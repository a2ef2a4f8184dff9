import { SANDBOX_CARDS, type SandboxCard } from '@foothold/contracts/payments/sandbox-cards';
import { signUp } from './factories.ts';
import type { Person, TestApp } from './harness.ts';

/** Buys and pays the way a browser does. */

export const PRICE = { one: 8999, prime: 25_000 } as const;
export type Plan = keyof typeof PRICE;
export const getPlanName = (plan: Plan) => (plan === 'one' ? 'Foothold One' : 'Foothold Prime');

export const createEmailAddress = () => `payer-${crypto.randomUUID()}@example.com`;

export const getCard = (behavior: SandboxCard['behavior']) => ({
  number: SANDBOX_CARDS.find((card) => card.behavior === behavior)?.number ?? '',
  expires: '12/49',
  cvc: '123',
});

/** Enters a card in the payment form. */
export const confirm = (
  person: Person,
  clientSecret: string,
  email: string,
  behavior: SandboxCard['behavior'] = 'succeeds',
) =>
  person.api.sandboxPayments.confirm({
    clientSecret,
    card: getCard(behavior),
    payer: { email, name: 'Robin Example' },
  });

/** A visitor who opens checkout and pays, before the next page opens. */
export async function pay(test: TestApp, plan: Plan, email = createEmailAddress(), person = test.visitor()) {
  const opened = await person.api.billing.createPaymentIntent({ planName: getPlanName(plan), amount: PRICE[plan] });
  await confirm(person, opened.clientSecret, email);
  return { person, email, ...opened };
}

/** The call that the page makes after the payment. */
export const openSuccessPage = (person: Person, intent: string, email: string) =>
  person.api.billing.paymentSuccess({ paymentIntentId: intent, email, firstName: 'Robin', lastName: 'Example' });

/** A signed-in member who has bought a plan. */
export async function subscribe(
  test: TestApp,
  plan: Plan = 'one',
  behavior: SandboxCard['behavior'] = 'succeeds',
  name?: string,
) {
  const email = createEmailAddress();
  const person = await signUp(test, { email, ...(name && { name }) });
  const opened = await person.api.billing.createPaymentIntent({ planName: getPlanName(plan), amount: PRICE[plan] });
  await confirm(person, opened.clientSecret, email, behavior);
  await openSuccessPage(person, opened.intent, email);
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  // Their trial is over, so they have only what they bought.
  await test.app.db
    .updateTable('users')
    .set({ trial_ends_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  return { ...person, id, email, intent: opened.intent };
}

export const getPlan = async (person: Person) => (await person.api.accounts.me()).viewer?.plan;

export const listEmails = (test: TestApp, email: string) =>
  test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute();

export const listSubjects = async (test: TestApp, email: string) =>
  (await listEmails(test, email)).map(({ subject }) => subject);

/** The amount according to the ledger and according to the payment service. */
export async function getSums(test: TestApp) {
  const entries = await test.app.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('kind', 'in', ['charge', 'refund', 'dispute', 'dispute-won'])
    .execute();
  let service = 0;
  for await (const { kind, amount } of test.app.payments.movements(new Date(0), new Date('2100-01-01')))
    service += kind === 'charge' || kind === 'dispute-won' ? amount : -amount;
  return { ledger: entries.reduce((sum, { amount }) => sum + amount, 0), service };
}

/** Moves the clock after the service's events are delivered, because a signature is valid for only five minutes. */
export async function advanceClock(test: TestApp, moment: Date | string): Promise<void> {
  await test.eventually(async () => {
    const waiting = await test.app.db
      .selectFrom('sandbox_events')
      .select('id')
      .where('delivered_at', 'is', null)
      .execute();
    return waiting.length === 0;
  });
  test.clock.now = new Date(moment);
}

export const advanceDays = (test: TestApp, days: number) =>
  advanceClock(test, new Date(test.clock.now.getTime() + days * 86_400_000));

/** Runs the billing job, and waits for it in case it started by itself at the same moment. */
export async function renew(test: TestApp): Promise<void> {
  const { db, billing } = test.app;
  await test.eventually(async () => {
    await billing.renewals.run();
    const open = await db
      .selectFrom('payments')
      .select('id')
      .where('state', '=', 'open')
      .where('kind', '=', 'renewal')
      .execute();
    return open.length === 0;
  });
}

/** Moves the clock to the end of the paid period and renews. */
export async function renewNextMonth(test: TestApp, member: Person) {
  const { subscription } = await member.api.billing.get();
  await advanceClock(test, subscription?.periodEnd ?? '');
  await renew(test);
  return member.api.billing.get();
}
