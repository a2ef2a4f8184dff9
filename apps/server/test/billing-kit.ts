import { SANDBOX_CARDS, type SandboxCard } from '@foothold/contracts/sandbox-cards';
import { signUp } from './factories.ts';
import type { Person, TestHouse } from './harness.ts';

/** Buying and paying, the way a browser does it. */

export const PRICE = { one: 8999, prime: 25_000 } as const;
export type Plan = keyof typeof PRICE;
export const planName = (plan: Plan) => (plan === 'one' ? 'Foothold One' : 'Foothold Prime');

export const someone = () => `payer-${crypto.randomUUID()}@example.com`;

export const cardThat = (behaviour: SandboxCard['behaviour']) => ({
  number: SANDBOX_CARDS.find((card) => card.behaviour === behaviour)?.number ?? '',
  expires: '12/49',
  cvc: '123',
});

/** Types a card into the payment form. */
export const confirm = (
  person: Person,
  clientSecret: string,
  email: string,
  behaviour: SandboxCard['behaviour'] = 'succeeds',
) =>
  person.api.sandboxPayments.confirm({
    clientSecret,
    card: cardThat(behaviour),
    payer: { email, name: 'Robin Example' },
  });

/** A visitor who opens checkout and pays; the page after it is not opened yet. */
export async function pay(test: TestHouse, plan: Plan, email = someone(), person = test.visitor()) {
  const opened = await person.api.billing.createPaymentIntent({ planName: planName(plan), amount: PRICE[plan] });
  await confirm(person, opened.clientSecret, email);
  return { person, email, ...opened };
}

/** The call of the page after the payment. */
export const land = (person: Person, intent: string, email: string) =>
  person.api.billing.paymentSuccess({ paymentIntentId: intent, email, firstName: 'Robin', lastName: 'Example' });

/** A signed-in member who has bought a plan. */
export async function subscribe(
  test: TestHouse,
  plan: Plan = 'one',
  behaviour: SandboxCard['behaviour'] = 'succeeds',
  name?: string,
) {
  const email = someone();
  const person = await signUp(test, { email, ...(name && { name }) });
  const opened = await person.api.billing.createPaymentIntent({ planName: planName(plan), amount: PRICE[plan] });
  await confirm(person, opened.clientSecret, email, behaviour);
  await land(person, opened.intent, email);
  const id = (await person.api.accounts.me()).viewer?.id ?? '';
  return { ...person, id, email, intent: opened.intent };
}

export const planOf = async (person: Person) => (await person.api.accounts.me()).viewer?.plan;

export const lettersTo = (test: TestHouse, email: string) =>
  test.house.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute();

export const subjectsTo = async (test: TestHouse, email: string) =>
  (await lettersTo(test, email)).map(({ subject }) => subject);

/** What the ledger says of money, and what the payment service does. */
export async function sums(test: TestHouse) {
  const entries = await test.house.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('kind', 'in', ['charge', 'refund', 'dispute', 'dispute-won'])
    .execute();
  let service = 0;
  for await (const { kind, amount } of test.house.payments.movements(new Date(0), new Date('2100-01-01')))
    service += kind === 'charge' || kind === 'dispute-won' ? amount : -amount;
  return { ledger: entries.reduce((sum, { amount }) => sum + amount, 0), service };
}
