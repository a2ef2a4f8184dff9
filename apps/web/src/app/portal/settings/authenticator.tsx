import { changeAuthenticator, loadAuthenticator } from '../../../features/accounts/settings/authenticator.server.ts';
import { AuthenticatorSetup } from '../../../features/accounts/settings/authenticator-setup.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { pageMeta } from '../../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { Route } from './+types/authenticator.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Authenticator app',
    description: 'Sign in with your password and a code from your phone.',
  });

export const loader = (args: Route.LoaderArgs) => loadAuthenticator(args);
export const action = (args: Route.ActionArgs) => changeAuthenticator(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Authenticator app"
        above={
          <Breadcrumbs
            steps={[
              { label: 'Settings', to: '/portal/settings' },
              { label: 'Security', to: '/portal/settings/security' },
              { label: 'Authenticator app' },
            ]}
          />
        }
      />
      <AuthenticatorSetup
        {...loaderData}
        failure={actionData?.failure ?? null}
        shown={actionData && 'shown' in actionData ? (actionData.shown ?? null) : null}
      />
    </>
  );
}
