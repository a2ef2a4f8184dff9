import { data } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../shared/request-context.ts';
import type { WebhookOutcome } from './use-secret-form.ts';

type Done = Pick<WebhookOutcome, 'done' | 'shown'> | Response;

/** A page's form handlers, by intent. A handler may also return a redirect. */
export type FormHandlers = Readonly<Record<string, (api: Api, form: FormData) => Promise<Done>>>;

/** The action of a page with several forms, each with an `intent`. */
export async function handleForm({ request, context }: RouteArgs, handlers: FormHandlers) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw data(null, { status: 400 });
  try {
    const did = await handler(context.get(requestContext).api, form);
    if (did instanceof Response) throw did;
    return data<WebhookOutcome>({ intent, failure: null, ...did });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { data: body, init } = toFormFailure(error, form);
    return data<WebhookOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
