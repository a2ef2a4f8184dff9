import { Link } from 'react-router';
import { logIn, wishOfVisitor } from '../../features/accounts/entry.server.ts';
import { LogInForm } from '../../features/accounts/entry-forms.tsx';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { withNext } from '../../features/accounts/next-path.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/log-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Log in', description: 'Into your portal.', path: '/portal/login' });

/** What brought somebody here, by the `?notice=` of our own redirects. */
const NOTICES = new Map([
  ['logged-out', { title: 'You are logged out.', text: 'Your work is kept for the next time.' }],
  [
    'password-set',
    { title: 'Your new password is set.', text: 'Every place where you were logged in has been logged out.' },
  ],
]);

export function loader(args: Route.LoaderArgs) {
  const { next } = wishOfVisitor(args);
  return { next, notice: NOTICES.get(new URL(args.request.url).searchParams.get('notice') ?? '') ?? null };
}

export const action = (args: Route.ActionArgs) => logIn(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(() => serverAction());

export default function LogIn({ loaderData: { next, notice }, actionData }: Route.ComponentProps) {
  return (
    <EntryPage
      title="Log in"
      foot={
        <p>
          No account yet?{' '}
          <Link to={withNext('/portal/signup', next)} className="link">
            Create one
          </Link>
        </p>
      }
    >
      {notice && !actionData && (
        <Callout tone="hold" title={notice.title} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      {next !== null && !notice && !actionData && <Callout title="Log in, and you go on to the page you asked for." />}
      <LogInForm failure={actionData?.failure} next={next} />
    </EntryPage>
  );
}
