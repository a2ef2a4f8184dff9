import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

const LIST = '/console/templates';

export const loadTemplates = ({ context }: RouteArgs) => load(context.get(requestContext).api.support.templates());

/** Loads one template. @throws the error page's response if there is none */
export async function loadTemplate(args: RouteArgs, id: string) {
  const template = (await loadTemplates(args)).find((one) => one.id === id);
  if (!template)
    throw data({ code: 'resource.not-found', status: 404, message: 'There is no such template.' }, { status: 404 });
  return template;
}

/** Browsers submit line breaks as CRLF. */
const readTemplate = (form: FormData) => ({
  title: readFormText(form, 'title'),
  text: readFormText(form, 'text').replaceAll('\r\n', '\n'),
});

/** Creates a template, and opens the list. */
export async function createTemplate({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.support.createTemplate(readTemplate(form));
  } catch (error) {
    return toRefusal('create', error, form);
  }
  throw redirect(LIST);
}

/** Changes or deletes a template, depending on the submitted form. */
export async function changeTemplate({ request, context }: RouteArgs, id: string) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  if (intent !== 'save' && intent !== 'delete') throw data(null, { status: 400 });
  try {
    if (intent === 'delete') await api.support.deleteTemplate({ id });
    else await api.support.updateTemplate({ id, ...readTemplate(form) });
  } catch (error) {
    return toRefusal(intent, error, form);
  }
  if (intent === 'delete') throw redirect(LIST);
  return data<ChangeOutcome>({ intent, done: { title: 'Template saved' }, failure: null });
}

function toRefusal(intent: string, error: unknown, form: FormData) {
  const { data: body, init } = toFormFailure(error, form);
  return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
}
