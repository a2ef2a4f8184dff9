import { data } from 'react-router';
import { requestContext } from '../../../app/context.ts';
import { formText } from '../../../shared/api/form-text.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import { forgetToken, tokenFromLink } from '../link-token.server.ts';
import type { RouteArgs } from '../route-args.ts';
import { CONFIRM_TEXTS, type Confirmation, type Resent, resentAfter } from './confirmation.ts';

/** What the page does with the link that it was opened by: `ask` shows the button; `at-once` confirms without it, or finds out why it cannot. */
export type ConfirmWay = 'ask' | 'at-once';

/**
 * The token of the link, and whether anybody has to press something: not where this browser is signed in to the very account that waits, and not where the
 * token is used up, so that the server's answer says why.
 */
export async function loadConfirmation(args: RouteArgs): Promise<{ token: string | null; way: ConfirmWay }> {
  const token = await tokenFromLink('confirm-email', args);
  if (token === null) return { token, way: 'ask' };
  const { api } = args.context.get(requestContext);
  try {
    const { state, yours } = await api.accounts.confirmation({ token });
    return { token, way: state === 'waits' && !yours ? 'ask' : 'at-once' };
  } catch (error) {
    if (!problemOf(error)) throw error;
    return { token, way: 'at-once' };
  }
}

/** What the page's action answers: for the page itself without a script, and for the line above the portal's pages. */
export interface ConfirmOutcome {
  confirmation: Confirmation | null;
  resent: Resent | null;
}

/** Confirms, or sends the message again. */
export async function confirmOrResend(args: RouteArgs) {
  const form = await args.request.formData();
  return form.get('intent') === 'resend' ? resend(args, form) : confirm(args);
}

async function confirm(args: RouteArgs) {
  const { api } = args.context.get(requestContext);
  const token = await tokenFromLink('confirm-email', args);
  const outcome = (confirmation: Confirmation, init: ResponseInit = {}) =>
    data<ConfirmOutcome>({ confirmation, resent: null }, init);
  if (token === null) return outcome({ state: 'failed', message: CONFIRM_TEXTS.noToken }, { status: 400 });
  try {
    const { email } = await api.accounts.confirmEmail({ token });
    return outcome({ state: 'confirmed', email }, { headers: await forgetToken('confirm-email', args) });
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return outcome({ state: 'failed', message: problem.message }, { status: problem.status });
  }
}

async function resend(args: RouteArgs, form: FormData) {
  const { api, viewer } = args.context.get(requestContext);
  const token = formText(form, 'token');
  const outcome = (resent: Resent, init: ResponseInit = {}) =>
    data<ConfirmOutcome>({ confirmation: null, resent }, init);
  try {
    await api.accounts.resendConfirmation(viewer?.emailConfirmed !== false && token !== '' ? { token } : {});
    return outcome({ state: 'sent' });
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return outcome(resentAfter(error), { status: problem.status });
  }
}
