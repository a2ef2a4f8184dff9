import { REGISTRATION_STATUSES, type StoredVisaFacts } from '@foothold/contracts/recruiting/visa';
import { CLOCK_STATUSES, type ClockStatus } from '@foothold/core/visa';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { parseFacts, parseStatus, restoreRows } from './parse-visa.ts';

/** Loads the member's record with its clock, and the status whose questions are shown. */
export async function loadVisa({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [visa, { tasksWaiting }] = await load(Promise.all([api.recruiting.visa.get(), api.recruiting.profile()]));
  const asked = parseStatus(new URL(request.url).searchParams.get('status'));
  const known = visa.differs ? undefined : visa.record?.status;
  return {
    ...visa,
    tasksWaiting,
    /** Null until the member chooses one. */
    status: asked ?? known ?? findRegistered(visa.registration?.visaStatus) ?? null,
    isChanging: asked !== undefined && asked !== known,
  };
}

/** The only status of the clock that belongs to a registration's. */
function findRegistered(visaStatus: string | undefined): ClockStatus | undefined {
  const [only, ...others] = CLOCK_STATUSES.filter((status) => REGISTRATION_STATUSES[status] === visaStatus);
  return others.length === 0 ? only : undefined;
}

/** Saves or deletes the record. */
export async function changeVisa({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const status = parseStatus(form.get('status') as string | null);
  try {
    if (intent === 'erase') await api.recruiting.visa.erase();
    else if (intent === 'save' && status)
      await api.recruiting.visa.save({
        status,
        // If something doesn't fit, the API rejects it with a message.
        facts: parseFacts(form, status) as StoredVisaFacts,
        consent: form.has('consent') as true,
        shared: form.has('shared'),
      });
    else throw data(null, { status: 400 });
    const title = intent === 'erase' ? 'Visa status and dates deleted' : 'Visa status saved';
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    const failure = { ...body.failure, fields: restoreRows(body.failure.fields, form) };
    return data<ChangeOutcome>({ intent, done: null, failure }, init ?? {});
  }
}
