import { AuthenticatorPanel } from '../../../features/accounts/settings/authenticator-panel.tsx';
import { BackToApproval } from '../../../features/accounts/settings/back-to-approval.tsx';
import { PasskeyPanel } from '../../../features/accounts/settings/passkey-panel.tsx';
import { RecoveryPanel } from '../../../features/accounts/settings/recovery-panel.tsx';
import { changeSecurity, loadSecurity } from '../../../features/accounts/settings/security.server.ts';
import { SessionList } from '../../../features/accounts/settings/session-list.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/security.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Security', description: 'Second factors, and where you’re signed in.' });

export const loader = (args: Route.LoaderArgs) => loadSecurity(args);
export const action = (args: Route.ActionArgs) => changeSecurity(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function Security({
  loaderData: { security, sessions, limits, now },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <BackToApproval />
      <AuthenticatorPanel security={security} actionData={actionData} />
      <PasskeyPanel security={security} longestName={limits.passkeyName} actionData={actionData} />
      <RecoveryPanel security={security} total={limits.codes} actionData={actionData} />
      <SessionList sessions={sessions} now={now} actionData={actionData} />
    </>
  );
}
