import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { data, redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { parseAnswers } from '../registration/answers.ts';

const PROFILE = '/portal/profile';

/** Loads the member's registration, recruiter, and mailbox, and any pending registrations. */
export const loadProfile = ({ context }: Pick<RouteArgs, 'context'>) =>
  load(context.get(requestContext).api.recruiting.profile());

/** Loads the registration to edit. Its accuracy has to be declared again, as of today. */
export async function loadProfileForm(args: RouteArgs): Promise<{ initial: RegistrationAnswers }> {
  const { registration } = await loadProfile(args);
  if (!registration) throw redirect(PROFILE);
  const signatureDate = new Date().toISOString().slice(0, 10);
  return { initial: { ...registration.answers, signatureDate, confirmAccuracy: false } };
}

export async function saveProfile({ request, context }: RouteArgs) {
  const form = await request.formData();
  const answers = parseAnswers(form, { skipBlank: true });
  try {
    await context.get(requestContext).api.recruiting.saveProfile(answers);
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data({ answers, failure: { ...body.failure, values: {} } }, init ?? {});
  }
  throw redirect(PROFILE);
}

/** Accepts or discards a pending registration; null if the form has another intent. */
async function decidePending({ context }: Pick<RouteArgs, 'context'>, form: FormData): Promise<string | null> {
  const { api } = context.get(requestContext);
  const id = readFormText(form, 'registration');
  switch (form.get('intent')) {
    case 'take-waiting':
      await api.recruiting.takeWaiting({ id });
      return 'Registration added to your profile';
    case 'discard-waiting':
      await api.recruiting.discardWaiting({ id });
      return 'Registration deleted';
    default:
      return null;
  }
}

/** Handles the forms of /portal/profile. */
export async function submitProfile(args: RouteArgs) {
  const form = await args.request.formData();
  try {
    const done = await decidePending(args, form);
    if (done === null) throw data(null, { status: 400 });
    return { done, failure: null };
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data({ done: null, failure: body.failure }, init ?? {});
  }
}
