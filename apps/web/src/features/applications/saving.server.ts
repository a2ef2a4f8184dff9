import { data } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../shared/request-context.ts';
import { FAILED_OUTCOME, type SavingOutcome } from './saving-outcome.ts';

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<Partial<SavingOutcome>>>([
  [
    'save',
    async (api, form) => {
      const { id, job } = await api.applications.save({
        listingId: readFormText(form, 'listingId'),
        ...(readFormText(form, 'resumeId') !== '' && { resumeId: readFormText(form, 'resumeId') }),
        ...(readFormText(form, 'note') !== '' && { note: readFormText(form, 'note') }),
      });
      const { applications } = await api.applications.similar({ company: job.company, title: job.title });
      const others = applications.filter((other) => other.id !== id);
      const first = others.find(({ appliedDate }) => appliedDate !== null) ?? others.find(({ sameTitle }) => sameTitle);
      return {
        done: 'saved',
        repeats: first ? { id: first.id, company: first.company, appliedDate: first.appliedDate } : null,
      };
    },
  ],
  [
    'remove',
    async (api, form) => {
      const id = readFormText(form, 'id');
      await api.applications.remove({ id });
      return { done: 'removed', removed: { id } };
    },
  ],
  [
    'restore-application',
    async (api, form) => {
      await api.applications.restoreMany({ ids: [readFormText(form, 'id')] });
      return { done: 'restored' };
    },
  ],
  [
    'hide',
    async (api, form) => {
      const listingId = readFormText(form, 'listingId');
      const kind = readFormText(form, 'kind') === 'company' ? 'company' : 'listing';
      const { id, company } = await api.hidden.hide({ listingId, kind });
      return { done: 'hidden', hidden: { id, kind, company: company.name, listingId } };
    },
  ],
  [
    'restore',
    async (api, form) => {
      await api.hidden.restore({ id: readFormText(form, 'id') });
      return { done: 'restored' };
    },
  ],
]);

/** The action of every page with listings that can be saved or hidden. */
export async function changeApplications({ request, context }: RouteArgs) {
  const form = await request.formData();
  const change = CHANGES.get(readFormText(form, 'intent'));
  if (!change) throw data(null, { status: 400 });
  try {
    const outcome = await change(context.get(requestContext).api, form);
    return data<SavingOutcome>({ ...FAILED_OUTCOME, failure: null, ...outcome });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<SavingOutcome>({ ...FAILED_OUTCOME, failure: body.failure }, init ?? {});
  }
}
