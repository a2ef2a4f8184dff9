import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { NEEDS_RECRUITER, parseRegistrationsQuery } from './query.ts';

/** Loads the list, filtered by the URL. */
export async function loadRegistrations({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const query = parseRegistrationsQuery(request.url);
  const { state, ...rest } = query;
  const filter = state === NEEDS_RECRUITER ? { needsRecruiter: 'true' } : { state };
  const { pageSize, ...found } = await load(api.recruiting.registrations({ ...rest, ...filter }));
  return { query, ...found, pages: Math.ceil(found.total / pageSize) };
}

/** Loads one registration, and the recruiters who could take the member. */
export async function loadRegistration({ context }: RouteArgs, id: string) {
  const { api } = context.get(requestContext);
  const registration = await load(api.recruiting.registration({ id }));
  return { registration, recruiters: await load(api.recruiting.recruiters()) };
}

type Change = (api: Api, id: string, form: FormData) => Promise<RegistrationDetail>;

const CHANGES = new Map<string, Change>([
  ['start', (api, id) => api.recruiting.review({ id, decision: 'start' })],
  ['accept', (api, id) => api.recruiting.review({ id, decision: 'accept' })],
  ['return', (api, id, form) => api.recruiting.review({ id, decision: 'return', note: readText(form, 'note') })],
  ['assign', (api, id, form) => api.recruiting.assign({ id, recruiterId: readFormText(form, 'recruiterId') || null })],
]);

/** Browsers send CRLF line breaks. */
const readText = (form: FormData, name: string) => readFormText(form, name).replaceAll('\r\n', '\n');

/** Handles the forms of a registration's page. */
export async function changeRegistration({ request, context }: RouteArgs, id: string) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const changed = await change(context.get(requestContext).api, id, form);
    return data<ChangeOutcome>({ intent, done: getSuccessMessage(intent, changed), failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}

function getSuccessMessage(
  intent: string,
  { reference, member, recruiter }: RegistrationDetail,
): ChangeOutcome['done'] {
  const emailNote = `We’ve emailed ${member.name}.`;
  const messages: Record<string, ChangeOutcome['done']> = {
    start: { title: `Review of ${reference} started` },
    accept: { title: `${reference} accepted`, description: emailNote },
    return: { title: `${reference} returned`, description: emailNote },
    assign: { title: recruiter ? `${member.name} assigned to ${recruiter.name}` : `${member.name} unassigned` },
  };
  return messages[intent] ?? null;
}
