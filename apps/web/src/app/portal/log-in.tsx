import { Link } from 'react-router';
import { wishOfVisitor } from '../../features/accounts/entry.server.ts';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { logIn } from '../../features/accounts/log-in.server.ts';
import { LogInForm } from '../../features/accounts/log-in-form.tsx';
import { askedCodeOf, stepOf } from '../../features/accounts/log-in-step.ts';
import { withNext } from '../../features/accounts/next-path.ts';
import { SecondStepForm } from '../../features/accounts/second-step.tsx';
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
  ['first-password', { title: 'Your password is set.', text: 'Log in with it, and everything you bought is there.' }],
]);

export function loader(args: Route.LoaderArgs) {
  const { next } = wishOfVisitor(args);
  return { next, notice: NOTICES.get(new URL(args.request.url).searchParams.get('notice') ?? '') ?? null };
}

export const action = (args: Route.ActionArgs) => logIn(args);
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // A line that breaks at a later step leads back to no earlier one.
  const form = await request.clone().formData();
  return keepPage(() => serverAction(), { step: stepOf(form), emailCode: askedCodeOf(form) });
}

export default function LogIn({ loaderData: { next, notice }, actionData }: Route.ComponentProps) {
  if (actionData?.step)
    return (
      <EntryPage
        title="Confirm that it is you"
        lead={<p>Your password is right. Your account also asks for a second factor.</p>}
        foot={
          <p>
            Another account?{' '}
            <Link to={withNext('/portal/login', next)} reloadDocument className="link">
              Start again
            </Link>
          </p>
        }
      >
        <SecondStepForm step={actionData.step} failure={actionData.failure} next={next} />
      </EntryPage>
    );
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
      <LogInForm failure={actionData?.failure} next={next} emailCode={actionData?.emailCode} />
    </EntryPage>
  );
}
