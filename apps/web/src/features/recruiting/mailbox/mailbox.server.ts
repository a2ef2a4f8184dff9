import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

/** Loads what is stored about the member's mailbox, and who accessed it. */
export async function loadMailbox({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [{ mailbox, tasksWaiting }, { accesses }] = await Promise.all([
    load(api.recruiting.profile()),
    load(api.recruiting.accessLog()),
  ]);
  return { mailbox, tasksWaiting, accesses };
}

type Change = (api: Api, form: FormData) => Promise<string>;

const CHANGES = new Map<string, Change>([
  [
    'store',
    async (api, form) => {
      // If the field is missing, the API rejects it with a message.
      const permissionToStore = form.has('permissionToStore') as true;
      await api.recruiting.storeSecret({ password: readFormText(form, 'password'), permissionToStore });
      return 'Password saved';
    },
  ],
  [
    'erase',
    async (api) => {
      await api.recruiting.eraseSecret();
      return 'Password deleted';
    },
  ],
  [
    'issue-forwarding',
    async (api) => {
      const { forwarding } = await api.recruiting.issueForwarding({});
      return forwarding ? `Forwarding address created: ${forwarding.address}` : 'Forwarding address created';
    },
  ],
  [
    'withdraw-forwarding',
    async (api) => {
      await api.recruiting.withdrawForwarding();
      return 'Forwarding address deleted';
    },
  ],
]);

/** Handles the mailbox page's forms. */
export async function changeMailbox({ request, context }: RouteArgs) {
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
