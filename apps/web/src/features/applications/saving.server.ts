import { data } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { formText } from '../../shared/api/form-text.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../shared/request-context.ts';
import { FAILED_OUTCOME, type SavingOutcome } from './saving-outcome.ts';

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<Omit<SavingOutcome, 'failure'>>>([
  [
    'save',
    async (api, form) => {
      await api.applications.save({
        listingId: formText(form, 'listingId'),
        ...(formText(form, 'resumeId') !== '' && { resumeId: formText(form, 'resumeId') }),
        ...(formText(form, 'note') !== '' && { note: formText(form, 'note') }),
      });
      return { done: 'saved', removed: null };
    },
  ],
  [
    'remove',
    async (api, form) => {
      await api.applications.remove({ id: formText(form, 'id') });
      const [listingId, resumeId, note] = ['listingId', 'resumeId', 'note'].map((name) => formText(form, name));
      return { done: 'removed', removed: { listingId: listingId ?? '', resumeId: resumeId ?? '', note: note ?? '' } };
    },
  ],
  [
    'annotate',
    async (api, form) => {
      await api.applications.annotate({ id: formText(form, 'id'), note: formText(form, 'note') });
      return { done: null, removed: null };
    },
  ],
]);

/** The action of every page with listings that can be saved. */
export async function changeApplications({ request, context }: RouteArgs) {
  const form = await request.formData();
  const change = CHANGES.get(formText(form, 'intent'));
  if (!change) throw data(null, { status: 400 });
  try {
    return data<SavingOutcome>({ ...(await change(context.get(requestContext).api, form)), failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<SavingOutcome>({ ...FAILED_OUTCOME, failure: body.failure }, init ?? {});
  }
}
