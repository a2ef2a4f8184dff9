import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { agreementMessages } from './messages.ts';
import { parseRules } from './parse-rules.ts';

/** Loads the member's authorization, rules, and what waits for them. */
export async function loadAgreement({ context }: RouteArgs) {
  const { recruiting } = context.get(requestContext).api;
  const [authorization, ownRules, { confirmations }, { recruiter, tasksWaiting }] = await load(
    Promise.all([
      recruiting.authorization.get(),
      recruiting.rules.get(),
      recruiting.tailoring.confirmations(),
      recruiting.profile(),
    ]),
  );
  return { authorization, ownRules, confirmations, recruiter, tasksWaiting };
}

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<string>>([
  [
    'authorize',
    async (api) => {
      await api.recruiting.authorization.set({ given: true });
      return agreementMessages.given;
    },
  ],
  [
    'withdraw',
    async (api) => {
      await api.recruiting.authorization.set({ given: false });
      return agreementMessages.withdrawn;
    },
  ],
  [
    'rules',
    async (api, form) => {
      await api.recruiting.rules.save(parseRules(form));
      return agreementMessages.rulesSaved;
    },
  ],
  [
    'confirm',
    async (api, form) => {
      const role = readFormText(form, 'role');
      await api.recruiting.tailoring.decide({
        id: readFormText(form, 'confirmation'),
        decision: 'confirm',
        answer: readFormText(form, 'answer'),
        ...(role !== '' && { role }),
      });
      return agreementMessages.confirmed;
    },
  ],
  [
    'decline',
    async (api, form) => {
      await api.recruiting.tailoring.decide({ id: readFormText(form, 'confirmation'), decision: 'decline' });
      return agreementMessages.declined;
    },
  ],
]);

/** Handles the forms of the page. */
export async function changeAgreement({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const title = await change(context.get(requestContext).api, form);
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
