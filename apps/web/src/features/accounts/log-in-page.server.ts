import { data } from 'react-router';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { redirectIfSignedIn } from './entry.server.ts';
import { takeStepCookie } from './providers/step-cookie.server.ts';

/** Why the user was redirected here, by the `?notice=` that our own redirects set. */
const NOTICES = new Map([
  ['logged-out', { title: 'You’re signed out.', text: 'Your work is saved for next time.' }],
  ['password-set', { title: 'Your new password is set.', text: 'We signed you out everywhere else.' }],
  [
    'connect',
    {
      title: 'Your email address already has an account.',
      text: 'Sign in once. After that, you can connect the service you chose.',
    },
  ],
  ['first-password', { title: 'Your password is set.', text: 'Sign in to use your plan.' }],
]);

/** Loads the data for /portal/login. */
export async function loadLogIn(args: RouteArgs) {
  const { next } = redirectIfSignedIn(args);
  const waiting = await takeStepCookie(args);
  const { signInProviders: providers } = args.context.get(requestContext);
  const notice = NOTICES.get(new URL(args.request.url).searchParams.get('notice') ?? '') ?? null;
  return data(
    { next, notice, providers, step: waiting?.step ?? null },
    waiting ? { headers: { 'set-cookie': waiting.clear } } : {},
  );
}
