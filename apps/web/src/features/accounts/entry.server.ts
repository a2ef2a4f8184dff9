import { REGIONS } from '@foothold/contracts/accounts';
import { data, redirect } from 'react-router';
import { requestContext } from '../../app/context.ts';
import { formFailure } from '../../shared/api/form-failure.ts';
import { formText } from '../../shared/api/form-text.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { forgetToken, tokenFromLink } from './link-token.server.ts';
import { ownPath, PORTAL_HOME } from './next-path.ts';
import type { RouteArgs } from './route-args.ts';

/** For the pages that open an account or a session: whoever has one goes on. @returns where the person wants to go afterwards */
export function wishOfVisitor({ request, context }: RouteArgs): { next: string | null } {
  const next = ownPath(new URL(request.url).searchParams.get('next'));
  if (context.get(requestContext).viewer) throw redirect(next ?? PORTAL_HOME);
  return { next };
}

const onwards = (form: FormData) => redirect(ownPath(formText(form, 'next')) ?? PORTAL_HOME);

export async function signUp({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.accounts.signUp({
      name: formText(form, 'name'),
      email: formText(form, 'email'),
      password: formText(form, 'password'),
      region: REGIONS.find((region) => region === form.get('region')),
    });
  } catch (error) {
    return formFailure(error, form);
  }
  throw onwards(form);
}

export async function logIn({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.accounts.logIn({
      email: formText(form, 'email'),
      password: formText(form, 'password'),
    });
  } catch (error) {
    return formFailure(error, form);
  }
  throw onwards(form);
}

export async function logOut({ context }: RouteArgs): Promise<never> {
  await context.get(requestContext).api.accounts.logOut({});
  throw redirect('/portal/login?notice=logged-out');
}

export async function requestPasswordReset({ request, context }: RouteArgs) {
  const form = await request.formData();
  const email = formText(form, 'email').trim();
  try {
    await context.get(requestContext).api.accounts.requestPasswordReset({ email });
  } catch (error) {
    return formFailure(error, form);
  }
  return { sentTo: email };
}

export async function resetPassword(args: RouteArgs) {
  const form = await args.request.formData();
  const token = await tokenFromLink('reset-password', args);
  try {
    await args.context.get(requestContext).api.accounts.resetPassword({
      token: token ?? '',
      password: formText(form, 'password'),
    });
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code === 'accounts.link-expired' || problem?.fields.token)
      return data({ expired: true as const }, { status: 400, headers: await forgetToken('reset-password', args) });
    return formFailure(error, form);
  }
  throw redirect('/portal/login?notice=password-set', { headers: await forgetToken('reset-password', args) });
}

/** Confirms with the token of the link, or sends the message again. */
export async function confirmEmail(args: RouteArgs) {
  const form = await args.request.formData();
  if (form.get('intent') === 'resend') return resendConfirmation(args, form);
  const token = await tokenFromLink('confirm-email', args);
  try {
    const { email } = await args.context.get(requestContext).api.accounts.confirmEmail({ token: token ?? '' });
    return data({ confirmed: email }, { headers: await forgetToken('confirm-email', args) });
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code === 'accounts.link-expired' || problem?.fields.token)
      return data({ expired: true as const }, { status: 400, headers: await forgetToken('confirm-email', args) });
    return formFailure(error, form);
  }
}

async function resendConfirmation({ context }: RouteArgs, form: FormData) {
  const { api, viewer } = context.get(requestContext);
  try {
    await api.accounts.resendConfirmation({});
  } catch (error) {
    return formFailure(error, form);
  }
  return { sentTo: viewer?.email ?? '' };
}
