import { REGIONS, type Viewer } from '@foothold/contracts/accounts';
import { data, redirect } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { clearTokenCookie, readLinkToken } from '../../shared/api/link-token.server.ts';
import { parseProblem } from '../../shared/api/problem.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { chooseNextPath, FIRST_STEP, parseNextPath } from './next-path.ts';

/**
 * For pages that create an account or a session. Redirects users who are already signed in.
 * @returns where to go afterward
 */
export function redirectIfSignedIn({ request, context }: RouteArgs): { next: string | null } {
  const next = parseNextPath(new URL(request.url).searchParams.get('next'));
  const { viewer } = context.get(requestContext);
  if (viewer) throw redirect(chooseNextPath(next, viewer));
  return { next };
}

export const redirectToNext = (form: FormData, viewer: Viewer) =>
  redirect(chooseNextPath(parseNextPath(readFormText(form, 'next')), viewer));

export async function signUp({ request, context }: RouteArgs) {
  const form = await request.formData();
  let viewer: Viewer;
  try {
    viewer = await context.get(requestContext).api.accounts.signUp({
      name: readFormText(form, 'name'),
      email: readFormText(form, 'email'),
      password: readFormText(form, 'password'),
      region: REGIONS.find((region) => region === form.get('region')),
    });
  } catch (error) {
    return toFormFailure(error, form);
  }
  throw redirectToNext(form, viewer);
}

export async function logOut({ context }: RouteArgs): Promise<never> {
  await context.get(requestContext).api.accounts.logOut({});
  throw redirect('/portal/login?notice=logged-out');
}

export async function requestPasswordReset({ request, context }: RouteArgs) {
  const form = await request.formData();
  const email = readFormText(form, 'email').trim();
  try {
    await context.get(requestContext).api.accounts.requestPasswordReset({ email });
  } catch (error) {
    return toFormFailure(error, form);
  }
  return { sentTo: email };
}

/** @param kind which email contained the link: a password reset, or an account's first password */
export async function setPassword(kind: 'reset-password' | 'set-password', args: RouteArgs) {
  const form = await args.request.formData();
  const token = await readLinkToken(kind, args);
  const { api } = args.context.get(requestContext);
  let viewer: Viewer | null;
  try {
    ({ viewer } = await api.accounts.resetPassword({
      token: token ?? '',
      password: readFormText(form, 'password'),
    }));
  } catch (error) {
    const problem = parseProblem(error);
    if (problem?.code === 'accounts.link-expired' || problem?.fields.token)
      return data({ expired: true as const }, { status: 400, headers: await clearTokenCookie(kind, args) });
    return toFormFailure(error, form);
  }
  // The first steps after a payment begin with what the plan needs.
  if (viewer) throw redirect(FIRST_STEP, { headers: await clearTokenCookie(kind, args) });
  const notice = kind === 'set-password' ? 'first-password' : 'password-set';
  throw redirect(`/portal/login?notice=${notice}`, { headers: await clearTokenCookie(kind, args) });
}
