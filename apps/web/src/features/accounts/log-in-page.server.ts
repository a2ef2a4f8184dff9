import type { PageArgs } from '../../shared/api/route-data.ts';
import { wishOfVisitor } from './entry.server.ts';

/** Why somebody was sent here, by the `?notice=` of our own redirects. */
const NOTICES = new Map([
  ['logged-out', { title: 'You’re signed out.', text: 'Your work is saved for next time.' }],
  ['password-set', { title: 'Your new password is set.', text: 'We signed you out everywhere else.' }],
  ['first-password', { title: 'Your password is set.', text: 'Sign in to use your plan.' }],
]);

/** Loads the data for /portal/login. */
export function loadLogIn(args: PageArgs) {
  const { next } = wishOfVisitor(args);
  return { next, notice: NOTICES.get(new URL(args.request.url).searchParams.get('notice') ?? '') ?? null };
}
