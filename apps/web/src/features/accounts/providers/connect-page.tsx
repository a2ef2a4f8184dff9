import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { formClass } from '../entry-forms.tsx';
import { EntryPage } from '../entry-page.tsx';
import type { connectProvider, loadConnect } from './providers.server.ts';

export interface ConnectPageProps {
  loaderData: RouteData<typeof loadConnect>;
  actionData: RouteData<typeof connectProvider> | undefined;
}

/** The page at /portal/login/connect: the owner confirms once. */
export function ConnectPage({ loaderData: { service, email, own, next }, actionData }: ConnectPageProps) {
  return (
    <EntryPage
      title={`Connect ${service}?`}
      lead={
        <p>
          You’re signed in as <span className="wrap-anywhere">{own}</span>. After connecting, you can sign in with the{' '}
          {service} account of <span className="wrap-anywhere">{email}</span>.
        </p>
      }
      footer={
        <p>
          <Link to={next} className="link">
            Not now
          </Link>
        </p>
      }
    >
      <Form failure={actionData?.failure} className={formClass}>
        <SubmitButton size="large" busyLabel="Connecting…">
          Connect {service}
        </SubmitButton>
      </Form>
    </EntryPage>
  );
}
