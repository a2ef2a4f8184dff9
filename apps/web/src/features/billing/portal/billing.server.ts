import type { Billing, PlanChange } from '@foothold/contracts/billing/shapes';
import { PRICED_PLANS, type PricedPlan } from '@foothold/core/pricing';
import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { toBillingRefusal } from '../refused.server.ts';

const parsePlan = (value: unknown): PricedPlan | undefined => PRICED_PLANS.find((plan) => plan === value);

/** Loads the billing page. `?change=` previews a plan change to the cent. */
export async function loadBilling(args: RouteArgs) {
  const { api, report } = args.context.get(requestContext);
  const url = new URL(args.request.url);
  await handleBankReturn(api, url, report);
  const billing = await load(api.billing.get());
  const plan = parsePlan(url.searchParams.get('change'));
  return {
    billing,
    change: plan && billing.subscription && plan !== billing.subscription.plan ? await preview(api, plan) : null,
    cameBack: url.searchParams.get('came-back'),
  };
}

export type BillingPageData = Awaited<ReturnType<typeof loadBilling>>;

type Preview = { change: PlanChange; refused: null } | { change: null; refused: string };

async function preview(api: Api, plan: PricedPlan): Promise<Preview> {
  try {
    return { change: await api.billing.previewChange({ plan }), refused: null };
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return { change: null, refused: problem.message };
  }
}

/**
 * Handles a return from the bank: checks whether the payment went through and reloads the page without the payment
 * service's query parameters. Safe to run twice.
 */
async function handleBankReturn(api: Api, { searchParams }: URL, report: (error: unknown) => void): Promise<void> {
  const [setup, payment, invoice] = ['setup_intent', 'payment_intent', 'invoice'].map((name) => searchParams.get(name));
  if (!setup && !(payment && invoice)) return;
  let outcome: string;
  try {
    if (setup) await api.billing.finishMethod({ intent: setup });
    else if (payment && invoice) await api.billing.finishInvoice({ id: invoice, intent: payment });
    outcome = setup ? 'card' : 'paid';
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) report(error);
    outcome = problem ? 'failed' : 'unknown';
  }
  throw redirect(`/portal/billing?came-back=${outcome}`, { headers: { 'referrer-policy': 'no-referrer' } });
}

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<Billing>>([
  ['cancel', (api) => api.billing.cancel({})],
  ['resume', (api) => api.billing.resume({})],
  [
    'change',
    (api, form) => {
      const plan = parsePlan(form.get('plan'));
      if (!plan) throw data(null, { status: 400 });
      return api.billing.change({ plan, previewed: Number(readFormText(form, 'previewed')) });
    },
  ],
]);

function getSuccessMessage(intent: string, { subscription, next }: Billing): ChangeOutcome['done'] {
  if (intent === 'cancel') return { title: 'Plan canceled', description: 'You won’t be charged again.' };
  if (intent === 'resume') return { title: 'Your plan will continue', description: 'It renews as before.' };
  return {
    title: subscription ? `Plan changed to ${subscription.planName}` : 'Plan changed',
    ...(next && { description: 'Your new plan is active now.' }),
  };
}

/** Handles the page's forms. */
export async function changeBilling({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const billing = await change(context.get(requestContext).api, form);
    return data<ChangeOutcome>({ intent, done: getSuccessMessage(intent, billing), failure: null });
  } catch (error) {
    const { failure, status } = toBillingRefusal(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure }, { status });
  }
}
