import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { parseListingId } from '../tasks/listing-id.ts';
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
  const [client, overview] = await load(
    Promise.all([recruiting.client({ memberId }), recruiting.workspace.overview({ memberId })]),
  );
  return { client, overview, now: new Date().toISOString() };
}

type Change = (api: Api, memberId: string, form: FormData) => Promise<string>;

const CHANGES = new Map<string, Change>([
  [
    'propose',
    async (api, memberId, form) => {
      const listing = readFormText(form, 'listing').trim();
      const listingId = listing === '' ? null : parseListingId(listing);
      if (listingId !== null) await assertListingExists(api, listingId);
      await api.recruiting.proposeTask({
        memberId,
        what: readFormText(form, 'what').replaceAll('\r\n', '\n'),
        listingId,
        needsMailbox: form.has('needsMailbox'),
      });
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

/** @throws NoListingError if there is no such listing, so that the error is shown at the field */
async function assertListingExists(api: Api, id: string): Promise<void> {
  await api.listings.get({ id }).catch((failure: unknown) => {
    throw parseProblem(failure)?.status === 404 ? new NoListingError() : failure;
  });
}

/** Looks like an API refusal, so that `toFormFailure` can parse it. */
class NoListingError extends Error {
  readonly code = 'resource.not-found';
  readonly status = 404;
  override readonly message = 'Your task wasn’t proposed.';
  readonly fields = { listing: 'We couldn’t find this listing. Check the link.' };
}

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
