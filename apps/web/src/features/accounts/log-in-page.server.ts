import type { RouteArgs } from '../../shared/api/route-args.ts';
import { redirectIfSignedIn } from './entry.server.ts';

/** Why the user was redirected here, by the `?notice=` that our own redirects set. */
const NOTICES = new Map([
  ['logged-out', { title: 'You’re signed out.', text: 'Your work is saved for next time.' }],
  ['password-set', { title: 'Your new password is set.', text: 'We signed you out everywhere else.' }],
  ['first-password', { title: 'Your password is set.', text: 'Sign in to use your plan.' }],
]);

/** Loads the data for /portal/login. */
export function loadLogIn(args: RouteArgs) {
  const { next } = redirectIfSignedIn(args);
  return { next, notice: NOTICES.get(new URL(args.request.url).searchParams.get('notice') ?? '') ?? null };
}
