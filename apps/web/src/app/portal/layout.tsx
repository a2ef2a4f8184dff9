import { Outlet, useLocation } from 'react-router';
import { ConfirmEmailNotice } from '../../features/accounts/confirm-email-notice.tsx';
import { SampleAccountNotice } from '../../features/accounts/sample-account-notice.tsx';
import { PortalError } from '../../pages/portal/not-found.tsx';
import { loadShell } from '../../pages/portal/shell.server.ts';
import { PortalShell } from '../../pages/portal/shell.tsx';
import { useFreshShell } from '../../pages/portal/use-fresh-shell.ts';
import { VerifyProvider } from '../../shared/verify/verify-provider.tsx';
import { requireViewer } from '../guards.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

/** Never cached, because the content is personal. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const loader = (args: Route.LoaderArgs) => loadShell(args);

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { tasks, packets, messages, unread } = useFreshShell(loaderData);
  // Home greets first, and shows the notice itself.
  const isHome = useLocation().pathname === '/portal';
  return (
    <VerifyProvider>
      <PortalShell tasksWaiting={tasks.waiting} packets={packets} messagesUnread={messages.unread} unread={unread}>
        <SampleAccountNotice />
        {!isHome && <ConfirmEmailNotice />}
        <Outlet />
      </PortalShell>
    </VerifyProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PortalShell>
      <PortalError error={error} />
    </PortalShell>
  );
}
