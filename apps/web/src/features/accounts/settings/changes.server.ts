import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

/** The result of submitting one of a page's forms. */
export interface SettingsOutcome<Shown = never> {
  intent: string;
  /** The success message. */
  done: string | null;
  failure: FormFailure | null;
  /** Shown only in this response: a key to scan, or codes to save. */
  shown?: Shown;
}

/** What a form returns: a success message, and anything else to show. */
export type FormResult<Shown> = string | { done: string | null; shown: Shown };

/** A page's form handlers, by intent. */
export type FormHandlers<Shown = never> = Readonly<
  Record<string, (api: Api, form: FormData) => Promise<FormResult<Shown>>>
>;

/**
 * The action of a settings page with several forms, each with an `intent`.
 * @param kept values that stay on the page after a rejected form
 */
export async function handleForm<Shown = never>(
  { request, context }: RouteArgs,
  changes: FormHandlers<Shown>,
  saved?: (form: FormData) => Shown | undefined,
) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const handler = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!handler) throw data(null, { status: 400 });
  try {
    const did = await handler(context.get(requestContext).api, form);
    const outcome = typeof did === 'string' ? { done: did } : did;
    return data<SettingsOutcome<Shown>>({ intent, failure: null, ...outcome });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    const shown = saved?.(form);
    const refused = { intent, done: null, failure: body.failure, ...(shown !== undefined && { shown }) };
    return data<SettingsOutcome<Shown>>(refused, init ?? {});
  }
}

/** The password from forms that ask for it. Members with a second factor have no such field. */
export const parsePassword = (form: FormData): { password?: string } =>
  form.has('password') ? { password: readFormText(form, 'password') } : {};
