import { Link } from 'react-router';
import { wishOfVisitor } from '../../features/accounts/entry.server.ts';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { logIn } from '../../features/accounts/log-in.server.ts';
import { LogInForm } from '../../features/accounts/log-in-form.tsx';
import { askedCodeOf, stepOf } from '../../features/accounts/log-in-step.ts';
import { withNext } from '../../features/accounts/next-path.ts';
import { SecondStepForm } from '../../features/accounts/second-step.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import type { Route } from './+types/log-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Sign in', description: 'Sign in to your portal.', path: '/portal/login' });

/** What brought somebody here, by the `?notice=` of our own redirects. */
const NOTICES = new Map([
  ['logged-out', { title: 'You’re signed out.', text: 'Your work is saved for next time.' }],
  ['password-set', { title: 'Your new password is set.', text: 'We signed you out everywhere else.' }],
  ['first-password', { title: 'Your password is set.', text: 'Sign in to use your plan.' }],
]);

export function loader(args: Route.LoaderArgs) {
  const { next } = wishOfVisitor(args);
  return { next, notice: NOTICES.get(new URL(args.request.url).searchParams.get('notice') ?? '') ?? null };
}

export const action = (args: Route.ActionArgs) => logIn(args);
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // A line that breaks at a later step leads back to no earlier one.
  const form = await request.clone().formData();
  return cachePage(() => serverAction(), { step: stepOf(form), emailCode: askedCodeOf(form) });
}

export default function LogIn({ loaderData: { next, notice }, actionData }: Route.ComponentProps) {
  if (actionData?.step)
    return (
      <EntryPage
        title="Confirm it’s you"
        lead={<p>Your password is correct. Now confirm with your second factor.</p>}
        foot={
          <p>
            Not your account?{' '}
            <Link to={withNext('/portal/login', next)} reloadDocument className="link">
              Start over
            </Link>
          </p>
        }
      >
        <SecondStepForm step={actionData.step} failure={actionData.failure} next={next} />
      </EntryPage>
    );
  return (
    <EntryPage
      title="Sign in"
      foot={
        <p>
          New here?{' '}
          <Link to={withNext('/portal/signup', next)} className="link">
            Create an account
          </Link>
        </p>
      }
    >
      {notice && !actionData && (
        <Callout tone="hold" title={notice.title} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      {next !== null && !notice && !actionData && <Callout title="Sign in to continue to the page you asked for." />}
      <LogInForm failure={actionData?.failure} next={next} emailCode={actionData?.emailCode} />
    </EntryPage>
  );
}
