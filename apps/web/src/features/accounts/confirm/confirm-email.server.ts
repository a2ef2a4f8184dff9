import { limits } from '@foothold/contracts/accounts';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { clearTokenCookie, readLinkToken } from '../../../shared/api/link-token.server.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import type { PasswordLength } from '../password-advice.ts';
import { CONFIRM_TEXTS, type Confirmation, type ResendResult, toResendResult } from './confirmation.ts';

/** What the page does first: `ask` asks for a password; `at-once` confirms without one, or shows why it can't. */
export type ConfirmMode = 'ask' | 'at-once';

export interface LoadedConfirmation {
  token: string | null;
  mode: ConfirmMode;
  /** Whether a user who doesn't know the password may choose a new one. */
  claimable: boolean;
  passwordLength: PasswordLength;
}

/**
 * The link's token, and whether to ask for a password. It doesn't if this browser is signed in to the pending account,
 * or if the token has been used, because the server's response then explains why.
 */
export async function loadConfirmation(args: RouteArgs): Promise<LoadedConfirmation> {
  const token = await readLinkToken('confirm-email', args);
  const passwordLength = limits.password;
  if (token === null) return { token, mode: 'ask', claimable: false, passwordLength };
  const { api } = args.context.get(requestContext);
  try {
    const { state, yours, claimable } = await api.accounts.confirmation({ token });
    return { token, mode: state === 'waits' && !yours ? 'ask' : 'at-once', claimable, passwordLength };
  } catch (error) {
    if (!parseProblem(error)) throw error;
    return { token, mode: 'at-once', claimable: false, passwordLength };
  }
}

/** The page's action data, both for the page itself without JavaScript and for the reminder in the portal. */
export interface ConfirmOutcome {
  confirmation: Confirmation | null;
  resent: ResendResult | null;
  /** Set by one of the two password forms, which can then be resubmitted. */
  refused?: { intent: ConfirmIntent; failure: FormFailure } | undefined;
}

/** `confirm`: in the account's own session. `password`: with the account's password. `claim`: with a new password. */
export type ConfirmIntent = 'confirm' | 'password' | 'claim';

/** Confirms the address or resends the email. */
export async function confirmOrResend(args: RouteArgs) {
  const form = await args.request.formData();
  const intent = form.get('intent');
  if (intent === 'resend') return resend(args, form);
  return confirm(args, form, intent === 'password' || intent === 'claim' ? intent : 'confirm');
}

async function confirm(args: RouteArgs, form: FormData, intent: ConfirmIntent) {
  const { accounts } = args.context.get(requestContext).api;
  const token = await readLinkToken('confirm-email', args);
  const respond = (confirmation: Confirmation, init: ResponseInit = {}) =>
    data<ConfirmOutcome>({ confirmation, resent: null }, init);
  if (token === null) return respond({ state: 'failed', message: CONFIRM_TEXTS.noToken }, { status: 400 });
  try {
    const password = readFormText(form, 'password');
    const { email, trialEndsAt } = await (intent === 'confirm'
      ? accounts.confirmEmail({ token })
      : intent === 'claim'
        ? accounts.claim({ token, password })
        : accounts.confirmWithPassword({ token, password }));
    return respond(
      { state: 'confirmed', email, trialEndsAt, claimed: intent === 'claim' },
      { headers: await clearTokenCookie('confirm-email', args) },
    );
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    if (problem.code === 'accounts.confirm-with-password') return respond({ state: 'waiting' });
    if (intent !== 'confirm' && RETRYABLE_CODES.some((code) => code === problem.code)) {
      const { failure } = toFormFailure(error, form).data;
      const refused = { intent, failure };
      return data<ConfirmOutcome>({ confirmation: null, resent: null, refused }, { status: problem.status });
    }
    return respond({ state: 'failed', message: problem.message }, { status: problem.status });
  }
}

/** Errors about the password and rate limits belong to the form. Any other error is about the link. */
const RETRYABLE_CODES = ['accounts.password', 'request.invalid', 'request.too-many'] as const;

async function resend(args: RouteArgs, form: FormData) {
  const { api, viewer } = args.context.get(requestContext);
  const token = readFormText(form, 'token');
  const respond = (resent: ResendResult, init: ResponseInit = {}) =>
    data<ConfirmOutcome>({ confirmation: null, resent }, init);
  try {
    await api.accounts.resendConfirmation(viewer?.emailConfirmed !== false && token !== '' ? { token } : {});
    return respond({ state: 'sent' });
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return respond(toResendResult(error), { status: problem.status });
  }
}
