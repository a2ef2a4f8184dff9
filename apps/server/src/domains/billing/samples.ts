import { getProductNames } from '@foothold/brand';
import { getCharge } from '@foothold/core/pricing';
import type { SampleContext } from '../../platform/samples.ts';
import type { createCheckout } from './checkout/checkout.ts';
import type { BillingDeps } from './deps.ts';
import type { createMember } from './subscriptions/member.ts';
import type { Renewals } from './subscriptions/renewals.ts';

/** Who bought a plan, and when. Those who did over a month ago renewed it since. */
const PURCHASES = [
  { person: 'riley', daysAgo: 40 },
  { person: 'andre', daysAgo: 27 },
  { person: 'priya', daysAgo: 25, canceledDaysAgo: 4 },
  { person: 'tomas', daysAgo: 20 },
  { person: 'hannah', daysAgo: 15 },
  { person: 'kwame', daysAgo: 2 },
] as const;
/** When the oldest purchase was renewed. */
const RENEWED_DAYS_AGO = 9;
const PLAN = 'prime';

interface Parts {
  checkout: ReturnType<typeof createCheckout>;
  renewals: Renewals;
  member: ReturnType<typeof createMember>;
}

/** Plans that sample people bought with a test card. */
export function createSamplePurchases(
  { accounts, brand, reading }: BillingDeps,
  { checkout, renewals, member }: Parts,
) {
  const planName = getProductNames(brand)[PLAN];

  async function buy({ person, goBack, pay }: SampleContext, name: string, daysAgo: number): Promise<void> {
    goBack(daysAgo, 13);
    const actor = person(name);
    const account = await accounts.account(actor);
    const [firstName = '', ...rest] = account.name.split(' ');
    const amount = getCharge(PLAN, reading);
    const { intent, clientSecret } = await checkout.open(actor, { planName, amount }, { address: '', key: null });
    await pay(clientSecret, account);
    await checkout.finish({ paymentIntentId: intent, email: account.email, firstName, lastName: rest.join(' ') });
  }

  async function add(context: SampleContext): Promise<void> {
    for (const { person, daysAgo } of PURCHASES) await buy(context, person, daysAgo);
    context.goBack(RENEWED_DAYS_AGO, 13);
    await renewals.run();
    for (const purchase of PURCHASES)
      if ('canceledDaysAgo' in purchase) {
        context.goBack(purchase.canceledDaysAgo, 19);
        await member.cancel(context.person(purchase.person));
      }
  }

  return { add };
}
