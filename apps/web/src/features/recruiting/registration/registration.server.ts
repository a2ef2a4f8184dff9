import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { createBlankAnswers, parseAnswers, readHoneypot, readPassword } from './answers.ts';
import { findLatestResume, readResumeAnswers } from './from-resume.ts';

export interface RegistrationData {
  /** The form's initial values. */
  initial: RegistrationAnswers;
  /** The résumé they were filled in from; null if a signed-in member has none, undefined for visitors. */
  filledFrom?: string | null;
  /** Whether a forwarding address can be chosen instead of a password. */
  offersForwarding: boolean;
}

/** Loads the form: today's date, and for a signed-in member their name, their email, and what their résumé says. */
export async function loadRegistration({ context }: Pick<RouteArgs, 'context'>): Promise<RegistrationData> {
  const { viewer, api, forwardingDelivers: offersForwarding } = context.get(requestContext);
  const signatureDate = new Date().toISOString().slice(0, 10);
  if (!viewer) return { initial: createBlankAnswers({ signatureDate }), offersForwarding };
  const known = { signatureDate, preferredName: viewer.name, email: viewer.email };
  const latest = findLatestResume((await load(api.resumes.list())).resumes);
  if (!latest) return { initial: createBlankAnswers(known), filledFrom: null, offersForwarding };
  const { resume } = await load(api.resumes.get({ id: latest.id }));
  const filled = readResumeAnswers(resume);
  return { initial: { ...createBlankAnswers(known), ...filled }, filledFrom: latest.title, offersForwarding };
}

/** Handles the form without JavaScript. The input is returned, except for the password. */
export async function submitRegistration({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const answers = parseAnswers(form, { skipBlank: true });
  try {
    const { reference } = await api.recruiting.register({
      ...answers,
      resumeEmailPassword: readPassword(form),
      ...readHoneypot(form),
    });
    return { sent: { reference, answers }, failure: null };
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data({ sent: null, answers, failure: { ...body.failure, values: {} } }, init ?? {});
  }
}

/** Returns the registration as a PDF without JavaScript. */
export async function printRegistration({ request, context }: RouteArgs): Promise<Response> {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const reference = readFormText(form, 'reference');
  const file = await load(
    api.recruiting.registrationPdf({ ...parseAnswers(form), ...(reference !== '' && { reference }) }),
  );
  return new Response(file, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'no-store',
    },
  });
}
