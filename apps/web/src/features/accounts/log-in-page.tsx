import { Link } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { EntryPage } from './entry-page.tsx';
import type { logIn } from './log-in.server.ts';
import { LogInForm } from './log-in-form.tsx';
import type { loadLogIn } from './log-in-page.server.ts';
import { withNext } from './next-path.ts';
import { SecondStepForm } from './second-step.tsx';

export interface LogInPageProps {
  loaderData: RouteData<typeof loadLogIn>;
  actionData: RouteData<typeof logIn> | undefined;
}

/** The page at /portal/login. */
export function LogInPage({ loaderData: { next, notice, providers, step }, actionData }: LogInPageProps) {
  const secondStep = actionData ? actionData.step : step;
  if (secondStep)
    return (
      <EntryPage
        title="Confirm it’s you"
        lead={<p>You’re almost signed in. Now confirm with your second factor.</p>}
        footer={
          <p>
            Not your account?{' '}
            <Link to={withNext('/portal/login', next)} reloadDocument className="link">
              Start over
            </Link>
          </p>
        }
      >
        <SecondStepForm step={secondStep} failure={actionData?.failure ?? null} next={next} />
      </EntryPage>
    );
  return (
    <EntryPage
      title="Sign in"
      footer={
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
      <LogInForm failure={actionData?.failure} next={next} emailCode={actionData?.emailCode} providers={providers} />
    </EntryPage>
  );
}
