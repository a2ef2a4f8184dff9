import type { SubscriptionDetail } from '@foothold/contracts/billing/shapes';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { readSubmittedValues } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { toBillingRefusal } from '../refused.server.ts';
import { parseCents } from './dollars.ts';
import { parseSubscriptionQuery } from './query.ts';

/** Loads subscriptions, filtered by the URL. */
export async function loadSubscriptions({ request, context }: RouteArgs) {
  const query = parseSubscriptionQuery(request.url);
  const { pageSize, ...found } = await load(context.get(requestContext).api.billing.subscriptions(query));
  return { query, ...found, pages: Math.ceil(found.total / pageSize) };
}

export const loadSubscription = ({ context }: RouteArgs, id: string) =>
  load(context.get(requestContext).api.billing.subscription({ id }));

type Change = (api: Api, id: string, form: FormData, amount: number) => Promise<SubscriptionDetail>;

const CHANGES = new Map<string, { change: Change; done: string }>([
  [
    'refund',
    {
      change: (api, id, form, amount) =>
        api.billing.refund({
          id,
          amount,
          payment: readFormText(form, 'payment'),
          reason: readFormText(form, 'reason'),
        }),
      done: 'Payment refunded',
    },
  ],
  [
    'credit',
    {
      change: (api, id, form, amount) => api.billing.credit({ id, amount, reason: readFormText(form, 'reason') }),
      done: 'Credit added',
    },
  ],
]);

/** Issues a refund or a credit, depending on the submitted form. */
export async function changeSubscription({ request, context }: RouteArgs, id: string) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const handler = CHANGES.get(intent);
  if (!handler) throw data(null, { status: 400 });
  const amount = parseCents(readFormText(form, 'amount'));
  if (amount === null) {
    const fields = { amount: 'Enter an amount in dollars, like 12.50.' };
    const failure = {
      message: 'Check the highlighted fields and try again.',
      fields,
      values: readSubmittedValues(form),
    };
    return data<ChangeOutcome>({ intent, done: null, failure }, { status: 400 });
  }
  try {
    const { member } = await handler.change(context.get(requestContext).api, id, form, amount);
    const done = { title: handler.done, ...(member && { description: `We’ll email ${member.email}.` }) };
    return data<ChangeOutcome>({ intent, done, failure: null });
  } catch (error) {
    const { failure, status } = toBillingRefusal(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure }, { status });
  }
}
