import type { RouteData } from '../../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import type { changeAuthenticator, loadAuthenticator } from './authenticator.server.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';

export interface AuthenticatorPageProps {
  loaderData: RouteData<typeof loadAuthenticator>;
  actionData: RouteData<typeof changeAuthenticator> | undefined;
}

/** The page at /portal/settings/security/authenticator. */
export function AuthenticatorPage({ loaderData, actionData }: AuthenticatorPageProps) {
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
