import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { listOpenable } from '../mailbox/openable.ts';
import { addThreads } from './add-threads.ts';

/** Loads the recruiter's members: first those who wait for a reply, most overdue first, then those with work that is due. */
export async function loadClients({ context }: RouteArgs) {
  const { recruiting } = context.get(requestContext).api;
  const [{ members, capacity }, { threads, now }] = await Promise.all([
    load(recruiting.workspace.start()),
    load(recruiting.memberThread.list()),
  ]);
  return { members: addThreads(members, threads), capacity, now };
}

/** Loads one member. Other recruiters' members return 404. */
export async function loadClient({ context }: RouteArgs, memberId: string) {
  const { recruiting } = context.get(requestContext).api;
  const [client, overview, { packets }] = await Promise.all([
    load(recruiting.client({ memberId })),
    load(recruiting.workspace.overview({ memberId })),
    load(recruiting.packets.list({ memberId, filter: 'approved' })),
  ]);
  return { client, overview, openable: listOpenable(packets), now: new Date().toISOString() };
}

type Change = (api: Api, memberId: string, form: FormData) => Promise<string>;

const CHANGES = new Map<string, Change>([
  [
    'propose',
    async (api, memberId, form) => {
      await api.recruiting.proposeTask({ memberId, what: readFormText(form, 'what').replaceAll('\r\n', '\n') });
      return 'Task proposed. We’ve notified the member.';
    },
  ],
  [
    'withdraw',
    async (api, _, form) => {
      await api.recruiting.withdrawTask({ id: readFormText(form, 'task') });
      return 'Task withdrawn';
    },
  ],
  [
    'finish',
    async (api, _, form) => {
      await api.recruiting.finishTask({ id: readFormText(form, 'task') });
      return 'Task marked as done. Its approval has ended.';
    },
  ],
]);

/** Handles the forms of a member's page. */
export async function changeClient({ request, context }: RouteArgs, memberId: string) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const title = await change(context.get(requestContext).api, memberId, form);
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
